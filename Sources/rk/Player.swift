// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

/// Plays recordings into a tree and counts what its views receive.
final class Player {
  private let world: TreeWorld
  private let counter: Counter
  private let attachments: Attachments
  private var trace: Trace
  private let output: Output
  private let progress: Progress
  private let recording: SessionOutput?
  /// Recordings start at 0 again; the clock continues after a pause that separates taps.
  private var start = 0.0
  private var totals = Phases()
  private var touchCount = 0
  private var missCount = 0
  private var withheldCount = 0
  private var frameCount = 0
  private var recordNumber = 0
  private var hitPaths: Set<String> = []
  private var problemLines = Spool()
  /// Touches of this record, in the order in which they began, that the library may still have something to send for.
  private var open = TouchQueue()
  /// What is known of those that are over: it is printed when the record is.
  private var reports = Spool()
  private var samples: [RKTouchSample] = []
  private var snapshots: [RKTouchSnapshot] = []
  /// The end of the record so far.
  private var end = 0.0
  private var header = Recording(line: 0, name: "")
  /// Called with a few words after everything that was done with the context.
  var look: ((_ what: String) throws(ToolError) -> Void)?

  var context: OpaquePointer? { world.context }

  /// What is to be printed.
  struct Output {
    var trace: Bool
    var json: Bool
    var explain: Bool
    var recordCount: Int
    var frameCount: Int
    /// In one frame; nil: not known.
    var touchesAtOnce: Int?
    /// Only the problems, at the end.
    var problems = false
    /// Nothing at all.
    var isSilent = false
  }

  /// What one touch led to.
  final class Touch {
    let id: Int64
    let place: RKPoint
    let time: Double
    var path: String?
    var chain: [String] = []
    var withheld: String?
    /// Why nothing reached the view, if nothing did: it was taken before its touchesBegan.
    var taken: String?
    var isTaken: Bool { taken != nil && phases.began == 0 }
    var phases = Phases()
    /// Whether the finger is up.
    var isLifted = false

    init(id: Int64, place: RKPoint, time: Double) {
      self.id = id
      self.place = place
      self.time = time
    }

    /// Whether nothing of it will be delivered any more: each began is closed once (SPEC 109), and what hit nothing, was withheld or was taken is not delivered at
    /// all.
    var isOver: Bool { isLifted && (phases.ended + phases.cancelled > 0 || path == nil || withheld != nil || isTaken) }
  }

  /// Touches in the order in which they began.
  private struct TouchQueue {
    private var touches: [Touch] = []
    private var first = 0

    mutating func add(_ touch: Touch) { touches.append(touch) }

    /// The first touch, if it is over or all are.
    mutating func take(all: Bool) -> Touch? {
      guard first < touches.count, all || touches[first].isOver else { return nil }
      defer {
        first += 1
        if first == touches.count || first >= 1024 {
          touches.removeFirst(first)
          first = 0
        }
      }
      return touches[first]
    }
  }

  struct Phases {
    var began = 0
    var moved = 0
    var ended = 0
    var cancelled = 0

    var text: String { "began \(began), moved \(moved), ended \(ended), cancelled \(cancelled)" }

    static func += (left: inout Phases, right: Phases) {
      left.began += right.began
      left.moved += right.moved
      left.ended += right.ended
      left.cancelled += right.cancelled
    }
  }

  /// What the touch methods of the tree's views count into.
  final class Counter {
    var down: [Int64: Touch] = [:]

    /// Counts a call for the view that the touch hit; responders further up get the same touches.
    func count(_ phase: RKTouchPhase, _ view: OpaquePointer?, _ touches: UnsafePointer<OpaquePointer?>?, _ number: Int) {
      for index in 0..<number {
        var hit: OpaquePointer?
        var id: Int64 = 0
        guard rk_touch_get_view(touches?[index], &hit) == .OK, hit == view, rk_touch_get_id(touches?[index], &id) == .OK, let touch = down[id] else { continue }
        switch phase {
        case .began: touch.phases.began += 1
        case .moved: touch.phases.moved += 1
        case .ended: touch.phases.ended += 1
        default: touch.phases.cancelled += 1
        }
      }
    }
  }

