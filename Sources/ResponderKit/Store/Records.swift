// SPDX-License-Identifier: MIT
import CResponderKit

// The records of a context. Plain data with fixed addresses; what they mean is written in the rooms that follow.

/// What a record is; 0 is a free one. Stored, so the numbers matter only inside a process; without a gap, or every check of a handle would look its kind's number up in a table.
enum Kind: UInt8 {
  case free = 0, cls, responder, application, viewController, view, window, control, gesture, touch, event, timer, closure, press, scroll

  /// Has the layout of a class's handle.
  case plugin

  /// Records of one layout share pages.
  var layout: Layout {
    switch self {
    case .cls, .plugin: return .cls
    case .viewController: return .controller
    case .view, .window, .control, .scroll: return .view
    case .gesture: return .gesture
    case .closure: return .closure
    case .touch: return .touch
    case .press: return .press
    case .timer: return .timer
    case .free, .responder, .application, .event: return .plain
    }
  }
}

enum Layout: UInt8 {
  /// Pages of those up to `view` are given back: see Objects+Return.swift.
  case plain = 0, cls, controller, view, touch, timer, gesture, closure, press
  static let count = 9
}

/// A set of kinds, for checking handles.
struct KindSet {
  let bits: UInt32
  @inline(__always) init(_ bits: UInt32) { self.bits = bits }
  @inline(__always) init(_ kind: Kind) { bits = 1 << UInt32(kind.rawValue) }
  @inline(__always) func contains(_ kind: Kind) -> Bool {
    // Sets are constants: for one of one kind only the comparison is left.
    if bits & (bits &- 1) == 0 { return kind.rawValue == UInt8(truncatingIfNeeded: bits.trailingZeroBitCount) }
    return bits &>> UInt32(kind.rawValue) & 1 != 0
  }
  @inline(__always) static func | (a: KindSet, b: KindSet) -> KindSet { KindSet(a.bits | b.bits) }

  @inline(__always) static var views: KindSet { KindSet(.view) | KindSet(.window) | KindSet(.control) | KindSet(.scroll) }
  @inline(__always) static var controls: KindSet { KindSet(.control) }
  @inline(__always) static var gestures: KindSet { KindSet(.gesture) }
  @inline(__always) static var windows: KindSet { KindSet(.window) }
  @inline(__always) static var controllers: KindSet { KindSet(.viewController) }
  @inline(__always) static var applications: KindSet { KindSet(.application) }
  @inline(__always) static var responders: KindSet { views | controllers | applications | KindSet(.responder) }
  @inline(__always) static var classes: KindSet { KindSet(.cls) }
  @inline(__always) static var plugins: KindSet { KindSet(.plugin) }
  @inline(__always) static var touches: KindSet { KindSet(.touch) }
  @inline(__always) static var scrolls: KindSet { KindSet(.scroll) }
  @inline(__always) static var presses: KindSet { KindSet(.press) }
  @inline(__always) static var events: KindSet { KindSet(.event) }
  @inline(__always) static var timers: KindSet { KindSet(.timer) }
  @inline(__always) static var closures: KindSet { KindSet(.closure) }
  /// What has a class.
  @inline(__always) static var instances: KindSet { responders | gestures }
  /// What can carry a name and userdata.
  @inline(__always) static var named: KindSet { instances | touches | presses | events | closures }
  /// What is counted by references.
  @inline(__always) static var counted: KindSet { named }
  @inline(__always) static var all: KindSet { named | classes | timers | plugins }
}

// The words of kinds in errors.

extension Kind {
  var noun: Literal {
    switch self {
    case .free: "destroyed object"
    case .cls: "class"
    case .responder: "Responder"
    case .application: "Application"
    case .viewController: "ViewController"
    case .view: "View"
    case .window: "Window"
    case .control: "Control"
    case .gesture: "GestureRecognizer"
    case .touch: "touch"
    case .event: "event"
    case .timer: "timer"
    case .closure: "closure"
    case .press: "press"
    case .scroll: "ScrollView"
    case .plugin: "plugin"
    }
  }
}

