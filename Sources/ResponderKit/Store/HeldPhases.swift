// SPDX-License-Identifier: MIT
/// A phase that recognisers may hold back: `changed` is a touch's moved.
enum HeldPhase {
  case began, changed, ended
}

/// What is held back of a touch from its view, or of a press from its responder (SPEC 101, 102, 271): for each phase its place in the order in which
/// all of them came. 0: it is not held back.
struct HeldPhases {
  var began: UInt64 = 0
  /// The last one.
  var changed: UInt64 = 0
  var ended: UInt64 = 0

  @inline(__always) var isEmpty: Bool { began | changed | ended == 0 }

  /// The one that is delivered first.
  @inline(__always) var first: (phase: HeldPhase, order: UInt64) {
    began != 0 ? (.began, began) : changed != 0 ? (.changed, changed) : (.ended, ended)
  }

  @inline(__always) subscript(_ phase: HeldPhase) -> UInt64 {
    get {
      switch phase {
      case .began: began
      case .changed: changed
      case .ended: ended
      }
    }
    set {
      switch phase {
      case .began: began = newValue
      case .changed: changed = newValue
      case .ended: ended = newValue
      }
    }
  }
}
