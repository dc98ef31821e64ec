// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

/// Everything that belongs to one context. Made once per slot and never freed, so that other threads may read it at any time. They
/// read only `token`, `strangers`, `ender`, `lock` and, under `lock`, the generations and what wakes the loop. They write the inbox.
struct ContextRecord {
  // The slot's number and what other threads reach for without the lock come first, and stand as long as the slot does: `clear` lets them be.
  // The number is the very first: for the thread sanitizer, `+=` on any field is an access to where the context begins.
  var slot: UInt32 = 0
  /// Generations of this context start here, above those of the slot's earlier contexts.
  var generation: UInt32 = 0
  /// Number of the owning thread; 0 while no context lives in this slot.
  var token: UInt64 = 0
  /// Calls refused on other threads, since the slot was first used.
  var strangers: UInt64 = 0
  /// Number of the thread that runs the last functions of a context, when every handle is stale already.
  var ender: UInt64 = 0
  var lock: OpaquePointer?

  // What every hit-test reads stands together: contexts begin at a line of the processor's cache, and a first hit-test waits for each.
  /// Where each record is, by its index. Records never move; this table does, when it grows.
  var records: UnsafeMutablePointer<UnsafeMutableRawPointer>?
  var recordCount: UInt32 = 0
  /// The recorder of this context (recorder.h); never set in a build without it (RESPONDERKIT_NO_RECORDER), of which the compiler then leaves nothing.
  #if RESPONDERKIT_NO_RECORDER
    var recorder: Recorder? {
      get { nil }
      set { _ = newValue }
    }
  #else
    var recorder: Recorder?
  #endif
  /// Records freed while something outside is being called: their indices are used again only when that is over.
  var limbo = Buffer<UInt32>()
  /// Methods that some class overrides which has, or may have, instances.
  var overridden: UInt64 = 0
  /// A parent with at least so many children may get an index.
  var indexMinimum = 64
  var trace = TraceRing()
  /// Calls into the host that have not returned, and walks that hold on to records.
  var depth = 0
  var hitDepth = 0

  // Records
  var highestGeneration: UInt32 = 0
  /// A context lives here or is still being ended: the slot is not to be given out. Under the table's lock.
  var claimed = false
  var recordCapacity = 0
  var pages = Buffer<Page>()
  var vacancy = Vacancy()
  var layouts: UnsafeMutablePointer<LayoutState>?
  var liveCount = 0
  /// Objects whose last reference is gone, waiting for their end.
  var dead = Buffer<UInt32>()
  var burying = false
  /// A destroyed object found no room in the list, so the records are searched for such objects.
  var unburied = false

  // Memory
  var memory: Memory
  var arena = Arena()

  // Calls out
  var forwardDepth = 0
  /// Deliveries inside one another; the innermost one's chain is the one that counts.
  var deliveries: UInt32 = 0
  /// The innermost touch method being run; see Responders/Responder+Touches.swift.
  var forwardFrame: ForwardFrame?
  /// The stack of the thread that made the context, and the part of it on which functions that may call the host are carried out; see Trace/Stack.swift.
  var stackLow: UInt = 0
  var stackHigh: UInt = 0
  var stackFloor: UInt = 0
  var stackRoom: UInt = 0
  /// How much is left for a function of the host at least.
  var stackReserve: UInt = 0
  var visit: UInt32 = 0

  /// A recorder stopped because nothing could be written any more; its end was not requested yet.
  var recorderBroke = false

  // Classes
  var classes = Buffer<Class>()
  /// Where the classes with names are found, by their hash; a power of two of places. See Classes/ClassNames.swift.
  var classNames: UnsafeMutablePointer<ClassLink>?
  var classNameCount = 0
  var namedClasses = 0
  /// Numbers of classes that have gone, to be used again (SPEC 353), ascending.
  var freeClasses = Buffer<UInt16>()
  /// Counts extensions.
  var layerOrder: UInt64 = 0
  var texts = Buffer<InternedText>()
  /// Places of texts by their hash, plus one; a power of two of them.
  var textPlaces: UnsafeMutablePointer<UInt32>?
  var textPlaceCount = 0
  /// The first number that has no text; 0: all have one.
  var freeText: UInt32 = 0
  /// Those that have one, and how many make it worth while to look for those that nothing has any more.
  var keptTexts = 0
  var mostTexts = 1024
  /// Signatures that are ready for calls.
  var interfaces = Buffer<Interface>()
  /// The last closures that were released, oldest first.
  var oldClosures: ClosureState?
  var newestOldClosure: ClosureState?
  var oldClosureCount = 0
  /// Some class overrides a tree callback: subtrees must be notified.
  var tellsTree = false
  /// The same as `overridden` of the controls that there have been, for good.
  var overriddenByControls: UInt64 = 0
  /// How many classes and extensions of others override each method.
  var overrideCounts: UnsafeMutablePointer<UInt16>?
  /// Some class with instances has changed in what hit-testing asks.
  var hitChanged = false

