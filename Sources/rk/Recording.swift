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

  var line: Int
  var name: String
  var x: Axis?
  var y: Axis?
  var pressure: Axis?
  var frames: [Frame] = []

  static func read(file: String) throws(ToolError) -> [Recording] {
    let input = try Input(file)
    try input.refuse(unless: "a file of touches", " (touch-jsonl/1)")
    var recordings: [Recording] = []
    var down: Set<Int64> = []
    for (number, value) in try input.lines() {
      do throws(ScenarioError) {
        let reader = Reader(value: value)
        if try reader.optional("header") != nil {
          recordings.append(try header(reader, line: number))
          down = []
        } else {
          guard !recordings.isEmpty else {
            throw reader.failure("expected a header line ({\"header\": true, \"format\": \"touch-jsonl/1\", …}) first")
          }
          recordings[recordings.count - 1].frames.append(try frame(reader, line: number, &down))
        }
      } catch {
        throw input.error(error, line: number)
      }
    }
    guard !recordings.isEmpty else { throw ToolError("\(file): no header line: the file is empty") }
    return recordings
  }

  private static func header(_ reader: Reader, line: Int) throws(ScenarioError) -> Recording {
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

  private static func frame(_ reader: Reader, line: Int, _ down: inout Set<Int64>) throws(ScenarioError) -> Frame {
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
