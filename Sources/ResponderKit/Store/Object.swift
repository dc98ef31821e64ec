// SPDX-License-Identifier: MIT
import CResponderKit

/// What refers to an object and knows its context. Like all references it keeps nothing alive.
protocol ObjectReference: Equatable {
  var context: Context { get }
  /// What the record of every object begins with.
  var base: Header { get }
}

/// An object of any kind, and the context that it belongs to.
struct Object: ObjectReference {
  let context: Context
  let base: Header
}

extension ObjectReference {
  @inline(__always) var object: Object { Object(context: context, base: base) }
  @inline(__always) var kind: Kind { base.kind }
  @inline(__always) var isFree: Bool { base.kind == .free }
  /// Its last reference is gone.
  @inline(__always) var isDying: Bool { base.isDying }
  /// Its handle; 0 when it has ended.
  @inline(__always) var handle: UInt { context.handle(base.index) }
  /// The same for what is alive, without a call.
  @inline(__always) var handleInPlace: UInt { Handle.pack(slot: context.slot, generation: base.generation, index: base.index) }
  /// The same as it goes out.
  @inline(__always) var pointer: OpaquePointer? { context.pointer(base.index) }
}

extension Object {
  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { base.index }
  @inline(__always) var responder: Responder { Responder(context: context, record: base) }
}

extension Responder: ObjectReference {
  @inline(__always) var base: Header { record }
}

extension ViewKind {
  @inline(__always) var base: Header { Header(UnsafeMutableRawPointer(record).assumingMemoryBound(to: HeaderRecord.self)) }
  @inline(__always) var responder: Responder { object.responder }
}

extension Touch: ObjectReference {
  @inline(__always) var base: Header { raw.bound(to: Header.self) }
}

extension Press: ObjectReference {
  @inline(__always) var base: Header { raw.bound(to: Header.self) }
}

extension Recognizer: ObjectReference {
  @inline(__always) var base: Header { raw.bound(to: Header.self) }
}

extension Controller: ObjectReference {
  @inline(__always) var base: Header { raw.bound(to: Header.self) }
  @inline(__always) var responder: Responder { object.responder }
}

// MARK: From what is stored to what it stands for

extension Context {
  func object(_ index: UInt32) -> Object { Object(context: self, base: header(index)) }
  func object(_ view: ViewCursor) -> Object { Object(context: self, base: view.base) }
  @inline(__always) func view(_ cursor: ViewCursor) -> View { View(context: self, record: cursor.record) }

  // Where 0 stands for none.
  @inline(__always) func object(ifAny index: UInt32) -> Object? { index == 0 ? nil : object(index) }
  @inline(__always) func view(ifAny index: UInt32) -> View? { index == 0 ? nil : view(index) }
  @inline(__always) func window(ifAny index: UInt32) -> Window? { index == 0 ? nil : window(index) }
  @inline(__always) func touch(ifAny index: UInt32) -> Touch? { index == 0 ? nil : touch(index) }
  @inline(__always) func press(ifAny index: UInt32) -> Press? { index == 0 ? nil : press(index) }
  @inline(__always) func gesture(ifAny index: UInt32) -> Recognizer? { index == 0 ? nil : gesture(index) }
  @inline(__always) func controller(ifAny index: UInt32) -> Controller? { index == 0 ? nil : controller(index) }
  @inline(__always) func responder(ifAny index: UInt32) -> Responder? { index == 0 ? nil : responder(index) }

