// SPDX-License-Identifier: MIT
import CResponderKit

/// A touch of the trace.
struct ProblemTouch {
  let id: Int64
  /// The place of the record of its beginning.
  let place: Int
  /// The view that it hit.
  let hit: UInt
  var point: ProblemPoint
  /// Places of records about it; -1: none.
  var note = -1
  var refusal = -1
  /// The hitTest override that led it to a view that it does not lie in.
  var leading = -1
  var withheld = -1
  var held = -1
  /// A scroll view that did not move, and recognisers that failed: those for touches that stay, and those for touches that move.
  var unmoved = -1
  var failure = -1
  var moveFailure = -1
  /// It was taken away in its middle, and from what; -1: not.
  var loss = -1
  var loser: UInt = 0
  /// The touch of the same view before it; -1: none.
  var older = -1
  var isHeard = false
  /// By the view that it hit.
  var isHandled = false
  /// A scroll view holds it back from what would handle it.
  var isDelayed = false
  /// The record that its end was delivered; -1: it was not.
  var ended = -1
  var hasEnded: Bool { ended >= 0 }
  /// Only by views that contain the control of the note.
  var isHeardAbove = false
  var hasMoved = false
  /// Cancelled, or reported otherwise.
  var isSettled = false
  /// A control tracked it.
  var isTracked = false
  /// A recogniser that had it has not decided yet.
  var isAwaited = false
  /// The record that a recogniser did not take its type or buttons; -1: none.
  var barred = -1
  /// The record that its hit-test left out a disabled control around it; -1: none.
  var passedBy = -1
  /// The record that a recogniser did not receive it, because it was disabled; -1: none.
  var disabled = -1
  /// Its number began again, or it is not down any more.
  var isOver = false
  /// A recogniser that had it recognised.
  var isRecognized = false
  /// One for touches that stay failed, and none recognised.
  var isMissed: Bool { failure >= 0 && !isRecognized }
  /// A recogniser missed it narrowly, which is a problem of its own.
  var isMissTold = false
  /// The record of the first responder above its view that received its beginning or its end; -1: none did.
  var forwarded = -1
  /// The record that a sendEvent override kept its end, or else a move; -1: neither.
  var dropped = -1
}

/// What the trace has about a recogniser so far.
struct ProblemRecognizer {
  let handle: UInt
  /// The latest of the touches of its attempt, as a place among the links; -1: none.
  var links = -1
  /// Places of records of its attempt; -1: none.
  var wait = -1
  var failure = -1
  var narrow = -1
  /// Its latest narrow miss.
  var miss = -1
  /// The last record that no further tap came, and the touches before it.
  var expired = -1
  var expiredLinks = -1
  /// It follows the wheel or trackpad.
  var followsWheel = false
  /// Attempts that one other recogniser ended, and in which it would have recognised.
  var preventer: UInt = 0
  var prevented = 0
  var firstPrevented = -1
  var lastPrevented = -1
  var isPreventedByMany = false
  var hasRecognized = false
  /// Another one failed because of it.
  var hasPrevented = false
  /// Touches that it did not receive because it is disabled.
  var refused = 0
  var firstRefused = -1
  var lastRefused = -1
  /// The last of these touches; -1: it was none.
  var refusedTouch = -1
  /// One of them has the problem.
  var isDisabledTold = false
  /// It has received a press in its attempt.
  var hasPress = false
}

/// A touch in the attempt of a recogniser.
struct ProblemLink {
  let touch: Int
  let before: Int
  var isIgnored = false
}

/// What a control has done with the touch that it tracks, or tracked last.
struct ProblemControl {
  let handle: UInt
  var touch = -1
  var isTracking = false
  /// When that ended, and what a next one found nothing added for as it began.
  var endTime = -Double.infinity
  var early = -1
  /// The control events that something was added for, and those that it sent.
  var hasSent = false
  var sent: UInt32 = 0
  /// The segment in which its finger lifted; -1: none.
  var segment: Int64 = -1
  /// What the record of that has; nil: it has not lifted inside.
  var lift: RKPoint?
  /// Where it sent what something waits for; -1: nowhere.
  var sentPlace = -1
  /// When it sent something last.
  var sentTime = -Double.infinity
  var unsent = -1
  /// A target of it had ended, and was taken out.
  var isTargetGone = false
}

