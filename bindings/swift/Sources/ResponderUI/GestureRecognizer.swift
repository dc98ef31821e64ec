// SPDX-License-Identifier: MIT
import CResponderKit

/// Finds a gesture in the touches of its view and of those below it, before these receive them. It is no responder.
open class GestureRecognizer: Object {
  override class var builtIn: String { "GestureRecognizer" }
  /// `.possible`, `.began`, `.changed`, `.ended`, `.cancelled`, `.failed`; `.recognized` is `.ended`.
  public typealias State = RKGestureRecognizerState

  /// A recogniser whose touch methods a subclass writes.
  public init(target: Any?, action: Selector?) {
    super.init(making: .zero)
    if let target, let action { addTarget(target, action: action) }
  }
  /// Without a target: `addAction` or `addTarget` follows.
  public convenience init() { self.init(target: nil, action: nil) }

  /// With a method: `TapGestureRecognizer(target: self, action: Menu.tapped)`.
  public convenience init<T: AnyObject, S>(target: T, action: @escaping @MainActor (T) -> @MainActor (S) -> Void) {
    self.init(target: target, action: .unnamed(action))
  }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_gesture_recognizer_create(context, cls, &out)
  }

  static func of(_ handle: OpaquePointer?) -> GestureRecognizer? { Objects.of(handle) as? GestureRecognizer }

  // MARK: Targets

  /// The same pair is added once. The target is weak.
  public final func addTarget(_ target: Any, action: Selector) {
    check(rk_gesture_recognizer_add_target(handle, Selector.handle(of: target, context, keptBy: self), action.name))
  }
  /// The same with a method: `addTarget(self, action: Menu.tapped)`.
  public final func addTarget<T: AnyObject, S>(_ target: T, action: @escaping @MainActor (T) -> @MainActor (S) -> Void) {
    addTarget(target, action: .unnamed(action))
  }
  /// nil matches every target or action.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    check(rk_gesture_recognizer_remove_target(handle, Selector.handle(of: target, context, keptBy: self), action?.name))
  }

  /// Call an action at every change of state after possible. The recogniser keeps the action.
  public final func addAction(_ action: Action) {
    let kept = Unmanaged.passRetained(Handler(action))
    let status = rk_gesture_recognizer_add_action(
      handle,
      { recognizer, handler in
        let action = Unmanaged<Handler>.fromOpaque(handler!).takeUnretainedValue().action
        receive(recognizer, action, none: ()) { (recognizer: GestureRecognizer, action) in action.perform(recognizer) }
      }, kept.toOpaque(), { Unmanaged<Handler>.fromOpaque($0!).release() }, &action.identifiers[handle, default: 0])
    if status != .OK { kept.release() }
    check(status)
  }

  /// The action is not called any more.
  public final func removeAction(_ action: Action) {
    guard let identifier = action.identifiers.removeValue(forKey: handle) else { return }
    check(rk_gesture_recognizer_remove_action(handle, identifier))
  }

  // MARK: State

  /// Set by the methods of a custom recogniser. The transition is decided at once.
  public final var state: State {
    get { value(.possible) { rk_gesture_recognizer_get_state(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_state(handle, newValue)) }
  }
  /// The view that it is attached to.
  public final var view: View? { .of(found { rk_gesture_recognizer_get_view(handle, &$0) }) }
  /// How many fingers it follows.
  public final var numberOfTouches: Int { value(0) { rk_gesture_recognizer_get_number_of_touches(handle, &$0) } }
  /// The middle of the touches.
  public final func location(in view: View?) -> Point { value(.zero) { rk_gesture_recognizer_get_location(handle, view?.handle, &$0) } }
  /// One of its fingers, by its index from 0.
  public final func location(ofTouch index: Int, in view: View?) -> Point {
    value(.zero) { rk_gesture_recognizer_get_location_of_touch(handle, index, view?.handle, &$0) }
  }
  /// The touches that it follows, in the order in which they began.
  public final var touches: [Touch] { list { rk_gesture_recognizer_get_touches(handle, $0, $1, $2) }.compactMap { Touch.of($0) } }
  /// The presses that it follows.
  public final var presses: [Press] { list { rk_gesture_recognizer_get_presses(handle, $0, $1, $2) }.compactMap { Press.of($0) } }
  /// The buttons of the pointer or trackpad that it follows.
  public final var buttonMask: Event.ButtonMask { .init(rawValue: value(0) { rk_gesture_recognizer_get_button_mask(handle, &$0) }) }
  /// The keys that were held at its last event.
  public final var modifierFlags: KeyModifierFlags { value([]) { rk_gesture_recognizer_get_modifier_flags(handle, &$0) } }
  /// Stop tracking this touch. Phases that this recogniser alone held back are delivered (SPEC 106).
  public final func ignore(_ touch: Touch, for event: Event) { check(rk_gesture_recognizer_ignore_touch(handle, touch.handle)) }

  /// This one recognises only once the other has failed.
  public final func require(toFail other: GestureRecognizer) { check(rk_gesture_recognizer_require_to_fail(handle, other.handle)) }

  /// Those that have to fail first, by `require(toFail:)`.
  public final var failureRequirements: [GestureRecognizer] {
    list { rk_gesture_recognizer_get_failure_requirements(handle, $0, $1, $2) }.compactMap { .of($0) }
  }
  /// Those that have to fail first in the present attempt, by the result of a delegate or a class.
  public final var attemptFailureRequirements: [GestureRecognizer] {
    list { rk_gesture_recognizer_get_attempt_failure_requirements(handle, $0, $1, $2) }.compactMap { .of($0) }
  }

  /// Decides for the recogniser. It is weak.
  public final weak var delegate: (any GestureRecognizerDelegate)? {
    didSet { updateDelegate() }
  }

  // MARK: For subclasses. Overrides call super.

  /// Fingers came down in the recogniser's view, or in one below it.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) { inherit(.touchesBeganOfGesture, touches, event, rk_super_gesture_touches_began) }
  /// Fingers that it follows have moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) { inherit(.touchesMovedOfGesture, touches, event, rk_super_gesture_touches_moved) }
  /// Fingers that it follows have lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) { inherit(.touchesEndedOfGesture, touches, event, rk_super_gesture_touches_ended) }
  /// The touches were cancelled: by the system or the host, or because their window was hidden or destroyed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    inherit(.touchesCancelledOfGesture, touches, event, rk_super_gesture_touches_cancelled)
  }
  /// A device has reported what it had estimated in earlier samples of these touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {
    guard let cls = inheriting(.touchesEstimatedPropertiesUpdatedOfGesture) else { return }
    withHandles(touches) { check(rk_super_gesture_touches_estimated_properties_updated(cls, handle, $0, $1)) }
  }
  /// Buttons of a type in `allowedPressTypes` went down.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) { inherit(.pressesBeganOfGesture, presses, event, rk_super_gesture_presses_began) }
  /// The force of buttons has changed.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent) {
    inherit(.pressesChangedOfGesture, presses, event, rk_super_gesture_presses_changed)
  }
  /// Buttons went up.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) { inherit(.pressesEndedOfGesture, presses, event, rk_super_gesture_presses_ended) }
  /// The presses were cancelled.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
    inherit(.pressesCancelledOfGesture, presses, event, rk_super_gesture_presses_cancelled)
  }

  private func inherit<T: Numbered>(
    _ method: Method, _ objects: Set<T>, _ event: Event,
    _ inherited: (OpaquePointer?, OpaquePointer?, UnsafePointer<OpaquePointer?>?, Int, OpaquePointer?) -> RKStatus
  ) {
    guard let cls = inheriting(method) else { return }
    withHandles(objects) { check(inherited(cls, handle, $0, $1, event.handle)) }
  }

  /// Once per attempt, after its last action.
  open func reset() {
    if let cls = inheriting(.reset) { check(rk_super_gesture_reset(cls, handle)) }
  }
  /// Whether its recognition makes the other one fail.
  open func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let cls = inheriting(.canPrevent) else { return value(true) { rk_gesture_recognizer_can_prevent(handle, other.handle, &$0) } }
    return value(true) { rk_super_gesture_can_prevent(cls, handle, other.handle, &$0) }
  }
  /// Whether the other one's recognition makes this one fail.
  open func canBePrevented(by other: GestureRecognizer) -> Bool {
    guard let cls = inheriting(.canBePrevented) else { return value(true) { rk_gesture_recognizer_can_be_prevented_by(handle, other.handle, &$0) } }
    return value(true) { rk_super_gesture_can_be_prevented_by(cls, handle, other.handle, &$0) }
  }
  /// Whether this one waits until the other one has failed; asked once per attempt.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    guard let cls = inheriting(.shouldRequireFailure) else { return false }
    return value(false) { rk_super_gesture_should_require_failure_of(cls, handle, other.handle, &$0) }
  }
  /// Whether the other one waits until this one has failed; asked once per attempt.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    guard let cls = inheriting(.shouldBeRequiredToFail) else { return false }
    return value(false) { rk_super_gesture_should_be_required_to_fail_by(cls, handle, other.handle, &$0) }
  }
  /// Whether it follows the event's new touches.
  open func shouldReceive(_ event: Event) -> Bool {
    guard let cls = inheriting(.shouldReceive) else { return true }
    return value(true) { rk_super_gesture_should_receive_event(cls, handle, event.handle, &$0) }
  }
}

extension RKGestureRecognizerState {
  /// The same as `.ended`: a discrete gesture was recognised.
  public static let recognized = RKGestureRecognizerState.ended
}

/// `addAction(handler:)` whose function receives the recogniser as what it is: `pan.addAction { pan in … }`.
@MainActor public protocol GestureRecognizerActions: GestureRecognizer {}

extension GestureRecognizer: GestureRecognizerActions {}

extension GestureRecognizerActions {
  /// Call a function at every change of state after possible. The closure retains its captures: write `[weak self]` if
  /// these retain the recogniser.
  @discardableResult public func addAction(handler: @escaping @MainActor (Self) -> Void) -> Action {
    let action = Action { handler($0.sender as! Self) }
    addAction(action)
    return action
  }
}
