// SPDX-License-Identifier: MIT
import CResponderKit

/// The name of an action, such as "click:", and the method behind it.
///
/// `#selector` needs Objective-C. Here the method goes along: `Selector("click:", Menu.click)`. From then on every object that is a Menu
/// implements "click:", and the name alone is enough: `"click:" as Selector`. Colons count the arguments: none, the sender, the sender and
/// the event.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// With its colons.
  public let name: String
  /// The name.
  public var description: String { name }

  /// The name alone, of an action that some class performs.
  public init(_ name: String) { self.name = name }
  /// `"click:"`.
  public init(stringLiteral name: String) { self.name = name }

  /// A method without arguments: "undo".
  @MainActor public init<T: AnyObject>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> Void) {
    self.init(name)
    implement { (receiver: T, _, _) in method(receiver)() }
  }

  /// A method that receives the sender: "click:".
  @MainActor public init<T: AnyObject, S>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (S) -> Void) {
    self.init(name)
    implement { (receiver: T, sender, _) in
      if let sender = sender as? S { method(receiver)(sender) }
    }
  }

  /// A method that receives the sender and the event: "click:with:".
  @MainActor public init<T: AnyObject, S>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (S, Event?) -> Void) {
    self.init(name)
    implement { (receiver: T, sender, event) in
      if let sender = sender as? S { method(receiver)(sender, event) }
    }
  }

  /// A method without a name of its own: the name is new.
  @MainActor static func unnamed<T: AnyObject, S>(_ method: @escaping @MainActor (T) -> @MainActor (S) -> Void) -> Selector {
    count += 1
    return Selector("method\(count):", method)
  }
  @MainActor private static var count = 0

  // MARK: What implements it

  private struct Implementation {
    let owner: AnyClass
    let owns: (AnyClass) -> Bool
    let call: (AnyObject, Object?, Event?) -> Bool
  }
  @MainActor private static var implementations: [String: [Implementation]] = [:]

  @MainActor private func implement<T: AnyObject>(_ call: @escaping (T, Object?, Event?) -> Void) {
    let known = Selector.implementations[name] ?? []
    guard !known.contains(where: { $0.owner == T.self }) else { return }
    let made = Implementation(owner: T.self, owns: { $0 is T.Type }) { receiver, sender, event in
      guard let receiver = receiver as? T else { return false }
      call(receiver, sender, event)
      return true
    }
    Selector.implementations[name] = [made] + known
    for context in Context.all {
      for cls in context.swiftClasses { add(to: cls) }
    }
  }

  /// Give the class in the core the selectors that its objects implement.
  @MainActor static func addAll(to cls: SwiftClass) {
    for name in implementations.keys { Selector(name).add(to: cls) }
  }

  @MainActor private func add(to cls: SwiftClass) {
    let implemented = Selector.implementations[name]!
    guard cls.type == Proxy.self || implemented.contains(where: { $0.owns(cls.type) }), cls.actions.insert(name).inserted else { return }
    var desc = RKTypedActionDesc()
    desc.struct_size = UInt32(MemoryLayout<RKTypedActionDesc>.size)
    desc.userdata = Unmanaged.passRetained(Name(name)).toOpaque()
    desc.drop = { Unmanaged<Name>.fromOpaque($0!).release() }
    desc.function = Selector.function(name.count { $0 == ":" })
    let encoding = "v" + String(repeating: "@", count: name.count { $0 == ":" })
    name.withCString { name in
      encoding.withCString { encoding in
        (desc.selector, desc.encoding) = (name, encoding)
        check(rk_class_add_action(cls.handle, &desc))
      }
    }
  }

  private final class Name {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private static func function(_ arguments: Int) -> (@convention(c) () -> Void)? {
    let none: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { Selector.perform($0, nil, nil, $1) }
    let sender: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { Selector.perform($0, $1, nil, $2) }
    let event: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { Selector.perform($0, $1, $2, $3) }
    switch arguments {
    case 0: return unsafeBitCast(none, to: (@convention(c) () -> Void).self)
    case 1: return unsafeBitCast(sender, to: (@convention(c) () -> Void).self)
    default: return unsafeBitCast(event, to: (@convention(c) () -> Void).self)
    }
  }

  private static func perform(_ me: OpaquePointer?, _ sender: OpaquePointer?, _ event: OpaquePointer?, _ name: UnsafeMutableRawPointer?) {
    receive(me, (sender, event, Unmanaged<Name>.fromOpaque(name!).takeUnretainedValue().name), none: ()) { (object: Object, arguments) in
      let (sender, event, name) = arguments
      let receiver: AnyObject? = (object as? Proxy).map { $0.target } ?? object
      guard let receiver else { return }
      let (from, of) = (Objects.of(sender), Event.of(event))
      _ = implementations[name]?.contains { $0.call(receiver, from, of) }
    }
  }

  // MARK: Targets

  /// The core's object for a target: the target's own, or a stand-in for any other object, which `owner` keeps.
  @MainActor static func handle(of target: Any?, _ context: Context, keptBy owner: Object? = nil) -> OpaquePointer? {
    guard let target else { return nil }
    if let object = target as? Object { return object.handle }
    let plain = target as AnyObject
    if let known = owner?.proxies.first(where: { $0.target === plain }) { return known.handle }
    let made = context.run { Proxy(plain) }
    owner?.proxies.append(made)
    return made.handle
  }

  @MainActor static func receiver(_ handle: OpaquePointer?) -> Any? {
    let object = Objects.of(handle)
    if let proxy = object as? Proxy { return proxy.target }
    return object
  }
}

/// Stands in the core for a target that has no handle.
final class Proxy: Responder {
  private(set) weak var target: AnyObject?

  init(_ target: AnyObject) {
    self.target = target
    super.init()
  }
}
