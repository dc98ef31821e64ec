import CResponderKit
import Foundation
import Scenario

/// The views of a context as they lie on the screen, each window from the back to the front, each view before its subviews.
struct Scene {
  struct Shape {
    var name: String
    /// The names from the window down to the view.
    var path: String
    var depth: Int
    /// The corners of the bounds in screen coordinates, in the order of a walk around them.
    var corners: [RKPoint]
    /// Whether it or a view above it is hidden, lets no touch through, or cannot be seen.
    var isHidden: Bool
    var isDisabled: Bool
    var alpha: Double
  }

  private(set) var shapes: [Shape] = []
  /// What all windows cover.
  private(set) var frame = RKRect()
  /// The place in `shapes` of each view.
  private(set) var places: [OpaquePointer: Int] = [:]
  /// Back to front.
  private(set) var windows: [OpaquePointer] = []

  init(_ context: OpaquePointer?) {
    windows = handles { rk_context_get_windows(context, $0, $1, $2) }.1.compactMap { $0 }
    for window in windows { add(window, in: window, above: nil) }
  }

  private mutating func add(_ view: OpaquePointer, in window: OpaquePointer, above: Shape?) {
    var shape = Shape(
      name: printable(Scene.name(of: view)), path: "", depth: (above?.depth ?? -1) + 1, corners: [], isHidden: above?.isHidden ?? false,
      isDisabled: above?.isDisabled ?? false, alpha: above?.alpha ?? 1)
    shape.path = (above.map { $0.path + " > " } ?? "") + shape.name
    var bounds = RKRect()
    var flag = false
    var alpha = 1.0
    if rk_view_get_bounds(view, &bounds) == .OK { shape.corners = Scene.corners(of: bounds, view, window) }
    if rk_view_is_hidden(view, &flag) == .OK, flag { shape.isHidden = true }
    if rk_view_is_user_interaction_enabled(view, &flag) == .OK, !flag { shape.isDisabled = true }
    if rk_control_is_enabled(view, &flag) == .OK, !flag { shape.isDisabled = true }
    if rk_view_get_alpha(view, &alpha) == .OK { shape.alpha *= alpha }
    if above == nil { cover(shape.corners) }
    places[view] = shapes.count
    shapes.append(shape)
    for child in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1 {
      if let child { add(child, in: window, above: shape) }
    }
  }

  /// Nothing if the numbers are too large for a picture.
  private static func corners(of bounds: RKRect, _ view: OpaquePointer, _ window: OpaquePointer) -> [RKPoint] {
    let (x, y) = (bounds.origin.x, bounds.origin.y)
    let (right, bottom) = (x + bounds.size.width, y + bounds.size.height)
    var corners: [RKPoint] = []
    for corner in [RKPoint(x: x, y: y), RKPoint(x: right, y: y), RKPoint(x: right, y: bottom), RKPoint(x: x, y: bottom)] {
      var inWindow = RKPoint()
      var out = RKPoint()
      guard rk_view_convert_point_to(view, corner, window, &inWindow) == .OK,
        rk_window_convert_point_to(window, inWindow, nil, &out) == .OK,
        out.x.magnitude < 1e7, out.y.magnitude < 1e7
      else { return [] }
      corners.append(out)
    }
    return corners
  }

  private mutating func cover(_ corners: [RKPoint]) {
    guard let first = corners.first else { return }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    if frame.size.width > 0 || frame.size.height > 0 {
      (left, top) = (frame.origin.x, frame.origin.y)
      (right, bottom) = (left + frame.size.width, top + frame.size.height)
    }
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    frame = RKRect(origin: RKPoint(x: left, y: top), size: RKSize(width: right - left, height: bottom - top))
  }

  private static func name(of view: OpaquePointer) -> String {
    let name = text { rk_object_get_name(view, $0, $1, $2) }
    return name.status == .OK && !name.text.isEmpty ? name.text : text { rk_object_describe(view, $0, $1, $2) }.text
  }

  // MARK: Files

  /// Shows the tree of a file: of a view tree, or of a scenario at a time.
  static func show(_ file: String, at time: Double?, plugins: String?, to look: (OpaquePointer?) throws(ToolError) -> Void)
    throws(ToolError)
  {
    let input = try Input(file)
    let value = try input.value()
    var isTree = false
    if case .object(let members) = value { isTree = members.contains { $0.key == "header" } && !members.contains { $0.key == "steps" } }
    if isTree {
      if time != nil { throw ToolError("\(file): a view tree stands still: --at is for scenarios") }
      let world = try TreeWorld(try TreeNode.read(file: file))
      try look(world.context)
      return
    }
    var failure: ToolError?
    do throws(ScenarioError) {
      let scenario = try Scenario.load(value) { Run.locate($0, beside: file, plugins: plugins) }
      try scenario.show(at: time) { context in
        do throws(ToolError) { try look(context) } catch { failure = error }
      }
    } catch {
      throw input.error(error)
    }
    if let failure { throw failure }
  }
}
