// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import Replaying
import Scenario

// Playing a recording in a context of its own.
//
//     let session = try Session(SessionFile(Input(name)))     the state is made: look at `session.context`
//     while let step = try session.next() {                   one call of the program, with everything that happened in it
//       for record in try session.trace.new() { … }           the decisions that it led to, with `session.trace.sentence(record)`
//     }
//     session.verdict                                         the same, or where they part
//
// The player of Sources/Replaying does it; between two steps everything of the context can be read with the library's functions. A session must be used, to its end, on the thread
// that made it: its context belongs to that thread. Handles of the file's objects: `session.handle(number)`.

/// The observer of every call while a recording is played, nested ones and those of the state included. What only reads may be called then, as between two steps.
protocol SessionObserver: AnyObject {
  /// The session begins; nothing has been called yet.
  func begin(_ session: Session)
  /// A call is about to be made.
  func calling(_ function: String, _ arguments: [SessionValue])
  /// It has returned; what it gave back counts where that is a view or a bool.
  func called(_ function: String, _ arguments: [SessionValue], _ object: OpaquePointer?, _ isTrue: Bool)
  /// The library calls the program, and after that it has its answer; `calls` are the functions that were called in between.
  func entered(_ question: SessionQuestion)
  func answered(_ question: SessionQuestion, _ answer: SessionValue?, _ point: RKPoint?, calls: [String])
}

extension SessionObserver {
  func begin(_ session: Session) {}
}

/// A recording while it is played.
final class Session {
  let file: SessionFile
  private let player: RecordingPlayer
  /// The decisions, to be read between steps.
  var trace = Trace(reading: nil)
  /// The observer; nil: none.
  private let observer: SessionObserver?
  /// Questions that the program is answering, the last one last, and what was called for each.
  private var questions: [(question: SessionQuestion, calls: [String])] = []

  /// What one call of the program was.
  struct Step {
    /// Its number among all calls, nested ones included, from 1.
    let number: Int
    /// "rk_context_send_touches".
    let function: String
    let arguments: [SessionValue]
    /// The context's clock when it had returned.
    let time: Double
    let status: RKStatus
    /// Remarks of the host since the step before, and inside this one.
    let marks: [String]
    /// Where its record begins in the file.
    let offset: Int
  }

  enum Verdict {
    /// As far as the file goes.
    case same
    case parted(Parting)
  }

  /// Where the replay did something else than the recording.
  struct Parting {
    /// The number of the decision, from 1, among those that were compared; where it is another kind of record, how many were compared before it, and one.
    let decision: Int
    let call: Int
    let time: Double
    let recorded: String
    let now: String
  }

  init(_ file: SessionFile, observer: SessionObserver? = nil) throws(ToolError) {
    self.file = file
    self.observer = observer
    guard let player = RecordingPlayer.make(file.stream()) else { throw ToolError("\(file.name): there is no memory to play it") }
    self.player = player
    player.at.pointee.observer = Observer(
      userdata: Unmanaged.passUnretained(self).toOpaque(),
      begin: { Session.of($0).begin() },
      calling: { Session.of($0).calling($1, $2) },
      called: { Session.of($0).called($1, $2, $3, $4) },
      entered: { Session.of($0).entered($1, $2, $3.pointee) },
      answered: { Session.of($0).answered($1, hasPoint: $2, RKPoint(x: $3, y: $4)) })
    player.at.pointee.isWatched = observer != nil
    guard player.begin(traceCapacity: ProblemList.traceCapacity) else { throw fault }
    _ = try trace.new()
  }

  deinit { player.end() }

  private static func of(_ userdata: UnsafeMutableRawPointer?) -> Session { Unmanaged<Session>.fromOpaque(userdata!).takeUnretainedValue() }

  private var fault: ToolError { ToolError("\(file.name): " + Session.text(player.at.pointee.fault)) }

  private static func text(_ bytes: Bytes) -> String { String(decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self) }

