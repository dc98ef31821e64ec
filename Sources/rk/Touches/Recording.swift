// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// One record of a touch-jsonl/1 file: a header and the frames after it.
struct Recording {
  struct Axis {
    var minimum: Double
    var maximum: Double
    /// Units per mm; nil where unknown.
    var resolution: Double?

    var isRange: Bool { maximum > minimum }
  }

  struct Frame {
    var line: Int
    var time: Double
    var touches: [Touch]
  }

  struct Touch {
    var id: Int64
    var x: Double
    var y: Double
    var phase: RKTouchPhase
    /// Device units; nil where unknown.
    var pressure: Double?
    /// Where it was since the frame before, oldest first.
    var between: [Sample] = []
  }

  struct Sample {
    var time: Double
    var x: Double
    var y: Double
  }

  /// What holds all samples: (0, 0) without any.
  struct Box {
    private(set) var x = Axis(minimum: .infinity, maximum: -.infinity)
    private(set) var y = Axis(minimum: .infinity, maximum: -.infinity)

    mutating func add(_ frame: Frame) {
      for touch in frame.touches {
        add(touch.x, touch.y)
        for sample in touch.between { add(sample.x, sample.y) }
      }
    }

    private mutating func add(_ valueX: Double, _ valueY: Double) {
      (x.minimum, x.maximum) = (min(x.minimum, valueX), max(x.maximum, valueX))
      (y.minimum, y.maximum) = (min(y.minimum, valueY), max(y.maximum, valueY))
    }
  }

  var line: Int
  var name: String
  var x: Axis?
  var y: Axis?
  var pressure: Axis?
  var frames: [Frame] = []

  /// The whole file.
  static func read(file: String) throws(ToolError) -> [Recording] {
    let reader = try TouchReader(file)
    var recordings: [Recording] = []
    while let item = try reader.next() {
      switch item {
      case .record: recordings.append(reader.recording)
      case .frame: recordings[recordings.count - 1].frames.append(reader.frame)
      }
    }
    return recordings
  }

  /// Whether the range of the device is known on both axes; else it is taken to be as large as what was drawn on it.
  var hasRange: Bool { x?.isRange ?? false && y?.isRange ?? false }

  /// The box around the samples that it has.
  var box: Box {
    var box = Box()
    for frame in frames { box.add(frame) }
    return box
  }

  static func header(_ reader: Reader, line: Int) throws(ScenarioError) -> Recording {
    guard try reader.required("header").bool() else { throw try reader.required("header").expected("true") }
    let format = try reader.required("format")
    guard try format.string() == "touch-jsonl/1" else { throw format.expected("\"touch-jsonl/1\"") }
    let axes = try reader.optional("axes")
    return Recording(
      line: line, name: printable(try reader.optional("name")?.string() ?? "line \(line)"), x: try axis(axes?.optional("x")),
      y: try axis(axes?.optional("y")), pressure: try axis(axes?.optional("pressure")))
  }

  private static func axis(_ reader: Reader?) throws(ScenarioError) -> Axis? {
    guard let reader else { return nil }
    let axis = Axis(
      minimum: try reader.required("min").number(), maximum: try reader.required("max").number(),
      resolution: try reader.optional("resolution")?.number())
    guard axis.maximum >= axis.minimum else { throw reader.failure("expected max not to be less than min") }
    return axis
  }

  static func frame(_ reader: Reader, line: Int, _ down: inout Set<Int64>) throws(ScenarioError) -> Frame {
    var frame = Frame(line: line, time: try reader.required("t").number(), touches: [])
    for item in try reader.required("touches").list() {
      let id = try item.required("id")
      let phase = try item.required("phase")
      var touch = Touch(
        id: try id.integer(), x: try item.required("x").number(), y: try item.required("y").number(), phase: try Recording.phase(phase),
        pressure: try item.optional("pressure")?.number())
      for sample in try item.optional("coalesced")?.list() ?? [] {
        let n = try sample.numbers("a sample [t, x, y]", count: 3)
        touch.between.append(Sample(time: n[0], x: n[1], y: n[2]))
      }
      if touch.phase == .began {
        guard down.insert(touch.id).inserted else { throw id.failure("touch \(touch.id) begins while it is down") }
      } else {
        guard down.contains(touch.id) else { throw id.failure("touch \(touch.id) is not down") }
        if touch.phase != .moved { down.remove(touch.id) }
      }
      frame.touches.append(touch)
    }
    return frame
  }

  /// The force of a touch: 0 to 1 over the range of the device; 0, which means unknown, where the device has no range.
  func force(_ touch: Touch) -> Double {
    guard let pressure, let value = touch.pressure, pressure.maximum > pressure.minimum else { return 0 }
    return min(max((value - pressure.minimum) / (pressure.maximum - pressure.minimum), 0), 1)
  }

  private static func phase(_ reader: Reader) throws(ScenarioError) -> RKTouchPhase {
    switch try reader.string() {
    case "began": return .began
    case "moved": return .moved
    case "ended": return .ended
    case "cancelled": return .cancelled
    default: throw reader.expected("a phase", allowed: ["began", "moved", "ended", "cancelled"])
    }
  }
}
