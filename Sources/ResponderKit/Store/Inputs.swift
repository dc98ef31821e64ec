// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

/// One checked sample of an update.
struct TouchInputRecord {
  var phase = RKTouchPhase.began
  var id: Int64 = 0
  var location = RKPoint()
  var type = RKTouchType.direct
  var screen: UInt32 = 0
  var force = 0.0
  var radius = 0.0
  var mask = InputMask()
  var altitude = 0.0
  var azimuth = 0.0
  /// One of the last three is set, or must be checked: it is a pointer, or has `details`.
  var hasDetails = false
  /// Of the host until it is copied for the queue; read by `allDetails`.
  var details: UnsafePointer<RKTouchDetails>?
  /// Samples since the last update, without this one, oldest first, in screen coordinates (SPEC 71, 292).
  var history: UnsafePointer<RKTouchSnapshot>?
  var historyCount = 0
  /// The record made for a touch that begins.
  var made: UInt32 = 0
}

/// A reference to a `TouchInputRecord`: it keeps nothing alive.
struct TouchInput: Reference {
  let record: UnsafeMutablePointer<TouchInputRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<TouchInputRecord>) { self.record = record }
}

extension TouchInput {
  @inline(__always) var phase: RKTouchPhase {
    get { record.pointee.phase }
    nonmutating _modify { yield &record.pointee.phase }
  }
  @inline(__always) var id: Int64 {
    get { record.pointee.id }
    nonmutating _modify { yield &record.pointee.id }
  }
  @inline(__always) var location: RKPoint {
    get { record.pointee.location }
    nonmutating _modify { yield &record.pointee.location }
  }
  @inline(__always) var type: RKTouchType {
    get { record.pointee.type }
    nonmutating _modify { yield &record.pointee.type }
  }
  @inline(__always) var screen: UInt32 {
    get { record.pointee.screen }
    nonmutating _modify { yield &record.pointee.screen }
  }
  @inline(__always) var force: Double {
    get { record.pointee.force }
    nonmutating _modify { yield &record.pointee.force }
  }
  @inline(__always) var radius: Double {
    get { record.pointee.radius }
    nonmutating _modify { yield &record.pointee.radius }
  }
  @inline(__always) var mask: InputMask {
    get { record.pointee.mask }
    nonmutating _modify { yield &record.pointee.mask }
  }
  @inline(__always) var altitude: Double {
    get { record.pointee.altitude }
    nonmutating _modify { yield &record.pointee.altitude }
  }
  @inline(__always) var azimuth: Double {
    get { record.pointee.azimuth }
    nonmutating _modify { yield &record.pointee.azimuth }
  }
  @inline(__always) var hasDetails: Bool {
    get { record.pointee.hasDetails }
    nonmutating _modify { yield &record.pointee.hasDetails }
  }
  @inline(__always) var details: UnsafePointer<RKTouchDetails>? {
    get { record.pointee.details }
    nonmutating _modify { yield &record.pointee.details }
  }
  @inline(__always) var history: UnsafePointer<RKTouchSnapshot>? {
    get { record.pointee.history }
    nonmutating _modify { yield &record.pointee.history }
  }
  @inline(__always) var historyCount: Int {
    get { record.pointee.historyCount }
    nonmutating _modify { yield &record.pointee.historyCount }
  }
  @inline(__always) var made: UInt32 {
    get { record.pointee.made }
    nonmutating _modify { yield &record.pointee.made }
  }
}

/// Bits of RKKeyModifierFlags.
let shiftKey: UInt32 = 1 << 17
let controlKey: UInt32 = 1 << 18
let alternateKey: UInt32 = 1 << 19
let commandKey: UInt32 = 1 << 20

/// One checked sample of a report of buttons. Texts are the caller's, or stand behind the samples in a node of the queue.
struct PressInputRecord {
  var phase = RKPressPhase.began
  var id: Int64 = 0
  var type = RKPressType.select
  var keyCode: UInt32 = 0
  var modifiers: UInt32 = 0
  var force = 0.0
  /// NULL: "".
  var characters: UnsafePointer<CChar>?
  var charactersIgnoringModifiers: UnsafePointer<CChar>?
  /// The record made for a press that begins.
  var made: UInt32 = 0
}

