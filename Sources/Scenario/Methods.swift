// SPDX-License-Identifier: MIT
import CResponderKit

/// What a C callback gets back as userdata: whose method runs, and in which class it stands (a super-call names that class).
final class Home {
  let instance: Instance
  var cls: OpaquePointer?
  /// For a class that implements an action: its selector, which the callback does not receive.
  let selector: String

  init(_ instance: Instance, selector: String = "") {
    self.instance = instance
    self.selector = selector
  }

  static func of(_ userdata: UnsafeMutableRawPointer?) -> Home { Unmanaged<Home>.fromOpaque(userdata!).takeUnretainedValue() }
}

extension World {
  /// Defines a subclass for one object with just these methods. The class lives as long as the context.
  func defineClass(for instance: Instance, superclass: String, methods: Methods) -> (status: RKStatus, name: String) {
    var desc = RKClassDesc()
    if instance.kind == .recognizer {
      var gesture = gestureMethods(methods)
      return withUnsafePointer(to: &gesture) { gesture in
        desc.gesture_recognizer_methods = gesture
        return define(&desc, superclass: superclass, home: Home(instance))
      }
    }
    var responder = RKResponderMethods()
    responder.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    fill(&responder, methods)
    var view = RKViewMethods()
    view.struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
    if methods.contains(.hitTest) { view.hit_test = { hitTest($1, $2, Home.of($3)) } }
    if methods.contains(.pointInside) { view.point_inside = { pointInside($1, $2, Home.of($3)) } }
    if methods.contains(.shouldBegin) { view.gesture_recognizer_should_begin = { shouldBegin($1, Home.of($2)) } }
    var control = controlMethods(methods)
    var scroll = scrollMethods(methods)
    var window = RKWindowMethods()
    window.struct_size = UInt32(MemoryLayout<RKWindowMethods>.size)
    if methods.contains(.canBecomeKey) { window.can_become_key_window = { canBecomeKey(Home.of($1)) } }
    var controller = controllerMethods(methods)
    if methods.contains(.sendEvent) { window.send_event = { sendWindowEvent($1, Home.of($2)) } }
    var application = RKApplicationMethods()
    application.struct_size = UInt32(MemoryLayout<RKApplicationMethods>.size)
    if methods.contains(.sendEvent) { application.send_event = { sendApplicationEvent($1, Home.of($2)) } }

    return withUnsafePointer(to: &responder) { responder in
      withUnsafePointer(to: &view) { view in
        withUnsafePointer(to: &control) { control in
          withUnsafePointer(to: &scroll) { scroll in
            withUnsafePointer(to: &window) { window in
              withUnsafePointer(to: &application) { application in
                desc.responder_methods = responder
                if !methods.isDisjoint(with: [.hitTest, .pointInside, .shouldBegin]) { desc.view_methods = view }
                if methods.contains(.sendAction) { desc.control_methods = control }
                if !methods.isDisjoint(with: [.touchesShouldBegin, .touchesShouldCancel]) { desc.scroll_view_methods = scroll }
                if instance.kind == .window, !methods.isDisjoint(with: [.sendEvent, .canBecomeKey]) { desc.window_methods = window }
                if instance.kind == .application, methods.contains(.sendEvent) { desc.application_methods = application }
                return withUnsafePointer(to: &controller) { controller in
                  if methods.contains(.forwardsAppearance) { desc.view_controller_methods = controller }
                  return define(&desc, superclass: superclass, home: Home(instance))
                }
              }
            }
          }
        }
      }
    }
  }

  /// Defines a subclass that implements one action. One class an action, because an action's function learns nothing but its class's userdata.
  func defineClass(for instance: Instance, superclass: String, selector: String) -> (status: RKStatus, name: String) {
    var desc = RKClassDesc()
    return selector.withCString { text in
      var action = RKActionDesc()
      action.selector = text
      action.function = { performAction($1, Home.of($3)) }
      return withUnsafePointer(to: action) { action in
        desc.actions = action
        desc.action_count = 1
        return define(&desc, superclass: superclass, home: Home(instance, selector: selector))
      }
    }
  }

