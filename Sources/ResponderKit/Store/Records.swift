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

/// The beginning of every record.
struct HeaderRecord {
  var generation: UInt32 = 0
  var kind = Kind.free
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

  static let dying: UInt8 = 1
  static let canBecomeFirst: UInt8 = 2
  static let cannotResignFirst: UInt8 = 4
  /// In the list of the dead, or past it.
  static let queued: UInt8 = 8
  /// The upper half of `flags` is the record's layout, also while it is free.
  static let layoutShift: UInt8 = 4

  @inline(__always) var layout: Int { Int(flags >> HeaderRecord.layoutShift) }
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

/// Two lines of the processor's cache: what hit-testing reads of every view that it visits is the second (on 64-bit machines; pages begin at a line).
struct ViewRecord {
  var header = HeaderRecord()
  var extras: ViewExtras?
  var superview: UInt32 = 0
  /// Place in the superview's children.
  var slot: UInt32 = 0
  /// The controller whose view this is.
  var controller: UInt32 = 0
  var alpha: Float = 1
  var flags = ViewFlags()
  var childCount: UInt32 = 0
  var children: ChildBlock?
  var bounds = RKRect()
  var center = RKPoint()
}

struct ViewFlags: FlagSet {
  var rawValue: UInt32 = 0

  @inline(__always) static var hidden: ViewFlags { ViewFlags(rawValue: 1 << 0) }
  @inline(__always) static var interactionDisabled: ViewFlags { ViewFlags(rawValue: 1 << 1) }
  @inline(__always) static var alphaLow: ViewFlags { ViewFlags(rawValue: 1 << 2) }
  @inline(__always) static var animating: ViewFlags { ViewFlags(rawValue: 1 << 3) }
  @inline(__always) static var singular: ViewFlags { ViewFlags(rawValue: 1 << 4) }
  /// The transform has a linear part: `extras` holds the inverse.
  @inline(__always) static var linear: ViewFlags { ViewFlags(rawValue: 1 << 5) }
  /// A negative width or height: bounds need standardising.
  @inline(__always) static var unstandardized: ViewFlags { ViewFlags(rawValue: 1 << 6) }
  @inline(__always) static var overridesHitTest: ViewFlags { ViewFlags(rawValue: 1 << 7) }
  @inline(__always) static var overridesPointInside: ViewFlags { ViewFlags(rawValue: 1 << 8) }
  @inline(__always) static var multipleTouch: ViewFlags { ViewFlags(rawValue: 1 << 9) }
  @inline(__always) static var exclusiveTouch: ViewFlags { ViewFlags(rawValue: 1 << 10) }
  @inline(__always) static var clipsToBounds: ViewFlags { ViewFlags(rawValue: 1 << 11) }
  /// A disabled control where disabledControlsHitTestNil is on (SPEC 51).
  @inline(__always) static var disabledControl: ViewFlags { ViewFlags(rawValue: 1 << 12) }
  /// `extras` lists recognisers.
  @inline(__always) static var hasRecognizers: ViewFlags { ViewFlags(rawValue: 1 << 13) }
  /// `extras` has an index over the children.
  @inline(__always) static var indexed: ViewFlags { ViewFlags(rawValue: 1 << 14) }
  /// The superview's index has the box of an earlier moment, and knows it.
  @inline(__always) static var indexPending: ViewFlags { ViewFlags(rawValue: 1 << 15) }
  /// An index would sort nothing out, as the children lie.
  @inline(__always) static var indexUseless: ViewFlags { ViewFlags(rawValue: 1 << 16) }
  /// It overrides one of the two, and its class promises a greatest distance beyond the bounds.
  @inline(__always) static var promised: ViewFlags { ViewFlags(rawValue: 1 << 17) }
  /// No linear part, but `extras` has an anchor point elsewhere or a translation.
  @inline(__always) static var shifted: ViewFlags { ViewFlags(rawValue: 1 << 18) }
  /// A controller's view, or a view that has one of a controller below it, or had.
  @inline(__always) static var hosts: ViewFlags { ViewFlags(rawValue: 1 << 19) }
  /// Who changes the children's boxes or list has to say so.
  @inline(__always) static var indexListens: ViewFlags { .indexed.union(.indexUseless) }

