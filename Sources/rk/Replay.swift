import ArgumentParser
import CResponderKit
import Foundation
import Scenario

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a touch recording into a view tree.",
    discussion: """
      TREE is a view-tree/1 file, {"header": {"format": "view-tree/1"}, "root": {"class", "name", "frame", "hidden", "children", …}}; REC is a touch-jsonl/1
      file, a header line and one line a frame, any number of records one after the other. The device's range is mapped to the root's frame; a
      device that does not tell its range is taken to be as large as what was drawn on it.

      Prints, for each touch, the view that was hit (by its way from the root), its responder chain, and how many of each phase that view received;
      then totals. The virtual clock follows the recording: nothing waits.

      EXAMPLES:
        rk replay --tree app.json --touches taps.jsonl
        rk replay --tree app.json --touches tablet.jsonl --map stretch
        rk replay --tree app.json --touches taps.jsonl --trace     every decision, one sentence each
      """)

  @Option(help: ArgumentHelp("View tree, view-tree/1.", valueName: "file"))
  var tree: String

  @Option(help: ArgumentHelp("Recording, touch-jsonl/1.", valueName: "file"))
  var touches: String

  @Option(help: "fit keeps the device's shape and centres it; stretch fills the root.")
  var map = MapMode.fit

  @Flag(help: "Print every decision of the library as a sentence.")
  var trace = false

  func run() throws {
    let root = try TreeNode.read(file: tree)
    let recordings = try Recording.read(file: touches)
    let player = try Player(root, printsTrace: trace)
    for (index, recording) in recordings.enumerated() {
      do throws(ToolError) {
        try player.play(recording, number: index + 1, Mapping(recording, into: root.frame, map))
      } catch {
        throw ToolError("\(touches):\(error.message)")
      }
    }
    player.printTotals(records: recordings.count)
  }
}

/// Plays recordings into a tree and counts what its views receive.
private final class Player {
  private let world: TreeWorld
  private let counter: Counter
  private var trace: Trace
  private let printsTrace: Bool
  /// Recordings start at 0 again; the clock goes on, with a pause in which taps do not add up.
  private var start = 0.0
  private var totals = Phases()
  private var touchCount = 0
  private var missCount = 0
  private var withheldCount = 0
  private var frameCount = 0
  private var hitPaths: Set<String> = []

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

  init(_ root: TreeNode, printsTrace: Bool) throws(ToolError) {
    let counter = Counter()
    world = try TreeWorld(root) { context throws(ToolError) in try CountingClass.define(in: context, counter) }
    self.counter = counter
    self.printsTrace = printsTrace
    trace = try Trace(world.context)
  }

  func play(_ recording: Recording, number: Int, _ mapping: Mapping) throws(ToolError) {
    print("record \(number): \(recording.name)")
    var touches: [Touch] = []
    var end = start
    for frame in recording.frames {
      let time = start + frame.time
      end = max(end, time)
      var samples: [RKTouchSample] = []
      for touch in frame.touches {
        guard let place = mapping.place(touch) else {
          throw ToolError("\(frame.line): touch \(touch.id) is at no position that a screen could have")
        }
        // A finger that occurs twice is an update each time (SPEC 311); sent apart, so that what is counted belongs to the right touch.
        if samples.contains(where: { $0.id == touch.id }) {
          try send(samples, frame)
          samples = []
        }
        var sample = RKTouchSample()
        sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
        sample.id = touch.id
        sample.phase = touch.phase
        sample.location = place
        samples.append(sample)
        if touch.phase == .began {
          let touch = Touch(id: touch.id, place: place, time: frame.time)
          touches.append(touch)
          counter.down[touch.id] = touch
        }
      }
      if !samples.isEmpty { try send(samples, frame) }
    }
    // A recording that stops with fingers down: as if the system had taken them.
    try check(rk_context_cancel_all_touches(world.context), "\(recording.line)")
    try readTrace(at: end - start)
    start = end + 1
    counter.down = [:]
    for touch in touches { report(touch) }
  }

