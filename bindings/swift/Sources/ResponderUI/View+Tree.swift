// SPDX-License-Identifier: MIT
import CResponderKit

extension View {
  // MARK: Tree

  /// The view that it lies in; nil for a window, and for what is in no tree.
  public final var superview: View? { .of(found { rk_view_get_superview(handle, &$0) }) }
  /// Back to front.
  public final var subviews: [View] { list { rk_view_get_subviews(handle, $0, $1, $2) }.compactMap { .of($0) } }
  /// The window above this view; a window's is itself.
  public final var window: Window? { Objects.of(found { rk_view_get_window(handle, &$0) }) as? Window }

  /// Whether it is this view or one below it.
  public final func isDescendant(of view: View) -> Bool { value(false) { rk_view_is_descendant_of(handle, view.handle, &$0) } }
  /// The subtree, a line per view.
  public final var recursiveDescription: String { text { rk_view_recursive_description(handle, $0, $1, $2) } }

  // MARK: Coordinates

  /// To another view's coordinates; nil: the window's.
  public final func convert(_ point: Point, to view: View?) -> Point { value(.zero) { rk_view_convert_point_to(handle, point, view?.handle, &$0) } }
  /// From another view's coordinates; nil: the window's.
  public final func convert(_ point: Point, from view: View?) -> Point { value(.zero) { rk_view_convert_point_from(handle, point, view?.handle, &$0) } }
  /// The box around it in another view's coordinates; nil: the window's.
  public final func convert(_ rect: Rect, to view: View?) -> Rect { value(.zero) { rk_view_convert_rect_to(handle, rect, view?.handle, &$0) } }
  /// The box around it in this view's coordinates; nil: from the window's.
  public final func convert(_ rect: Rect, from view: View?) -> Rect { value(.zero) { rk_view_convert_rect_from(handle, rect, view?.handle, &$0) } }

  /// Whether a touch at this point of the window would hit this view now, and otherwise the obstacles.
  public final func explain(at point: Point, callingOverrides: Bool = true) -> String {
    text { rk_view_explain_point(handle, point, callingOverrides, $0, $1, $2) }
  }

  /// Its causes, the first one first.
  public final func explanationSteps(at point: Point, callingOverrides: Bool = true) -> [ExplanationStep] {
    ExplanationStep.list(context) { rk_view_explain_point_steps(handle, point, callingOverrides, $0, $1, $2) }
  }

  // MARK: Many hit-tests

  /// The views at many points of this view's bounds, each as hitTest(_:with:) without an event finds it.
  public final func hitTest(_ points: [Point]) -> [View?] {
    guard !points.isEmpty else { return [] }
    var found = [OpaquePointer?](repeating: nil, count: points.count)
    check(rk_view_hit_test_many(handle, points, points.count, &found))
    return found.map { .of($0) }
  }

  /// A snapshot of this view and its subviews, for hit-tests on any thread. Overrides of hitTest(_:with:) and
  /// point(inside:with:) count as built in if they are ignored; otherwise a view that has one ends the program.
  public final func snapshot(ignoringOverrides: Bool = false) -> Snapshot {
    var out: OpaquePointer?
    check(rk_view_take_snapshot(handle, ignoringOverrides, &out))
    return Snapshot(out.unsafelyUnwrapped)
  }

  /// The hit views at the centres of the cells of a grid over a rectangle, row by row.
  public final func hitMap(of rect: Rect, width: Int, height: Int) -> [[View?]] {
    guard width > 0, height > 0 else { return [] }
    var found = [OpaquePointer?](repeating: nil, count: width * height)
    check(rk_hit_map(handle, rect, width, height, &found))
    return (0..<height).map { row in found[row * width..<(row + 1) * width].map { .of($0) } }
  }
}
