// SPDX-License-Identifier: MIT
import CResponderKit

// control.h

@_cdecl("rk_control_create") @implementation public func rk_control_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.control_create, context, cls, BuiltIn.control, frame, out)
}

@_cdecl("rk_button_create") @implementation public func rk_button_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.button_create, context, cls, BuiltIn.button, frame, out)
}

@_cdecl("rk_switch_create") @implementation public func rk_switch_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.switch_create, context, cls, BuiltIn.toggle, frame, out)
}

@_cdecl("rk_slider_create") @implementation public func rk_slider_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.slider_create, context, cls, BuiltIn.slider, frame, out)
}

@_cdecl("rk_stepper_create") @implementation public func rk_stepper_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.stepper_create, context, cls, BuiltIn.stepper, frame, out)
}

@_cdecl("rk_segmented_control_create") @implementation public func rk_segmented_control_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.segmented_control_create, context, cls, BuiltIn.segmentedControl, frame, out)
}

@_cdecl("rk_page_control_create") @implementation public func rk_page_control_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.page_control_create, context, cls, BuiltIn.pageControl, frame, out)
}

@_cdecl("rk_text_field_create") @implementation public func rk_text_field_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKControlRef?>?) -> RKStatus {
  create(Call.text_field_create, context, cls, BuiltIn.textField, frame, out)
}

@inline(never)
private func create(_ call: UInt32, _ context: OpaquePointer?, _ cls: OpaquePointer?, _ builtIn: UInt16, _ frame: RKRect, _ out: UnsafeMutablePointer<OpaquePointer?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(call, cls, frame)
    try finite(frame, "frame")
    let data = try classForNew(context, cls, builtIn, .control)
    guard context.isSubclass(data.id, of: builtIn) else {
      throw failure(.invalidArgument, "cls", .text(data.name.unsafelyUnwrapped), "makes controls of another type; see the function's comment")
    }
    return try context.makeControl(data, frame)
  }
}

// MARK: Targets and actions

private func some(_ events: RKControlEvents) throws(RKStatus) {
  guard !events.isEmpty else { throw failure(.invalidArgument, "events", .int(0), "is empty; pass at least one RKControlEvent") }
}

@_cdecl("rk_control_add_target") @implementation public func rk_control_add_target(_ control: RKControlRef?, _ target: RKObjectRef?, _ selector: UnsafePointer<CChar>?, _ events: RKControlEvents) -> RKStatus {
  with(control, .controls, "control") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.control_add_target, control, target, selector, events.rawValue)
    let target = try resolveOptional(target, in: context, .instances, "target")
    try some(events)
    let number = try context.selector(selector, atMost: 2)
    try notDying(c.object, "control")
    try context.addTarget(&c.data.targets, context.handle(target), number, events.rawValue)
  }
}

@_cdecl("rk_control_remove_target") @implementation public func rk_control_remove_target(_ control: RKControlRef?, _ target: RKObjectRef?, _ selector: UnsafePointer<CChar>?, _ events: RKControlEvents) -> RKStatus {
  with(control, .controls, "control") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.control_remove_target, control, target, selector, events.rawValue)
    let target = try resolveOptional(target, in: context, .instances, "target")
    guard let number = try context.knownSelector(selector) else { return }
    c.data.targets.take(context.handle(target), number, events.rawValue)
  }
}

@_cdecl("rk_control_add_action") @implementation public func rk_control_add_action(_ control: RKControlRef?, _ events: RKControlEvents, _ function: RKControlAction?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, _ identifier: UnsafeMutablePointer<UInt64>?) -> RKStatus {
  with(control, .controls, "control") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.control_add_action, control, events.rawValue, function != nil, drop != nil)
    guard let function else { throw nullArgument("function") }
    try some(events)
    try notDying(c.object, "control")
    let data = c.data
    let entry = ActionTarget(
      events: events.rawValue, controlFunction: function, userdata: userdata, drop: drop)
    try context.addFunction(&data.targets, &data.numbers, entry, identifier)
  }
}

