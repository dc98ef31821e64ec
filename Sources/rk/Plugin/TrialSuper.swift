// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Counts how often a method below the plugin's is reached within one call of the plugin's.
private final class SuperCounter {
  private struct Call {
    var method: PluginMethod
    var receiver: OpaquePointer?
    /// Which class's layer super reached first. What that calls next is ignored.
    var reached: OpaquePointer?
    /// The arguments with which super was called.
    var below: [String] = []
  }

  private var calls: [Call] = []
  private(set) var failure: String?
  private(set) var warning: String?
  private(set) var heard = 0
  private(set) var reached = 0

  func begin(_ method: PluginMethod, _ receiver: OpaquePointer?) {
    heard += 1
    calls.append(Call(method: method, receiver: receiver))
  }

  func reach(_ method: PluginMethod, _ receiver: OpaquePointer?, _ detail: ProbeDetail, in cls: OpaquePointer?) {
    guard let index = calls.lastIndex(where: { $0.method == method && $0.receiver == receiver }) else { return }
    if calls[index].reached == nil { calls[index].reached = cls }
    guard calls[index].reached == cls else { return }
    reached += 1
    calls[index].below.append(detail.text)
  }

  func end(_ method: PluginMethod, _ receiver: OpaquePointer?) {
    guard let call = calls.popLast(), call.below.count > 1 else { return }
    let sentence = "\(call.method.rawValue) of \(objectName(receiver)) called super \(call.below.count) times in one call"
    if (method == .hitTest || method == .pointInside) && Set(call.below).count > 1 {
      if warning == nil { warning = sentence + ", with different points" }
    } else if failure == nil {
      failure = sentence
    }
  }
}

extension PluginTrial {
  func callSuperOnce() throws(ToolError) -> TrialResult {
    let counter = SuperCounter()
    let session = try sessionWithLayersBelow { counter.reach($0, $1, $2, in: $3) }
    try layAbove(session, will: { counter.begin($0, $1) }, did: { counter.end($0, $1) })
    let scene = try scene(session)
    for round in 0..<PluginTrial.rounds {
      let input = PluginInput(scene, seed: seed &+ UInt64(round), note: note)
      input.play(PluginTrial.steps)
      input.finish()
    }
    if let failure = counter.failure { return .failed(failure) }
    if let warning = counter.warning { return .warning(warning) }
    if counter.heard == 0 { return .skipped("no override was called") }
    return .passed("\(counter.heard) calls reached super \(counter.reached) times, none more than once")
  }

  /// A session in which every class has a layer of the check's own below whatever the plugin does to it.
  private func sessionWithLayersBelow(_ heard: @escaping (PluginMethod, OpaquePointer?, ProbeDetail, _ cls: OpaquePointer?) -> Void)
    throws(ToolError) -> PluginSession
  {
    let session = try PluginSession(image())
    var probed: Set<OpaquePointer?> = []
    session.willExtend = { (cls, kind) throws(ToolError) in
      guard probed.insert(cls).inserted else { return }
      try Probe.lay(over: cls, kind.methods, will: { heard($0, $1, $2, cls) })
    }
    note.doing = "init ran"
    try session.activate()
    return session
  }

  /// Layers over the plugin's methods and no others.
  private func layAbove(
    _ session: PluginSession, will: @escaping (PluginMethod, OpaquePointer?) -> Void,
    did: @escaping (PluginMethod, OpaquePointer?) -> Void = { _, _ in }
  ) throws(ToolError) {
    var methods: [OpaquePointer?: Set<PluginMethod>] = [:]
    for brought in session.brought { methods[brought.cls, default: []].formUnion(brought.methods) }
    for (cls, methods) in methods {
      try Probe.lay(
        over: cls, methods, will: { method, receiver, _ in will(method, receiver) }, did: { method, receiver, _ in did(method, receiver) })
    }
  }

  // MARK: Lives that end inside callbacks

  func surviveRemoval() throws(ToolError) -> TrialResult {
    var removals = 0
    for isBelow in [true, false] {
      let (session, count, faults) = try meddle(isBelow: isBelow, "removed") { scene, receiver in scene.remove(receiver) }
      removals += count
      if let summary = faults.summary(isAboutAnswers) { return .failed(summary) }
      note.doing = "the context ended"
      session.close()
    }
    return removals == 0 ? .skipped("none of its callbacks was reached") : .passed("\(removals) removals inside callbacks")
  }

  func surviveRelease() throws(ToolError) -> TrialResult {
    // An answer about a receiver that the check has destroyed is no fault of the plugin's: surviving is what counts.
    let (session, count, _) = try meddle(isBelow: true, "destroyed") { scene, receiver in scene.destroy(receiver) }
    note.doing = "the context ended"
    session.close()
    return count == 0 ? .skipped("none of its callbacks was reached") : .passed("\(count) receivers were destroyed inside callbacks")
  }

  /// Plays input, and does something to the receiver of each method once in every part of it, inside the call.
  private func meddle(isBelow: Bool, _ word: String, _ deed: @escaping (PluginScene, OpaquePointer?) -> Void) throws(ToolError) -> (
    PluginSession, Int, FaultReader
  ) {
    let meddler = Meddler(note, word, deed)
    let session: PluginSession
    if isBelow {
      session = try sessionWithLayersBelow { method, receiver, _, _ in meddler.act(method, receiver) }
    } else {
      session = try activeSession()
      try layAbove(session, will: { meddler.act($0, $1) })
    }
    var faults = try FaultReader(session)
    let scene = try scene(session)
    meddler.scene = scene
    for part in 0..<60 {
      let input = PluginInput(scene, seed: seed &+ UInt64(part), note: note)
      input.play(20)
      note.doing = "all touches were cancelled"
      _ = rk_context_cancel_all_touches(session.context)
      meddler.rest()
      try scene.repair()
      meddler.resume()
      try faults.read()
    }
    meddler.rest()
    return (session, meddler.count, faults)
  }
}

/// Does something to receivers of methods, but not while that is under way.
private final class Meddler {
  weak var scene: PluginScene?
  private(set) var count = 0
  private var isActing = false
  private var done: Set<String> = []
  private let note: SandboxNote
  private let word: String
  private let deed: (PluginScene, OpaquePointer?) -> Void

  init(_ note: SandboxNote, _ word: String, _ deed: @escaping (PluginScene, OpaquePointer?) -> Void) {
    self.note = note
    self.word = word
    self.deed = deed
  }

  func rest() { isActing = true }

  func resume() {
    isActing = false
    done = []
  }

  func act(_ method: PluginMethod, _ receiver: OpaquePointer?) {
    guard !isActing, let scene, scene.subjects.contains(where: { $0.handle == receiver && $0.kind != .application }) else { return }
    guard done.insert(method.rawValue).inserted else { return }
    isActing = true
    count += 1
    note.doing = "\(objectName(receiver)) was \(word) inside its \(method.rawValue)"
    deed(scene, receiver)
    isActing = false
  }
}