/// The trace, read once from the oldest record on; then touches are judged.
struct Problems {
  let context: Context
  var list: ProblemList
  var touches = Buffer<ProblemTouch>()
  var recognizers = Buffer<ProblemRecognizer>()
  var controls = Buffer<ProblemControl>()
  var links = Buffer<ProblemLink>()
  var misses = Buffer<ProblemMiss>()
  /// Places plus one: of the latest touch by its number, and by the view that it hit; of a recogniser or control by its handle.
  private var byID = NumberMap()
  private var byView = NumberMap()
  private var byHandle = NumberMap()
  /// An override that kept the point out, in the hit-test that is being read; -1: none.
  private var kept = -1
  /// A disabled control around the point that the last hit-test left out (SPEC 51); -1: none.
  private var passedBy = -1
  /// Wheels and trackpads: what scrolling hit last, and the scroll view that it did not move.
  var wheel = -1
  var wheelUnmoved = -1
  var wheelNote = -1
  /// The record that shouldReceiveEvent of a recogniser refused it.
  var wheelRefused = -1
  /// What got a press first: the first responder, or the window itself; 0: none, or a recogniser or key command took it.
  var pressed: UInt = 0
  /// A responder that handles presses received it.
  var isPressHeard = false
  /// The record that shouldReceivePress or shouldReceiveEvent kept it from a recogniser; -1: neither did.
  var pressRefused = -1
  /// A touch moved or ended that began before the trace.
  var isCutOff = false
  /// A recogniser that received the press failed, at this place, or has recognised; -1: none failed.
  var pressFailure = -1
  var isPressRecognized = false
  /// A key command that was meant by the last key, which came with other modifiers; -1: none was.
  var keyMiss = -1
  /// The same, until the press of that key begins.
  var keyNote = -1
  /// The narrow misses from here on are of the press.
  var firstPressMiss = 0
  /// Since when events are ignored; -1: that is not in the trace.
  var ignoring = -1
  /// A responder that was asked handles the shake, or the button of a remote control, that is being read.
  var isShakeHeard = false
  var isRemoteHeard = false
  /// When a responder was asked to handle such a button last.
  var remoteTime = -Double.infinity
  /// The record that a responder has resigned as first responder or cannot become it, if none has become it since; -1: none.
  var lastFirst = -1
  /// The record of the last key with characters that a text field got; -1: none, or text came as well.
  var typed = -1
  var isTextKnown = false
  /// The first responders of all windows, at the record that is being read.
  var firsts = Buffer<UInt>()

  init(_ context: Context) {
    self.context = context
    list = ProblemList(context)
  }

  @inline(never)
  mutating func free() {
    touches.free(context.memory)
    recognizers.free(context.memory)
    controls.free(context.memory)
    links.free(context.memory)
    misses.free(context.memory)
    byID.free(context.memory)
    byView.free(context.memory)
    byHandle.free(context.memory)
    firsts.free(context.memory)
    list.free()
  }

  @inline(never)
  mutating func run(inputHasEnded: Bool) throws(RKStatus) {
    for place in places(context.trace.count) { try read(context.trace[place], place) }
    try judgeWheel()
    try judgePress()
    for k in controls.places { try judge(control: controls[k]) }
    awaitRecognizers()
    for k in touches.places { try judge(touches[k]) }
    try judgeRecognizers()
    try tellDown(inputHasEnded)
    if typed >= 0, !isTextKnown { try list.add(.textRefused, at: typed, victim: UInt(bitPattern: context.trace[typed].object)) }
    if context.trace.isOverwritten || isCutOff {
      try list.put(.traceIncomplete, at: 0, rule: 357, victim: 0, value: context.trace.isOverwritten ? Double(context.trace.count) : 0, unit: .number)
    }
    try list.rank()
  }

  @inline(never)
  private mutating func read(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    let number = r.reason.rawValue
    if number < 100 { return readHitTest(r, place) }
    switch number {
    case 100..<120: try readTouch(r, place)
    case 200..<300: try readDelivery(r, place)
    case 300..<400: try readFirst(r, place)
    case 590, 591: try readWheel(r, place)
    case 500..<600: try readRecognizer(r, place)
    case 600..<650: readScrollView(r, place)
    case 652:
      try readPress(r, place)
      try readEvent(r, place)
    case 654: if r.value == 0 { try list.add(.inputDropped, at: place, victim: 0) }
    case 663: isTextKnown = true
    case 664, 665: try readText(r, place)
    case 650..<700: try readEvent(r, place)
    case 700..<710: try readControl(r, place)
    case 710..<930: try readProgram(r, place)
    case 950..<1000: try readNote(r, place)
    default: break
    }
  }

  // MARK: Finding again

  /// The latest touch of that number; nil: its beginning is not in the trace.
  @inline(never)
  func touch(_ id: Int64) -> Int? {
    let place = byID[UInt64(bitPattern: id)]
    return place == 0 ? nil : Int(place) - 1
  }

  /// The latest touch that hit a view.
  @inline(never)
  func touch(on view: OpaquePointer?) -> Int? {
    let place = byView[UInt64(UInt(bitPattern: view))]
    return place == 0 ? nil : Int(place) - 1
  }

  /// What the trace has about a recogniser.
  @inline(never)
  func find(_ handle: UInt) -> Int? {
    let place = byHandle[UInt64(handle)]
    return place == 0 ? nil : Int(place) - 1
  }

