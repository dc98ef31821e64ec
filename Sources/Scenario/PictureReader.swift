// SPDX-License-Identifier: MIT
import CResponderKit

/// Reads pictures of a context through the C ABI. What an object is called and what it is are remembered from the first time on; everything else is read
/// anew. Reading calls no override.
package final class PictureReader {
  private let context: OpaquePointer?
  private let overrides: (OpaquePointer) -> Picture.Overrides
  private let standIns: [String: String]
  private var control: OpaquePointer?
  private var scrollView: OpaquePointer?
  private var identities: [OpaquePointer: Identity] = [:]

  private struct Identity {
    var name: String
    var className: String
    var kind: Picture.Kind
    /// Its class is the library's, or made by the scenario engine.
    var isBuiltIn: Bool
  }

  private static let builtIn = [
    "View", "Window", "Label", "ImageView", "ScrollView", "Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl",
    "TextField",
  ]

  /// Whether a class is one of the library's own views.
  package static func isBuiltIn(_ name: String) -> Bool { builtIn.contains(name) }

  /// `overrides` returns the methods of hit-testing that a view is known to override with an effect. `standIns` are the caller's own classes that override
  /// none of them, with the classes that they stand for.
  package init(
    _ context: OpaquePointer?, standIns: [String: String] = [:], overrides: @escaping (OpaquePointer) -> Picture.Overrides = { _ in [] }
  ) {
    self.context = context
    self.standIns = standIns
    self.overrides = overrides
    _ = "Control".withCString { rk_class_find(context, $0, &control) }
    _ = "ScrollView".withCString { rk_class_find(context, $0, &scrollView) }
  }

  /// Everything as it is now.
  package func read() -> Picture {
    var picture = Picture()
    for window in handles({ rk_context_get_windows(context, $0, $1, $2) }).1 {
      if let window { add(window, below: nil, to: &picture) }
    }
    return picture
  }

  /// Without recursion: trees may be as deep as the library allows.
  private func add(_ window: OpaquePointer, below none: OpaquePointer?, to picture: inout Picture) {
    var waiting: [(view: OpaquePointer, parent: OpaquePointer?)] = [(window, none)]
    while let next = waiting.popLast() {
      picture.views.append(view(next.view, below: next.parent))
      for recognizer in handles({ rk_view_get_gesture_recognizers(next.view, $0, $1, $2) }).1 {
        if let recognizer { picture.recognizers.append(self.recognizer(recognizer, of: next.view)) }
      }
      for child in handles({ rk_view_get_subviews(next.view, $0, $1, $2) }).1.reversed() {
        if let child { waiting.append((child, next.view)) }
      }
    }
  }

  /// One view as it is now.
  package func view(_ handle: OpaquePointer, below parent: OpaquePointer?) -> Picture.View {
    var view = Picture.View(handle: handle)
    let identity = identity(of: handle)
    view.name = identity.name
    view.className = identity.className
    view.kind = parent == nil ? .window : identity.kind
    view.parent = parent
    _ = rk_view_get_bounds(handle, &view.bounds)
    _ = rk_view_get_center(handle, &view.center)
    _ = rk_view_get_anchor_point(handle, &view.anchor)
    _ = rk_view_get_transform(handle, &view.transform)
    _ = rk_view_get_alpha(handle, &view.alpha)
    _ = rk_view_is_hidden(handle, &view.isHidden)
    _ = rk_view_is_user_interaction_enabled(handle, &view.isInteractive)
    _ = rk_view_is_animating(handle, &view.isAnimating)
    _ = rk_view_clips_to_bounds(handle, &view.clips)
    _ = rk_view_is_multiple_touch_enabled(handle, &view.takesSeveral)
    _ = rk_view_is_exclusive_touch(handle, &view.isExclusive)
    view.overrides = overrides(handle)
    if !identity.isBuiltIn { view.overrides.insert(.perhaps) }
    if view.kind == .control {
      _ = rk_control_get_state(handle, &view.state)
      _ = rk_control_is_tracking(handle, &view.isTracking)
    }
    if view.kind == .window {
      _ = rk_window_get_level(handle, &view.level)
      _ = rk_window_get_screen(handle, &view.screen)
      _ = rk_window_is_key(handle, &view.isKey)
    }
    return view
  }

  private func recognizer(_ handle: OpaquePointer, of view: OpaquePointer) -> Picture.Recognizer {
    let identity = identity(of: handle)
    var recognizer = Picture.Recognizer(handle: handle, name: identity.name, className: identity.className, view: view)
    _ = rk_gesture_recognizer_get_state(handle, &recognizer.state)
    _ = rk_gesture_recognizer_is_enabled(handle, &recognizer.isEnabled)
    return recognizer
  }

  /// The name of any object, the class without what the scenario engine adds to it, and what kind of view it is.
  package func name(of handle: OpaquePointer) -> (name: String, className: String) {
    let identity = identity(of: handle)
    return (identity.name, identity.className)
  }

  private func identity(of handle: OpaquePointer) -> Identity {
    if let known = identities[handle] { return known }
    var identity = Identity(name: text { rk_object_get_name(handle, $0, $1, $2) }.text, className: "", kind: .view, isBuiltIn: false)
    var cls: OpaquePointer?
    if rk_object_get_class(handle, &cls) == .OK {
      // A subclass that the scenario engine makes for one object is called by what it inherits from, an apostrophe and a number.
      let full = text { rk_class_get_name(cls, $0, $1, $2) }.text
      let own = pieces(of: full, at: UInt8(ascii: "'"))[0]
      identity.className = standIns[own] ?? own
      identity.isBuiltIn = PictureReader.builtIn.contains(identity.className)
    }
    var isKind = false
    if rk_object_is_kind_of(handle, control, &isKind) == .OK, isKind {
      identity.kind = .control
    } else if rk_object_is_kind_of(handle, scrollView, &isKind) == .OK, isKind {
      identity.kind = .scrollView
    }
    identities[handle] = identity
    return identity
  }
}