  /// What keeps a view from being hit, whatever the point (SPEC 32).
  @inline(__always) static var filters: ViewFlags { .hidden.union(.interactionDisabled.union(.alphaLow.union(.animating.union(.singular.union(.disabledControl))))) }
  /// Anything that the straight way through hit-testing does not handle.
  @inline(__always) static var special: ViewFlags { .filters.union(.oddMapping.union(.unstandardized.union(.overrides))) }
  /// The mapping from the superview's space is not what bounds and centre say alone.
  @inline(__always) static var oddMapping: ViewFlags { .linear.union(.shifted) }
  @inline(__always) static var overrides: ViewFlags { .overridesHitTest.union(.overridesPointInside) }
}

/// What few views have: a transform, an anchor point of their own, recognisers, being a window or a control.
struct ViewExtrasRecord {
  var transform = RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// Inverse of the transform's linear part; the linear part itself where there is no inverse (SPEC 14).
  var inverse = RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  var anchorPoint = RKPoint(x: 0.5, y: 0.5)
  var zPosition = 0.0
  var window: WindowFields?
  var control: ControlFields?
  var index: SubviewIndex?
  var scroll: ScrollFields?
  /// In the order of attachment.
  var recognizers = Buffer<UInt32>()
  /// The first touch that they were offered in the present sequence of touches, in the order of beginnings.
  var firstTouch: UInt64 = 0
  /// Number of that sequence.
  var sequence: UInt64 = 0
}

/// An index over the children of a wide parent; see Views/View+Index.swift.
struct SubviewIndexRecord {
  var grid = CellGrid()
  var table = CellTable()
  /// What would stand in too many cells, and overrides: front-most first.
  var always = Buffer<UInt32>()
  /// Children whose boxes have changed since, and the boxes that the index has of them.
  var pending = Buffer<PendingBox>()
  /// How many children there were when it was built.
  var built = 0
}

struct PendingBox {
  var child: UInt32
  var box: SIMD4<Float>
}

/// How often a wide parent without an index was asked; below zero: it is not worth another try yet.
struct ScanCount {
  var view: UInt32 = 0
  var count: Int32 = 0
  /// Tries in a row that found an index useless.
  var failures: Int32 = 0
}

struct WindowData {
  var level = 0.0
  var screen: UInt32 = 0
  var rootController: UInt32 = 0
  var firstResponder: UInt32 = 0
  /// Taps that may be continued (SPEC 68), oldest first.
  var taps = Buffer<EndedTap>()
}

struct EndedTap {
  var start: RKPoint
  var end: Double
  var count: UInt32
}

/// The children of a view, back to front: boxes for rejecting, records for visiting. Walks that call out pin the block; code that
/// changes a pinned block's list makes a copy first, so that a walk always sees the list it began with (SPEC 36).
///
/// This head lies in the middle of its memory: boxes follow it upwards, records downwards, so that neither address depends on the
/// capacity. It takes eight bytes, and a list of one child 32 in all.
struct ChildBlockRecord {
  var capacity: UInt32
  /// Walks that hold on to the block; the top bit: replaced meanwhile, the last walk frees it.
  var pins: UInt32

  static let orphaned: UInt32 = 1 << 31
  static let headSize = 8

  /// Boxes are vectors: their address, eight bytes above the head's, must be a multiple of 16, as the memory's is.
  private static func below(_ capacity: Int) -> Int { capacity * MemoryLayout<UnsafeRawPointer>.stride + (capacity & 1 == 0 ? 8 : 0) }
  private static func bytes(_ capacity: Int) -> Int { below(capacity) + headSize + capacity * MemoryLayout<SIMD4<Float>>.stride }

  static func make(_ capacity: Int, _ memory: Memory) -> ChildBlock? {
    guard let raw = memory.allocate(bytes(capacity)) else { return nil }
    let block = (raw + below(capacity)).bound(to: ChildBlock.self)
    block.initialize(to: ChildBlockRecord(capacity: UInt32(capacity), pins: 0))
    return block
  }