  // Plugins
  var plugins = PluginState()

  // Windows and application
  /// Back to front (SPEC 43, 280).
  var windows = Buffer<UInt32>()
  var keyWindow: UInt32 = 0
  /// A hidden window that asked to be key.
  var wantsKey: UInt32 = 0
  var application: UInt32 = 0
  var delegate: UInt32 = 0
  var inactive = false
  var resigningActive = false
  var ignoring = 0
  var forcesResign = false
  /// Counts responders that became first.
  var firsts: UInt64 = 0
  /// The first responder whose canResign has just been asked.
  var resigning: UInt32 = 0

  // Touches
  /// In the order of beginning.
  var touches = Buffer<UInt32>()
  var fingers = DownTable()
  /// How many of the touches have hit a view, by its handle; kept with `fingers`.
  var touchedViews = NumberMap()
  /// Some view wants its touches alone, or did.
  var seesExclusive = false
  var event: UInt32 = 0
  var eventTime = 0.0
  /// Of the last sample of touches.
  var eventMask = InputMask()
  /// The events of other types that have been needed so far.
  var otherEvents = Buffer<EventState>()
  var updateCount: UInt64 = 0
  var updateDepth = 0
  /// How deep updates, and calls of the clock, may nest; 0 from when the context is being destroyed: then it takes nothing in.
  var updateLimit = deepestUpdate
  var touchOrder: UInt64 = 0
  /// Counts sequences: from the first finger down until no finger is down.
  var sequence: UInt64 = 0
  /// The innermost delivery of what was held back; see Store/Links.swift.
  var shown: ShownTouch?
  /// Room for the update of one finger; made with the context.
  var room: UnsafeMutableRawPointer?
  /// The update that is being carried out; see Events/Update.swift.
  var frame: UpdateFrame?
  /// Ids that the system cancelled while the finger stayed down.
  var ghosts = Buffer<Int64>()
  var coalesced = Buffer<RKTouchSnapshot>()
  /// Trails of touches that have gone.
  var spareTrails: Trail?
  /// Samples whose properties the device will still report, oldest first, and records for others; the second list has room for all of both.
  var estimates = Buffer<EstimatedSample>()
  var spareEstimates = Buffer<EstimatedSample>()
  /// Some sample has had buttons, modifiers or angles.
  var seesDetails = false
  /// The innermost stream of touches; see ABI/TouchStream+Exports.swift.
  var touchStream = TouchStream.none
  /// What a trackpad is doing.
  var scrollInput = InputState()
  var transformInput = InputState()

