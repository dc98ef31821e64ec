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
  private var problemLines: [String] = []
  /// Called with a few words after everything that was done with the context.
  var look: ((_ what: String) throws(ToolError) -> Void)?
  private var doing = ""

  var context: OpaquePointer? { world.context }

  /// What is to be printed.
  struct Output {
    var trace: Bool
    var json: Bool
    var explain: Bool
    var recordCount: Int
    var frameCount: Int
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
    var phases = Phases()

    init(id: Int64, place: RKPoint, time: Double) {
      self.id = id
      self.place = place
      self.time = time
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
    func count(_ keyPath: WritableKeyPath<Phases, Int>, _ view: OpaquePointer?, _ touches: UnsafePointer<OpaquePointer?>?, _ number: Int) {
      for index in 0..<number {
        var hit: OpaquePointer?
        var id: Int64 = 0
        guard rk_touch_get_view(touches?[index], &hit) == .OK, hit == view, rk_touch_get_id(touches?[index], &id) == .OK else { continue }
        down[id]?.phases[keyPath: keyPath] += 1
      }
    }
  }

  init(_ root: TreeNode, _ attached: [Attachment], recording: SessionOutput? = nil, _ output: Output) throws(ToolError) {
    let counter = Counter()
    world = try TreeWorld(root) { context throws(ToolError) in
      try recording?.start(context)
      // A view that counts touches listens to them.
      return output.problems ? (nil, nil) : try CountingClass.define(in: context, counter)
    }
    self.recording = recording
    self.counter = counter
    self.output = output
    progress = Progress("frames", total: output.frameCount, patience: 2000)
    trace = try Trace(world.context, capacity: output.problems ? ProblemList.traceCapacity : Trace.capacity)
    attachments = try Attachments(attached, in: world)
  }

  func play(_ recording: Recording, number: Int, _ mapping: Mapping) throws(ToolError) {
    recordNumber = number
    say("record \(number): \(recording.name)")
    var touches: [Touch] = []
    var end = start
    for frame in recording.frames {
      defer { progress.advance() }
      let time = start + frame.time
      end = max(end, time)
      var samples: [RKTouchSample] = []
      var between: [[RKTouchSnapshot]] = []
      for touch in frame.touches {
        guard let place = mapping.place(touch) else { throw Player.nowhere(touch, frame) }
        // A finger that occurs twice is an update each time (SPEC 311); sent apart, so that what is counted belongs to the right touch.
        if samples.contains(where: { $0.id == touch.id }) {
          try send(samples, between, frame)
          samples = []
          between = []
        }
        var sample = RKTouchSample()
        sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
        sample.id = touch.id
        sample.phase = touch.phase
        sample.location = place
        sample.force = recording.force(touch)
        samples.append(sample)
        between.append(try snapshots(touch, frame, mapping))
        if touch.phase == .began {
          let touch = Touch(id: touch.id, place: place, time: frame.time)
          touches.append(touch)
          counter.down[touch.id] = touch
        }
      }
      if samples.isEmpty {
        // Nothing changed, but time has passed.
        doing = "time passes"
        try check(rk_context_advance(world.context, time), "\(frame.line)")
        try write()
      } else {
        try send(samples, between, frame)
      }
    }
    // A recording that stops with fingers down: as if the system had taken them.
    doing = "end of " + recording.name
    if output.problems { try takeTouchesDown() }
    try check(rk_context_cancel_all_touches(world.context), "\(recording.line)")
    try write()
    try settle(from: &end, recording)
    if output.explain { for line in attachments.explanations() { reason("  why " + printable(line)) } }
    if output.explain, output.json {
      for line in try attachments.explanationsJSON(record: output.recordCount > 1 ? recordNumber : nil) { write(line) }
    }
    start = end + 1
    counter.down = [:]
    for touch in touches { report(touch) }
  }

  /// Lets time pass until no timer is pending: a tap that waits for another one, a press that is held.
  private func settle(from end: inout Double, _ recording: Recording) throws(ToolError) {
    // More steps than any recogniser's timers take; none of them repeats without a finger.
    for _ in 0..<1000 {
      var deadline = Double.infinity
      try check(rk_context_next_deadline(world.context, &deadline), "\(recording.line)")
      guard deadline.isFinite else { return }
      end = max(end, deadline)
      doing = "time passes"
      try check(rk_context_advance(world.context, end), "\(recording.line)")
      try write()
    }
  }

  private func snapshots(_ touch: Recording.Touch, _ frame: Recording.Frame, _ mapping: Mapping) throws(ToolError) -> [RKTouchSnapshot] {
    var list: [RKTouchSnapshot] = []
    for sample in touch.between {
      guard let place = mapping.place(sample.x, sample.y) else { throw Player.nowhere(touch, frame) }
      list.append(RKTouchSnapshot(timestamp: start + sample.time, location: place))
    }
    return list
  }

  private static func nowhere(_ touch: Recording.Touch, _ frame: Recording.Frame) -> ToolError {
    ToolError("\(frame.line): touch \(touch.id) is at no position that a screen could have")
  }

  /// Sends one update; `between` has what was merged into each of its samples.
  private func send(_ samples: [RKTouchSample], _ between: [[RKTouchSnapshot]], _ frame: Recording.Frame) throws(ToolError) {
    frameCount += 1
    var samples = samples
    let all = between.flatMap { $0 }
    let status = all.withUnsafeBufferPointer { all in
      var first = 0
      for index in samples.indices where !between[index].isEmpty {
        samples[index].coalesced = all.baseAddress! + first
        samples[index].coalesced_count = between[index].count
        first += between[index].count
      }
      return rk_context_send_touches(world.context, start + frame.time, samples, samples.count)
    }
    try check(status, "\(frame.line)")
    doing = samples.map { "\(phaseName($0.phase)) \($0.id) at (\(points($0.location.x)), \(points($0.location.y)))" }.joined(separator: ", ")
    try write()
  }

  private func phaseName(_ phase: RKTouchPhase) -> String {
    switch phase {
    case .began: return "down"
    case .moved: return "move"
    case .ended: return "up"
    default: return "cancel"
    }
  }

  /// Takes in, and prints, what has happened since the last time.
  private func write() throws(ToolError) {
    for record in try trace.new() {
      if output.trace || output.explain && Player.isAboutRecognizers(record) {
        reason("  t=\(seconds(record.time - start)) \(printable(trace.sentence(record)))")
      }
      guard let touch = counter.down[record.touch_id] else { continue }
      switch record.reason {
      case .touchHit:
        touch.path = world.path(of: record.other)
        touch.chain = handles { rk_responder_get_chain(record.other, $0, $1, $2) }.1.map { world.label(of: $0) }
      case .touchWithheldMultipleTouch: touch.withheld = "the view has another touch and multipleTouchEnabled is NO"
      case .touchWithheldExclusiveTouch: touch.withheld = "exclusiveTouch"
      default: break
      }
    }
    for action in attachments.new() {
      if output.problems { continue }
      if output.json {
        write(attachments.json(action, at: action.time - start, record: output.recordCount > 1 ? recordNumber : nil))
      } else if action.state != .changed && !output.isSilent {
        write("  t=\(seconds(action.time - start)) \(attachments.names[action.index]): \(stateName(action.state))")
      }
    }
    try look?(doing)
  }

  /// Whether a decision is about recognisers, and more than that a gesture changed.
  private static func isAboutRecognizers(_ record: RKTraceRecord) -> Bool {
    switch record.reason {
    case .gestureChanged: return false
    case .gestureActionSent: return record.value != Double(RKGestureRecognizerState.changed.rawValue)
    default: return (210..<300).contains(record.reason.rawValue) || (500..<700).contains(record.reason.rawValue)
    }
  }

  private func report(_ touch: Touch) {
    touchCount += 1
    totals += touch.phases
    let place = "(\(points(touch.place.x)), \(points(touch.place.y)))"
    say("touch \(touchCount): id \(touch.id) at \(place), t=\(seconds(touch.time))")
    guard let path = touch.path else {
      missCount += 1
      say("  hit: nothing")
      return
    }
    hitPaths.insert(path)
    say("  hit: \(path)")
    say("  chain: \(touch.chain.joined(separator: ", "))")
    if let reason = touch.withheld {
      withheldCount += 1
      say("  withheld: \(reason)")
    }
    say("  delivered: \(touch.phases.text)")
  }

  /// Touches with which the file stops: they are about to be taken away, and would be no problem any more.
  private func takeTouchesDown() throws(ToolError) {
    let list = try ProblemList(world.context, inputEnded: true)
    problemLines += try list.lines(json: output.json) { $0.kind == .notEnded && $0.limit == 0 }
  }

  /// What went wrong, the most serious first: touches that did not end, then the list of the library.
  func printProblems() throws(ToolError) {
    let list = try ProblemList(world.context, inputEnded: false)
    for line in problemLines + (try list.lines(json: output.json)) { write(line) }
  }

  /// Ends the recording.
  func finish() throws(ToolError) { try recording?.stop(world.context) }

  func printTotals() {
    say("totals: records \(output.recordCount), updates \(frameCount), touches \(touchCount), views \(world.viewCount)")
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