  private func send(_ samples: [RKTouchSample], _ frame: Recording.Frame) throws(ToolError) {
    frameCount += 1
    try check(rk_context_send_touches(world.context, start + frame.time, samples, samples.count), "\(frame.line)")
    try readTrace(at: frame.time)
  }

  private func readTrace(at time: Double) throws(ToolError) {
    for record in try trace.new() {
      if printsTrace { print("  t=\(seconds(time)) \(trace.sentence(record))") }
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
  }

  private func report(_ touch: Touch) {
    touchCount += 1
    totals += touch.phases
    let place = "(\(points(touch.place.x)), \(points(touch.place.y)))"
    print("touch \(touchCount): id \(touch.id) at \(place), t=\(seconds(touch.time))")
    guard let path = touch.path else {
      missCount += 1
      print("  hit: nothing")
      return
    }
    hitPaths.insert(path)
    print("  hit: \(path)")
    print("  chain: \(touch.chain.joined(separator: ", "))")
    if let reason = touch.withheld {
      withheldCount += 1
      print("  withheld: \(reason)")
    }
    print("  delivered: \(touch.phases.text)")
  }

  func printTotals(records: Int) {
    print("totals: records \(records), updates \(frameCount), touches \(touchCount), views \(world.viewCount)")
    print("  hit a view \(touchCount - missCount) (\(hitPaths.count) different), hit nothing \(missCount), withheld \(withheldCount)")
    print("  delivered: \(totals.text)")
  }

  private func seconds(_ time: Double) -> String { String(format: "%.3f", time) }
  private func points(_ value: Double) -> String { String(format: "%.1f", value) }
}

/// Subclasses of View and Window that count the touch methods called on them and go on as usual.
private final class CountingClass {
  let counter: Player.Counter
  var cls: OpaquePointer?

  init(_ counter: Player.Counter) { self.counter = counter }

  static func define(in context: OpaquePointer?, _ counter: Player.Counter) throws(ToolError) -> TreeWorld.Classes {
    (try define("View", in: context, counter), try define("Window", in: context, counter))
  }

  private static func define(_ superclass: String, in context: OpaquePointer?, _ counter: Player.Counter) throws(ToolError)
    -> OpaquePointer?
  {
    func of(_ userdata: UnsafeMutableRawPointer?) -> CountingClass { Unmanaged<CountingClass>.fromOpaque(userdata!).takeUnretainedValue() }
    let counting = CountingClass(counter)
    var methods = RKResponderMethods()
    methods.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    methods.touches_began = {
      let counting = of($4)
      counting.counter.count(\.began, $0, $1, $2)
      _ = rk_super_touches_began(counting.cls, $0, $1, $2, $3)
    }
    methods.touches_moved = {
      let counting = of($4)
      counting.counter.count(\.moved, $0, $1, $2)
      _ = rk_super_touches_moved(counting.cls, $0, $1, $2, $3)
    }
    methods.touches_ended = {
      let counting = of($4)
      counting.counter.count(\.ended, $0, $1, $2)
      _ = rk_super_touches_ended(counting.cls, $0, $1, $2, $3)
    }
    methods.touches_cancelled = {
      let counting = of($4)
      counting.counter.count(\.cancelled, $0, $1, $2)
      _ = rk_super_touches_cancelled(counting.cls, $0, $1, $2, $3)
    }
    let status = withUnsafePointer(to: methods) { methods in
      "Counting\(superclass)".withCString { name in
        superclass.withCString { superclass in
          var desc = RKClassDesc()
          desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
          desc.name = name
          desc.superclass = superclass
          desc.responder_methods = methods
          desc.userdata = Unmanaged.passRetained(counting).toOpaque()
          desc.drop = { Unmanaged<CountingClass>.fromOpaque($0!).release() }
          return rk_class_define(context, &desc, &counting.cls)
        }
      }
    }
    try check(status, "class Counting\(superclass)")
    return counting.cls
  }
}