  // Gesture recognisers
  var attachments: UInt64 = 0
  /// Those that have received touches, or are not possible.
  var active = Buffer<UInt32>()
  /// Those with a deadline, in no order, and the earliest of them.
  var alarms = Buffer<UInt32>()
  var alarm = Double.infinity
  var alarmStale = false
  /// Rounds of actions to be sent: handles.
  var rounds = Buffer<UInt>()
  /// Touches of which something is held back from their views.
  var held = Buffer<UInt32>()
  /// Counts what is held back.
  var heldOrder: UInt64 = 0
  /// Counts offers of updates to recognisers.
  var offers: UInt64 = 0
  /// Taps that wait for others of their view to end first (SPEC 189).
  var lateTaps = 0
  /// Callbacks of recognisers that are running: what they decide is carried out when they have returned.
  var offering = 0
  /// Decisions are being carried out: what actions and views decide is carried out after it.
  var settling = 0
  /// Some recogniser has left possible, or let go of a touch, since views were last told.
  var gesturesChanged = false
  /// Its result has not been delivered to views yet.
  var viewsToTell = false
  /// Some touch has lifted since recognisers were last looked through.
  var touchesLifted = false
  /// Some recogniser may have lost its last touch since they were last looked through for that.
  var mayBeIdle = false
  /// Some recogniser may be ready for its reset.
  var mayReset = false
  /// First of those whose failure was not propagated yet, plus one, and the last.
  var firstFailed: UInt32 = 0
  var lastFailed: UInt32 = 0
  var tellingFailures = false
  /// One of those whose failure was not propagated yet has ended.
  var failureForgotten = false
  /// Some class or delegate answers questions about pairs (SPEC 181).
  var asksPairs = false
  /// Some delegate does, or did.
  var delegatesAskPairs = false
  /// Some recogniser has recognised with a touch of the present sequence (SPEC 183).
  var someRecognized = false
  /// Some recogniser may be waiting for others to fail (SPEC 178).
  var someWait = false
  /// Counts changes of the tree and of what is attached to it, and of what touches are offered to.
  var arrangement: UInt64 = 1
  /// The recognisers of the view that was hit last, as of an arrangement.
  var collected = CollectedRecognizers()
  /// Lists of touches that have gone, to be used again.
  var spareEntries = Buffer<Buffer<TouchEntry>>()
  var pointer = PointerState()

  var scrolls = ScrollState()
  // Indexes over wide parents
  /// Counts changes of all indexes.
  var indexChanges: UInt64 = 0
  // Presses, keys, text
  /// Those that are down, in the order of beginning.
  var presses = Buffer<UInt32>()
  /// Those of which something is held back from their responders.
  var heldPresses = Buffer<UInt32>()
  /// Ids that lead to nothing while the button stays down: the system cancelled them, or they were key commands.
  var pressGhosts = Buffer<Int64>()
  var pressUpdates: UInt64 = 0
  /// The innermost update of presses in progress; see Events/PressUpdate.swift.
  var pressFrame: PressFrame?
  /// The innermost delivery of what was held back of a press; see Store/Links.swift.
  var shownPress: ShownPress?
  /// A responder has, or had, a key command.
  var hasKeyCommands = false
  /// Why a text field did not take in what it was given.
  var textFailure = RKStatus.OK

  // Motion and remote control
  var motion = MotionState()
  var receivesRemoteControl = false

  /// The innermost of them that is on its way.
  var eventFrame: EventFrame?

  // Controls
  /// There is, or was, a control.
  var hasControls = false
  var trackingControls = Buffer<UInt32>()
  /// Some of them has lost its touch while one of its touch methods was running; or touches' samples expect updates.
  var afterTouches: UInt8 = 0
  /// Touches are being cancelled because their views leave the window (SPEC 148).
  var leavingWindow = false
  /// The innermost subtree that is leaving; see Views/Leaving.swift.
  var leaving: LeavingFrame?

  // Time
  var time = 0.0
  var timers = TimerHeap()
  /// Those that wait for the next call of the clock; empty while none is in progress.
  var lateTimers = TimerHeap()
  var timerOrder: UInt64 = 0
  /// Calls of the clock in progress, the last timer that was planned before the outermost, and how many of the later ones they have called.
  var firing = 0
  var firingFrom: UInt64 = 0
  var firedNew = 0.0
  var advancing = 0
  /// Where the clock is going.
  var advanceTarget = 0.0

  // Run loop: what wakes it, if the host has asked for it; others signal it with the lock held
  var waiter = rkp_waiter(poll_fd: -1, event_fd: -1, timer_fd: -1)

  // Behaviour
  var config: UnsafeMutablePointer<Double>?
  /// The context is ending: from here on nothing appears any more.
  var appearancesOver = false
  /// Counts walks over controllers: each container is asked once in a walk.
  var appearanceWalks: UInt64 = 0
  var diagnosticHandler: RKDiagnosticHandler?
  var diagnosticUserdata: UnsafeMutableRawPointer?
  var diagnosticDrop: DropFunction?
  var reportingDiagnostic = false
  var observer: RKObserver?
  var observerUserdata: UnsafeMutableRawPointer?
  var observerDrop: DropFunction?
  var notificationHandler: RKNotificationHandler?
  var notificationUserdata: UnsafeMutableRawPointer?
  var notificationDrop: DropFunction?

