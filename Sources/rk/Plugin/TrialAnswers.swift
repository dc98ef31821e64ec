// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

// Tests of what overrides answer.

/// Coordinates that are legal, or at least come along.
private let rareNumbers = [0, -0.0, Double.nan, .infinity, -.infinity, 1e308, -1e308, Double.leastNonzeroMagnitude, 50]

private typealias RawInside = @convention(c) (OpaquePointer?, RKPoint, OpaquePointer?, UnsafeMutableRawPointer?) -> UInt8
private typealias RawPerform = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?) -> UInt8

extension PluginTrial {
  func takeRareArguments() throws(ToolError) -> TrialResult {
    let session = try activeSession()
    let scene = try scene(session)
    var faults = try FaultReader(session)
    for brought in session.brought {
      for item in scene.items where item.cls == brought.cls && item.handle != nil {
        if let wrong = callDirectly(brought, item) { return .failed(wrong) }
        if let wrong = callWithSelectors(brought, item) { return .failed(wrong) }
        if let wrong = callInputDirectly(brought, item, scene) { return .failed(wrong) }
        askThroughLibrary(item, scene)
      }
    }
    callActions(session, scene, variants: 0..<ActionCaller.variants)
    try faults.read()
    if let summary = faults.summary(isAboutAnswers) { return .failed(summary) }
    note.doing = "the context ended"
    session.close()
    return .passed("every override took them")
  }

  /// Calls the plugin's own functions with points that the library would keep away from them, since their authors cannot know that it does.
  private func callDirectly(_ brought: BroughtClass, _ item: PluginScene.Item) -> String? {
    for x in rareNumbers {
      for y in rareNumbers {
        let point = RKPoint(x: x, y: y)
        let place = "of \(brought.name) was called with (\(x), \(y)) and no event"
        if let method = brought.tables.view.point_inside {
          note.doing = "point_inside " + place
          let answer = unsafeBitCast(method, to: RawInside.self)(item.handle, point, nil, brought.userdata)
          if answer > 1 { return "point_inside answered \(answer), which is no bool, when it " + place }
        }
        if let method = brought.tables.view.hit_test {
          note.doing = "hit_test " + place
          let answer = method(item.handle, point, nil, brought.userdata)
          var frame = RKRect()
          if let answer, rk_view_get_frame(answer, &frame) != .OK {
            return "hit_test answered with something that is no living view, when it " + place
          }
        }
      }
    }
    return nil
  }

  private func callWithSelectors(_ brought: BroughtClass, _ item: PluginScene.Item) -> String? {
    for selector in ["", ":", "a", "perform:", "a:b:c:", "größer:", String(repeating: "a", count: 255)] {
      let place = "of \(brought.name) was called with the selector \"\(selector.prefix(20))\" and no sender"
      if let method = brought.tables.responder.can_perform_action {
        note.doing = "can_perform_action " + place
        let answer = unsafeBitCast(method, to: RawPerform.self)(item.handle, selector, nil, brought.userdata)
        if answer > 1 { return "can_perform_action answered \(answer), which is no bool, when it " + place }
      }
      if let method = brought.tables.responder.target_for_action {
        note.doing = "target_for_action " + place
        let answer = method(item.handle, selector, nil, brought.userdata)
        if let answer, !rk_object_is_alive(answer) {
          return "target_for_action answered with something that does not live, when it " + place
        }
      }
    }
    return nil
  }

  /// The same through the library, with what it lets through, and with views of rare shapes.
  private func askThroughLibrary(_ item: PluginScene.Item, _ scene: PluginScene) {
    guard item.kind.isView else { return }
    let identity = RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let singular = RKTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let huge = RKTransform(a: 1e300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0)
    for side in [0, 1e150] {
      for (name, transform) in [("a singular", singular), ("a huge", huge)] {
        note.doing = "points were asked for in \(item.name), \(side) wide and high, with \(name) transform"
        _ = rk_view_set_bounds(item.handle, RKRect(origin: RKPoint(x: 0, y: 0), size: RKSize(width: side, height: side)))
        _ = rk_view_set_transform(item.handle, transform)
        var inside = false
        var found: OpaquePointer?
        for x in rareNumbers {
          for y in [x, 50] {
            _ = rk_view_point_inside(item.handle, RKPoint(x: x, y: y), nil, &inside)
            _ = rk_view_hit_test(item.handle, RKPoint(x: x, y: y), nil, &found)
            _ = rk_view_hit_test(scene.window.handle, RKPoint(x: x, y: y), nil, &found)
          }
        }
      }
    }
    _ = rk_view_set_transform(item.handle, identity)
    _ = rk_view_set_frame(item.handle, item.frame)
  }