extension KindSet {
  /// What to pass where one of these kinds is expected.
  var expected: Literal {
    if bits == 0 { return "a context" }
    if bits == KindSet.views.bits { return "a View" }
    if bits == KindSet.responders.bits { return "a Responder" }
    if bits == KindSet.instances.bits { return "a Responder or a GestureRecognizer" }
    if bits == KindSet.named.bits { return "an object that has references: no class, plugin, timer or context" }
    if bits == KindSet.controls.bits { return "a Control" }
    if bits == KindSet.scrolls.bits { return "a ScrollView" }
    if bits == KindSet.windows.bits { return "a Window" }
    if bits == KindSet.gestures.bits { return "a GestureRecognizer" }
    if bits == KindSet.controllers.bits { return "a ViewController" }
    if bits == KindSet.applications.bits { return "the Application" }
    if bits == KindSet.touches.bits { return "a touch" }
    if bits == KindSet.presses.bits { return "a press" }
    if bits == KindSet.events.bits { return "an event" }
    if bits == KindSet.timers.bits { return "a timer" }
    if bits == KindSet.classes.bits { return "a class" }
    if bits == KindSet.closures.bits { return "a closure" }
    if bits == KindSet.plugins.bits { return "a plugin" }
    return "an object of the parameter's type"
  }
}

/// The beginning of every record.
struct HeaderRecord {
  var generation: UInt32 = 0
  var kind = Kind.free
  /// See `Header`.
  var flags: UInt8 = 0
  var classID: UInt16 = 0
  /// References that belong to the host; while free, the next free record of the layout.
  var references: UInt32 = 0
  /// References of the library: a superview's, a parent's, a dispatch in progress.
  var owners: UInt32 = 0
  /// Number of the last walk that passed here (SPEC 121).
  var visit: UInt32 = 0
  /// The record's own index, which it keeps for good.
  var index: UInt32 = 0
  var userdata: UnsafeMutableRawPointer?
  var side: Side?

  /// The upper half of `flags` is the record's layout, also while it is free.
  @inline(__always) static func flags(_ layout: Layout) -> UInt8 { layout.rawValue << 4 }
  @inline(__always) var layout: Int { Int(flags >> 4) }
}

/// An instance's memory for one class: this head, then the class's bytes.
struct InstanceChunk {
  var next: UnsafeMutablePointer<InstanceChunk>?
  var bytes: UInt32 = 0
  var classID: UInt16 = 0
  static let headSize = 16
}

typealias DropFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What few objects have.
struct SideRecord {
  /// Memory of the classes that asked for some.
  var instance: UnsafeMutablePointer<InstanceChunk>?
  var drop: DropFunction?
  var name: UnsafeMutablePointer<CChar>?
  var nameLength = 0
  var values = Buffer<ProvidedValue>()
  var keyCommands = Buffer<KeyCommand>()
  /// Places of many key commands, plus one, by what their texts and modifiers make.
  var keyPlaces = NumberMap()
  /// Places of many values, plus one, by their keys.
  var valuePlaces = NumberMap()
}

/// A value that a responder provides along the chain (SPEC 134); the key is an interned text.
struct ProvidedValue {
  var key: UInt32
  var value: UnsafeMutableRawPointer
}

/// A combination of keys, and the action that it sends (SPEC 278).
struct KeyCommand {
  /// A copy, NUL-terminated.
  var input: UnsafeMutablePointer<CChar>
  var length: Int
  var modifiers: UInt32
  /// Interned.
  var selector: UInt32
  /// Place of another one with the same key in the table, plus one.
  var next: UInt32 = 0
}

struct ClassHandleRecord {
  var header = HeaderRecord()
  var id: UInt16 = 0
}

typealias TimerFunction = @convention(c) (OpaquePointer?, Double, UnsafeMutableRawPointer?) -> Void

struct TimerRecord {
  var header = HeaderRecord()
  var deadline = 0.0
  /// Order of planning, for equal deadlines.
  var order: UInt64 = 0
  /// The clock when it was planned.
  var planned = 0.0
  var userdata: UnsafeMutableRawPointer?
  var callback: TimerFunction?
  var drop: DropFunction?
  /// The library has planned it.
  var isOwn = false
  /// It stands among those of the next call, and where there.
  var isLate = false
  var place: UInt32 = 0

  func comesBefore(_ other: TimerRecord) -> Bool { deadline < other.deadline || (deadline == other.deadline && order < other.order) }
}

struct PlainRecord {
  var header = HeaderRecord()
}