  /// Drains that have not returned, and how many items all of them may still handle.
  var draining = 0
  var drainLeft = 0.0
  /// Objects that the host has released while others end.
  var endsInside = 0
  /// Pages of touches and the like that were put aside, with their memory: see Objects+Return.swift.
  var spares = Buffer<Page>()
}

/// How deep updates, and calls of the clock, may nest (SPEC 303).
let deepestUpdate = 64

extension Context {
  /// A context as `Context(slot:memory:)` makes it but for what other threads look at: nearly all of it is zero, and zeroing it at once takes a tenth of the code.
  /// ContextTests compares the two.
  func clear(slot: UInt32, memory: Memory) {
    let standing = 4 * MemoryLayout<UInt64>.stride + MemoryLayout<OpaquePointer?>.stride
    (raw + standing).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<ContextRecord>.size - standing)
    self.slot = slot
    generation = 0
    self.memory = memory
    indexMinimum = 64
    updateLimit = deepestUpdate
    plugins.faultLimit = PluginState.usualFaultLimit
    vacancy.most = Vacancy.least
    mostTexts = 1024
    alarm = .infinity
    arrangement = 1
    scrolls.moment = .infinity
    scrolls.delayEnd = .infinity
    scrolls.quietUntil = .infinity
    waiter = rkp_waiter(poll_fd: -1, event_fd: -1, timer_fd: -1)
  }
}

/// Memory of some records of one layout.
struct Page {
  /// Records in the largest ones of the allocator; the first of a layout are smaller.
  static let most: UInt32 = 256
  /// A layout with so many records gets more in memory of the operating system's own, `rkp_mapped_size` at once: it waits less for addresses, and goes back at once.
  static let many: UInt32 = 32768

  /// As it was allocated: the first record stands at the next line of the cache. nil: it has been given back, and its numbers wait for another page.
  var memory: UnsafeMutableRawPointer?
  /// 0: they are the operating system's.
  var bytes: UInt32
  var first: UInt32
  var count: UInt32
  /// Of a page that has been given back: where the generations of its next records begin.
  var generation: UInt32 = 0

  func free(_ memory: Memory) {
    guard let raw = self.memory else { return }
    if bytes == 0 { memory.unmap(raw) } else { memory.free(raw, Int(bytes)) }
  }
}

/// What has been given back of the records: see Objects+Return.swift.
struct Vacancy {
  /// Records of pages that have been given back and are still in the table.
  var count: UInt32 = 0
  /// More free records than this are looked through for pages to give back.
  var most = Vacancy.least
  /// No page before this one waits to be made again.
  var firstPage = 0
  /// The table once ended here, and where generations of records beyond its present end begin.
  var end: UInt32 = 0
  var generation: UInt32 = 0

  static let least: UInt32 = 4096
}

/// A context's first table of records lies behind it: handles lead from the one through the other, and so mostly stay within one page of the machine's.
enum FirstRecords {
  static let count = 128
  private static let blocks = RecordTable.blocks(count) * MemoryLayout<UnsafeMutableRawPointer>.stride
  static let offset = (MemoryLayout<ContextRecord>.stride + blocks + CacheLine.size - 1) & ~(CacheLine.size - 1)
  static let bytes = count * MemoryLayout<UnsafeMutableRawPointer>.stride
}

/// A slot's memory is one piece, so that there is one way to fail: the context, its first table of records, its account of memory, its inbox. At the end stands
/// what the table has for a record whose page has been given back.
enum SlotLayout {
  static let memory = FirstRecords.offset + FirstRecords.bytes
  static let inbox = memory + MemoryLayout<MemoryRecord>.stride
  static let vacant = inbox + MemoryLayout<InboxRecord>.stride
  static let bytes = vacant + MemoryLayout<HeaderRecord>.stride
}

/// Where pages and contexts begin.
enum CacheLine {
  static let size = 64
  /// Memory begins at a multiple of 8 at least: this much more of it holds an address that is a line's.
  static let slack = size - 8

  static func next(_ address: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    address + Int((0 &- UInt(bitPattern: address)) & UInt(size - 1))
  }
}

struct LayoutState {
  var stride = 0
  var firstFree: UInt32 = 0
  /// Indices of the last page that were never used.
  var next: UInt32 = 0
  var end: UInt32 = 0
  var nextCapacity: UInt32 = 8
  /// Records that there are pages for.
  var count: UInt32 = 0
}

