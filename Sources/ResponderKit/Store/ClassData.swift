import CResponderKit

typealias InstanceFunction = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
typealias ActionFunction = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

/// One entry of a class's table: the function that runs, and the userdata of the class that brought it.
struct MethodSlot {
  var function: UnsafeRawPointer?
  var userdata: UnsafeMutableRawPointer?
}

/// An action that a class implements. Later rooms may invoke it with more than (sender, event): the entry can grow.
struct ClassAction {
  /// Interned.
  var selector: UInt32
  var function: ActionFunction
}

/// A class: its table is flattened, so that a call is one load whatever the depth of inheritance.
struct ClassData {
  var handle: UInt32 = 0
  var id: UInt16 = 0
  var superclass: UInt16 = 0
  var depth: UInt16 = 0
  /// The nearest class of the library's own.
  var builtIn: UInt16 = 0
  /// What instances are.
  var kind = Kind.responder
  var name: UnsafeMutablePointer<CChar>?
  var nameLength = 0
  var ownsName = false
  var instanceSize = 0
  var instanceInit: InstanceFunction?
  var instanceDeinit: InstanceFunction?
  var userdata: UnsafeMutableRawPointer?
  var drop: DropFunction?
  /// Shared with the superclass while nothing is overridden; nil: everything is built in.
  var slots: UnsafeMutablePointer<MethodSlot>?
  var ownsSlots = false
  /// One bit for each method that is not the built-in one.
  var overrides: UInt64 = 0
  var actions = Buffer<ClassAction>()

  /// A root names itself as its superclass.
  var isRoot: Bool { superclass == id }
}
