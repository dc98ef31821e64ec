// SPDX-License-Identifier: MIT
import CResponderKit

/// An object with a handle in the core: a responder, recogniser, touch, press or event.
///
/// A Swift object owns one reference to its core object, so the core object lives at least as long. In the other direction the tree
/// retains Swift objects: a view while it has a superview or is a controller's view; a recogniser while it is attached; a view
/// controller while it is a child, presented or a root. The core announces every change, whatever its cause. No object retains its
/// superview, so there is no cycle; a window belongs to the program, as in UIKit.
@MainActor open class Object: @MainActor CustomStringConvertible {
  /// The object in C.
  public nonisolated(unsafe) final let handle: OpaquePointer
  /// Where it belongs.
  public unowned final let context: Context
  /// A reference to the context; nil for the application, touches, presses and events, which the context owns.
  private let keeper: Context?
  /// The class in the core; nil for a class of this module, which has no overrides.
  final let cls: SwiftClass?

  /// Of two Swift objects for one core object: a touch as it was or will be.
  private let isSecond: Bool

  /// What stands in the core for its targets that have no handle.
  final var proxies: [Proxy] = []

  /// Name of the core's class that this Swift class stands for; a subclass in a program inherits it.
  class var builtIn: String { "" }

  /// What objects of a class perform by name: `[Selector("copy:", Document.copy), Selector("save:", Document.save)]`. For actions without
  /// target, which are found along the responder chain, and for key commands. Read before the first object of the class is made.
  open class var actions: [Selector] { [] }

  /// Make a core object of this kind; `cls` is nil for the built-in class itself.
  class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus { .unsupported }

  /// An object of the class that is being initialised, for the initialisers of this module. Only views have a frame.
  public init(making frame: Rect) {
    let type = type(of: self)
    if let adopted = Objects.adopted {
      Objects.adopted = nil
      isSecond = adopted.isSecond
      (handle, context, cls) = (adopted.handle, adopted.context, nil)
      keeper = type is Application.Type || type.builtIn.isEmpty ? nil : adopted.context
      check(rk_retain(handle))
    } else {
      let context = Context.current
      self.context = context
      isSecond = false
      keeper = type is Application.Type ? nil : context
      cls = context.swiftClass(type)
      var out: OpaquePointer?
      guard type.make(context.handle, cls?.handle, frame, &out) == .OK, let out else { fatalError("\(type): \(lastError())") }
      handle = out
    }
    if !isSecond { Objects.enter(self) }
  }

  /// The context has ended, and with it the tree: nothing keeps other Swift objects alive any more.
  func releaseHolds() { proxies = [] }

  deinit {
    let handle = UInt(bitPattern: handle)
    guard rk_object_is_alive(OpaquePointer(bitPattern: handle)) else {
      if keeper?.isClosed == true { return }
      // On another thread: the core queues the release.
      rk_release(OpaquePointer(bitPattern: handle))
      Task { @MainActor in Objects.forget(OpaquePointer(bitPattern: handle)!) }
      return
    }
    MainActor.assumeIsolated { Objects.forget(OpaquePointer(bitPattern: handle)!) }
    rk_release(OpaquePointer(bitPattern: handle))
  }

  /// For descriptions, traces and explanations; "" if there is none.
  public final var name: String {
    get { text { rk_object_get_name(handle, $0, $1, $2) } }
    set { check(rk_object_set_name(handle, newValue)) }
  }

  /// Class, name and, for views, the frame and what keeps touches away.
  open var description: String { text { rk_object_describe(handle, $0, $1, $2) } }

  /// Whether its class in the core has a method for this action: one that `Selector(_:_:)` has named.
  public final func responds(to action: Selector) -> Bool { value(false) { rk_object_responds_to(handle, action.name, &$0) } }

  /// One sentence: what became of the object's last attempt, or why it had none. Context.startTrace() comes first.
  public final func explain() -> String { text { rk_explain(handle, $0, $1, $2) } }

  /// The same for one touch, by the host's number of it.
  public final func explain(touch id: Int64) -> String { text { rk_explain_touch(handle, id, $0, $1, $2) } }

  /// The class to be named in a super-call: not nil where the object's own class overrides the method, so that this is what super runs.
  @inline(__always) final func inheriting(_ method: Method) -> OpaquePointer? {
    guard let cls, cls.overrides[method.rawValue] else { return nil }
    return cls.handle
  }
}

extension Object: Hashable {
  /// The same object.
  public nonisolated static func == (first: Object, second: Object) -> Bool { first === second }
  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The Swift objects by their handles.
@MainActor enum Objects {
  private final class Entry {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }
  private static var entries: [OpaquePointer: Entry] = [:]
  /// A handle for which the initialiser that runs next makes no new object.
  static var adopted: (handle: OpaquePointer, context: Context, isSecond: Bool)?

  static func enter(_ object: Object) { entries[object.handle] = Entry(object) }

  static func forget(_ handle: OpaquePointer) {
    if entries[handle]?.object == nil { entries[handle] = nil }
  }

  static func known(_ handle: OpaquePointer?) -> Object? {
    guard let handle else { return nil }
    return entries[handle]?.object
  }

  /// The Swift object of a responder's or recogniser's handle. For one that has none (made by C code, or by the core) it is made.
  static func of(_ handle: OpaquePointer?) -> Object? {
    guard let handle else { return nil }
    if let known = entries[handle]?.object { return known }
    var cls: OpaquePointer?
    guard rk_object_get_class(handle, &cls) == .OK, let context = Context.of(handle) else { return nil }
    while let present = cls {
      if let make = Context.makers[text({ rk_class_get_name(present, $0, $1, $2) })] {
        adopted = (handle, context, false)
        return make()
      }
      check(rk_class_get_superclass(present, &cls))
    }
    return nil
  }

  /// Of any kind: touches, presses and events, too; nil for what has ended.
  static func any(_ handle: OpaquePointer?) -> Object? {
    guard let handle, rk_object_is_alive(handle) else { return nil }
    if let found = known(handle) ?? of(handle) { return found }
    var (id, type): (Int64, RKEventType) = (0, .touches)
    if rk_touch_get_id(handle, &id) == .OK { return Touch.of(handle) }
    if rk_press_get_id(handle, &id) == .OK { return Press.of(handle) }
    return rk_event_get_type(handle, &type) == .OK ? Event.of(handle) : nil
  }

  static func all<T: Object>(_ type: T.Type, of context: Context) -> [T] {
    entries.values.compactMap { $0.object as? T }.filter { $0.context === context }
  }
}
