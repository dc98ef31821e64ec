// SPDX-License-Identifier: MIT
import CResponderKit

/// What can be seen of a scenario between two of its steps.
package struct Glance {
  package let context: OpaquePointer
  /// The place of the step that was done; nil: the file has been built, and nothing has happened yet.
  package let step: Int?
  /// The lines that the step logged, and those that it expected and did not get.
  package let lines: [String]
  package let differences: [String]
  /// Whether any view may have changed. Otherwise only those that the library changes by itself have: scroll views, what is in them, and controls.
  package let changesAnything: Bool
}

extension Scenario {
  /// Plays the scenario in a context of its own and shows it after every step, the trace on. `begin` comes first, before anything can be seen, with functions
  /// that know what objects override, what they answer, and what ties recognisers. `end` comes last, while the context lives. Looking must change nothing.
  package func watch(
    begin: (
      _ context: OpaquePointer, _ overrides: @escaping (OpaquePointer) -> Picture.Overrides, _ answers: @escaping (OpaquePointer) -> HitAnswers,
      _ ties: @escaping (OpaquePointer) -> RecognizerTies
    ) -> Void, end: () -> Void,
    _ look: (Glance) -> Void
  ) throws(ScenarioError) {
    var context: OpaquePointer?
    let status = rk_context_create(nil, &context)
    guard status == .OK, let context else { throw ScenarioError(path: .root, message: "no context: " + text(of: status)) }
    let world = World(self, RunOptions(), context: context)
    defer { world.end() }
    try world.build()
    begin(context, { world.overrides(of: $0) }, { world.answers(of: $0) }, { world.ties(of: $0) })
    let isLively = hasOwnLife
    look(Glance(context: context, step: nil, lines: world.log, differences: [], changesAnything: true))
    for (index, step) in steps.enumerated() {
      let (lines, differences) = (world.log.count, world.differences.count)
      world.perform([step])
      look(
        Glance(
          context: context, step: index, lines: Array(world.log[lines...]), differences: Array(world.differences[differences...]),
          changesAnything: isLively || step.action.changesObjects))
    }
    end()
  }

  /// Whether views may change by what the file makes objects do in answer to input.
  private var hasOwnLife: Bool {
    if !plugins.isEmpty { return true }
    for step in steps {
      switch step.action {
      case .on, .post: return true
      default: break
      }
    }
    return (windows + detached).contains { $0.hasOwnLife }
  }
}

extension Node {
  fileprivate var hasOwnLife: Bool { behaviour.touches != nil || subviews.contains { $0.hasOwnLife } }
}

extension Action {
  fileprivate var changesObjects: Bool {
    switch self {
    case .pass, .input, .cancelAll, .cancelAllPresses: return false
    default: return !isCheck
    }
  }
}
