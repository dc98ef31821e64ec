// SPDX-License-Identifier: MIT
import CResponderKit

// The delegate of a scroll view (SPEC 260, 306). Any of its functions may do anything, so each caller checks its objects again afterwards.

extension ScrollView: Delegating {
  var delegate: ScrollDelegate? {
    get { data.delegate }
    nonmutating set { data.delegate = newValue }
  }

  func setDelegate(_ table: RKScrollViewDelegate?) throws(RKStatus) {
    try replaceDelegate(table.map { DelegateRecord($0, $0.object, $0.drop, $0.userdata, plugin: context.runningPlugin) })
  }

  // MARK: Calls

  /// Call a function of the delegate. `call` returns what is wrong with the answer, 0 if nothing is. A scroll view that ends, or waits for its end, calls
  /// only what closes what it does.
  @inline(__always)
  private func watchDelegate(asks: Bool, closes: Bool, _ call: (ScrollDelegate) -> Int32) {
    guard closes || !isDying || context.scrolls.ending == index, let delegate = livingDelegate() else { return }
    callWatched(delegate, asks: asks) { (call($0), 0) }
  }

  @inline(never)
  private func callDelegate(asks: Bool = false, closes: Bool = false, _ call: (ScrollDelegate) -> Int32) { watchDelegate(asks: asks, closes: closes, call) }

  @inline(never)
  private func tell(closes: Bool = false, _ notice: (ScrollDelegate) -> RKScrollViewNotice?) {
    watchDelegate(asks: false, closes: closes) {
      guard let function = notice($0) else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      function(pointer, $0.table.userdata)
      if context.isRecording { context.writeLeave() }
      return 0
    }
  }

  /// For every tick of a movement.
  func tellDidScroll() {
    if delegate != nil { tell() { $0.table.did_scroll } }
  }

  func tellDidZoom() { tell() { $0.table.did_zoom } }
  func tellWillBeginDragging() { tell() { $0.table.will_begin_dragging } }
  func tellWillBeginDecelerating() { tell() { $0.table.will_begin_decelerating } }
  func tellDidEndDecelerating() { tell(closes: true) { $0.table.did_end_decelerating } }
  func tellDidEndScrollingAnimation() { tell(closes: true) { $0.table.did_end_scrolling_animation } }
  func tellDidScrollToTop() { tell() { $0.table.did_scroll_to_top } }

  func tellDidEndDragging(_ decelerates: Bool) {
    callDelegate(closes: true) {
      guard let function = $0.table.did_end_dragging else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      function(pointer, decelerates, $0.table.userdata)
      if context.isRecording { context.writeLeave() }
      return 0
    }
  }

  /// `velocity` in points per millisecond. Returns the target as the delegate leaves it.
  func askWillEndDragging(_ velocity: RKPoint, _ target: RKPoint) -> RKPoint {
    var answer = target
    callDelegate() { delegate in
      guard let function = delegate.table.will_end_dragging else { return 0 }
      var changed = target
      if context.isRecording { context.writeEnter(index) }
      function(pointer, velocity, &changed, delegate.table.userdata)
      if context.isRecording { context.writeLeave(changed) }
      guard changed.isFinite else { return RKPluginFault.returnedNaN.rawValue }
      answer = changed
      return 0
    }
    return answer
  }

  /// Its delegate has a viewForZooming, which is not asked.
  var mayHaveZoomedView: Bool { delegate.map { $0.table.view_for_zooming != nil && ($0.object == 0 || context.live($0.object, .all) != 0) } ?? false }

  /// Which view is zoomed; nil: none. A view of its own content only.
  func askViewForZooming(_ stray: inout View?) -> View? {
    var answer: View?
    callDelegate() { delegate in
      guard let function = delegate.table.view_for_zooming else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      let given = function(pointer, delegate.table.userdata)
      if context.isRecording { context.writeLeave(object: given) }
      if given == nil { return 0 }
      answer = context.liveView(ifAny: UInt(bitPattern: given))
      return answer == nil ? context.badObject(UInt(bitPattern: given)) : 0
    }
    guard let answer, kind == .scroll else { return nil }
    if answer != view, answer.isDescendant(of: view) { return answer }
    stray = answer
    return nil
  }

  func tellWillBeginZooming(_ view: UInt) {
    callDelegate {
      guard let function = $0.table.will_begin_zooming else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      function(pointer, context.pointer(context.live(view, .views)), $0.table.userdata)
      if context.isRecording { context.writeLeave() }
      return 0
    }
  }

  func tellDidEndZooming(_ view: UInt, _ scale: Double) {
    callDelegate(closes: true) {
      guard let function = $0.table.did_end_zooming else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      function(pointer, context.pointer(context.live(view, .views)), scale, $0.table.userdata)
      if context.isRecording { context.writeLeave() }
      return 0
    }
  }

  func askShouldScrollToTop() -> Bool {
    var answer = true
    callDelegate(asks: true) { delegate in
      guard let function = delegate.table.should_scroll_to_top else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      let given = unsafeBitCast(function, to: QuestionCall.self)(pointer, delegate.table.userdata)
      if context.isRecording { context.writeLeave(bool: given) }
      if given > 1 { return RKPluginFault.returnedBadBool.rawValue }
      answer = given != 0
      return 0
    }
    return answer
  }
}
