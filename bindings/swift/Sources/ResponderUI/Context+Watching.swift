// SPDX-License-Identifier: MIT
import CResponderKit

/// A flag or constant of behaviour; Behaviour.md, a page of the documentation, names them all.
public typealias Config = RKConfig

extension RKConfig: @retroactive CustomStringConvertible {
  /// Its name, such as "controlSlop".
  public var description: String { rk_config_name(self).map { String(cString: $0) } ?? "RKConfig(\(rawValue))" }
  /// What it is before it is set.
  public var defaultValue: Double { rk_config_default(self) }
  /// The name of a flag's value, such as "firstAdded" for 1 of `.sameViewTie`; nil where values have no names.
  public func name(of value: Double) -> String? { rk_config_value_name(self, value).map { String(cString: $0) } }
}

extension RKStatus: @retroactive CustomStringConvertible {
  /// Its identifier in C, such as "RKStatusStaleHandle".
  public var description: String { String(cString: rk_status_name(self)) }
  /// What it means in general, in one sentence.
  public var message: String { String(cString: rk_status_message(self)) }
}

/// What a method is called with, for `Context.observer`. Both are those of the call, not copies.
@MainActor public struct Observation {
  /// A method that an observer sees: `.hitTest`, `.touchesBegan` …
  public typealias Method = RKObservedMethod
  /// The method.
  public let method: Method
  /// The object whose method it is.
  public let object: Object
  /// The event that it receives.
  public let event: Event?
  /// The touches that it receives.
  public let touches: [Touch]
  /// The presses that it receives.
  public let presses: [Press]
  /// Of hitTest and pointInside: the point, in the view's coordinates.
  public let point: Point
  /// A number that the method receives or, for pointInside, its answer: 1 or 0.
  public let value: Int64
  /// A text or the action's name that it receives.
  public let text: String?

  fileprivate init?(_ handle: OpaquePointer?, _ call: RKObservation) {
    guard let object = Objects.any(handle) else { return nil }
    let objects = UnsafeBufferPointer(start: call.objects, count: call.objects == nil ? 0 : call.count)
    let isOfPresses = [.pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled].contains(call.method)
    (method, self.object, event, point, value) = (call.method, object, Event.of(call.event), call.point, call.value)
    touches = isOfPresses ? [] : objects.compactMap { Touch.of($0) }
    presses = isOfPresses ? objects.compactMap { Press.of($0) } : []
    text = call.text.map { String(cString: $0) }
  }
}

/// Configuration, windows, and what can be watched.
extension Context {
  /// A flag or constant of behaviour. It applies to later decisions.
  public subscript(config: Config) -> Double {
    get { value(0) { rk_context_get_config(handle, config, &$0) } }
    set { check(rk_context_set_config(handle, config, newValue)) }
  }

  /// Those that are alive, back to front, hidden ones included.
  public var windows: [Window] { list { rk_context_get_windows(handle, $0, $1, $2) }.compactMap { Objects.of($0) as? Window } }
  /// How many objects the core has in this context, for tests of leaks.
  public var objectCount: Int { value(0) { rk_context_get_object_count(handle, &$0) } }
  /// How many bytes the core has allocated for this context.
  public var memoryUsed: UInt64 { value(0) { rk_context_get_memory_used(handle, &$0) } }
  /// The version of the library, such as "0.1.0".
  public nonisolated static var libraryVersion: String { String(cString: rk_version_string()) }

  /// Set the closure that receives diagnostics, each as an identifier and a sentence; nil removes it. A diagnostic is a problem that makes no call fail,
  /// such as a cycle in the responder chain. As every closure here it retains what it captures: write `[weak self]` for what retains the context.
  public func setDiagnosticHandler(_ handler: (@MainActor (_ code: String, _ sentence: String) -> Void)?) {
    typealias Handler = @MainActor (String, String) -> Void
    set(handler) {
      rk_context_set_diagnostic_handler(
        handle, $0 == nil ? nil : { _, code, text, handler in
          onMain((Kept<Handler>.value(handler), String(cString: code!), String(cString: text!))) { $0.0($0.1, $0.2) }
        }, $0, $1)
    }
  }

  /// What happens to windows and the application: `.windowDidBecomeKey` …
  public typealias Notification = RKNotification

  /// Set the closure that receives notifications, each with the window or application that it is about; nil removes it.
  public func setNotificationHandler(_ handler: (@MainActor (Notification, Object?) -> Void)?) {
    typealias Handler = @MainActor (Notification, Object?) -> Void
    set(handler) {
      rk_context_set_notification_handler(
        handle, $0 == nil ? nil : { _, notification, object, handler in
          onMain((Kept<Handler>.value(handler), notification, object)) { $0.0($0.1, Objects.any($0.2)) }
        }, $0, $1)
    }
  }

  /// Set the closure that receives each call of a method by the core, overridden or not; nil removes it. It changes no result.
  public func setObserver(_ observer: (@MainActor (Observation) -> Void)?) {
    typealias Handler = @MainActor (Observation) -> Void
    set(observer) {
      rk_context_set_observer(
        handle, $0 == nil ? nil : { _, object, call, observer in
          onMain((Kept<Handler>.value(observer), object, call!.pointee)) { call in
            if let seen = Observation(call.1, call.2) { call.0(seen) }
          }
        }, $0, $1)
    }
  }

  private func set<Handler>(
    _ handler: Handler?, _ body: (UnsafeMutableRawPointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> RKStatus
  ) {
    let kept = handler.map { Kept.out($0) }
    let status = body(kept, kept == nil ? nil : { drop($0) })
    if status != .OK, let kept { drop(kept) }
    check(status)
  }
}
