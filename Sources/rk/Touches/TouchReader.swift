// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Reads a touch-jsonl/1 file, a header or a frame at a time.
final class TouchReader {
  enum Item {
    /// A record begins.
    case record
    /// `frame` is the next of the record.
    case frame
  }

  let file: LineFile
  /// The header of the record that is being read.
  private(set) var recording = Recording(line: 0, name: "")
  private(set) var frame = Recording.Frame(line: 0, time: 0, touches: [])
  /// How many records have begun.
  private(set) var recordCount = 0
  private var down: Set<Int64> = []

  init(_ path: String) throws(ToolError) {
    file = try LineFile(path)
    try Input(name: file.name, bytes: try file.beginning()).refuse(unless: "a file of touches", " (touch-jsonl/1)")
  }

  /// nil: that was all.
  func next() throws(ToolError) -> Item? {
    guard let line = try file.next() else {
      guard recordCount > 0 else { throw ToolError("\(file.name): no header line: the file is empty") }
      return nil
    }
    if recordCount > 0, TouchLine.read(line, into: &frame), changeDown() {
      frame.line = file.number
      return .frame
    }
    return try read(Array(line))
  }

  /// Starts again at the first line.
  func rewind() throws(ToolError) {
    try file.rewind()
    recordCount = 0
    down = []
  }

  /// The box around all samples of the record that has just begun; the reader stays there.
  func box() throws(ToolError) -> Recording.Box {
    let (mark, recording, recordCount) = (file.mark, recording, recordCount)
    var box = Recording.Box()
    while case .frame? = try next() { box.add(frame) }
    try file.goBack(to: mark)
    (self.recording, self.recordCount, down) = (recording, recordCount, [])
    return box
  }

  /// Whether the ids of the frame fit to those that are down (SPEC 74). If not, nothing has changed.
  private func changeDown() -> Bool {
    for (index, touch) in frame.touches.enumerated() {
      let fits: Bool
      switch touch.phase {
      case .began: fits = down.insert(touch.id).inserted
      case .moved: fits = down.contains(touch.id)
      default: fits = down.remove(touch.id) != nil
      }
      if fits { continue }
      for touch in frame.touches[..<index].reversed() {
        if touch.phase == .began { down.remove(touch.id) } else if touch.phase != .moved { down.insert(touch.id) }
      }
      return false
    }
    return true
  }

  // MARK: Any JSON

  private func read(_ line: [UInt8]) throws(ToolError) -> Item {
    let value: Value
    do throws(JSONError) {
      value = try JSONReader.read(line)
    } catch {
      throw ToolError("\(file.name):\(file.number):\(error.column): \(error.message)")
    }
    do throws(ScenarioError) {
      let reader = Reader(value: value)
      if try reader.optional("header") != nil {
        recording = try Recording.header(reader, line: file.number)
        recordCount += 1
        down = []
        return .record
      }
      guard recordCount > 0 else { throw reader.failure("expected a header line ({\"header\": true, \"format\": \"touch-jsonl/1\", …}) first") }
      frame = try Recording.frame(reader, line: file.number, &down)
      return .frame
    } catch {
      throw ToolError("\(file.name):\(file.number): \(error.text)")
    }
  }
}