  static func free(_ block: ChildBlock, _ memory: Memory) {
    let capacity = Int(block.capacity)
    memory.free(block.address - below(capacity), bytes(capacity))
  }
}

extension ChildBlock {
  /// (minX, minY, -maxX, -maxY) in the parent's space: a point (x, y, -x, -y) with any lane below is outside.
  @inline(__always) var boxes: UnsafeMutablePointer<SIMD4<Float>> {
    (address + ChildBlockRecord.headSize).assumingMemoryBound(to: SIMD4<Float>.self)
  }
  @inline(__always) func record(_ place: Int) -> ViewCursor {
    (address - (place + 1) * MemoryLayout<UnsafeRawPointer>.stride)
      .assumingMemoryBound(to: ViewCursor.self).pointee
  }
  @inline(__always) func setRecord(_ place: Int, _ record: ViewCursor) {
    (address - (place + 1) * MemoryLayout<UnsafeRawPointer>.stride)
      .assumingMemoryBound(to: ViewCursor.self).pointee = record
  }
}

struct ControllerRecord {
  var header = HeaderRecord()
  var view: UInt32 = 0
  var parent: UInt32 = 0
  var presenting: UInt32 = 0
  var presented: UInt32 = 0
  /// The window whose root this is.
  var rootOf: UInt32 = 0
  var loading = false
  /// The state of its last appearance callback.
  var appearance = Appearance.gone
  /// Between the beginning and the end of a transition: only that changes its state.
  var inTransition = false
  var animated = false
  /// What its shouldAutomaticallyForwardAppearanceMethods answered, and in which walk over controllers.
  var forwards = true
  var forwardsWalk: UInt64 = 0
  var children = Buffer<UInt32>()
}

/// What happens to a subtree in which there are views of controllers.
enum AppearanceStep {
  static let comes: Int32 = 0
  static let goes: Int32 = 1
  static let changed: Int32 = 2
}

/// Of a controller's view (SPEC 319).
enum Appearance: UInt8 {
  case gone = 0
  /// viewWillAppear; viewIsAppearing; viewDidAppear; viewWillDisappear.
  case coming, arriving, shown, going

  /// To be closed by viewDidDisappear.
  var isOpen: Bool { self != .gone }
  var isOn: Bool { self == .coming || self == .arriving || self == .shown }
}

/// Buttons of the pointer that are down, and modifier keys, of one sample.
struct InputMask: Equatable {
  var buttons: UInt32 = 0
  var modifiers: UInt32 = 0
}

struct TouchRecord {
  var header = HeaderRecord()
  var id: Int64 = 0
  var phase = RKTouchPhase.began
  var type = RKTouchType.direct
  var flags = TouchFlags()
  var tapCount: UInt32 = 0
  var timestamp = 0.0
  /// Window coordinates; screen coordinates without window (SPEC 19).
  var location = RKPoint()
  var previous = RKPoint()
  var start = RKPoint()
  var force = 0.0
  var radius = 0.0
  var mask = InputMask()
  var altitude = 0.0
  var azimuth = 0.0
  /// Weak links are handles: a retained touch may outlive what it names.
  var view: UInt = 0
  /// What hit-testing found, also after the view was taken away (SPEC 58).
  var hitView: UInt = 0
  var window: UInt = 0
  /// Counts beginnings in the context.
  var order: UInt64 = 0
  /// Number of the update in which it last changed.
  var update: UInt64 = 0
  /// Where its merged samples stand in the context's list, for that update.
  var coalescedStart: UInt32 = 0
  var coalescedCount: UInt32 = 0
  /// Recognisers, deepest view first (SPEC 59, 80).
  var entries = Buffer<TouchEntry>()
  /// The last offer to recognisers in which it took part.
  var offer: UInt64 = 0
  /// What it did in that update; `phase` shows what a delivery wants to be seen.
  var offerPhase = RKTouchPhase.began
  /// What is held back from its view (SPEC 101, 102).
  var phases = HeldPhases()
  var beganTime = 0.0
  var movedTime = 0.0
  var movedLocation = RKPoint()
  var movedPrevious = RKPoint()
  /// The recogniser that took it.
  var taker: UInt = 0
  /// The scroll view that holds it back, and until when (SPEC 247).
  var delayer: UInt = 0
  var delayEnd = 0.0
  /// Where it was of late, merged samples included: what predictions go by. From its first move on.
  var trail: Trail?
}

struct TouchFlags: DeliveryFlags {
  var rawValue: UInt32 = 0

