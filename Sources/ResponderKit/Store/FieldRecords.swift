import CResponderKit

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

/// A delegate: its table, and a count of the calls that use it.
struct FieldDelegateRecord {
  var table = RKTextFieldDelegate()
  var object: UInt = 0
  /// Calls in progress; a delegate that was replaced goes with the last.
  var uses = 0
  var replaced = false
  /// The plugin whose code has set it; 0: the host.
  var plugin: UInt16 = 0
}
