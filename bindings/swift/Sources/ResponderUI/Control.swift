// SPDX-License-Identifier: MIT
import CResponderKit

/// A view that tracks one touch, makes control events of it, and sends the actions added for them.
open class Control: View {
  override class var builtIn: String { "Control" }
  /// What a control makes of touches: `.touchDown`, `.valueChanged` … `UIControl.Event` with `import UIKitNames`; here `Event` is what is delivered.
  public typealias Events = RKControlEvents
  /// `.normal`, `.highlighted`, `.disabled`, `.selected`.
  public typealias State = RKControlState

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_control_create(context, cls, frame, &out)
  }

  // MARK: Targets and actions

  /// Send an action to a target for these events; without a target, along the responder chain. The same pair merges its events. The target
  /// is weak.
  public final func addTarget(_ target: Any?, action: Selector, for events: Events) {
    check(rk_control_add_target(handle, Selector.handle(of: target, context, keptBy: self), action.name, events))
  }

  /// The same with a method: `addTarget(self, action: Menu.click, for: .touchUpInside)`.
  public final func addTarget<T: AnyObject, S>(_ target: T, action: @escaping @MainActor (T) -> @MainActor (S) -> Void, for events: Events) {
    addTarget(target, action: .unnamed(action), for: events)
  }

  /// nil matches every target or action.
  public final func removeTarget(_ target: Any?, action: Selector?, for events: Events) {
    check(rk_control_remove_target(handle, Selector.handle(of: target, context, keptBy: self), action?.name, events))
  }

  /// A control that calls a function when it is pressed, switched or changed: for `.primaryActionTriggered`.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Call an action for these events, once for each update that makes some of them. The control keeps the action.
  public final func addAction(_ action: Action, for events: Events) {
    let kept = Unmanaged.passRetained(Handler(action))
    let status = rk_control_add_action(
      handle, events,
      { control, events, event, handler in
        let action = Unmanaged<Handler>.fromOpaque(handler!).takeUnretainedValue().action
        receive(control, (action, events, event), none: ()) { (control: Control, call) in call.0.perform(control, call.1, Event.of(call.2)) }
      }, kept.toOpaque(), { Unmanaged<Handler>.fromOpaque($0!).release() }, &action.identifiers[handle, default: 0])
    if status != .OK { kept.release() }
    check(status)
  }

  /// The action is not called any more.
  public final func removeAction(_ action: Action) {
    guard let identifier = action.identifiers.removeValue(forKey: handle) else { return }
    check(rk_control_remove_action(handle, identifier))
  }

  /// All events for which there are targets or actions.
  public final var allControlEvents: Events { value([]) { rk_control_get_all_control_events(handle, &$0) } }
  /// Send what was added for these events, as the control does of its own.
  public final func sendActions(for events: Events) { check(rk_control_send_actions(handle, events)) }
  /// Do what a press of the control does: a button sends `.primaryActionTriggered`.
  public final func performPrimaryAction() { check(rk_control_perform_primary_action(handle)) }

  /// Called once for each target and action that is sent. Without super it is not sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: Event?) {
    let target = Selector.handle(of: target, context, keptBy: self)
    guard let cls = inheriting(.sendAction) else { check(rk_control_send_action(handle, action.name, target, event?.handle)); return }
    check(rk_super_send_action(cls, handle, action.name, target, event?.handle))
  }

  // MARK: Tracking

  /// A touch came down in the control: whether it is tracked. Without an override it is.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let cls = inheriting(.beginTracking) else { return true }
    return value(true) { rk_super_begin_tracking(cls, handle, touch.handle, event?.handle, &$0) }
  }
  /// The tracked touch has moved: whether it is tracked further.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let cls = inheriting(.continueTracking) else { return true }
    return value(true) { rk_super_continue_tracking(cls, handle, touch.handle, event?.handle, &$0) }
  }
  /// The tracked touch has lifted.
  open func endTracking(_ touch: Touch?, with event: Event?) {
    if let cls = inheriting(.endTracking), let touch { check(rk_super_end_tracking(cls, handle, touch.handle, event?.handle)) }
  }
  /// The tracked touch was taken away.
  open func cancelTracking(with event: Event?) {
    if let cls = inheriting(.cancelTracking) { check(rk_super_cancel_tracking(cls, handle, event?.handle)) }
  }

  /// Enabled, selected and highlighted as one mask.
  public final var state: State { State(rawValue: value(0) { rk_control_get_state(handle, &$0) }) }
}

/// `addAction(for:handler:)` whose function receives the control as what it is: `slider.addAction(for: .valueChanged) { slider in … }`.
@MainActor public protocol ControlActions: Control {}

extension Control: ControlActions {}

extension ControlActions {
  /// Call a function for these events. The closure retains its captures: write `[weak self]` if these retain the
  /// control.
  @discardableResult public func addAction(for events: Control.Events, handler: @escaping @MainActor (Self) -> Void) -> Action {
    let action = Action { handler($0.sender as! Self) }
    addAction(action, for: events)
    return action
  }
}

/// A function that controls and recognisers call: UIAction.
@MainActor public final class Action {
  private let handler: @MainActor (Action) -> Void
  /// While it is called: the control or recogniser that calls it.
  public private(set) var sender: Any?
  /// While a control calls it: the control events of this call.
  public private(set) var controlEvents: Control.Events = []
  /// While a control calls it: the event that led to it; nil for what the program sends.
  public private(set) var event: Event?
  var identifiers: [OpaquePointer: UInt64] = [:]

  /// A function that receives the action, which has the sender.
  public init(handler: @escaping @MainActor (Action) -> Void) { self.handler = handler }

  func perform(_ sender: Object, _ controlEvents: Control.Events = [], _ event: Event? = nil) {
    let outer = (self.sender, self.controlEvents, self.event)
    (self.sender, self.controlEvents, self.event) = (sender, controlEvents, event)
    defer { (self.sender, self.controlEvents, self.event) = outer }
    handler(self)
  }
}

/// What C keeps of an action, until it drops it.
final class Handler {
  let action: Action
  init(_ action: Action) { self.action = action }
}
