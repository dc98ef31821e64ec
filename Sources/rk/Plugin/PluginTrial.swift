// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

/// What one test found.
struct TrialResult {
  var word: CheckResult.Word
  var sentence: String
  /// For the parent alone.
  var more: [String] = []

  static func passed(_ sentence: String) -> TrialResult { TrialResult(word: .passed, sentence: sentence) }
  static func failed(_ sentence: String) -> TrialResult { TrialResult(word: .failed, sentence: sentence) }
  static func warning(_ sentence: String) -> TrialResult { TrialResult(word: .warning, sentence: sentence) }
  static func skipped(_ sentence: String) -> TrialResult { TrialResult(word: .skipped, sentence: sentence) }
}

/// One test of a plugin, in the process that may end by it.
struct PluginTrial {
  let file: String
  let seed: UInt64
  let note: SandboxNote

  func run(_ test: PluginTest) -> TrialResult {
    do {
      return try trial(test)
    } catch {
      return .failed(error.message)
    }
  }

  private func trial(_ test: PluginTest) throws(ToolError) -> TrialResult {
    switch test {
    case .file: return try lookAtFile()
    case .exports: return try lookAtExports()
    case .loads: return try load()
    case .entry: return try compareEntry()
    case .initialise: return try initialise()
    case .manifest: return try compareManifest()
    case .hostVersion: return try refuseOtherMajor()
    case .hostSize: return try keepToTables()
    case .extensions: return try goWithoutExtensions()
    case .lifecycle: return try startAgain()
    case .contexts: return try serveTwo()
    case .canary: return try leaveTableAlone()
    case .arguments: return try takeRareArguments()
    case .answers: return try answerWell()
    case .steady: return try answerTheSame()
    case .superOnce: return try callSuperOnce()
    case .removal: return try surviveRemoval()
    case .release: return try surviveRelease()
    case .differential: return try changeNothingElse()
    case .instances: return try keepNoMemory()
    case .threads: return try stayOnThread()
    case .scanTime: return try loadFast()
    case .pace: return try answerFast()
    case .output: return .passed("nothing was printed")
    }
  }

  // MARK: For the tests

  func image() throws(ToolError) -> PluginImage {
    note.doing = "it was loaded"
    return try PluginImage(path: file)
  }

  /// A session with the plugin active.
  func activeSession(_ image: PluginImage? = nil, budget: Double = 0) throws(ToolError) -> PluginSession {
    let image = if let image { image } else { try self.image() }
    let session = try PluginSession(image, budget: budget)
    note.doing = "init ran"
    try session.activate()
    return session
  }

  /// A scene with objects of every class that the plugin brings or extends.
  func scene(_ session: PluginSession) throws(ToolError) -> PluginScene {
    note.doing = "objects of its classes were made"
    return try PluginScene(session.context, subjects: PluginTrial.subjects(session))
  }

  static func subjects(_ session: PluginSession) -> [PluginScene.Subject] {
    var subjects: [PluginScene.Subject] = []
    for brought in session.brought where !subjects.contains(where: { $0.cls == brought.cls }) {
      subjects.append(PluginScene.Subject(cls: brought.cls, kind: brought.kind))
    }
    return subjects
  }

  /// How much random input each test that plays gives, and in how many scenes one after the other.
  static let steps = 400
  static let rounds = 3
}

/// Collects what the library reports as the plugin's faults.
struct FaultReader {
  private var trace: Trace
  private let plugin: OpaquePointer?
  private var count: UInt64 = 0
  private(set) var faults: [(kind: RKPluginFault, sentence: String)] = []

  init(_ session: PluginSession) throws(ToolError) {
    trace = try Trace(session.context, capacity: 1 << 16)
    plugin = session.plugin
  }

  /// Reads on, if there is anything new. To be called often enough for the trace, which holds everything else too, not to have lost it.
  mutating func read(during doing: String = "") throws(ToolError) {
    let before = count
    try check(rk_plugin_get_faults(plugin, &count, nil), "faults")
    if count == before { return }
    for record in try trace.new() where record.reason == .pluginFault {
      guard let kind = RKPluginFault(rawValue: Int32(record.value)) else { continue }
      faults.append((kind, trace.sentence(record) + (doing.isEmpty ? "" : " while " + doing)))
    }
  }

  /// A sentence about the faults of these kinds; nil if there are none.
  func summary(_ belongs: (RKPluginFault) -> Bool) -> String? {
    let sentences = faults.filter { belongs($0.kind) }.map { $0.sentence }
    guard let first = sentences.first else { return nil }
    return first + (sentences.count > 1 ? " (and \(sentences.count - 1) more)" : "")
  }
}
