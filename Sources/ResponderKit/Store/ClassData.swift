// SPDX-License-Identifier: MIT
import CResponderKit

typealias InstanceFunction = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
typealias ActionFunction = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

/// One entry of a class's table: the function that runs, and the class or extension that brought it.
struct MethodSlot {
  var function: UnsafeRawPointer?
  /// Classes last as long as their context: it can be asked after the call, too.
  var owner: Class?

  /// Only of a slot with function.
  @inline(__always) var userdata: UnsafeMutableRawPointer? { owner.unsafelyUnwrapped.userdata }
  /// Whose code runs: 0, or the number of a plugin. Only of a slot with function.
  @inline(__always) var plugin: UInt16 { owner.unsafelyUnwrapped.plugin }
}

/// A method that a class or an extension brings itself.
struct OwnMethod {
  var function: UnsafeRawPointer
  var method: Int
}

/// An action that a class implements.
struct ClassAction {
  /// Interned.
  var selector: UInt32
  /// An ActionFunction, or a function of the interface's signature.
  var function: UnsafeRawPointer
  var userdata: UnsafeMutableRawPointer?
  var drop: DropFunction?
  /// nil for one that came with the class: its selector determines its arguments, and the class's userdata is its own.
  var interface: Interface?

  init(selector: UInt32, function: ActionFunction) {
    self.selector = selector
    self.function = unsafeBitCast(function, to: UnsafeRawPointer.self)
  }

  init(selector: UInt32, typed function: UnsafeRawPointer, _ interface: Interface) {
    self.selector = selector
    self.function = function
    self.interface = interface
  }
}

/// The number of a class in a list of classes, or none. Each context has some thirty classes of the library's own, so their records are small.
struct ClassLink: Equatable {
  /// One more than it is; 0: none. So zeroed memory holds none.
  private var number: UInt16 = 0

  init() {}
  init(_ cls: Class) { number = cls.id &+ 1 }
  var id: UInt16? { number == 0 ? nil : number &- 1 }
}

/// A class, or an extension of one. A class's table is flattened, so that a call is one load whatever the depth of inheritance.
struct ClassData {
  var handle: UInt32 = 0
  var id: UInt16 = 0
  var superclass: UInt16 = 0
  var depth: UInt16 = 0
  /// The nearest class of the library's own.
  var builtIn: UInt16 = 0
  /// What instances are.
  var kind = Kind.responder
  var ownsName = false
  var ownsSlots = false
  var flags: UInt8 = 0
  /// What hit-testing asks its instances has changed, and they do not know it yet.
  var hitChanged = false
  /// Number of the plugin that brought it; 0: none.
  var plugin: UInt16 = 0
  private var nameBytes: UInt16 = 0
  /// The next one of those whose names have places near each other; see Classes/ClassNames.swift.
  var nextName = ClassLink()
  /// The first of its subclasses, and those of its superclass after and before it.
  var subclasses = ClassLink()
  var nextSubclass = ClassLink()
  var previousSubclass = ClassLink()
  var name: UnsafeMutablePointer<CChar>?
  var userdata: UnsafeMutableRawPointer?
  var content: UnsafeMutablePointer<ClassContent>?
  /// Shared with the superclass while nothing is overridden; nil: everything is built in.
  var slots: UnsafeMutablePointer<MethodSlot>?
  /// One bit for each method that is not the built-in one.
  var overrides: UInt64 = 0
  /// How far beyond an instance's bounds a hitTest or pointInside of its class or an extension may accept a point; 0: unknown.
  var outset = 0.0
  /// The extension that lies next over this class or extension.
  var over: Class?

  /// A root names itself as its superclass.
  var isRoot: Bool { superclass == id }
  /// The library's own: neither it nor a superclass brings memory for instances, or an instance_init.
  @inline(__always) var isBuiltIn: Bool { builtIn == id }

  var nameLength: Int {
    get { Int(nameBytes) }
    set { nameBytes = UInt16(newValue) }
  }

  /// An extension: `superclass` is the class that it extends.
  static let layer: UInt8 = 1
  /// Its methods and actions count no more: an extension that was taken away, or a class of a plugin that is off.
  static let off: UInt8 = 2
  /// Its name is free again, and it makes no more objects.
  static let retired: UInt8 = 4
  /// It goes as soon as no call can be running in it.
  static let waits: UInt8 = 8
  /// It has gone, and its number waits for another class.
  static let free: UInt8 = 16

  /// It is found by its name, and stands among its superclass's.
  static let named: UInt8 = 32
  static let listed: UInt8 = 64
  /// It has, or had, an instance.
  static let used: UInt8 = 128

  @inline(__always) func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
  var isLayer: Bool { has(ClassData.layer) }
  var isOff: Bool { has(ClassData.off) }
}
