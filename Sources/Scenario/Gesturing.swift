// SPDX-License-Identifier: MIT
import CResponderKit

#if canImport(Synthesis)
  import Synthesis
#endif

// Synthetic gestures by their commands: "tap send".

/// What a step `gesture` has.
struct SyntheticGesture {
  var commands: [String]
  /// The seed of a person's hand; nil: exact.
  var human: Int64?
  var rate = 120.0

  private static let shape = "\"command\" or [\"command\", …, {\"human\", \"rate\"}?]"
  private static let words = ["human", "rate"]

  static func read(_ reader: Reader) throws(ScenarioError) -> SyntheticGesture {
    if case .string = reader.value { return SyntheticGesture(commands: [try reader.name()]) }
    var items = try reader.list(shape, count: 1...1000)
    var gesture = SyntheticGesture(commands: [])
    if let last = items.last, case .object = last.value {
      for (key, item) in try last.members() {
        switch key {
        case "human": gesture.human = try item.integer()
        case "rate":
          gesture.rate = try item.number()
          guard gesture.rate >= 1, gesture.rate <= 10_000 else { throw item.expected("a rate from 1 to 10000") }
        default: throw last.unknown(key: key, allowed: words)
        }
      }
      items.removeLast()
    }
    for item in items { gesture.commands.append(try item.name()) }
    guard !gesture.commands.isEmpty else { throw reader.expected(shape) }
    return gesture
  }
}

extension World {
  /// One command after another, until one is refused.
  func perform(_ gesture: SyntheticGesture, _ path: JSONPath) {
    #if canImport(Synthesis)
      var setup = SynthesizerSetup()
      setup.isHuman = gesture.human != nil
      setup.seed = UInt64(bitPattern: gesture.human ?? 0)
      setup.rate = gesture.rate
      _ = rk_context_get_time(context, &setup.time)
      do throws(Refused) {
        var synthesizer = try Synthesizer(setup)
        defer { synthesizer.free() }
        for command in gesture.commands {
          let bytes = Array(command.utf8)
          let result = bytes.withUnsafeBufferPointer { buffer -> Result<Void, Refused> in
            do throws(Refused) {
              try synthesizer.perform(context, buffer)
              return .success(())
            } catch {
              note(words(of: error), path)
              return .failure(error)
            }
          }
          if case .failure = result { return }
        }
      } catch {
        note(words(of: error), path)
      }
    #else
      note("synthetic gestures are not in this build", path)
    #endif
  }

  #if canImport(Synthesis)
    private func words(of refused: Refused) -> String {
      if refused.isFromLibrary { return text(of: refused.status) }
      let sentence = String(cString: rk_status_name(refused.status)) + ": " + refused.sentence.description
      guard let subject = refused.subject else { return sentence }
      return sentence + ": " + quoted(String(decoding: subject, as: UTF8.self))
    }
  #endif
}