@_cdecl("rk_control_remove_action") @implementation public func rk_control_remove_action(_ control: RKControlRef?, _ identifier: UInt64) -> RKStatus {
  with(control, .controls, "control") { (c) throws(RKStatus) in
    try c.context.removeFunction(&c.data.targets, identifier, Call.control_remove_action, c.object)
  }
}

@_cdecl("rk_control_get_all_control_events") @implementation public func rk_control_get_all_control_events(_ control: RKControlRef?, _ out: UnsafeMutablePointer<RKControlEvents>?) -> RKStatus {
  get(control, .controls, "control", out) { c in RKControlEvents(rawValue: c.controlEvents) }
}

@_cdecl("rk_control_send_actions") @implementation public func rk_control_send_actions(_ control: RKControlRef?, _ events: RKControlEvents) -> RKStatus {
  with(control, .controls, "control") { c in
    c.context.recorded(Call.control_send_actions, control, events.rawValue)
    c.sendActions(events.rawValue, nil)
  }
}

@_cdecl("rk_control_perform_primary_action") @implementation public func rk_control_perform_primary_action(_ control: RKControlRef?) -> RKStatus {
  with(control, .controls, "control") { c in
    c.context.recorded(Call.control_perform_primary_action, control)
    if !c.has(.disabled) { c.sendActions(1 << 13, nil) }
  }
}

@_cdecl("rk_control_send_action") @implementation public func rk_control_send_action(_ control: RKControlRef?, _ selector: UnsafePointer<CChar>?, _ target: RKObjectRef?, _ event: RKEventRef?) -> RKStatus {
  with(control, .controls, "control") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.control_send_action, control, selector, target, event)
    let number = try context.selector(selector, atMost: 2)
    let target = context.object(ifAny: try resolveOptional(target, in: context, .instances, "target"))
    let event = context.pointer(try resolveOptional(event, in: context, .events, "event"))
    let control = c
    control.sendAction(number, target, event)
  }
}

// MARK: State

@_cdecl("rk_control_set_enabled") @implementation public func rk_control_set_enabled(_ control: RKControlRef?, _ enabled: Bool) -> RKStatus {
  with(control, .controls, "control") { c in
    c.context.recorded(Call.control_set_enabled, control, enabled)
    c.setEnabled(enabled)
  }
}

@_cdecl("rk_control_is_enabled") @implementation public func rk_control_is_enabled(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(control, .controls, "control", out) { c in !c.has(.disabled) }
}

@_cdecl("rk_control_set_selected") @implementation public func rk_control_set_selected(_ control: RKControlRef?, _ selected: Bool) -> RKStatus {
  with(control, .controls, "control") { c in
    c.context.recorded(Call.control_set_selected, control, selected)
    c.set(.selected, selected)
  }
}

@_cdecl("rk_control_is_selected") @implementation public func rk_control_is_selected(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(control, .controls, "control", out) { c in c.has(.selected) }
}

@_cdecl("rk_control_set_highlighted") @implementation public func rk_control_set_highlighted(_ control: RKControlRef?, _ highlighted: Bool) -> RKStatus {
  with(control, .controls, "control") { c in
    c.context.recorded(Call.control_set_highlighted, control, highlighted)
    c.set(.highlighted, highlighted)
  }
}

@_cdecl("rk_control_is_highlighted") @implementation public func rk_control_is_highlighted(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(control, .controls, "control", out) { c in c.has(.highlighted) }
}

@_cdecl("rk_control_get_state") @implementation public func rk_control_get_state(_ control: RKControlRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(control, .controls, "control", out) { c in c.state }
}

@_cdecl("rk_control_is_tracking") @implementation public func rk_control_is_tracking(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(control, .controls, "control", out) { c in c.has(.tracking) }
}

@_cdecl("rk_control_is_touch_inside") @implementation public func rk_control_is_touch_inside(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(control, .controls, "control", out) { c in c.has(.inside) }
}