/// A reference to a `PressInputRecord`: it keeps nothing alive.
struct PressInput: Reference {
  let record: UnsafeMutablePointer<PressInputRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<PressInputRecord>) { self.record = record }
}

extension PressInput {
  @inline(__always) var phase: RKPressPhase {
    get { record.pointee.phase }
    nonmutating _modify { yield &record.pointee.phase }
  }
  @inline(__always) var id: Int64 {
    get { record.pointee.id }
    nonmutating _modify { yield &record.pointee.id }
  }
  @inline(__always) var type: RKPressType {
    get { record.pointee.type }
    nonmutating _modify { yield &record.pointee.type }
  }
  @inline(__always) var keyCode: UInt32 {
    get { record.pointee.keyCode }
    nonmutating _modify { yield &record.pointee.keyCode }
  }
  @inline(__always) var modifiers: UInt32 {
    get { record.pointee.modifiers }
    nonmutating _modify { yield &record.pointee.modifiers }
  }
  @inline(__always) var force: Double {
    get { record.pointee.force }
    nonmutating _modify { yield &record.pointee.force }
  }
  @inline(__always) var characters: UnsafePointer<CChar>? {
    get { record.pointee.characters }
    nonmutating _modify { yield &record.pointee.characters }
  }
  @inline(__always) var charactersIgnoringModifiers: UnsafePointer<CChar>? {
    get { record.pointee.charactersIgnoringModifiers }
    nonmutating _modify { yield &record.pointee.charactersIgnoringModifiers }
  }
  @inline(__always) var made: UInt32 {
    get { record.pointee.made }
    nonmutating _modify { yield &record.pointee.made }
  }
}

/// One checked report.
struct GestureInputRecord {
  var event: RKEventType
  var screen: UInt32
  var location: RKPoint
  var phase: RKGestureInputPhase
  var modifiers: UInt32
  /// Scrolling: screen coordinates, and which kind of scrolling it is.
  var delta = RKPoint()
  var kind: UInt32 = 0
  /// Transforming.
  var scale = 1.0
  var rotation = 0.0

  var isNotch: Bool { kind == RKScrollTypeMask.discrete.rawValue }
}

/// A reference to a `GestureInputRecord`: it keeps nothing alive.
struct GestureInput: Reference {
  let record: UnsafeMutablePointer<GestureInputRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<GestureInputRecord>) { self.record = record }
}

extension GestureInput {
  @inline(__always) var event: RKEventType {
    get { record.pointee.event }
    nonmutating _modify { yield &record.pointee.event }
  }
  @inline(__always) var screen: UInt32 {
    get { record.pointee.screen }
    nonmutating _modify { yield &record.pointee.screen }
  }
  @inline(__always) var location: RKPoint {
    get { record.pointee.location }
    nonmutating _modify { yield &record.pointee.location }
  }
  @inline(__always) var phase: RKGestureInputPhase {
    get { record.pointee.phase }
    nonmutating _modify { yield &record.pointee.phase }
  }
  @inline(__always) var modifiers: UInt32 {
    get { record.pointee.modifiers }
    nonmutating _modify { yield &record.pointee.modifiers }
  }
  @inline(__always) var delta: RKPoint {
    get { record.pointee.delta }
    nonmutating _modify { yield &record.pointee.delta }
  }
  @inline(__always) var kind: UInt32 {
    get { record.pointee.kind }
    nonmutating _modify { yield &record.pointee.kind }
  }
  @inline(__always) var scale: Double {
    get { record.pointee.scale }
    nonmutating _modify { yield &record.pointee.scale }
  }
  @inline(__always) var rotation: Double {
    get { record.pointee.rotation }
    nonmutating _modify { yield &record.pointee.rotation }
  }
}

typealias PostedFunction = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

