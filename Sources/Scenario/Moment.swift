// SPDX-License-Identifier: MIT
import CResponderKit

extension Scenario {
  /// Plays the steps that come up to a time, lets the clock go there, and shows the context as it is then; nil: as it is before the first step. A step
  /// without a time belongs to the one before it. What the steps expect is not looked at.
  package func show(at time: Double?, to look: (_ context: OpaquePointer) -> Void) throws(ScenarioError) {
    var context: OpaquePointer?
    let status = rk_context_create(nil, &context)
    guard status == .OK, let context else { throw ScenarioError(path: .root, message: "no context: " + text(of: status)) }
    var options = RunOptions()
    options.isTraced = false
    let world = World(self, options, context: context)
    defer { world.end() }
    try world.build()
    if let time {
      for step in steps {
        if let start = step.time, start > time { break }
        world.perform([step])
      }
      world.note(rk_context_advance(context, time), .root)
    }
    world.silently { look(context) }
  }
}
