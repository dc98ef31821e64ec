// SPDX-License-Identifier: MIT
import CResponderKit

/// A view whose content is larger than it, moved by fingers, wheels and pinches.
open class ScrollView: View {
  override class var builtIn: String { "ScrollView" }
  /// `.normal`, `.fast`.
  public typealias DecelerationRate = RKScrollViewDecelerationRate

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_scroll_view_create(context, cls, frame, &out)
  }

  /// The recognisers that scroll and zoom. They stay attached.
  public final lazy var panGestureRecognizer = Objects.of(found { rk_scroll_view_get_pan_gesture_recognizer(handle, &$0) }) as! PanGestureRecognizer
  /// The one that zooms.
  public final lazy var pinchGestureRecognizer: PinchGestureRecognizer? =
    Objects.of(found { rk_scroll_view_get_pinch_gesture_recognizer(handle, &$0) }) as? PinchGestureRecognizer

  /// A weak reference.
  public final weak var delegate: (any ScrollViewDelegate)? {
    didSet { updateDelegate() }
  }

  // MARK: Where it is

  /// The point of the content at the upper left corner: bounds.origin.
  public final var contentOffset: Point {
    get { value(.zero) { rk_scroll_view_get_content_offset(handle, &$0) } }
    set { setContentOffset(newValue, animated: false) }
  }
  /// Scroll there, at once or by the context's clock.
  open func setContentOffset(_ offset: Point, animated: Bool) { check(rk_scroll_view_set_content_offset(handle, offset, animated)) }
  /// Scroll as little as brings the rectangle of the content into sight.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) { check(rk_scroll_view_scroll_rect_to_visible(handle, rect, animated)) }
  /// As a tap on the status bar does. True if `scrollsToTop` is true and scrollViewShouldScrollToTop(_:) returned true.
  @discardableResult public final func scrollToTop() -> Bool { value(false) { rk_scroll_view_scroll_to_top(handle, &$0) } }
  /// origin: the least offset, origin + size: the greatest.
  public final var contentOffsetRange: Rect { value(.zero) { rk_scroll_view_get_content_offset_range(handle, &$0) } }
  /// Points per second, of the offset.
  public final var velocity: Point { value(.zero) { rk_scroll_view_get_velocity(handle, &$0) } }
  /// Stop scrolling and zooming. Content beyond an edge moves into its range; with paging the offset goes to the nearest page (SPEC 339).
  public final func stopScrollingAndZooming() { check(rk_scroll_view_stop_scrolling_and_zooming(handle)) }
  /// Show the indicators for a moment.
  public final func flashScrollIndicators() { check(rk_scroll_view_flash_scroll_indicators(handle)) }

  /// The frame of the vertical indicator, visible or not.
  public final var verticalScrollIndicatorFrame: Rect { value(.zero) { rk_scroll_view_get_vertical_scroll_indicator(handle, &$0) } }
  /// The frame of the horizontal indicator, visible or not.
  public final var horizontalScrollIndicatorFrame: Rect { value(.zero) { rk_scroll_view_get_horizontal_scroll_indicator(handle, &$0) } }

  // MARK: Zoom

  /// How much the view for zooming is enlarged.
  public final var zoomScale: Double {
    get { value(1) { rk_scroll_view_get_zoom_scale(handle, &$0) } }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Zoom around the middle, at once or by the context's clock.
  open func setZoomScale(_ scale: Double, animated: Bool) { check(rk_scroll_view_set_zoom_scale(handle, scale, animated)) }
  /// Zoom and scroll so that a rectangle of the zoomed view fills the bounds.
  open func zoom(to rect: Rect, animated: Bool) { check(rk_scroll_view_zoom_to_rect(handle, rect, animated)) }
  private final var zoomScales: (minimum: Double, maximum: Double) {
    get {
      var scales = (1.0, 1.0)
      check(rk_scroll_view_get_zoom_scale_range(handle, &scales.0, &scales.1))
      return scales
    }
    set { check(rk_scroll_view_set_zoom_scale_range(handle, newValue.minimum, newValue.maximum)) }
  }
  /// Default 1.
  public final var minimumZoomScale: Double { get { zoomScales.minimum } set { zoomScales.minimum = newValue } }
  /// Default 1: no zooming.
  public final var maximumZoomScale: Double { get { zoomScales.maximum } set { zoomScales.maximum = newValue } }

  // MARK: For subclasses

  /// Whether a subview receives these touches at all.
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
    guard let cls = inheriting(.touchesShouldBegin) else { return true }
    var answer = true
    withHandles(touches) { check(rk_super_touches_should_begin(cls, handle, $0, $1, event?.handle, view.handle, &answer)) }
    return answer
  }
  /// Whether scrolling may take its touches away from a subview.
  open func touchesShouldCancel(in view: View) -> Bool {
    guard let cls = inheriting(.touchesShouldCancel) else { return !(view is Control) }
    return value(true) { rk_super_touches_should_cancel(cls, handle, view.handle, &$0) }
  }
}
