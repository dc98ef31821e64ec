// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

/// The views of a context as they lie on the screen, each window from the back to the front, each view before its subviews.
struct Scene {
  struct Shape {
    var name: String
    /// The place of its superview among the shapes; nil for a window.
    var above: Int?
    /// The corners of the bounds in the units of the picture, in the order of a walk around them.
    var corners: [RKPoint]
    /// Whether it or a view above it is hidden, lets no touch through, or cannot be seen.
    var isHidden: Bool
    var isDisabled: Bool
    var alpha: Double
    /// The place of the scroll view that it is scrolled in; nil: it is in none.
    var scroller: Int?
    var isScroller = false
  }

  private(set) var shapes: [Shape] = []
  /// What all windows cover, in points on the screen.
  private(set) var frame = RKRect()
  /// How many points are one unit of the picture: more than 1 where the windows are so large that no viewer would open a picture of their size.
  private(set) var unit = 1.0
  /// The places in `shapes` of the windows.
  private var windowPlaces: [Int] = []
  /// The place in `shapes` of each view.
  private(set) var places: [OpaquePointer: Int] = [:]
  /// Back to front.
  private(set) var windows: [OpaquePointer] = []

  /// Beyond the precision of a renderer's numbers; nothing is drawn there.
  private static let farthest = 1e30
  private static let longest = 16_384.0
  /// The longer side of a picture that is drawn smaller than what it shows.
  private static let shrunk = 2_000.0

  init(_ context: OpaquePointer?) {
    windows = handles { rk_context_get_windows(context, $0, $1, $2) }.1.compactMap { $0 }
    for window in windows { cover(Scene.corners(of: window, in: window, limit: Scene.farthest)) }
    if max(frame.size.width, frame.size.height) > Scene.longest { unit = (max(frame.size.width, frame.size.height) / Scene.shrunk).rounded(.up) }
    // A view far outside of all windows is never visible, and some renderers fail.
    let extent = max(frame.origin.x.magnitude, frame.origin.y.magnitude) + max(frame.size.width, frame.size.height)
    let limit = min(max(1e7, extent * 100), Scene.farthest)
    for window in windows {
      windowPlaces.append(shapes.count)
      add(window, in: window, above: nil, limit)
    }
  }

  /// A point of the screen in the picture.
  func drawn(_ point: RKPoint) -> RKPoint { RKPoint(x: point.x / unit, y: point.y / unit) }

  /// All windows in the picture.
  var box: RKRect {
    RKRect(origin: drawn(frame.origin), size: RKSize(width: frame.size.width / unit, height: frame.size.height / unit))
  }

  /// What a picture of a file is called.
  func title(_ name: String) -> String { unit == 1 ? name : name + " (1 : \(SVG.number(unit)))" }

  private mutating func add(_ view: OpaquePointer, in window: OpaquePointer, above: Int?, _ limit: Double) {
    let outer = above.map { shapes[$0] }
    var shape = Shape(
      name: printable(Scene.name(of: view)), above: above, corners: Scene.corners(of: view, in: window, limit: limit).map { drawn($0) },
      isHidden: outer?.isHidden ?? false, isDisabled: outer?.isDisabled ?? false, alpha: outer?.alpha ?? 1, scroller: outer.flatMap { $0.isScroller ? above : $0.scroller })
    var content = RKSize()
    shape.isScroller = rk_scroll_view_get_content_size(view, &content) == .OK
    var flag = false
    var alpha = 1.0
    if rk_view_is_hidden(view, &flag) == .OK, flag { shape.isHidden = true }
    if rk_view_is_user_interaction_enabled(view, &flag) == .OK, !flag { shape.isDisabled = true }
    if rk_control_is_enabled(view, &flag) == .OK, !flag { shape.isDisabled = true }
    if rk_view_get_alpha(view, &alpha) == .OK { shape.alpha *= alpha }
    let place = shapes.count
    places[view] = place
    shapes.append(shape)
    for child in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1 {
      if let child { add(child, in: window, above: place, limit) }
    }
  }

