// SPDX-License-Identifier: MIT
import CResponderKit

// Records of gesture recognisers and what touches keep about them. Plain data; the rules are in Gestures/.

/// Which built-in class a recogniser descends from.
enum GestureType: UInt8 {
  case custom = 0, tap, longPress, pan, screenEdgePan, swipe, pinch, rotation, hover
}

struct GestureRecord {
  var header = HeaderRecord()
  var state = RKGestureRecognizerState.possible
  /// What is shown during an action: the state of its round (SPEC 163).
  var shown = RKGestureRecognizerState.possible
  var flags = GestureFlags()
  var type = GestureType.custom
  /// The state it will take when the recognisers it requires have failed (SPEC 178); possible: none.
  var wish = RKGestureRecognizerState.possible
  /// Action rounds that wait, a mask of Round.
  var rounds: UInt8 = 0
  /// Counts attempts: an entry of a touch belongs to one of them.
  var attempt: UInt32 = 0
  var view: UInt32 = 0
  /// How deep its view stood when it last received a touch, for the order of SPEC 80.
  var depth: UInt32 = 0
  /// Counts attachments in the context.
  var order: UInt64 = 0
  /// The last offer that has it in its list.
  var visit: UInt64 = 0
  /// The last offer for which shouldReceiveEvent was asked, and the answer.
  var askedEvent: UInt64 = 0
  /// Place in the list of those that take part in something, plus one.
  var activeSlot: UInt32 = 0
  /// Place in the list of those with a deadline, plus one.
  var alarmSlot: UInt32 = 0
  var deadline = 0.0
  var allowedTypes: UInt32 = .max
  /// Next of those whose failure was not propagated yet, plus one; see Gesture+State.swift.
  var nextFailed: UInt32 = 0
  /// Window coordinates, for when no touch is left (SPEC 176).
  var location = RKPoint()
  /// The window of its touches.
  var window: UInt = 0
  /// Of the event that it got last, when it has no touches any more; see `gestureMask`.
  var mask = InputMask()
  /// The touches of this attempt, also those that have lifted.
  var tracked = Buffer<TrackedTouch>()
  /// Who must fail first: handles, for ever and for this attempt.
  var requirements = Buffer<UInt>()
  var attemptRequirements = Buffer<UInt>()
  /// The handles of `requirements`, if there are many.
  var requirementPlaces = NumberMap()
  var targets = TargetList()
  var numbers = ActionNumbers()
  var delegate: GestureDelegate?
  /// What its type keeps; see the files of the types.
  var data: UnsafeMutableRawPointer?
  /// 1 << RKPressType for each (SPEC 271).
  var allowedPressTypes: UInt64 = 0
}

struct GestureFlags: FlagSet {
  var rawValue: UInt32 = 0

  @inline(__always) static var disabled: GestureFlags { GestureFlags(rawValue: 1 << 0) }
  /// cancelsTouchesInView is false.
  @inline(__always) static var leavesTouches: GestureFlags { GestureFlags(rawValue: 1 << 1) }
  @inline(__always) static var delaysBegan: GestureFlags { GestureFlags(rawValue: 1 << 2) }
  /// delaysTouchesEnded is false.
  @inline(__always) static var hurriesEnded: GestureFlags { GestureFlags(rawValue: 1 << 3) }
  /// requiresExclusiveTouchType is false.
  @inline(__always) static var mixesTypes: GestureFlags { GestureFlags(rawValue: 1 << 4) }
  /// Another recogniser requires it to fail.
  @inline(__always) static var required: GestureFlags { GestureFlags(rawValue: 1 << 5) }
  /// Its action is being sent: `shown` holds the state to show.
  @inline(__always) static var showing: GestureFlags { GestureFlags(rawValue: 1 << 6) }
  /// In the queue of rounds.
  @inline(__always) static var queued: GestureFlags { GestureFlags(rawValue: 1 << 7) }
  /// A tap that ends when those that require more taps have had their turn (SPEC 189).
  @inline(__always) static var endsLate: GestureFlags { GestureFlags(rawValue: 1 << 8) }
  /// The answer of shouldReceiveEvent for `askedEvent` was no.
  @inline(__always) static var eventRefused: GestureFlags { GestureFlags(rawValue: 1 << 9) }
  /// Began was sent in this attempt: an end follows.
  @inline(__always) static var announced: GestureFlags { GestureFlags(rawValue: 1 << 12) }
  /// Its reset is running.
  @inline(__always) static var resetting: GestureFlags { GestureFlags(rawValue: 1 << 10) }
  /// In the list of those whose failure was not propagated yet.
  @inline(__always) static var failureUntold: GestureFlags { GestureFlags(rawValue: 1 << 11) }
  /// The override of a touches method has called super.
  @inline(__always) static var calledSuper: GestureFlags { GestureFlags(rawValue: 1 << 21) }
  /// A scroll view's own: the content follows it.
  @inline(__always) static var drivesScroll: GestureFlags { GestureFlags(rawValue: 1 << 20) }
}

/// Kinds of action rounds.
enum Round {
  static let began: UInt8 = 1
  static let changed: UInt8 = 2
  static let ended: UInt8 = 4
  static let cancelled: UInt8 = 8
}

/// A touch that a recogniser received in its present attempt.
struct TrackedTouch {
  var link: TouchLink
  var touch: UInt
  /// The touch's place in the order of beginnings: a name that outlives it.
  var order: UInt64
  var hitView: UInt
  var start: RKPoint
  var type: RKTouchType
  var ignored = false
}

