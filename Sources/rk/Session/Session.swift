// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import Scenario

// Playing a recording in a context of its own.
//
//     let session = try Session(SessionFile(Input(name)))     the state is made: look at `session.context`
//     while let step = try session.next() {                   one call of the program, with everything that happened in it
//       for record in try session.trace.new() { … }           the decisions that it led to, with `session.trace.sentence(record)`
//     }
//     session.verdict                                         the same, or where they part
//
// Between two steps everything of the context can be read with the library's functions; nothing may be changed. A session must be used, to its end, on the thread that made it:
// its context belongs to that thread. Handles of the file's objects: `session.handle(number)`. Callbacks of the library reach stand-ins that return the file's answers; after
// the recordings have parted, and while the state is made, they answer as if nothing had been overridden.

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

/// A callback of the library: a question or a notice.
struct SessionQuestion {
  /// The function of the program, such as "RKViewMethods.hit_test".
  var slot: String
  /// The method's owner; 0: none. A number means another object later, a handle does not.
  let receiver: UInt64
  let handle: OpaquePointer?
  /// The other object: a touch, another recogniser, a view, the sender of an action.
  let object: OpaquePointer?
  let event: OpaquePointer?
  /// Touches or presses.
  let list: [OpaquePointer?]
  let point: RKPoint
  /// A mask of control events, or the like.
  let number: Int64
  /// A time or a scale.
  let amount: Double
  let text: String

  init(_ slot: UnsafePointer<CChar>, receiver: UInt64, _ handle: OpaquePointer?, _ asked: RKReplayAsked) {
    self.slot = String(cString: slot)
    self.receiver = receiver
    self.handle = handle
    object = asked.object
    event = asked.event
    list = Array(UnsafeBufferPointer(start: asked.list, count: asked.list == nil ? 0 : asked.count))
    point = RKPoint(x: asked.x, y: asked.y)
    number = asked.number
    amount = asked.amount
    text = asked.text.map { String(cString: $0) } ?? ""
  }
}

/// A recording while it is played.
final class Session {
  let file: SessionFile
  var context: OpaquePointer?
  /// The decisions, to be read between steps.
  var trace: Trace

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

  var verdict = Verdict.same
  /// How many calls, calls out and decisions have been compared.
  var callCount = 0
  var calledCount = 0
  var decisionCount = 0
  /// Why the file ended; nil while it has not.
  var ending: SessionFile.Ending?
  /// Whether the file contains the end of its recording.
  var isStopped = false

  enum Phase {
    /// The state is made: nothing is compared but births.
    case state
    case playing
    /// The file has ended inside a call, or nothing can be compared any more.
    case over
  }

  var phase = Phase.state
  var cursor: SessionFile.Cursor
  var peeked: SessionFile.Record?
  /// Records of the file that have been carried out: the library must record the same.
  var awaited: [SessionFile.Record] = []
  let own = SessionOwn()
  var objects: SessionObjects
  var player = UnsafeMutablePointer<RKReplayPlayer>.allocate(capacity: 1)
  /// The clock of the file's decisions, and of ours.
  var time = 0.0
  var ownTime = 0.0
  var depth = 0
  /// The events that those methods were called with which are running, the last one last.
  var askedEvents: [OpaquePointer] = []
  var entered = 0
  /// An observer reads from the context: no function of the program is called for it.
  var isLooking = false
  /// Whose method was entered last.
  var receiver: UInt64 = 0
  /// Remarks that no step has had yet; after the last step those that stand behind it.
  var marks: [String] = []
  /// What is wrong with the file, found where nothing can be thrown.
  var fault: ToolError?

  /// The observer; nil: none.
  let observer: SessionObserver?

  /// More than any program nests, and what the stack of `onDeepStack` holds.
  static let maximumDepth = 20_000

  init(_ file: SessionFile, observer: SessionObserver? = nil) throws(ToolError) {
    self.file = file
    self.observer = observer
    cursor = file.cursor
    let beginning = try Session.beginning(of: file)
    var desc = RKContextDesc()
    desc.struct_size = UInt32(MemoryLayout<RKContextDesc>.size)
    desc.without_application = beginning.withoutApplication ? 1 : 0
    desc.time = beginning.time
    var made: OpaquePointer?
    try check(rk_context_create(&desc, &made), file.name)
    context = made
    objects = SessionObjects(context: made)
    time = beginning.time
    ownTime = beginning.time
    var status = own.start(made, options: file.options)
    do throws(ToolError) {
      try check(status, file.name + ": the recorder")
      trace = try Trace(made, capacity: ProblemList.traceCapacity)
    } catch {
      status = rk_context_destroy(made)
      throw error
    }
    player.initialize(to: RKReplayPlayer())
    player.pointee.session = Unmanaged.passUnretained(self).toOpaque()
    player.pointee.context = made
    player.pointee.find = { session, number, out in
      let session = Unmanaged<Session>.fromOpaque(session!).takeUnretainedValue()
      session.objects.claim(number, asked: session.askedEvents)
      guard let handle = session.objects.handle(number) else { return false }
      out!.pointee = handle
      return true
    }
    player.pointee.called = { Unmanaged<Session>.fromOpaque($0!).takeUnretainedValue().called($1!, $2!.pointee) }
    observer?.begin(self)
    try makeState(beginning.births)
  }

  deinit {
    phase = .over
    if let context { _ = rk_context_destroy(context) }
    rks_forget(player)
    player.deallocate()
  }

  /// The handle of an object of the file here; nil if it has none.
  func handle(_ number: UInt64) -> OpaquePointer? { objects.handle(number) }
}