/// Text that is kept once: selectors and keys.
struct InternedText {
  /// nil: the number is free.
  var bytes: UnsafeMutablePointer<CChar>?
  var length = 0
  /// The next number that is free.
  var nextFree: UInt32 = 0
}

/// The moment at which a touch began.
struct TouchMoment {
  /// How the trees of views lay.
  var tree: UInt64
  /// The same without how far each had scrolled, shorter.
  var unscrolled: Int32
  /// How many recognisers had been attached in the context; the lower half of that.
  var attachments: UInt32
  /// How many decisions its hit-test took.
  var hitTest: UInt32
}

/// The ring of trace records.
struct TraceRing {
  /// Decisions are wanted, here or by a recorder.
  var isOn = false
  /// The library hit-tests for itself: the ring takes none of that.
  var isAsking = false
  /// 0: off.
  var capacity = 0
  var records: UnsafeMutablePointer<RKTraceRecord>?
  /// By the place of the record that a touch began with (SPEC 358).
  var moments: UnsafeMutablePointer<TouchMoment>?
  var count = 0
  var next = 0
  var sequence: UInt64 = 0
  /// Before the hit-test of the touch that begins.
  var beforeHitTest: UInt64 = 0
  /// The last decision that is not of a hit-test.
  var lastDecision: UInt64 = 0
  var index = TraceIndex()

  /// It is full: the oldest decisions may be gone.
  var isOverwritten: Bool { capacity > 0 && count == capacity }

  /// Decision k, the oldest first. By its address: most users need one field, and a copy of the record at each of them is code.
  subscript(_ k: Int) -> RKTraceRecord {
    unsafeAddress { UnsafePointer(record(k)) }
    nonmutating unsafeMutableAddress { record(k) }
  }

  /// How things were when the touch began of which decision k is the first.
  subscript(moment k: Int) -> TouchMoment {
    get { moments.unsafelyUnwrapped[place(k)] }
    nonmutating _modify { yield &moments.unsafelyUnwrapped[place(k)] }
  }

  private func place(_ k: Int) -> Int {
    let place = next - count + k
    return place < 0 ? place + capacity : place
  }

  /// Called in several hundred places: what each of them adds counts.
  @inline(never) private func record(_ k: Int) -> UnsafeMutablePointer<RKTraceRecord> { records.unsafelyUnwrapped + place(k) }
}

/// An event that is not of touches: one object for each type.
struct EventState {
  var index: UInt32
  var type: RKEventType
  var subtype: Int32 = 0
  var time = 0.0
  var mask = InputMask()
}

/// What the innermost stream of touches is to do.
enum TouchStream: UInt8 {
  case none, running, stopped
}

/// A gesture of a trackpad.
struct InputState {
  /// The touch that stands for it; 0: none.
  var touch: UInt32 = 0
  /// It was cancelled or dropped, and continues for the host only.
  var isGhost = false
}

/// Where the pointer is (SPEC 239).
struct PointerState {
  var location = RKPoint()
  var screen: UInt32 = 0
  var buttons: UInt32 = 0
  var isInside = false
  /// Of a pencil.
  var zOffset = 0.0
  var altitude = 0.0
  var azimuth = 0.0
  var roll = 0.0
  /// Hover recognisers that have begun: handles.
  var hovering = Buffer<UInt>()
  /// Of the event being sent: the view under the pointer and the window that gets the event, handles, and whether the pointer has moved.
  var hit: UInt = 0
  var window: UInt = 0
  var moved = false
}

/// The shake that the host has begun (SPEC 274).
struct MotionState {
  /// The host has reported its beginning, not its end.
  var isUnderway = false
  /// Its receiver got its began and not yet its end.
  var isOpen = false
  /// Its beginning has not been sent yet.
  var isFresh = false
  /// Handles: its receiver; 0 after the closing call or the receiver's end.
  var responder: UInt = 0
  var window: UInt = 0
  /// A timer of the clock: it lasts too long.
  var timer: UInt = 0
}

/// What is to be done when the touch methods of a delivery have returned: bits.
enum AfterTouches {
  static let trackingLost: UInt8 = 1 << 0
  /// Some samples expect updates: views are noted that have got them (SPEC 354).
  static let estimates: UInt8 = 1 << 1
}
