// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// A view of a view-tree/1 file.
struct TreeNode {
  var label: String
  /// What it plays as.
  var treeClass: TreeClass
  var isEnabled: Bool
  var alwaysBounces: Bool
  var frame: RKRect
  var hidden: Bool
  var userInteraction: Bool?
  var alpha: Double?
  var clips: Bool?
  var boundsOrigin: RKPoint?
  var children: [TreeNode]

  var isWindow: Bool { treeClass == .window }

  static func read(file: String) throws(ToolError) -> TreeNode { try read(Input(file)) }

  static func read(_ input: Input) throws(ToolError) -> TreeNode {
    try input.refuse(unless: "a view tree", " (view-tree/1)")
    let value = try input.value()
    do throws(ScenarioError) {
      let reader = Reader(value: value)
      let format = try reader.required("header").required("format")
      guard try format.string() == "view-tree/1" else { throw format.expected("\"view-tree/1\"") }
      var unknown: [String] = []
      let root = try TreeNode.read(try reader.required("root"), &unknown, isRoot: true)
      if !unknown.isEmpty {
        let shown = unknown.prefix(12).map { printable($0) }.joined(separator: ", ") + (unknown.count > 12 ? " and \(unknown.count - 12) more" : "")
        printError(Terminal.styled("note:", .note, on: .error) + " \(printable(input.name)): classes that are not known play as View: " + shown)
      }
      return root
    } catch {
      throw input.error(error)
    }
  }

  private static func read(_ reader: Reader, _ unknown: inout [String], isRoot: Bool = false) throws(ScenarioError) -> TreeNode {
    let className = try reader.required("class").string()
    let shortClass = className.split(separator: ".").last.map { String($0) } ?? className
    let name = try reader.optional("name")?.string() ?? ""
    let known = TreeClass(of: className)
    if known == nil, !unknown.contains(shortClass) { unknown.append(shortClass) }
    // A window below another view is a part of a dump; as a view it takes the same touches.
    let treeClass = known == .window && !isRoot ? .view : known ?? .view
    var node = TreeNode(
      label: printable(name.isEmpty ? shortClass : name), treeClass: treeClass, isEnabled: try reader.optional("enabled")?.bool() ?? true,
      alwaysBounces: TreeClass.alwaysBounces(className),
      frame: try reader.required("frame").rect(), hidden: try reader.optional("hidden")?.bool() ?? false,
      userInteraction: try reader.optional("user_interaction")?.bool(), alpha: try reader.optional("alpha")?.number(),
      clips: try reader.optional("clips")?.bool(), boundsOrigin: try reader.optional("bounds_origin")?.point(), children: [])
    for child in try reader.optional("children")?.list() ?? [] { node.children.append(try read(child, &unknown)) }
    return node
  }
}

/// A view tree in a context: the root is a window, or lies in one of its size.
final class TreeWorld {
  private(set) var context: OpaquePointer?
  private(set) var window: OpaquePointer?
  /// Whether the root of the tree is no window and lies in one of its size.
  private let isWindowAdded: Bool
  /// Where the tree lies on the screen.
  let frame: RKRect
  private var labels: [OpaquePointer: String] = [:]
  private(set) var viewCount = 0

  /// Subclasses that the views are made of; none: the library's own.
  typealias Classes = [TreeClass: OpaquePointer]

  /// A control sent its action.
  struct Action {
    let time: Double
    let control: String
    let events: RKControlEvents
  }

  /// Lives as long as the controls: these send actions in the context's end, too.
  private final class ActionLog {
    var actions: [Action] = []
  }

  private let log = ActionLog()

  var hasNewActions: Bool { !log.actions.isEmpty }

  /// The actions since the last call, in the order in which they were sent.
  func newActions() -> [Action] {
    defer { log.actions.removeAll(keepingCapacity: true) }
    return log.actions
  }

  init(_ root: TreeNode, classes: (OpaquePointer?) throws(ToolError) -> Classes = { _ in [:] }) throws(ToolError) {
    frame = root.frame
    isWindowAdded = !root.isWindow
    try check(rk_context_create(nil, &context), "context")
    let classes = try classes(context)
    try check(rk_window_create(context, classes[.window], root.frame, &window), "root")
    if root.isWindow {
      try fill(window, root, classes, "root")
    } else {
      labels[window!] = "window"
      try check(rk_object_set_name(window, "window"), "window")
      var node = root
      node.frame.origin = RKPoint(x: 0, y: 0)
      try add(node, to: window, classes, "root")
    }
    try check(rk_window_make_key(window), "window")
  }

  deinit { _ = rk_context_destroy(context) }