  @inline(never)
  mutating func recognizer(_ handle: OpaquePointer?) throws(RKStatus) -> Int {
    let bits = UInt(bitPattern: handle)
    return try Problems.place(of: bits, in: &byHandle, &recognizers, context.memory) { ProblemRecognizer(handle: bits) }
  }

  @inline(never)
  mutating func control(_ handle: OpaquePointer?) throws(RKStatus) -> Int {
    let bits = UInt(bitPattern: handle)
    return try Problems.place(of: bits, in: &byHandle, &controls, context.memory) { ProblemControl(handle: bits) }
  }

  /// The place of what the trace has about an object; made if there is nothing yet.
  private static func place<Entry>(
    of handle: UInt, in map: inout NumberMap, _ list: inout Buffer<Entry>, _ memory: Memory, _ make: () -> Entry
  ) throws(RKStatus) -> Int {
    let known = map[UInt64(handle)]
    if known != 0 { return Int(known) - 1 }
    guard map.reserve(memory), list.append(make(), memory) else { throw noMemory() }
    map.set(UInt64(handle), UInt32(truncatingIfNeeded: list.count))
    return list.count - 1
  }

  /// A touch begins.
  @inline(never)
  mutating func begin(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    try judgeWheel()
    let found = hitWindow(before: place)
    let window = found != 0 ? found : context.liveView(r.other)?.window?.handle ?? 0
    var touch = ProblemTouch(id: r.touch_id, place: place, hit: UInt(bitPattern: r.other), point: ProblemPoint(place: r.point, window: window))
    touch.refusal = kept
    if passedBy >= 0, context.trace[passedBy].time == r.time { touch.passedBy = passedBy }
    (kept, passedBy) = (-1, -1)
    touch.leading = context.override(leadingTouchAt: place) ?? -1
    if let before = self.touch(r.touch_id) { touches[before].isOver = true }
    touch.older = self.touch(on: r.other) ?? -1
    // Of those that are over none is looked for any more.
    while touch.older >= 0, touches[touch.older].isOver { touch.older = touches[touch.older].older }
    guard byID.reserve(context.memory), byView.reserve(context.memory), touches.append(touch, context.memory) else { throw noMemory() }
    byID.set(UInt64(bitPattern: r.touch_id), UInt32(truncatingIfNeeded: touches.count))
    if touch.hit != 0 { byView.set(UInt64(touch.hit), UInt32(truncatingIfNeeded: touches.count)) }
  }

  /// The window that the hit-test before a place has found; 0: it is not known.
  private func hitWindow(before place: Int) -> UInt {
    var k = place
    while k > 0, context.trace[k - 1].reason.rawValue < 100 {
      k -= 1
      let r = context.trace[k]
      switch r.reason {
      case .hitInside, .hitInsideByOverride, .hitTaken, .hitOverrideReturned:
        if context.liveObject(r.object, .windows) != nil { return UInt(bitPattern: r.object) }
      default: continue
      }
    }
    return 0
  }

  // MARK: Hearing

  /// Something listens to a touch. `view`: the view in which it does; `isWhole`: a continuous gesture, or a control.
  @inline(never)
  mutating func hear(_ touch: Int, _ view: View?, isWhole: Bool = false) {
    let note = touches[touch].note
    if !isWhole, note >= 0, let view, let control = context.liveObject(context.trace[note].object, .controls)?.view, control.isDescendant(of: view) {
      touches[touch].isHeardAbove = true
    } else {
      touches[touch].isHeard = true
    }
  }

  /// All touches that a recogniser has in its attempt.
  @inline(never)
  mutating func hear(all recognizer: Int, isWhole: Bool) {
    let view = context.liveGesture(recognizers[recognizer].handle)?.view
    var link = recognizers[recognizer].links
    while link >= 0 {
      hear(links[link].touch, view, isWhole: isWhole)
      touches[links[link].touch].isRecognized = true
      link = links[link].before
    }
  }

  /// A view's override keeps a point out that it contains.
  @inline(never)
  private mutating func readHitTest(_ r: RKTraceRecord, _ place: Int) {
    if r.reason == .hitDisabledControl, let v = context.liveView(r.object), v.boundsContain(r.point.x, r.point.y) { passedBy = place }
    // A hit-test of its own that no touch follows has another time, or is followed by another one.
    if kept >= 0, context.trace[kept].time != r.time { kept = -1 }
    guard kept < 0, r.reason == .hitOutsideByOverride || r.reason == .hitOverrideReturnedNil else { return }
    guard let v = context.liveView(r.object), v.boundsContain(r.point.x, r.point.y), v.wantsTouches, v.isInSight else { return }
    // The inherited method rejected it.
    if r.reason == .hitOverrideReturnedNil, place > 0 {
      let before = context.trace[place - 1]
      if before.object == r.object, before.time == r.time, before.reason.rawValue < 100, before.reason != .hitInside, before.reason != .hitInsideByOverride { return }
    }
    kept = place
  }
}
