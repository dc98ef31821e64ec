// SPDX-License-Identifier: MIT
import CResponderKit

/// An area that receives touches, in a tree of such areas. Plain properties (isHidden, alpha, isUserInteractionEnabled …) are in Properties.swift.
open class View: Responder {
  override class var builtIn: String { "View" }
  /// Whether the tree keeps this object alive.
  private var isHeld = false
  /// The recognisers, which live as long as they are attached.
  private var attached: [GestureRecognizer] = []

  /// A view with this place and size in its superview.
  public init(frame: Rect) {
    super.init(making: frame)
    updateHold()
  }

  /// There are no archives: the same as init(frame: .zero). Classes of an app have it.
  public required init?(coder: Coder) { super.init(making: .zero) }

  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// `cls` nil is the built-in class, which of View, Label and ImageView the Swift class names.
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_view_create(context, cls ?? found { rk_class_find(context, builtIn, &$0) }, frame, &out)
  }

  override class func of(_ handle: OpaquePointer?) -> View? { Objects.of(handle) as? View }

  /// Called at every change of the superview, whatever made it.
  final func updateHold() {
    let hasSuperview = found { rk_view_get_superview(handle, &$0) } != nil
    guard hasSuperview != isHeld else { return }
    isHeld = hasSuperview
    if hasSuperview { _ = Unmanaged.passRetained(self) } else { Unmanaged.passUnretained(self).release() }
  }

  override func releaseHolds() {
    super.releaseHolds()
    attached = []
    guard isHeld else { return }
    isHeld = false
    Unmanaged.passUnretained(self).release()
  }

  /// A number by which viewWithTag(_:) finds the view.
  public final var tag = 0
  /// This view or the first below it with this number.
  public final func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Hit-testing

  /// The view at a point of this view's bounds: this one, one below it, or nil. An override's answer is used as it is.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard let cls = inheriting(.hitTest) else { return .of(found { rk_view_hit_test(handle, point, event?.handle, &$0) }) }
    return .of(found { rk_super_hit_test(cls, handle, point, event?.handle, &$0) })
  }

  /// Whether a point of the bounds' space belongs to this view.
  open func point(inside point: Point, with event: Event?) -> Bool {
    guard let cls = inheriting(.point) else { return value(false) { rk_view_point_inside(handle, point, event?.handle, &$0) } }
    return value(false) { rk_super_point_inside(cls, handle, point, event?.handle, &$0) }
  }

  /// Asked before a recogniser leaves possible, for a touch in this view. The standard controls refuse taps of views above them.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let cls = inheriting(.gestureRecognizerShouldBegin) else {
      return value(false) { rk_view_gesture_recognizer_should_begin(handle, gestureRecognizer.handle, &$0) }
    }
    return value(false) { rk_super_gesture_recognizer_should_begin(cls, handle, gestureRecognizer.handle, &$0) }
  }

  // MARK: Changes of the tree

  /// Before the superview changes; nil: it leaves.
  open func willMove(toSuperview newSuperview: View?) {
    if let cls = inheriting(.willMoveToSuperview) { check(rk_super_will_move_to_superview(cls, handle, newSuperview?.handle)) }
  }
  /// The superview has changed.
  open func didMoveToSuperview() {
    if let cls = inheriting(.didMoveToSuperview) { check(rk_super_did_move_to_superview(cls, handle)) }
  }
  /// Before the window changes; nil: it leaves.
  open func willMove(toWindow newWindow: Window?) {
    if let cls = inheriting(.willMoveToWindow) { check(rk_super_will_move_to_window(cls, handle, newWindow?.handle)) }
  }
  /// The window has changed.
  open func didMoveToWindow() {
    if let cls = inheriting(.didMoveToWindow) { check(rk_super_did_move_to_window(cls, handle)) }
  }
  /// A subview was added.
  open func didAddSubview(_ subview: View) {
    if let cls = inheriting(.didAddSubview) { check(rk_super_did_add_subview(cls, handle, subview.handle)) }
  }
  /// Before a subview leaves.
  open func willRemoveSubview(_ subview: View) {
    if let cls = inheriting(.willRemoveSubview) { check(rk_super_will_remove_subview(cls, handle, subview.handle)) }
  }

  // MARK: Subviews

  /// Add a view in front of the other subviews. The superview keeps it alive.
  open func addSubview(_ view: View) { check(rk_view_add_subview(handle, view.handle)) }
  /// Add it before the subview with this index; 0 is the back.
  open func insertSubview(_ view: View, at index: Int) { check(rk_view_insert_subview_at_index(handle, view.handle, Int64(index))) }
  /// Add it behind a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) { check(rk_view_insert_subview_below(handle, view.handle, sibling.handle)) }
  /// Add it in front of a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { check(rk_view_insert_subview_above(handle, view.handle, sibling.handle)) }
  /// Two subviews change places.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { check(rk_view_exchange_subviews(handle, Int64(first), Int64(second))) }
  /// In front of the other subviews.
  open func bringSubviewToFront(_ view: View) { check(rk_view_bring_subview_to_front(handle, view.handle)) }
  /// Behind the other subviews.
  open func sendSubviewToBack(_ view: View) { check(rk_view_send_subview_to_back(handle, view.handle)) }
  /// Its touches and its first responder end. The view ends, too, if nothing else keeps it.
  open func removeFromSuperview() { check(rk_view_remove_from_superview(handle)) }

  // MARK: Gesture recognisers

  /// Attach a recogniser, which leaves its present view. The view keeps it alive.
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    let before = recognizer.view
    check(rk_view_add_gesture_recognizer(handle, recognizer.handle))
    before?.updateAttached()
    updateAttached()
  }
  /// Detach a recogniser: what it had begun is cancelled.
  open func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view == self else { return }
    check(rk_view_remove_gesture_recognizer(handle, recognizer.handle))
    updateAttached()
  }
  /// Those that are attached; nil if there are none.
  public final var gestureRecognizers: [GestureRecognizer]? {
    get {
      updateAttached()
      return attached.isEmpty ? nil : attached
    }
    set {
      for old in attached where newValue?.contains(old) != true { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  private func updateAttached() {
    attached = list { rk_view_get_gesture_recognizers(handle, $0, $1, $2) }.compactMap { Objects.of($0) as? GestureRecognizer }
  }
}

/// A view that shows text: it begins with user interaction disabled.
open class Label: View {
  override class var builtIn: String { "Label" }
  /// What it shows.
  public final var text: String?
}

/// A view that shows a picture: it begins with user interaction disabled.
open class ImageView: View {
  override class var builtIn: String { "ImageView" }
}

/// Part of UIKit's interface for archives, which this library does not have.
public final class Coder {
  /// Nothing to read from.
  public init() {}
}