struct QueueNodeRecord {
  enum Kind {
    case touches, cancelAll, call, release
    case pointer, scroll, transform
    case presses, text, motion, remoteControl
    case estimates
  }
  var next: QueueNode?
  var kind = Kind.call
  var timestamp = 0.0
  var callback: PostedFunction?
  var userdata: UnsafeMutableRawPointer?
  var drop: DropFunction?
  /// Of a release.
  var handle: UInt = 0
  /// Number of samples that follow the node; of motion and remote control what it is.
  var count = 0
  /// What the item takes, and is counted as.
  var bytes = 0
  /// What they have between updates.
  var history: UnsafeMutablePointer<RKTouchSnapshot>?

  static var headSize: Int { (MemoryLayout<QueueNodeRecord>.stride + 15) & ~15 }

  /// With room for samples of touches, or for so many bytes of something else.
  static func make(_ kind: Kind, inputs: Int = 0, bytes: Int = 0) -> QueueNode? {
    let size = headSize + inputs * MemoryLayout<TouchInputRecord>.stride + bytes
    guard let raw = rkp_allocate(size) else { return nil }
    let node = raw.bound(to: QueueNode.self)
    node.initialize(to: QueueNodeRecord())
    node.kind = kind
    node.count = inputs
    node.bytes = size
    return node
  }
}

/// A reference to a `QueueNodeRecord`: it keeps nothing alive.
struct QueueNode: Reference {
  let record: UnsafeMutablePointer<QueueNodeRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<QueueNodeRecord>) { self.record = record }
}

extension QueueNode {
  @inline(__always) var next: QueueNode? {
    get { record.pointee.next }
    nonmutating _modify { yield &record.pointee.next }
  }
  @inline(__always) var kind: QueueNodeRecord.Kind {
    get { record.pointee.kind }
    nonmutating _modify { yield &record.pointee.kind }
  }
  @inline(__always) var timestamp: Double {
    get { record.pointee.timestamp }
    nonmutating _modify { yield &record.pointee.timestamp }
  }
  @inline(__always) var callback: PostedFunction? {
    get { record.pointee.callback }
    nonmutating _modify { yield &record.pointee.callback }
  }
  @inline(__always) var userdata: UnsafeMutableRawPointer? {
    get { record.pointee.userdata }
    nonmutating _modify { yield &record.pointee.userdata }
  }
  @inline(__always) var drop: DropFunction? {
    get { record.pointee.drop }
    nonmutating _modify { yield &record.pointee.drop }
  }
  @inline(__always) var handle: UInt {
    get { record.pointee.handle }
    nonmutating _modify { yield &record.pointee.handle }
  }
  @inline(__always) var count: Int {
    get { record.pointee.count }
    nonmutating _modify { yield &record.pointee.count }
  }
  @inline(__always) var bytes: Int {
    get { record.pointee.bytes }
    nonmutating _modify { yield &record.pointee.bytes }
  }
  @inline(__always) var history: UnsafeMutablePointer<RKTouchSnapshot>? {
    get { record.pointee.history }
    nonmutating _modify { yield &record.pointee.history }
  }
}

/// A reference to an `EstimatedSampleRecord`: it keeps nothing alive.
struct EstimatedSample: Reference {
  let record: UnsafeMutablePointer<EstimatedSampleRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<EstimatedSampleRecord>) { self.record = record }
}

extension EstimatedSample {
  @inline(__always) var touch: TouchRecord {
    get { record.pointee.touch }
    nonmutating _modify { yield &record.pointee.touch }
  }
  @inline(__always) var details: RKTouchDetails {
    get { record.pointee.details }
    nonmutating _modify { yield &record.pointee.details }
  }
  @inline(__always) var offset: RKPoint {
    get { record.pointee.offset }
    nonmutating _modify { yield &record.pointee.offset }
  }
  @inline(__always) var previousOffset: RKPoint {
    get { record.pointee.previousOffset }
    nonmutating _modify { yield &record.pointee.previousOffset }
  }
  @inline(__always) var view: UInt {
    get { record.pointee.view }
    nonmutating _modify { yield &record.pointee.view }
  }
  @inline(__always) var recognizers: Buffer<UInt> {
    get { record.pointee.recognizers }
    nonmutating _modify { yield &record.pointee.recognizers }
  }
  @inline(__always) var offer: UInt64 {
    get { record.pointee.offer }
    nonmutating _modify { yield &record.pointee.offer }
  }
}