  // The object behind a handle; nil: there is none of that kind, or it has ended.
  @inline(__always) func liveObject(_ handle: UInt, _ kinds: KindSet) -> Object? { object(ifAny: live(handle, kinds)) }
  @inline(__always) func liveView(ifAny handle: UInt) -> View? { view(ifAny: live(handle, .views)) }
  @inline(__always) func liveWindow(_ handle: UInt) -> Window? { window(ifAny: live(handle, .windows)) }
  @inline(__always) func liveTouch(_ handle: UInt) -> Touch? { touch(ifAny: live(handle, .touches)) }
  @inline(__always) func liveTimer(_ handle: UInt) -> Timer? { liveObject(handle, .timers).map { Timer($0) } }
  @inline(__always) func liveGesture(_ handle: UInt) -> Recognizer? { gesture(ifAny: live(handle, .gestures)) }
  @inline(__always) func liveScrollView(_ handle: UInt) -> ScrollView? { liveObject(handle, .scrolls).map { ScrollView($0) } }
  @inline(__always) func liveController(_ handle: UInt) -> Controller? { controller(ifAny: live(handle, .controllers)) }
  @inline(__always) func liveResponder(_ handle: UInt) -> Responder? { responder(ifAny: live(handle, .responders)) }

  // The same for handles of records and descriptions, where a call is small enough.
  @inline(never) func liveObject(_ handle: OpaquePointer?, _ kinds: KindSet) -> Object? { liveObject(UInt(bitPattern: handle), kinds) }
  @inline(never) func liveView(_ handle: OpaquePointer?) -> View? { liveView(ifAny: UInt(bitPattern: handle)) }
  @inline(never) func liveControl(_ handle: OpaquePointer?) -> Control? { liveObject(handle, .controls)?.control }
  @inline(never) func liveGesture(_ handle: OpaquePointer?) -> Recognizer? { liveGesture(UInt(bitPattern: handle)) }
  @inline(never) func liveResponder(_ handle: OpaquePointer?) -> Responder? { liveResponder(UInt(bitPattern: handle)) }

  /// Whether a plugin's functions belong to an object: that of the plugin; nil for the host's own.
  func pluginObject(_ number: UInt16) -> Object? { number == 0 ? nil : object(plugin(number).handle) }
}

extension Optional where Wrapped: ObjectReference {
  /// What a field stores of it: its index in the context's table; 0: none.
  @inline(__always) var number: UInt32 { self?.base.index ?? 0 }
}

// MARK: What an object is

extension Object {
  @inline(__always) var isView: Bool { KindSet.views.contains(kind) }
  @inline(__always) var view: View? { isView ? View(self) : nil }
  @inline(__always) var window: Window? { kind == .window ? Window(self) : nil }
  @inline(__always) var control: Control? { kind == .control ? Control(self) : nil }
  @inline(__always) var scrollView: ScrollView? { kind == .scroll ? ScrollView(self) : nil }
  @inline(__always) var recognizer: Recognizer? { kind == .gesture ? Recognizer(self) : nil }
  @inline(__always) var controller: Controller? { kind == .viewController ? Controller(self) : nil }
  @inline(__always) var touch: Touch? { kind == .touch ? Touch(self) : nil }
  @inline(__always) var press: Press? { kind == .press ? Press(self) : nil }
}

// Of an object whose kind is known.

extension ViewKind {
  @inline(__always) init(_ object: Object) { self.init(context: object.context, record: object.base.address.assumingMemoryBound(to: ViewRecord.self)) }
}

extension Recognizer {
  @inline(__always) init(_ object: Object) { self.init(object.context, object.base.address.assumingMemoryBound(to: GestureRecord.self)) }
}

extension Controller {
  @inline(__always) init(_ object: Object) { self.init(object.context, object.base.address.assumingMemoryBound(to: ControllerRecord.self)) }
}

extension Touch {
  @inline(__always) init(_ object: Object) { self.init(object.context, object.base.address.assumingMemoryBound(to: TouchRecord.self)) }
}

extension Press {
  @inline(__always) init(_ object: Object) { self.init(object.context, object.base.address.assumingMemoryBound(to: PressRecord.self)) }
}

extension Closure {
  @inline(__always) init(_ object: Object) { self.init(object.base.address.assumingMemoryBound(to: ClosureRecord.self)) }
}

extension Timer {
  @inline(__always) init(_ object: Object) { self.init(object.base.address.assumingMemoryBound(to: TimerRecord.self)) }
}