/// A recogniser in a touch's list, which is fixed when the touch begins (SPEC 59).
struct TouchEntry {
  var link: GestureLink
  var recognizer: UInt
  /// The attempt in which it accepted the touch.
  var attempt: UInt32 = 0
  var depth: UInt32
  var flags: UInt32 = 0

  static let accepted: UInt32 = 1
  static let ignored: UInt32 = 2
  static let refused: UInt32 = 4
  /// It recognised with this touch: it counts for SPEC 183 also after its reset.
  static let recognized: UInt32 = 8
}

/// What a view's touches are offered to, kept for the next touch on it.
struct CollectedRecognizers {
  /// A handle; 0: nothing is kept.
  var view: UInt = 0
  /// The window that the view stands in.
  var window: UInt32 = 0
  var arrangement: UInt64 = 0
  var entries = Buffer<TouchEntry>()
}

typealias GestureActionFunction = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
typealias ControlActionFunction = @convention(c) (OpaquePointer?, RKControlEvents, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

/// An entry of a target-action list: a target and a selector, or a function.
struct ActionTarget {
  /// Names functions; 0 for targets.
  var identifier: UInt64 = 0
  /// A weak link; 0: nil-targeted.
  var target: UInt = 0
  /// Interned.
  var selector: UInt32 = 0
  /// Control events; not used by recognisers.
  var events: UInt32 = 0
  var gestureFunction: GestureActionFunction?
  var controlFunction: ControlActionFunction?
  var userdata: UnsafeMutableRawPointer?
  var drop: DropFunction?
  /// What names it in a recording; see ActionNumbers.
  var recorded: UInt64 = 0
}

/// Names for the functions of a target-action list.
struct ActionNumbers {
  var last: UInt64 = 0
  /// How many of them a recorder has passed over that started later: a replay numbers from 1.
  var passed: UInt64 = 0
}

/// What a text field keeps beside its text. Offsets are bytes.
struct FieldData {
  /// The selection: the end that stays, and the one that moves on when it is extended.
  var anchor = 0
  var head = 0
  /// What an input method is composing; both the same: nothing.
  var markedStart = 0
  var markedEnd = 0
  var delegate: FieldDelegate?

  var start: Int { min(anchor, head) }
  var end: Int { max(anchor, head) }
  var isMarked: Bool { markedStart < markedEnd }
}

/// What a control keeps.
struct ControlData {
  var flags = ControlFlags()
  var type = ControlType.plain
  var targets = TargetList()
  var numbers = ActionNumbers()
  /// The touch being tracked.
  var touch: UInt = 0
  /// Touches whose beginning went up the chain, because the control was disabled: what follows goes there too.
  var forwarded = Buffer<UInt>()
  var value = 0.0
  var minimum = 0.0
  var maximum = 1.0
  var step = 1.0
  var count: Int64 = 0
  var selected: Int64 = 0
  /// Where tracking began, in bounds space, and the value then.
  var start = RKPoint()
  var startValue = 0.0
  /// A timer of the clock: a stepper's repetition.
  var timerHandle: UInt = 0
  /// Of a segmented control, up to the last segment that has a title or is disabled.
  var segments = Buffer<Segment>()
  /// A text field's, UTF-8 without an end.
  var text = Buffer<CChar>()
  /// And what else it has.
  var field: TextFieldFields?
}

/// What a segment has beside its place (SPEC 323). Bytes: NUL-terminated, the end not counted.
struct Segment {
  var title: UnsafeMutablePointer<CChar>?
  var length = 0
  var isDisabled = false
}

enum ControlType: UInt8 {
  case plain = 0, button, toggle, slider, stepper, segmented, page, textField
}

struct ControlFlags: FlagSet {
  var rawValue: UInt32 = 0

  @inline(__always) static var highlighted: ControlFlags { ControlFlags(rawValue: 1 << 0) }
  @inline(__always) static var disabled: ControlFlags { ControlFlags(rawValue: 1 << 1) }
  @inline(__always) static var selected: ControlFlags { ControlFlags(rawValue: 1 << 2) }
  @inline(__always) static var tracking: ControlFlags { ControlFlags(rawValue: 1 << 4) }
  @inline(__always) static var inside: ControlFlags { ControlFlags(rawValue: 1 << 5) }
  @inline(__always) static var on: ControlFlags { ControlFlags(rawValue: 1 << 6) }
  @inline(__always) static var discontinuous: ControlFlags { ControlFlags(rawValue: 1 << 7) }
  @inline(__always) static var wraps: ControlFlags { ControlFlags(rawValue: 1 << 8) }
  @inline(__always) static var repeatsNot: ControlFlags { ControlFlags(rawValue: 1 << 9) }
  @inline(__always) static var momentary: ControlFlags { ControlFlags(rawValue: 1 << 10) }
  @inline(__always) static var valueChanged: ControlFlags { ControlFlags(rawValue: 1 << 11) }
  /// endTracking or cancelTracking is being called: no other closing call comes.
  @inline(__always) static var closing: ControlFlags { ControlFlags(rawValue: 1 << 12) }
  /// Its touch is over while one of its touch methods runs: it ends, in silence or not, when that has returned without doing so.
  @inline(__always) static var stopsLater: ControlFlags { ControlFlags(rawValue: 1 << 13) }
  @inline(__always) static var cancelsLater: ControlFlags { ControlFlags(rawValue: 1 << 14) }
  /// A text field's: editing began and has not ended.
  @inline(__always) static var editing: ControlFlags { ControlFlags(rawValue: 1 << 15) }
  @inline(__always) static var secure: ControlFlags { ControlFlags(rawValue: 1 << 16) }
  /// Actions have been sent that its editing has begun.
  @inline(__always) static var editingTold: ControlFlags { ControlFlags(rawValue: 1 << 17) }
}