  /// The way from the root to a view, "UIWindow > content > Button"; equal siblings are numbered.
  func path(of view: OpaquePointer?) -> String {
    var names: [String] = []
    var next = view
    // The window above a root that is none is not part of the way.
    while let view = next, let label = labels[view], names.isEmpty || !(view == window && isWindowAdded) {
      names.append(label)
      guard rk_view_get_superview(view, &next) == .OK else { break }
    }
    return names.isEmpty ? "nothing" : names.reversed().joined(separator: " > ")
  }

  func label(of responder: OpaquePointer?) -> String {
    if let label = responder.flatMap({ labels[$0] }) { return label }
    var application: OpaquePointer?
    if rk_context_get_application(context, &application) == .OK, application == responder { return "application" }
    return text { rk_object_describe(responder, $0, $1, $2) }.text
  }

  private func add(_ node: TreeNode, to superview: OpaquePointer?, _ classes: Classes, _ place: String, number: Int? = nil)
    throws(ToolError)
  {
    let (status, view) = node.treeClass.make(in: context, classes[node.treeClass], node.frame)
    try check(status, place)
    try fill(view, node, classes, place, number: number)
    try check(rk_view_add_subview(superview, view), place)
    // From here on the superview holds it.
    try check(rk_release(view), place)
  }

  private func fill(
    _ view: OpaquePointer?, _ node: TreeNode, _ classes: Classes, _ place: String, number: Int? = nil
  ) throws(ToolError) {
    viewCount += 1
    let label = node.label + (number.map { "[\($0)]" } ?? "")
    labels[view!] = label
    try check(rk_object_set_name(view, prefix(of: label, bytes: 255)), place)
    if node.hidden { try check(rk_view_set_hidden(view, true), place + ".hidden") }
    if let flag = node.userInteraction { try check(rk_view_set_user_interaction_enabled(view, flag), place + ".user_interaction") }
    if let alpha = node.alpha { try check(rk_view_set_alpha(view, alpha), place + ".alpha") }
    if let flag = node.clips { try check(rk_view_set_clips_to_bounds(view, flag), place + ".clips") }
    if node.treeClass.isControl { try listen(to: view, node, label, place) }
    if node.treeClass == .scrollView {
      try check(rk_scroll_view_set_content_size(view, TreeWorld.contentSize(node)), place)
      if node.alwaysBounces { try check(rk_scroll_view_set_always_bounce_vertical(view, true), place) }
    }
    if let origin = node.boundsOrigin {
      var bounds = RKRect()
      try check(rk_view_get_bounds(view, &bounds), place + ".bounds_origin")
      bounds.origin = origin
      try check(rk_view_set_bounds(view, bounds), place + ".bounds_origin")
    }
    var same: [String: Int] = [:]
    for child in node.children { same[child.label, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for (index, child) in node.children.enumerated() {
      numbers[child.label, default: 0] += 1
      let number = same[child.label]! > 1 ? numbers[child.label] : nil
      try add(child, to: view, classes, place + ".children[\(index)]", number: number)
    }
  }

  /// A program that made the control listens to it.
  private func listen(to control: OpaquePointer?, _ node: TreeNode, _ label: String, _ place: String) throws(ToolError) {
    if !node.isEnabled { try check(rk_control_set_enabled(control, false), place + ".enabled") }
    let listener = Unmanaged.passRetained(Listener(log, label)).toOpaque()
    let status = rk_control_add_action(
      control, node.treeClass.events, { control, events, _, userdata in Unmanaged<Listener>.fromOpaque(userdata!).takeUnretainedValue().note(control, events) }, listener,
      { Unmanaged<Listener>.fromOpaque($0!).release() }, nil)
    if status != .OK { Unmanaged<Listener>.fromOpaque(listener).release() }
    try check(status, place)
  }

  private final class Listener {
    let log: ActionLog
    let label: String

    init(_ log: ActionLog, _ label: String) { (self.log, self.label) = (log, label) }

    func note(_ control: OpaquePointer?, _ events: RKControlEvents) {
      var context: OpaquePointer?
      var time = 0.0
      guard rk_object_get_context(control, &context) == .OK, rk_context_get_time(context, &time) == .OK else { return }
      log.actions.append(Action(time: time, control: label, events: events))
    }
  }

  /// Dumps have no size of the content: it holds what lies in it and what is in sight.
  private static func contentSize(_ node: TreeNode) -> RKSize {
    let origin = node.boundsOrigin ?? RKPoint(x: 0, y: 0)
    var size = RKSize(width: origin.x + node.frame.size.width, height: origin.y + node.frame.size.height)
    for child in node.children where !child.hidden {
      size.width = max(size.width, child.frame.origin.x + child.frame.size.width)
      size.height = max(size.height, child.frame.origin.y + child.frame.size.height)
    }
    return size
  }

  /// As much of a text as fits, cut between characters.
  private func prefix(of text: String, bytes limit: Int) -> String {
    var result = text
    while result.utf8.count > limit { result.removeLast() }
    return result
  }
}