  /// The names from the window down to a view. Of a deep one the middle is left out: with all of it, the titles of a chain of views would grow with its square.
  func path(_ place: Int) -> String {
    var names: [String] = []
    var next: Int? = place
    while let above = next, names.count < 12 {
      names.append(shapes[above].name)
      next = shapes[above].above
    }
    let inner = names.reversed().joined(separator: " > ")
    guard var top = next else { return inner }
    guard shapes[top].above != nil else { return shapes[top].name + " > " + inner }
    if let window = windowPlaces.last(where: { $0 < place }) { top = window }
    return shapes[top].name + " > … > " + inner
  }

  /// Nothing if the numbers are too large for a picture.
  private static func corners(of view: OpaquePointer, in window: OpaquePointer, limit: Double) -> [RKPoint] {
    var bounds = RKRect()
    guard rk_view_get_bounds(view, &bounds) == .OK else { return [] }
    let (x, y) = (bounds.origin.x, bounds.origin.y)
    let (right, bottom) = (x + bounds.size.width, y + bounds.size.height)
    var corners: [RKPoint] = []
    for corner in [RKPoint(x: x, y: y), RKPoint(x: right, y: y), RKPoint(x: right, y: bottom), RKPoint(x: x, y: bottom)] {
      var inWindow = RKPoint()
      var out = RKPoint()
      guard rk_view_convert_point_to(view, corner, window, &inWindow) == .OK,
        rk_window_convert_point_to(window, inWindow, nil, &out) == .OK,
        out.x.magnitude <= limit, out.y.magnitude <= limit
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

  /// A context to look at, and which views override hit-testing in a way that only their program knows.
  typealias Look = (_ context: OpaquePointer?, _ overrides: @escaping (OpaquePointer) -> Bool) throws(ToolError) -> Void

  /// Shows the tree of a file: of a view tree, or of a scenario or recording at a time.
  static func show(_ file: String, at time: Double?, plugins: String?, to look: @escaping Look) throws(ToolError) { try show(Input(file), at: time, plugins: plugins, to: look) }

  static func show(_ input: Input, at time: Double?, plugins: String?, to look: @escaping Look) throws(ToolError) {
    let file = input.name
    if SessionFile.isOne(input) {
      let file = try SessionFile(input)
      // Looking on happens on the thread that the recording is played on.
      try SessionReplay.onDeepStack { () throws(ToolError) in try show(file, at: time, to: look) }
      if let stranger = file.stranger { printError("rk: \(input.name): \(stranger)") }
      let ending = file.ending
      if ending != .whole { printError("rk: \(input.name): \(file.text(ending))") }
      return
    }
    let value = try input.value()
    var isTree = false
    if case .object(let members) = value { isTree = members.contains { $0.key == "header" } && !members.contains { $0.key == "steps" } }
    if isTree {
      if time != nil { throw ToolError("\(file): a view tree stands still: --at is for scenarios") }
      let world = try TreeWorld(try TreeNode.read(input))
      try look(world.context) { _ in false }
      return
    }
    var failure: ToolError?
    do throws(ScenarioError) {
      let scenario = try Scenario.load(value) { Run.locate($0, beside: file, plugins: plugins) }
      try scenario.show(at: time) { context in
        do throws(ToolError) { try look(context) { _ in false } } catch { failure = error }
      }
    } catch {
      throw input.error(error)
    }
    if let failure { throw failure }
  }

  /// Shows the tree of a recording before its first input, or after all that happens up to a time.
  private static func show(_ file: SessionFile, at time: Double?, to look: Look) throws(ToolError) {
    var count = 0
    if let time {
      // What time a call brings is known when it has been played.
      let session = try Session(file)
      while let step = try session.next(), step.time <= time { count += 1 }
    }
    let calls = CallReader()
    let session = try Session(file, observer: calls)
    if time == nil {
      while let function = session.upcoming, !isInput(function) { _ = try session.next() }
    } else {
      for _ in 0..<count { _ = try session.next() }
    }
    // These questions are not recorded: the answers of the program's functions are unknown, and the inherited methods are used.
    session.stop()
    guard session.context != nil else { throw ToolError("\(file.name): at that time the context is gone") }
    try look(session.context) { view in
      var cls: OpaquePointer?
      _ = rk_object_get_class(view, &cls)
      return calls.overrides(of: text { rk_class_get_name(cls, $0, $1, $2) }.text).map { !$0.isEmpty } ?? true
    }
  }

  private static func isInput(_ function: String) -> Bool {
    function.hasPrefix("rk_context_send_") || function.hasPrefix("rk_context_post_") || function == "rk_context_destroy"
  }
}
