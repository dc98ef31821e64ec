// SPDX-License-Identifier: MIT
import CResponderKit

/// Receives what happens to a scroll view. What a delegate does not implement has UIKit's default.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The offset has changed, for whatever cause.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// velocity in points per millisecond; the target may be changed.
  func scrollViewWillEndDragging(_ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>)
  /// The finger has lifted; `decelerate`: it still moves.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// It begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// It rests.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// What the program animated has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// The subview that a pinch enlarges. Default nil: no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// A pinch begins.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// The scale is within its range again.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
  /// Whether scrollToTop() scrolls. Default true.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// It has arrived at the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(_ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}

extension ScrollView {
  final func updateDelegate() {
    guard let delegate else { check(rk_scroll_view_set_delegate(handle, nil)); return }
    var made = RKScrollViewDelegate()
    made.struct_size = UInt32(MemoryLayout<RKScrollViewDelegate>.size)
    made.object = (delegate as? Object)?.handle
    made.did_scroll = { me, _ in tell(me, ()) { $0.scrollViewDidScroll($1) } }
    made.did_zoom = { me, _ in tell(me, ()) { $0.scrollViewDidZoom($1) } }
    made.will_begin_dragging = { me, _ in tell(me, ()) { $0.scrollViewWillBeginDragging($1) } }
    made.will_end_dragging = { me, velocity, target, _ in
      tell(me, (velocity, target!)) { $0.scrollViewWillEndDragging($1, withVelocity: $2.0, targetContentOffset: $2.1) }
    }
    made.did_end_dragging = { me, decelerates, _ in tell(me, decelerates) { $0.scrollViewDidEndDragging($1, willDecelerate: $2) } }
    made.will_begin_decelerating = { me, _ in tell(me, ()) { $0.scrollViewWillBeginDecelerating($1) } }
    made.did_end_decelerating = { me, _ in tell(me, ()) { $0.scrollViewDidEndDecelerating($1) } }
    made.did_end_scrolling_animation = { me, _ in tell(me, ()) { $0.scrollViewDidEndScrollingAnimation($1) } }
    made.view_for_zooming = { me, _ in
      receive(me, (), none: nil) { (view: ScrollView, _) in view.delegate?.viewForZooming(in: view)?.handle }
    }
    made.will_begin_zooming = { me, view, _ in tell(me, view) { $0.scrollViewWillBeginZooming($1, with: .of($2)) } }
    made.did_end_zooming = { me, view, scale, _ in tell(me, (view, scale)) { $0.scrollViewDidEndZooming($1, with: .of($2.0), atScale: $2.1) } }
    made.should_scroll_to_top = { me, _ in
      receive(me, (), none: true) { (view: ScrollView, _) in view.delegate?.scrollViewShouldScrollToTop(view) ?? true }
    }
    made.did_scroll_to_top = { me, _ in tell(me, ()) { $0.scrollViewDidScrollToTop($1) } }
    check(rk_scroll_view_set_delegate(handle, &made))
  }
}

private func tell<A>(_ me: OpaquePointer?, _ argument: A, _ notice: @MainActor (any ScrollViewDelegate, ScrollView, A) -> Void) {
  receive(me, argument, none: ()) { (view: ScrollView, argument) in
    if let delegate = view.delegate { notice(delegate, view, argument) }
  }
}

private func tell(_ me: OpaquePointer?, _: Void, _ notice: @MainActor (any ScrollViewDelegate, ScrollView) -> Void) {
  receive(me, (), none: ()) { (view: ScrollView, _) in
    if let delegate = view.delegate { notice(delegate, view) }
  }
}
