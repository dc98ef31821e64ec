// SPDX-License-Identifier: MIT
import CResponderKit

/// An object of the responder chain. Touches, presses, motion and remote control that it does not handle continue at `next`.
open class Responder: Object {
  override class var builtIn: String { "Responder" }

  /// A responder that is no view, controller or application: a delegate, a target.
  public init() { super.init(making: .zero) }

  public override init(making frame: Rect) { super.init(making: frame) }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_responder_create(context, cls, &out)
  }

  class func of(_ handle: OpaquePointer?) -> Responder? { Objects.of(handle) as? Responder }

  // MARK: The chain

  /// The next responder: of a view its controller or superview, of a controller its view's superview, of a window the application.
  open var next: Responder? {
    guard let cls = inheriting(.next) else { return .of(found { rk_responder_get_next_responder(handle, &$0) }) }
    return .of(found { rk_super_next_responder(cls, handle, &$0) })
  }

  // MARK: Touches

  /// Fingers came down in this view, or in one whose touch methods forwarded them. The inherited method forwards to `next`.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { forward(touches, .began, event, inheriting(.touchesBegan), rk_super_touches_began) }
  /// Fingers have moved; the inherited method forwards to `next`.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { forward(touches, .moved, event, inheriting(.touchesMoved), rk_super_touches_moved) }
  /// Fingers have lifted; the inherited method forwards to `next`.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { forward(touches, .ended, event, inheriting(.touchesEnded), rk_super_touches_ended) }
  /// The touches were taken from the view: by a recogniser, because the view left its window, with the window, or by the system or the host. The
  /// inherited method forwards to `next`.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    forward(touches, .cancelled, event, inheriting(.touchesCancelled), rk_super_touches_cancelled)
  }

  /// A device has reported what it had estimated in earlier samples of these touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {
    guard let cls = inheriting(.touchesEstimatedPropertiesUpdated) else { return }
    withHandles(touches) { check(rk_super_touches_estimated_properties_updated(cls, handle, $0, $1)) }
  }

  private typealias Super<Handles> = (OpaquePointer?, OpaquePointer?, Handles, Int, OpaquePointer?) -> RKStatus

  private func forward(
    _ touches: Set<Touch>, _ phase: Touch.Phase, _ event: Event?, _ cls: OpaquePointer?, _ inherited: Super<UnsafePointer<OpaquePointer?>?>
  ) {
    withHandles(touches) { touches, count in
      if let cls {
        check(inherited(cls, handle, touches, count, event?.handle))
      } else {
        check(rk_responder_send_touches(handle, phase, touches, count, event?.handle))
      }
    }
  }

  // MARK: Presses, motion, remote control

  /// Buttons or keys went down; the inherited method forwards to `next`.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { forward(presses, .began, event, inheriting(.pressesBegan), rk_super_presses_began) }
  /// Their force has changed; the inherited method forwards to `next`.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(presses, .changed, event, inheriting(.pressesChanged), rk_super_presses_changed)
  }
  /// They went up; the inherited method forwards to `next`.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { forward(presses, .ended, event, inheriting(.pressesEnded), rk_super_presses_ended) }
  /// The system or a recogniser cancelled them, or their responder or window has gone; the inherited method forwards to `next`.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(presses, .cancelled, event, inheriting(.pressesCancelled), rk_super_presses_cancelled)
  }

  private func forward(
    _ presses: Set<Press>, _ phase: Press.Phase, _ event: Event?, _ cls: OpaquePointer?, _ inherited: Super<UnsafePointer<OpaquePointer?>?>
  ) {
    withHandles(presses) { presses, count in
      if let cls {
        check(inherited(cls, handle, presses, count, event?.handle))
      } else {
        check(rk_responder_send_presses(handle, phase, presses, count, event?.handle))
      }
    }
  }

  /// A shake began; the inherited method forwards to `next`.
  open func motionBegan(_ motion: Event.Subtype, with event: Event?) {
    guard let cls = inheriting(.motionBegan) else { next?.motionBegan(motion, with: event); return }
    check(rk_super_motion_began(cls, handle, motion, event?.handle))
  }
  /// A shake ended; the inherited method forwards to `next`.
  open func motionEnded(_ motion: Event.Subtype, with event: Event?) {
    guard let cls = inheriting(.motionEnded) else { next?.motionEnded(motion, with: event); return }
    check(rk_super_motion_ended(cls, handle, motion, event?.handle))
  }
  /// It lasted too long, or was interrupted; the inherited method forwards to `next`.
  open func motionCancelled(_ motion: Event.Subtype, with event: Event?) {
    guard let cls = inheriting(.motionCancelled) else { next?.motionCancelled(motion, with: event); return }
    check(rk_super_motion_cancelled(cls, handle, motion, event?.handle))
  }
  /// A button of a remote control or headset; the inherited method forwards to `next`.
  open func remoteControlReceived(with event: Event?) {
    guard let cls = inheriting(.remoteControlReceived) else { next?.remoteControlReceived(with: event); return }
    check(rk_super_remote_control_received(cls, handle, event?.handle))
  }

  // MARK: First responder

  /// Whether becomeFirstResponder() may succeed; false unless overridden.
  open var canBecomeFirstResponder: Bool {
    guard let cls = inheriting(.canBecomeFirstResponder) else { return value(false) { rk_responder_can_become_first_responder(handle, &$0) } }
    return value(false) { rk_super_can_become_first_responder(cls, handle, &$0) }
  }
  /// Receive keys and text from now on: whether it does.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let cls = inheriting(.becomeFirstResponder) else { return value(false) { rk_responder_become_first_responder(handle, &$0) } }
    return value(false) { rk_super_become_first_responder(cls, handle, &$0) }
  }
  /// Whether it may be replaced; true unless overridden.
  open var canResignFirstResponder: Bool {
    guard let cls = inheriting(.canResignFirstResponder) else { return value(false) { rk_responder_can_resign_first_responder(handle, &$0) } }
    return value(false) { rk_super_can_resign_first_responder(cls, handle, &$0) }
  }
  /// Receive keys and text no longer: whether that succeeded.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let cls = inheriting(.resignFirstResponder) else { return value(false) { rk_responder_resign_first_responder(handle, &$0) } }
    return value(false) { rk_super_resign_first_responder(cls, handle, &$0) }
  }

  // MARK: Actions

  /// Whether it performs this action now; without an override: whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let sender = (sender as? Object)?.handle
    guard let cls = inheriting(.canPerformAction) else {
      return value(false) { rk_responder_can_perform_action(handle, action.name, sender, &$0) }
    }
    return value(false) { rk_super_can_perform_action(cls, handle, action.name, sender, &$0) }
  }

  /// The first responder of the chain that performs the action, this one included.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    let sender = (sender as? Object)?.handle
    guard let cls = inheriting(.target) else {
      return Selector.receiver(found { rk_responder_target_for_action(handle, action.name, sender, &$0) })
    }
    return Selector.receiver(found { rk_super_target_for_action(cls, handle, action.name, sender, &$0) })
  }

  /// The responders from this one to the end: what `next`, called again and again, leads through.
  public final var responderChain: [Responder] { list { rk_responder_get_chain(handle, $0, $1, $2) }.compactMap { .of($0) } }
  /// The first controller of the chain, this responder included.
  public final var nearestViewController: ViewController? { .of(found { rk_responder_get_view_controller(handle, &$0) }) }

  // MARK: Key commands

  /// The keys that send actions while this responder is on the chain of the first responder. Override it for keys that change: the chain is
  /// asked, from the first responder up, before each key that goes down. The inherited property has what addKeyCommand(_:) has added, or nil.
  open var keyCommands: [KeyCommand]? {
    guard let added = commands?.added, !added.isEmpty else { return nil }
    return added
  }
  final var commands: CommandLists?
}

/// What a first responder has to have in order to take text.
@MainActor public protocol KeyInput: Responder {
  /// Whether the backward key has something to delete.
  var hasText: Bool { get }
  /// Text was typed.
  func insertText(_ text: String)
  /// The backward key.
  func deleteBackward()
}

extension Responder {
  static func takesText(_ responder: Responder) -> (any KeyInput)? { responder as? any KeyInput }
}

/// The handles of a set, in the order in which the core numbered its fingers.
@MainActor func withHandles<T: Numbered>(_ objects: Set<T>, _ body: (UnsafePointer<OpaquePointer?>?, Int) -> Void) {
  guard objects.count > 1 else {
    withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: 1) { buffer in
      buffer.initialize(repeating: objects.first?.handle)
      body(UnsafePointer(buffer.baseAddress), objects.count)
    }
    return
  }
  objects.sorted { $0.id < $1.id }.map { Optional($0.handle) }.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
}

@MainActor protocol Numbered: Object {
  var id: Int64 { get }
}