  private func define(_ desc: inout RKClassDesc, superclass: String, home: Home) -> (status: RKStatus, name: String) {
    classCount += 1
    let name = pieces(of: superclass, at: UInt8(ascii: "'")).first { !$0.isEmpty }! + "'\(classCount)"
    desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
    desc.userdata = Unmanaged.passRetained(home).toOpaque()
    desc.drop = { Unmanaged<Home>.fromOpaque($0!).release() }
    let status = name.withCString { name in
      superclass.withCString { superclass in
        desc.name = name
        desc.superclass = superclass
        return rk_class_define(context, &desc, &home.cls)
      }
    }
    return (status, name)
  }

  private func fill(_ table: inout RKResponderMethods, _ methods: Methods) {
    if methods.contains(.touchesBegan) { table.touches_began = { receive(.began, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.touchesMoved) { table.touches_moved = { receive(.moved, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.touchesEnded) { table.touches_ended = { receive(.ended, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.touchesCancelled) { table.touches_cancelled = { receive(.cancelled, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.nextResponder) { table.next_responder = { nextResponder(Home.of($1)) } }
    fillInput(&table, methods)
  }
}

// The bodies behind the tables. `self` of a callback is the instance's handle.

private func receive(_ phase: Phases, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?, _ home: Home) {
  let instance = home.instance
  let list = Array(UnsafeBufferPointer(start: touches, count: count))
  instance.world.keep(list)
  instance.handle(phase, list, event)
  guard instance.behaviour.supers.contains(Handlers(phase)) else { return }
  // A stale receiver is no fault of the scenario: one of its steps may have destroyed the view inside this callback.
  switch phase {
  case .began: _ = rk_super_touches_began(home.cls, instance.handle, touches, count, event)
  case .moved: _ = rk_super_touches_moved(home.cls, instance.handle, touches, count, event)
  case .ended: _ = rk_super_touches_ended(home.cls, instance.handle, touches, count, event)
  default: _ = rk_super_touches_cancelled(home.cls, instance.handle, touches, count, event)
  }
}

private func nextResponder(_ home: Home) -> OpaquePointer? {
  if case .id(let id)? = home.instance.behaviour.next { return id.flatMap { home.instance.world.handle(of: $0) } }
  var out: OpaquePointer?
  _ = rk_super_next_responder(home.cls, home.instance.handle, &out)
  return out
}

private func shouldBegin(_ recognizer: OpaquePointer?, _ home: Home) -> Bool {
  home.instance.say(.delegate, "shouldBegin(" + home.instance.world.name(of: recognizer) + ")")
  if let answer = home.instance.behaviour.shouldBegin { return answer }
  var out = false
  _ = rk_super_gesture_recognizer_should_begin(home.cls, home.instance.handle, recognizer, &out)
  return out
}

private func canBecomeKey(_ home: Home) -> Bool {
  if let answer = home.instance.behaviour.canBecomeKey { return answer }
  var out = true
  _ = rk_super_can_become_key_window(home.cls, home.instance.handle, &out)
  return out
}

private func sendWindowEvent(_ event: OpaquePointer?, _ home: Home) {
  let (_, touches) = handles { rk_event_get_touches_for_window(event, home.instance.handle, $0, $1, $2) }
  if home.instance.drops(touches) { return }
  _ = rk_super_window_send_event(home.cls, home.instance.handle, event)
}

private func sendApplicationEvent(_ event: OpaquePointer?, _ home: Home) {
  let (_, touches) = handles { rk_event_get_all_touches(event, $0, $1, $2) }
  if home.instance.drops(touches) { return }
  _ = rk_super_application_send_event(home.cls, home.instance.handle, event)
}

extension Instance {
  /// Whether one of these touches is in a phase with which this object drops the whole event.
  fileprivate func drops(_ touches: [OpaquePointer?]) -> Bool {
    if behaviour.dropped == .all { return true }
    for touch in touches {
      var phase = RKTouchPhase.stationary
      guard rk_touch_get_phase(touch, &phase) == .OK else { continue }
      if !behaviour.dropped.isDisjoint(with: Phases(phase)) { return true }
    }
    return false
  }
}

extension Phases {
  /// The phase of a touch; nothing for a stationary one, which no method is called for.
  init(_ phase: RKTouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: self = []
    }
  }
}