  /// Withheld from views for life (SPEC 95, 98).
  @inline(__always) static var withheld: TouchFlags { TouchFlags(rawValue: 1 << 0) }
  /// touchesBegan was delivered, its closing phase not yet (SPEC 109).
  @inline(__always) static var open: TouchFlags { TouchFlags(rawValue: 1 << 1) }
  /// A closing phase was delivered.
  @inline(__always) static var closed: TouchFlags { TouchFlags(rawValue: 1 << 2) }
  /// Moved too far, or was cancelled: continues no tap (SPEC 69).
  @inline(__always) static var noTap: TouchFlags { TouchFlags(rawValue: 1 << 3) }
  /// The finger is up, or the system took the touch: it leaves the list when its update is over.
  @inline(__always) static var lifted: TouchFlags { TouchFlags(rawValue: 1 << 4) }
  /// Hit-tested, but its update has not been sent yet: other touches of it are still being hit-tested.
  @inline(__always) static var fresh: TouchFlags { TouchFlags(rawValue: 1 << 5) }
  /// A recogniser cancels it in its view; the view has not received touchesCancelled yet (SPEC 86).
  @inline(__always) static var claimed: TouchFlags { TouchFlags(rawValue: 1 << 6) }
  /// Lifted, and recognisers have not heard of it yet.
  @inline(__always) static var liftUntold: TouchFlags { TouchFlags(rawValue: 1 << 8) }
  /// Its lift has been taken in, but that update has not been sent yet: new touches of it are still being hit-tested.
  @inline(__always) static var taken: TouchFlags { TouchFlags(rawValue: 1 << 11) }
  /// Its update is over: it is in no list any more.
  @inline(__always) static var gone: TouchFlags { TouchFlags(rawValue: 1 << 10) }
  /// In the list of touches of which something is held back.
  @inline(__always) static var held: TouchFlags { TouchFlags(rawValue: 1 << 7) }
  /// Its beginning was no longer delayed when a further phase followed: it is delivered, even if a recogniser would delay it now.
  @inline(__always) static var letGo: TouchFlags { TouchFlags(rawValue: 1 << 9) }
  /// A scroll view holds it back.
  @inline(__always) static var delayed: TouchFlags { TouchFlags(rawValue: 1 << 20) }
  /// No finger: it stands for a gesture of a wheel or trackpad, and is in no list of touches; see Events/ScrollInput.swift.
  @inline(__always) static var input: TouchFlags { TouchFlags(rawValue: 1 << 24) }
  /// That gesture is one notch: it begins and ends in one update.
  @inline(__always) static var notch: TouchFlags { TouchFlags(rawValue: 1 << 25) }
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

/// A button or key that is down (SPEC 269). Weak links are handles: a retained press may outlive what it names.
struct PressRecord {
  var header = HeaderRecord()
  var id: Int64 = 0
  var phase = RKPressPhase.began
  var type = RKPressType.select
  var flags = PressFlags()
  var keyCode: UInt32 = 0
  var modifiers: UInt32 = 0
  /// The touch that stands for it among recognisers; 0: none was there to see it. See Gestures/Gesture+Presses.swift.
  var touch: UInt32 = 0
  var force = 0.0
  var timestamp = 0.0
  /// Fixed at began (SPEC 270); 0 once it was taken away.
  var responder: UInt = 0
  var window: UInt = 0
  /// Counts beginnings in the context, of touches too.
  var order: UInt64 = 0
  /// Number of the update in which it last changed.
  var update: UInt64 = 0
  /// UTF-8, NUL-terminated; nil: "".
  var characters: UnsafeMutablePointer<CChar>?
  var charactersIgnoringModifiers: UnsafeMutablePointer<CChar>?
  /// What is held back from its responder (SPEC 101, 102, 271).
  var phases = HeldPhases()
  var beganTime = 0.0
  var beganForce = 0.0
  var changedTime = 0.0
  var changedForce = 0.0
}

struct PressFlags: DeliveryFlags {
  var rawValue: UInt32 = 0

  /// pressesBegan was delivered, its closing phase not yet (SPEC 273).
  @inline(__always) static var open: PressFlags { PressFlags(rawValue: 1 << 0) }
  /// A closing phase was delivered, or none will be.
  @inline(__always) static var closed: PressFlags { PressFlags(rawValue: 1 << 1) }
  /// The button is up, or the system took the press: it leaves the list when its update is over.
  @inline(__always) static var lifted: PressFlags { PressFlags(rawValue: 1 << 2) }
  /// Its began has not been sent yet.
  @inline(__always) static var fresh: PressFlags { PressFlags(rawValue: 1 << 3) }
  /// In the list of presses of which something is held back.
  @inline(__always) static var held: PressFlags { PressFlags(rawValue: 1 << 4) }
  /// Its beginning was no longer delayed when a further phase followed.
  @inline(__always) static var letGo: PressFlags { PressFlags(rawValue: 1 << 5) }
  /// Its update is over: it is in no list any more.
  @inline(__always) static var gone: PressFlags { PressFlags(rawValue: 1 << 6) }
  /// A text field has taken the key as one of its own (SPEC 331).
  @inline(__always) static var edits: PressFlags { PressFlags(rawValue: 1 << 7) }
}

struct PlainRecord {
  var header = HeaderRecord()
}