  private static func texts(_ bytes: Bytes) -> [String] {
    UnsafeBufferPointer(start: bytes.start, count: bytes.count).split(separator: 0, omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Steps

  /// Plays the next call of the program; nil at the end of the file, or where the two part. Throws if the file is inconsistent.
  func next() throws(ToolError) -> Step? {
    switch player.next() {
    case .end: return nil
    case .fault: throw fault
    case .step: break
    }
    let step = player.at.pointee.step
    return Step(
      number: step.number, function: Session.functionName(step.function), arguments: arguments(step.record), time: step.time, status: RKStatus(rawValue: step.status) ?? .OK,
      marks: Session.texts(player.at.pointee.stepMarks), offset: step.record.offset)
  }

  private func arguments(_ record: Record) -> [SessionValue] {
    var payload = player.at.pointee.stream.payload(record)
    _ = payload.varint()
    return payload.values() ?? []
  }

  /// The function that `next` will call; nil at the end.
  var upcoming: String? { player.upcoming.map { Session.functionName($0.function) } }

  /// The same with its arguments.
  var upcomingCall: (function: String, arguments: [SessionValue])? { player.upcoming.map { (Session.functionName($0.function), arguments($0.record)) } }

  /// The name of a function as C spells it.
  static func functionName(_ number: UInt64) -> String { rks_name(number).map { String(cString: $0) } ?? "function \(number)" }

  /// Lets an observer read from the context, even in the middle of a step.
  func look<Result>(_ body: () -> Result) -> Result {
    let outer = player.lookBegins()
    defer { player.lookEnds(outer) }
    return body()
  }

  /// The program is asked no more: from now on the inherited methods answer.
  func stop() { player.at.pointee.phase = .over }

  // MARK: What is known

  var context: OpaquePointer? { player.at.pointee.context }
  var callCount: Int { player.at.pointee.callCount }
  var decisionCount: Int { player.at.pointee.decisionCount }
  /// Why the file ended; nil while it has not.
  var ending: SessionFile.Ending? { player.at.pointee.stream.ending == .none ? nil : SessionFile.Ending(player.at.pointee.stream) }
  /// Whether the file contains the end of its recording.
  var isStopped: Bool { player.at.pointee.isStopped }
  /// Remarks that no step has had yet; after the last step those that stand behind it.
  var marks: [String] { Session.texts(player.at.pointee.marks) }

  var verdict: Verdict {
    guard player.at.pointee.hasParted else { return .same }
    let parting = player.at.pointee.parting
    return .parted(
      Parting(
        decision: parting.decision, call: parting.call, time: parting.time, recorded: Session.text(player.at.pointee.recorded), now: Session.text(player.at.pointee.now)))
  }

  /// The objects of the file that have a number here, with their kinds.
  var objects: [(number: UInt64, kind: UInt64)] {
    var (all, place): ([(number: UInt64, kind: UInt64)], Int) = ([], 0)
    while let object = player.nextObject(&place) { all.append(object) }
    return all
  }

  /// The handle of an object of the file here; nil if it has none.
  func handle(_ number: UInt64) -> OpaquePointer? { player.handle(number) }

  // MARK: The observer

  private func begin() {
    trace = Trace(reading: context)
    observer?.begin(self)
  }

  private func calling(_ function: UInt64, _ record: UnsafeRawPointer) {
    let name = Session.functionName(function)
    if !questions.isEmpty { questions[questions.count - 1].calls.append(name) }
    observer?.calling(name, arguments(record.load(as: Record.self)))
  }

  private func called(_ function: UInt64, _ record: UnsafeRawPointer, _ object: OpaquePointer?, _ isTrue: Bool) {
    observer?.called(Session.functionName(function), arguments(record.load(as: Record.self)), object, isTrue)
  }

  private func entered(_ slot: UnsafePointer<CChar>, _ receiver: UInt64, _ asked: RKReplayAsked) {
    let question = SessionQuestion(slot, receiver: receiver, receiver == 0 ? nil : handle(receiver), asked)
    questions.append((question, []))
    observer?.entered(question)
  }

  private func answered(_ record: UnsafeRawPointer, hasPoint: Bool, _ point: RKPoint) {
    guard let (question, calls) = questions.popLast() else { return }
    var payload = player.at.pointee.stream.payload(record.load(as: Record.self))
    observer?.answered(question, payload.value(), hasPoint ? point : nil, calls: calls)
  }
}