  init(_ root: TreeNode, _ attached: [Attachment], recording: SessionOutput? = nil, _ output: Output) throws(ToolError) {
    let counter = Counter()
    world = try TreeWorld(root) { context throws(ToolError) in
      try recording?.start(context)
      // A view that counts touches listens to them.
      return output.problems ? [:] : try CountingClass.define(in: context, counter)
    }
    self.recording = recording
    self.counter = counter
    self.output = output
    progress = Progress("frames", total: output.frameCount, patience: 2000)
    trace = try Trace(world.context, capacity: Player.traceCapacity(output, views: world.viewCount, recognizers: attached.count))
    attachments = try Attachments(attached, in: world)
  }

  /// What one update can leave, for it is read after each, with room to spare; reasons are looked for further back.
  private static func traceCapacity(_ output: Output, views: Int, recognizers: Int) -> Int {
    if output.problems { return ProblemList.traceCapacity }
    guard !output.explain, let touches = output.touchesAtOnce, touches < 1000 else { return Trace.capacity }
    return min(4096 + (touches + 1) * (8 * views + 64 * (recognizers + 1)), Trace.capacity)
  }

  /// Plays a record that is in memory.
  func play(_ recording: Recording, number: Int, _ mapping: Mapping) throws(ToolError) {
    begin(recording, number: number)
    for frame in recording.frames { try play(frame, mapping) }
    try endRecord()
  }

  /// A record begins; its frames follow one by one.
  func begin(_ header: Recording, number: Int) {
    self.header = header
    recordNumber = number
    end = start
    say("record \(number): \(header.name)")
  }

  func play(_ frame: Recording.Frame, _ mapping: Mapping) throws(ToolError) {
    defer { progress.advance() }
    let time = start + frame.time
    end = max(end, time)
    samples.removeAll(keepingCapacity: true)
    snapshots.removeAll(keepingCapacity: true)
    for touch in frame.touches {
      guard let place = mapping.place(touch) else { throw Player.nowhere(touch, frame) }
      // A finger that occurs twice is an update each time (SPEC 311); sent apart, so that what is counted belongs to the right touch.
      if samples.contains(where: { $0.id == touch.id }) { try send(frame) }
      var sample = RKTouchSample()
      sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
      sample.id = touch.id
      sample.phase = touch.phase
      sample.location = place
      sample.force = header.force(touch)
      sample.coalesced_count = touch.between.count
      samples.append(sample)
      for between in touch.between {
        guard let place = mapping.place(between.x, between.y) else { throw Player.nowhere(touch, frame) }
        snapshots.append(RKTouchSnapshot(timestamp: start + between.time, location: place))
      }
      guard isReporting else { continue }
      if touch.phase == .began {
        let touch = Touch(id: touch.id, place: place, time: frame.time)
        open.add(touch)
        counter.down[touch.id] = touch
      } else if touch.phase != .moved {
        counter.down[touch.id]?.isLifted = true
      }
    }
    if samples.isEmpty {
      // Nothing changed, but time has passed.
      try check(rk_context_advance(world.context, time), at: frame.line)
      try write { "time passes" }
    } else {
      try send(frame)
    }
  }

  func endRecord() throws(ToolError) {
    // A recording that stops with fingers down: as if the system had taken them.
    if output.problems { try takeTouchesDown() }
    try check(rk_context_cancel_all_touches(world.context), at: header.line)
    try write { "end of " + self.header.name }
    try settle()
    if output.explain { for line in attachments.explanations() { reason("  why " + printable(line)) } }
    if output.explain, output.json {
      for line in try attachments.explanationsJSON(record: output.recordCount > 1 ? recordNumber : nil) { write(line) }
    }
    start = end + 1
    try report(all: true)
    counter.down = [:]
    Terminal.clear()
    try reports.print()
  }

