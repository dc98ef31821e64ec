// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Windows, views, controls and recognisers of given classes among ordinary ones, for input to go through.
final class PluginScene {
  /// An object of the scene, which may have been removed or destroyed by now.
  final class Item {
    let name: String
    let kind: PluginKind
    let cls: OpaquePointer?
    let frame: RKRect
    /// Where it hangs: the view of a recogniser, the superview of a view.
    let parent: Item?
    var handle: OpaquePointer?
    /// Whether the scene has a reference of its own. Where it has none the object lives as long as it is in the tree, as most do in programs.
    var isHeld = true
    /// Whether it is one of those that the scene is about.
    let isSubject: Bool

    init(_ name: String, _ kind: PluginKind, _ cls: OpaquePointer?, _ frame: RKRect, in parent: Item?, isSubject: Bool) {
      self.name = name
      self.kind = kind
      self.cls = cls
      self.frame = frame
      self.parent = parent
      self.isSubject = isSubject
    }
  }

  struct Subject {
    var cls: OpaquePointer?
    var kind: PluginKind
  }

  let context: OpaquePointer?
  private(set) var items: [Item] = []
  let window: Item
  private(set) var application: OpaquePointer?

  var views: [Item] { items.filter { $0.kind.isSubview } }
  var controls: [Item] { items.filter { $0.kind == .control } }
  var recognizers: [Item] { items.filter { $0.kind == .recognizer } }
  var windows: [Item] { items.filter { $0.kind == .window } }
  var subjects: [Item] { items.filter { $0.isSubject } }

  static let size = RKSize(width: 320, height: 480)

  init(_ context: OpaquePointer?, subjects: [Subject]) throws(ToolError) {
    self.context = context
    let all = RKRect(origin: RKPoint(x: 0, y: 0), size: PluginScene.size)
    window = Item("window", .window, nil, all, in: nil, isSubject: false)
    items = [window]
    try check(rk_context_get_application(context, &application), "application")
    try addNeighbours()
    for (index, subject) in subjects.enumerated() { try add(subject, index) }
    for item in items { try make(item) }
    try check(rk_window_make_key(window.handle), "key window")
    _ = "application".withCString { rk_object_set_name(application, $0) }
    try check(rk_application_begin_receiving_remote_control_events(application), "application")
  }

  /// What stands around the subjects in every scene.
  private func addNeighbours() throws(ToolError) {
    let pad = Item("pad", .view, nil, rect(10, 300, 300, 80), in: window, isSubject: false)
    items.append(pad)
    for (index, name) in ["Button", "Switch", "Slider", "Control"].enumerated() {
      items.append(Item(name, .control, try find(name), rect(10 + Double(index) * 75, 400, 70, 50), in: window, isSubject: false))
    }
    let scroll = Item("ScrollView", .scroll, try find("ScrollView"), rect(10, 255, 180, 40), in: window, isSubject: false)
    items += [scroll, Item("content", .view, nil, rect(5, 5, 150, 90), in: scroll, isSubject: false)]
    items.append(Item("TextField", .control, try find("TextField"), rect(10, 455, 70, 20), in: window, isSubject: false))
    for name in ["Tap", "Pan", "LongPress"] { items.append(Item(name, .recognizer, try find(name), all, in: pad, isSubject: false)) }
  }

  private func add(_ subject: Subject, _ index: Int) throws(ToolError) {
    let name = "\(subject.kind.rawValue)\(index)"
    let cell = rect(Double(index % 3) * 100 + 5, Double(index / 3 % 3) * 85 + 5, 115, 95)
    switch subject.kind {
    case .view, .control, .scroll:
      let outer = Item(name, subject.kind, subject.cls, cell, in: window, isSubject: true)
      let middle = Item(name + ".child", .view, nil, rect(10, 10, 70, 60), in: outer, isSubject: false)
      let inner = Item(name + ".inner", subject.kind, subject.cls, rect(5, 5, 50, 40), in: middle, isSubject: true)
      inner.isHeld = false
      items += [outer, middle, inner]
    case .window: items.append(Item(name, .window, subject.cls, rect(200, 240, 100, 200), in: nil, isSubject: true))
    case .recognizer:
      for parent in items where parent.name == "pad" || parent.name == "Button" {
        items.append(Item(name + "." + parent.name, .recognizer, subject.cls, all, in: parent, isSubject: true))
      }
    case .controller: items.append(Item(name, .controller, subject.cls, cell, in: window, isSubject: true))
    case .responder: items.append(Item(name, .responder, subject.cls, all, in: nil, isSubject: true))
    case .application: try check(rk_object_set_class(application, subject.cls), "application's class")
    }
  }

  private var all: RKRect { RKRect(origin: RKPoint(x: 0, y: 0), size: PluginScene.size) }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RKRect {
    RKRect(origin: RKPoint(x: x, y: y), size: RKSize(width: width, height: height))
  }

  private func find(_ name: String) throws(ToolError) -> OpaquePointer? {
    var cls: OpaquePointer?
    try check(rk_class_find(context, name, &cls), name)
    return cls
  }

  // MARK: Life

