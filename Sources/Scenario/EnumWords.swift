// SPDX-License-Identifier: MIT

/// Enumerators that files and log lines name, with their numbers. Written by Sources/Generators/generate.
enum EnumWords {
  /// RKTouchPhase.
  static let touchPhases: [(word: String, value: Int32)] = [
    ("began", 0),
    ("moved", 1),
    ("stationary", 2),
    ("ended", 3),
    ("cancelled", 4),
  ]
  /// RKTouchType.
  static let touchTypes: [(word: String, value: Int32)] = [
    ("direct", 0),
    ("indirect", 1),
    ("pencil", 2),
    ("indirectPointer", 3),
  ]
  /// RKPressType.
  static let pressTypes: [(word: String, value: Int32)] = [
    ("upArrow", 0),
    ("downArrow", 1),
    ("leftArrow", 2),
    ("rightArrow", 3),
    ("select", 4),
    ("menu", 5),
    ("playPause", 6),
    ("pageUp", 30),
    ("pageDown", 31),
    ("key", 63),
  ]
  /// RKKeyModifierFlags.
  static let modifiers: [(word: String, value: UInt32)] = [
    ("alphaShift", 65536),
    ("shift", 131072),
    ("control", 262144),
    ("alternate", 524288),
    ("command", 1048576),
    ("numericPad", 2097152),
  ]
  /// RKGestureRecognizerState.
  static let states: [(word: String, value: Int32)] = [
    ("possible", 0),
    ("began", 1),
    ("changed", 2),
    ("ended", 3),
    ("cancelled", 4),
    ("failed", 5),
  ]
  /// RKSwipeDirection.
  static let directions: [(word: String, value: UInt32)] = [
    ("right", 1),
    ("left", 2),
    ("up", 4),
    ("down", 8),
  ]
  /// RKRectEdge.
  static let edges: [(word: String, value: UInt32)] = [
    ("top", 1),
    ("left", 2),
    ("bottom", 4),
    ("right", 8),
  ]
  /// RKScrollTypeMask.
  static let scrollTypes: [(word: String, value: UInt32)] = [
    ("discrete", 1),
    ("continuous", 2),
  ]
  /// RKScrollViewDecelerationRate.
  static let decelerationRates: [(word: String, value: Int32)] = [
    ("normal", 0),
    ("fast", 1),
  ]
  /// RKEventSubtype.
  static let remoteControl: [(word: String, value: Int32)] = [
    ("play", 100),
    ("pause", 101),
    ("stop", 102),
    ("togglePlayPause", 103),
    ("nextTrack", 104),
    ("previousTrack", 105),
    ("beginSeekingBackward", 106),
    ("endSeekingBackward", 107),
    ("beginSeekingForward", 108),
    ("endSeekingForward", 109),
  ]
  /// RKControlEvents.
  static let controlEvents: [(word: String, value: UInt32)] = [
    ("touchDown", 1),
    ("touchDownRepeat", 2),
    ("touchDragInside", 4),
    ("touchDragOutside", 8),
    ("touchDragEnter", 16),
    ("touchDragExit", 32),
    ("touchUpInside", 64),
    ("touchUpOutside", 128),
    ("touchCancel", 256),
    ("valueChanged", 4096),
    ("primaryActionTriggered", 8192),
    ("menuActionTriggered", 16384),
    ("editingDidBegin", 65536),
    ("editingChanged", 131072),
    ("editingDidEnd", 262144),
    ("editingDidEndOnExit", 524288),
    ("allTouchEvents", 4095),
    ("allEditingEvents", 983040),
    ("allEvents", 4294967295),
  ]
  /// RKUnit.
  static let units: [(word: String, value: Int32)] = [
    ("none", 0),
    ("points", 1),
    ("seconds", 2),
    ("touches", 3),
    ("alpha", 4),
    ("number", 5),
    ("degrees", 6),
  ]
}