  /// Lets time pass until no timer is pending: a tap that waits for another one, a press that is held.
  private func settle() throws(ToolError) {
    // More steps than any recogniser's timers take; none of them repeats without a finger.
    for _ in 0..<1000 {
      var deadline = Double.infinity
      try check(rk_context_next_deadline(world.context, &deadline), at: header.line)
      guard deadline.isFinite else { return }
      end = max(end, deadline)
      try check(rk_context_advance(world.context, end), at: header.line)
      try write { "time passes" }
    }
  }

  private static func nowhere(_ touch: Recording.Touch, _ frame: Recording.Frame) -> ToolError {
    ToolError("\(frame.line): touch \(touch.id) is at no position that a screen could have: check the units and axes of the header")
  }

  /// Sends the samples and snapshots as one update; then there are none.
  private func send(_ frame: Recording.Frame) throws(ToolError) {
    frameCount += 1
    let status = snapshots.withUnsafeBufferPointer { snapshots in
      var first = 0
      if !snapshots.isEmpty {
        for index in samples.indices where samples[index].coalesced_count > 0 {
          samples[index].coalesced = snapshots.baseAddress! + first
          first += samples[index].coalesced_count
        }
      }
      return rk_context_send_touches(world.context, start + frame.time, samples, samples.count)
    }
    try check(status, at: frame.line)
    try write {
      self.samples.map { "\(self.phaseName($0.phase)) \($0.id) at (\(self.points($0.location.x)), \(self.points($0.location.y)))" }.joined(separator: ", ")
    }
    samples.removeAll(keepingCapacity: true)
    snapshots.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private func check(_ status: RKStatus, at line: Int) throws(ToolError) {
    if status != .OK { throw ToolError("\(line): " + text(of: status)) }
  }

  private func phaseName(_ phase: RKTouchPhase) -> String {
    switch phase {
    case .began: return "down"
    case .moved: return "move"
    case .ended: return "up"
    default: return "cancel"
    }
  }

  /// Takes in, and prints, what has happened since the last time. `doing`: what has been done, in a few words.
  private func write(_ doing: () -> String) throws(ToolError) {
    for record in try trace.new() {
      if output.trace || output.explain && Player.isAboutRecognizers(record) {
        reason("  t=\(seconds(record.time - start)) \(printable(trace.sentence(record)))")
      }
      switch record.reason {
      case .touchHit:
        guard let touch = counter.down[record.touch_id] else { break }
        touch.path = world.path(of: record.other)
        touch.chain = handles { rk_responder_get_chain(record.other, $0, $1, $2) }.1.map { world.label(of: $0) }
      case .touchWithheldMultipleTouch: counter.down[record.touch_id]?.withheld = "the view has another touch and multipleTouchEnabled is false"
      case .touchWithheldExclusiveTouch: counter.down[record.touch_id]?.withheld = "exclusiveTouch"
      case .heldBackDropped, .neverDelivered, .scrollDelayDropped, .scrollTouchRefused, .scrollStoppedByTouch:
        guard let touch = counter.down[record.touch_id], touch.taken == nil, touch.phases.began == 0, isReporting else { break }
        touch.taken = printable(trace.sentence(record))
      default: break
      }
    }
    if world.hasNewActions { for action in world.newActions() { write(action) } }
    if attachments.hasNew {
      for action in attachments.new() {
        if output.problems { continue }
        if output.json {
          write(attachments.json(action, at: action.time - start, record: output.recordCount > 1 ? recordNumber : nil))
        } else if action.state != .changed && !output.isSilent {
          write("  t=\(seconds(action.time - start)) \(attachments.names[action.index]): \(stateName(action.state))")
        }
      }
    }
    if isReporting { try report(all: false) }
    if let look { try look(doing()) }
  }

  private func write(_ action: TreeWorld.Action) {
    if output.problems || output.isSilent { return }
    let (time, words) = (action.time - start, TreeClass.words(action.events))
    if output.json {
      let last = output.recordCount > 1 ? ", \"record\": \(recordNumber)" : ""
      write("{\"t\": \(Attachments.seconds(time)), \"control\": \(quoted(action.control)), \"events\": \"\(words)\"\(last)}")
    } else {
      write("  t=\(seconds(time)) \(action.control): \(words)")
    }
  }

  /// Whether a decision is about recognisers, and more than that a gesture changed.
  private static func isAboutRecognizers(_ record: RKTraceRecord) -> Bool {
    switch record.reason {
    case .gestureChanged: return false
    case .gestureActionSent: return record.value != Double(RKGestureRecognizerState.changed.rawValue)
    default: return (210..<300).contains(record.reason.rawValue) || (500..<700).contains(record.reason.rawValue)
    }
  }

  /// Whether anything is printed about touches.
  private var isReporting: Bool { !output.json && !output.isSilent && !output.problems }

  /// Counts, and describes, the touches that are over.
  private func report(all: Bool) throws(ToolError) {
    while let touch = open.take(all: all) {
      if counter.down[touch.id] === touch { counter.down[touch.id] = nil }
      try report(touch)
    }
  }

  private func report(_ touch: Touch) throws(ToolError) {
    touchCount += 1
    totals += touch.phases
    let place = "(\(points(touch.place.x)), \(points(touch.place.y)))"
    try reports.add("touch \(touchCount): id \(touch.id) at \(place), t=\(seconds(touch.time))")
    guard let path = touch.path else {
      missCount += 1
      try reports.add("  hit: nothing")
      return
    }
    hitPaths.insert(path)
    try reports.add("  hit: \(path)")
    try reports.add("  chain: \(touch.chain.joined(separator: ", "))")
    if let reason = touch.withheld {
      withheldCount += 1
      try reports.add("  withheld: \(reason)")
    }
    if touch.isTaken, let sentence = touch.taken { try reports.add("  taken: \(sentence)") }
    try reports.add("  delivered: \(touch.phases.text)")
  }

  /// Touches with which the file stops: they are about to be taken away, and would be no problem any more.
  private func takeTouchesDown() throws(ToolError) {
    let list = try ProblemList(world.context, inputEnded: true)
    for line in try list.lines(json: output.json, where: { $0.kind == .notEnded && $0.limit == 0 }) { try problemLines.add(line) }
  }

  /// What went wrong, the most serious first: touches that did not end, then the list of the library.
  func printProblems() throws(ToolError) {
    let list = try ProblemList(world.context, inputEnded: false)
    let lines = try list.lines(json: output.json)
    Terminal.clear()
    try problemLines.print()
    for line in lines { write(line) }
  }

  /// Ends the recording.
  func finish() throws(ToolError) { try recording?.stop(world.context) }

  func printTotals() {
    say("totals: records \(recordNumber), updates \(frameCount), touches \(touchCount), views \(world.viewCount)")
    say("  hit a view \(touchCount - missCount) (\(hitPaths.count) different), hit nothing \(missCount), withheld \(withheldCount)")
    say("  delivered: \(totals.text)")
    for line in attachments.totals() { say("  \(line)") }
  }

  private func say(_ line: String) { if !output.json && !output.isSilent && !output.problems { write(line) } }

  /// Sentences are no actions: where only those may stand on standard output, they go to standard error.
  private func reason(_ line: String) { if output.json { printError(line) } else { write(line) } }

  private func write(_ line: String) {
    Terminal.clear()
    print(line)
  }

  private func seconds(_ time: Double) -> String { formatted("%.3f", time) }
  private func points(_ value: Double) -> String { formatted("%.1f", value) }
}
