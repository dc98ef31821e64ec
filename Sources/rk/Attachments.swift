// SPDX-License-Identifier: MIT
import CResponderKit
import FoundationEssentials
import Glibc
import Scenario

/// A recogniser of `--attach`, read and checked.
struct Attachment {
  /// Its text up to the first colon; "#2" and so on after it where one has gone before.
  let name: String
  let spec: RecognizerSpec

  static let grammar = """
    An ATTACHMENT is a type of recogniser (tap, longPress, pan, screenEdgePan, swipe, pinch, rotation or hover) and any of its properties, each \
    after a colon: tap:numberOfTapsRequired=2:allowableMovement=20. The words of a mask are joined by "+": swipe:direction=left+right. In what \
    is printed a recogniser is named by its type; where a type is attached more than once, the second is tap#2, the third tap#3.
    """

  /// Reads the value of `--attach`: SPECs with commas between them.
  static func read(_ text: String) throws(ToolError) -> [Attachment] {
    var list: [Attachment] = []
    var counts: [String: Int] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
      let pieces = part.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
      let path = JSONPath.key(.root, "--attach " + quoted(part))
      do throws(ScenarioError) {
        var properties: [(key: String, value: Value)] = []
        // The type first: a wrong one explains whatever else is wrong.
        _ = try RecognizerSpec(type: pieces[0], [], path: path)
        for piece in pieces.dropFirst() {
          guard let equals = piece.firstIndex(of: "="), equals != piece.startIndex else {
            throw ScenarioError(path: path, message: "expected property=value after a colon, found " + quoted(piece))
          }
          properties.append((String(piece[..<equals]), JSONReader.scalar(String(piece[piece.index(after: equals)...]))))
        }
        let spec = try RecognizerSpec(type: pieces[0], properties, path: path)
        let count = counts[pieces[0], default: 0] + 1
        counts[pieces[0]] = count
        list.append(Attachment(name: count == 1 ? pieces[0] : "\(pieces[0])#\(count)", spec: spec))
      } catch {
        throw ToolError(error.text)
      }
    }
    return list
  }
}

/// The recognisers attached to a window, and the actions that they send.
final class Attachments {
  struct Action {
    let time: Double
    let index: Int
    let state: RKGestureRecognizerState
  }

  private let context: OpaquePointer?
  let names: [String]
  private(set) var recognizers: [OpaquePointer?] = []
  private var actions: [Action] = []
  /// By recogniser, then by the state's number.
  private var counts: [[Int]]

  /// What an action's function gets back: which recogniser it belongs to.
  private final class Place {
    unowned let owner: Attachments
    let index: Int

    init(_ owner: Attachments, _ index: Int) {
      self.owner = owner
      self.index = index
    }
  }

  init(_ attachments: [Attachment], in world: TreeWorld) throws(ToolError) {
    context = world.context
    names = attachments.map { $0.name }
    counts = attachments.map { _ in Array(repeating: 0, count: Attachments.states.count) }
    for (index, attachment) in attachments.enumerated() {
      let recognizer = try make(attachment)
      try check(rk_object_set_name(recognizer, attachment.name), attachment.name)
      let place = Unmanaged.passRetained(Place(self, index)).toOpaque()
      let status = rk_gesture_recognizer_add_action(
        recognizer,
        { recognizer, userdata in
          let place = Unmanaged<Place>.fromOpaque(userdata!).takeUnretainedValue()
          place.owner.note(place.index, recognizer)
        }, place, { Unmanaged<Place>.fromOpaque($0!).release() }, nil)
      if status != .OK { Unmanaged<Place>.fromOpaque(place).release() }
      try check(status, attachment.name)
      try check(rk_view_add_gesture_recognizer(world.window, recognizer), attachment.name)
      // From here on the window holds it.
      try check(rk_release(recognizer), attachment.name)
      recognizers.append(recognizer)
    }
  }

  private func make(_ attachment: Attachment) throws(ToolError) -> OpaquePointer? {
    let made: (status: RKStatus, recognizer: OpaquePointer?)
    do throws(ScenarioError) {
      made = try attachment.spec.make(in: context)
    } catch {
      throw ToolError(error.text)
    }
    try check(made.status, attachment.name)
    return made.recognizer
  }

  private func note(_ index: Int, _ recognizer: OpaquePointer?) {
    var time = 0.0
    var state = RKGestureRecognizerState.possible
    guard rk_context_get_time(context, &time) == .OK, rk_gesture_recognizer_get_state(recognizer, &state) == .OK else { return }
    let place = Int(state.rawValue)
    if counts[index].indices.contains(place) { counts[index][place] += 1 }
    actions.append(Action(time: time, index: index, state: state))
  }

  private static let states: [RKGestureRecognizerState] = [.possible, .began, .changed, .ended, .cancelled]

  var hasNew: Bool { !actions.isEmpty }

  /// The actions since the last call, in the order in which they were sent.
  func new() -> [Action] {
    defer { actions.removeAll(keepingCapacity: true) }
    return actions
  }

  /// What an action is as one JSON object. `record` is the number of a record in its file, where there are several.
  func json(_ action: Action, at time: Double, record: Int?) -> String {
    let last = record.map { ", \"record\": \($0)" } ?? ""
    return "{\"t\": \(Attachments.seconds(time)), \"recognizer\": \(quoted(names[action.index])), \"state\": \"\(stateName(action.state))\"\(last)}"
  }

  /// Seconds to the microsecond, which is what recordings have, without the noise of a sum.
  static func seconds(_ time: Double) -> String { scenarioText((time * 1e6).rounded() / 1e6) }

  /// Why each of them did what it did last.
  func explanations() -> [String] {
    var lines: [String] = []
    for (index, recognizer) in recognizers.enumerated() {
      let (status, sentence) = text { rk_explain(recognizer, $0, $1, $2) }
      lines.append(names[index] + ": " + (status == .OK ? sentence : text(of: status)))
    }
    return lines
  }

  /// The same, each as one JSON object with its causes in a row.
  func explanationsJSON(record: Int?) throws(ToolError) -> [String] {
    let last = record.map { ", \"record\": \($0)" } ?? ""
    var lines: [String] = []
    for (index, recognizer) in recognizers.enumerated() {
      lines.append("{\"explain\": \(quoted(names[index])), " + (try Explanation(of: recognizer).json) + last + "}")
    }
    return lines
  }

  /// How often each was in which state when it sent its action.
  func totals() -> [String] {
    var lines: [String] = []
    for (index, name) in names.enumerated() {
      var parts: [String] = []
      for state in Attachments.states.dropFirst() {
        let count = counts[index][Int(state.rawValue)]
        if count > 0 { parts.append("\(stateName(state)) \(count)") }
      }
      lines.append(name + ": " + (parts.isEmpty ? "nothing" : parts.joined(separator: ", ")))
    }
    return lines
  }
}
