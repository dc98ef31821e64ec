// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

// Playing a recording in a context of its own.
//
// Calls of the program are made again. What the library then records about itself is compared with the recording, record by record; what it calls out is answered from the
// recording. Between two steps everything of the context can be read with the library's functions; nothing may be changed. A player must be used on the thread that made it:
// its context belongs to that thread. Callbacks of the library reach stand-ins that return the recording's answers; after the two have parted, and while the state is made, they
// answer as if nothing had been overridden.

/// A recording while it is played.
package struct RecordingPlayer {
  package let at: UnsafeMutablePointer<RecordingPlayerState>

  package init(_ at: UnsafeMutablePointer<RecordingPlayerState>) { self.at = at }
  @inline(__always) init(_ session: UnsafeMutableRawPointer?) { at = session!.assumingMemoryBound(to: RecordingPlayerState.self) }
}

package enum Phase: BitwiseCopyable {
  /// The state is made: nothing is compared but births.
  case state
  case playing
  /// The recording has ended inside a call, or nothing can be compared any more.
  case over
}

/// One call of the program that has been played.
package struct Step: BitwiseCopyable {
  /// Its number among all calls, nested ones included, from 1.
  package var number = 0
  /// The number of the function in the recording.
  package var function: UInt64 = 0
  package var record = Record()
  /// The context's clock when it had returned.
  package var time = 0.0
  package var status: Int32 = 0
}

/// Where the replay did something else than the recording. The two sentences are `recorded` and `now` of the state.
package struct Parting: BitwiseCopyable {
  /// The number of the decision, from 1, among those that were compared; where it is another kind of record, how many were compared before it, and one.
  package var decision = 0
  package var call = 0
  package var time = 0.0
}

/// A configuration value that holds instead of the recorded ones.
package struct Setting: BitwiseCopyable {
  package var key: Int32
  package var value: Double

  package init(key: Int32, value: Double) { (self.key, self.value) = (key, value) }
}

/// What watches every call while a recording is played, nested ones and those of the state included. What only reads may be called then, as between two steps.
package struct Observer: BitwiseCopyable {
  package var userdata: UnsafeMutableRawPointer?
  /// The context is there; nothing has been called yet.
  package var begin: @convention(c) (_ userdata: UnsafeMutableRawPointer?) -> Void
  /// A call is about to be made.
  package var calling: @convention(c) (_ userdata: UnsafeMutableRawPointer?, _ function: UInt64, _ record: UnsafeRawPointer) -> Void
  /// It has returned; what it gave back counts where that is a view or a bool.
  package var called: @convention(c) (_ userdata: UnsafeMutableRawPointer?, _ function: UInt64, _ record: UnsafeRawPointer, _ object: OpaquePointer?, _ isTrue: Bool) -> Void
  /// The library calls the program, and after that it has its answer.
  package var entered: @convention(c) (_ userdata: UnsafeMutableRawPointer?, _ slot: UnsafePointer<CChar>, _ receiver: UInt64, _ asked: UnsafePointer<RKReplayAsked>) -> Void
  package var answered: @convention(c) (_ userdata: UnsafeMutableRawPointer?, _ record: UnsafeRawPointer, _ hasPoint: Bool, _ x: Double, _ y: Double) -> Void

  package init(
    userdata: UnsafeMutableRawPointer?,
    begin: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void,
    calling: @escaping @convention(c) (UnsafeMutableRawPointer?, UInt64, UnsafeRawPointer) -> Void,
    called: @escaping @convention(c) (UnsafeMutableRawPointer?, UInt64, UnsafeRawPointer, OpaquePointer?, Bool) -> Void,
    entered: @escaping @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>, UInt64, UnsafePointer<RKReplayAsked>) -> Void,
    answered: @escaping @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Bool, Double, Double) -> Void
  ) {
    (self.userdata, self.begin, self.calling, self.called, self.entered, self.answered) = (userdata, begin, calling, called, entered, answered)
  }
}

/// Functions that a player knows by their numbers.
package struct Numbers: BitwiseCopyable {
  let create = rks_number("rk_context_create")
  package let destroy = rks_number("rk_context_destroy")
  let setConfig = rks_number("rk_context_set_config")
  let sendTouches = rks_number("rk_context_send_touches")
  let postTouches = rks_number("rk_context_post_touches")
  let policy = rks_number("rk_plugin_policy")
  let load = rks_number("rk_plugin_load")
  let register = rks_number("rk_plugin_register")
}

package struct RecordingPlayerState: ~Copyable {
  package let numbers = Numbers()
  package var stream: Stream
  package internal(set) var context: OpaquePointer?
  /// The context's handle, also when it has ended.
  var formerContext: OpaquePointer?
  package var observer: Observer?
  /// Whether the observer wants to know of calls; of the beginning it is notified in any case.
  package var isWatched = false
  package var phase = Phase.state
  var own = OwnRecording()
  var objects = ObjectTable(context: nil)
  var player: UnsafeMutablePointer<RKReplayPlayer>?
  /// The next record that something must be done about.
  var peeked = Record()
  var hasPeeked = false
  /// Records of the recording that have been carried out: the library must record the same. Those before `firstAwaited` have been.
  var awaited = List<Record>()
  var firstAwaited = 0
  /// The clock of the recording's decisions, and of ours.
  var time = 0.0
  var ownTime = 0.0
  /// How many methods of the program run, and how many of them have been entered.
  var depth = 0
  var entered = 0
  /// The handles of the events that they were called with, the last one last.
  var askedEvents = List<UInt>()
  /// An observer reads from the context: no function of the program is called for it.
  var isLooking = false
  /// Whose method was entered last.
  var receiver: UInt64 = 0
  /// Remarks that no step has had yet, each with a NUL behind it; and those of the last step.
  package internal(set) var marks = Bytes()
  package internal(set) var stepMarks = Bytes()
  /// How many calls, calls out and decisions have been compared.
  package internal(set) var callCount = 0
  package internal(set) var calledCount = 0
  package internal(set) var decisionCount = 0
  /// Whether the recording contains its end.
  package internal(set) var isStopped = false
  package internal(set) var hasParted = false
  package internal(set) var parting = Parting()
  package internal(set) var recorded = Bytes()
  package internal(set) var now = Bytes()
  /// What is wrong with the recording; a sentence.
  package internal(set) var fault = Bytes()
  package internal(set) var hasFault = false
  package internal(set) var faultStatus = RKStatus.invalidArgument
  package internal(set) var step = Step()
  var settings = List<Setting>()
  package var rows = Rows()
  /// A decision for this reason was taken in the last step.
  package var wantedReason: Int32 = 0
  package internal(set) var hasWanted = false
  /// Whose thread it is.
  package let thread = rks_thread()
  /// Below it the stack is not used.
  var stackEnd: UInt = 0

  /// The player reads it from its beginning.
  package init(_ stream: consuming Stream) {
    self.stream = stream
    step.record.offset = .max
  }
}