  func answerWell() throws(ToolError) -> TrialResult {
    let (session, faults) = try play(until: isAboutAnswers)
    if let summary = faults.summary(isAboutAnswers) { return .failed(summary) }
    note.doing = "the context ended"
    session.close()
    return .passed("no fault in \(PluginTrial.rounds * PluginTrial.steps) steps of random input")
  }

  func stayOnThread() throws(ToolError) -> TrialResult {
    let (session, faults) = try play(pausing: true) { $0 == .wrongThread }
    if let summary = faults.summary({ $0 == .wrongThread }) { return .failed(summary) }
    note.doing = "the context ended"
    session.close()
    return .passed("no call from another thread")
  }

  static let budget = 0.25

  func answerFast() throws(ToolError) -> TrialResult {
    let (session, faults) = try play(budget: PluginTrial.budget) { $0 == .tooSlow }
    if let summary = faults.summary({ $0 == .tooSlow }) { return .warning(summary) }
    note.doing = "the context ended"
    session.close()
    return .passed(formatted("no call took longer than %g s", PluginTrial.budget))
  }

  /// Threads, time and the host's table have tests of their own.
  func isAboutAnswers(_ fault: RKPluginFault) -> Bool { fault != .wrongThread && fault != .tooSlow && fault != .wroteHostTable }

  /// Random input in a few scenes, one after the other, until there is a fault of the kind that is looked for.
  private func play(budget: Double = 0, pausing: Bool = false, until isWanted: (RKPluginFault) -> Bool) throws(ToolError) -> (
    PluginSession, FaultReader
  ) {
    let session = try activeSession(budget: budget)
    var faults = try FaultReader(session)
    for round in 0..<PluginTrial.rounds {
      let scene = try scene(session)
      let input = PluginInput(scene, seed: seed &+ UInt64(round), note: note)
      for step in 0..<PluginTrial.steps {
        input.play(1)
        try faults.read(during: note.doing)
        if faults.faults.contains(where: { isWanted($0.kind) }) { return (session, faults) }
        // A thread of the plugin's gets its chance.
        if pausing && step % 100 == 0 { usleep(10_000) }
      }
      input.finish()
      callActions(session, scene, variants: 0..<ActionCaller.variants - 1)
      try faults.read()
    }
    return (session, faults)
  }

  // MARK: The same answer

  func answerTheSame() throws(ToolError) -> TrialResult {
    let session = try activeSession()
    let scene = try scene(session)
    var generator = SeededGenerator(seed)
    let before = scene.snapshot
    var asked = 0
    for item in scene.subjects where item.kind.isView {
      for _ in 0..<200 {
        let point = RKPoint(
          x: Double.random(in: -20...item.frame.size.width + 20, using: &generator),
          y: Double.random(in: -20...item.frame.size.height + 20, using: &generator))
        note.doing = "point_inside of \(item.name) was asked for (\(point.x), \(point.y)) again"
        var answers: [Bool] = []
        for _ in 0..<4 {
          var answer = false
          if rk_view_point_inside(item.handle, point, nil, &answer) == .OK { answers.append(answer) }
        }
        asked += 1
        if Set(answers).count > 1 { return .failed("point_inside of \(item.name) at (\(point.x), \(point.y)) answers \(answers)") }
      }
    }
    let after = scene.snapshot
    for (old, new) in zip(before, after) where old != new { return .failed("asking changed the tree: " + old + " became " + new) }
    note.doing = "the context ended"
    session.close()
    return asked == 0 ? .skipped("it brings no views") : .passed("\(asked) points, four times each; the tree is as it was")
  }
}