  func make(_ item: Item) throws(ToolError) {
    var handle: OpaquePointer?
    switch item.kind {
    case .scroll: try check(rk_scroll_view_create(context, item.cls, item.frame, &handle), item.name)
    case .view, .control: try check(rk_view_create(context, item.cls, item.frame, &handle), item.name)
    case .window: try check(rk_window_create(context, item.cls, item.frame, &handle), item.name)
    case .recognizer: try check(rk_gesture_recognizer_create(context, item.cls, &handle), item.name)
    case .controller: try check(rk_view_controller_create(context, item.cls, &handle), item.name)
    case .responder: try check(rk_responder_create(context, item.cls, &handle), item.name)
    case .application: return
    }
    item.handle = handle
    _ = item.name.withCString { rk_object_set_name(handle, $0) }
    if item.kind.isSubview { _ = rk_view_set_multiple_touch_enabled(handle, true) }
    if item.kind == .scroll { _ = rk_scroll_view_set_content_size(handle, RKSize(width: 400, height: 600)) }
    // What the plugin's methods refuse here is not the scene's concern.
    if item.kind == .control { _ = rk_control_add_action(handle, .allEvents, { _, _, _, _ in }, nil, nil, nil) }
    if item.kind == .control { _ = rk_control_add_target(handle, nil, "perform:", .touchUpInside) }
    if item.kind == .recognizer { _ = rk_gesture_recognizer_add_action(handle, { _, _ in }, nil, nil, nil) }
    if item.kind == .recognizer { _ = rk_gesture_recognizer_set_allowed_press_types(handle, 1 << UInt64(RKPressType.select.rawValue)) }
    if item.kind == .responder { _ = rk_application_set_delegate(application, handle) }
    attach(item)
    if !item.isHeld { _ = rk_release(handle) }
  }


  /// Hangs an object where it belongs, if it is not there.
  private func attach(_ item: Item) {
    switch item.kind {
    case .view, .control, .scroll: _ = rk_view_add_subview(item.parent?.handle, item.handle)
    case .recognizer: _ = rk_view_add_gesture_recognizer(item.parent?.handle, item.handle)
    case .controller:
      var view: OpaquePointer?
      guard rk_view_controller_get_view(item.handle, &view) == .OK, view != nil else { return }
      _ = rk_view_set_frame(view, item.frame)
      _ = (item.name + ".view").withCString { rk_object_set_name(view, $0) }
      _ = rk_view_add_subview(item.parent?.handle, view)
    default: break
    }
  }

  private func item(of object: OpaquePointer?) -> Item? { items.first { $0.handle == object && $0.handle != nil } }

  /// Takes an object out of the tree, and keeps it alive.
  func remove(_ object: OpaquePointer?) {
    if let item = item(of: object), !item.isHeld, rk_retain(object) == .OK { item.isHeld = true }
    detach(object)
  }

  private func detach(_ object: OpaquePointer?) {
    if rk_view_remove_from_superview(object) == .OK { return }
    var view: OpaquePointer?
    if rk_gesture_recognizer_get_view(object, &view) == .OK, view != nil { _ = rk_view_remove_gesture_recognizer(view, object) }
  }

  /// Removes an object from the tree and releases the scene's reference, which ends it unless it is retained elsewhere.
  func destroy(_ object: OpaquePointer?) {
    guard let item = item(of: object) else { return }
    detach(object)
    item.handle = nil
    if item.isHeld { _ = rk_release(object) }
  }

  /// Makes what has been destroyed anew, and puts everything back where it belongs.
  func repair() throws(ToolError) {
    for item in items where item.handle == nil || !rk_object_is_alive(item.handle) { try make(item) }
    for item in items {
      if item.kind.isSubview {
        var superview: OpaquePointer?
        if rk_view_get_superview(item.handle, &superview) == .OK, superview != item.parent?.handle { attach(item) }
        _ = rk_view_set_frame(item.handle, item.frame)
        _ = rk_view_set_hidden(item.handle, false)
      } else if item.kind == .recognizer {
        var view: OpaquePointer?
        if rk_gesture_recognizer_get_view(item.handle, &view) == .OK, view != item.parent?.handle { attach(item) }
      }
    }
  }

  /// What can be seen of the tree from outside, one property a line.
  var snapshot: [String] {
    var lines: [String] = []
    for item in items {
      guard item.kind.isView else { continue }
      var superview: OpaquePointer?
      var bounds = RKRect()
      var center = RKPoint()
      var transform = RKTransform()
      var isHidden = false
      var alpha = 0.0
      var isEnabled = false
      _ = rk_view_get_superview(item.handle, &superview)
      _ = rk_view_get_bounds(item.handle, &bounds)
      _ = rk_view_get_center(item.handle, &center)
      _ = rk_view_get_transform(item.handle, &transform)
      _ = rk_view_is_hidden(item.handle, &isHidden)
      _ = rk_view_get_alpha(item.handle, &alpha)
      _ = rk_view_is_user_interaction_enabled(item.handle, &isEnabled)
      let (_, subviews) = handles { rk_view_get_subviews(item.handle, $0, $1, $2) }
      lines += [
        "the superview of \(item.name) = \(objectName(superview))",
        "the subviews of \(item.name) = " + subviews.map { objectName($0) }.joined(separator: ", "),
        "the bounds of \(item.name) = (\(bounds.origin.x), \(bounds.origin.y), \(bounds.size.width), \(bounds.size.height))",
        "the centre of \(item.name) = (\(center.x), \(center.y))",
        "the transform of \(item.name) = (\(transform.a), \(transform.b), \(transform.c), \(transform.d), \(transform.tx), \(transform.ty))",
        "hidden of \(item.name) = \(isHidden)", "alpha of \(item.name) = \(alpha)", "interaction with \(item.name) = \(isEnabled)",
      ]
    }
    return lines
  }
}
