// SPDX-License-Identifier: MIT
import CResponderKit

// Records of touches and presses.

/// Buttons of the pointer that are down, and modifier keys, of one sample.
struct InputMask: Equatable {
  var buttons: UInt32 = 0
  var modifiers: UInt32 = 0
}

struct TouchRecord {
  var header = HeaderRecord()
  var id: Int64 = 0
  var phase = RKTouchPhase.began
  var type = RKTouchType.direct
  var flags = TouchFlags()
  var tapCount: UInt32 = 0
  var timestamp = 0.0
  /// Window coordinates; screen coordinates without window (SPEC 19).
  var location = RKPoint()
  var previous = RKPoint()
  var start = RKPoint()
  var force = 0.0
  var radius = 0.0
  var mask = InputMask()
  var altitude = 0.0
  var azimuth = 0.0
  /// Weak links are handles: a retained touch may outlive what it names.
  var view: UInt = 0
  /// What hit-testing found, also after the view was taken away (SPEC 58).
  var hitView: UInt = 0
  var window: UInt = 0
  /// Counts beginnings in the context.
  var order: UInt64 = 0
  /// Number of the update in which it last changed.
  var update: UInt64 = 0
  /// Where its merged samples stand in the context's list, for that update.
  var coalescedStart: UInt32 = 0
  var coalescedCount: UInt32 = 0
  /// Recognisers, deepest view first (SPEC 59, 80).
  var entries = Buffer<TouchEntry>()
  /// The last offer to recognisers in which it took part.
  var offer: UInt64 = 0
  /// What it did in that update; `phase` shows what a delivery wants to be seen.
  var offerPhase = RKTouchPhase.began
  /// What is held back from its view (SPEC 101, 102).
  var phases = HeldPhases()
  var beganTime = 0.0
  var movedTime = 0.0
  var movedLocation = RKPoint()
  var movedPrevious = RKPoint()
  /// The recogniser that took it.
  var taker: UInt = 0
  /// The scroll view that holds it back, and until when (SPEC 247).
  var delayer: UInt = 0
  var delayEnd = 0.0
  /// Where it was of late, merged samples included: what predictions go by. From its first move on.
  var trail: Trail?
}

struct TouchFlags: DeliveryFlags {
  var rawValue: UInt32 = 0

  /// Withheld from views for life (SPEC 95, 98).
  @inline(__always) static var withheld: TouchFlags { TouchFlags(rawValue: 1 << 0) }
  /// touchesBegan was delivered, its closing phase not yet (SPEC 109).
  @inline(__always) static var open: TouchFlags { TouchFlags(rawValue: 1 << 1) }
  /// A closing phase was delivered.
  @inline(__always) static var closed: TouchFlags { TouchFlags(rawValue: 1 << 2) }
  /// Moved too far, or was cancelled: continues no tap (SPEC 69).
  @inline(__always) static var noTap: TouchFlags { TouchFlags(rawValue: 1 << 3) }
  /// The finger is up, or the system took the touch: it leaves the list when its update is over.
  @inline(__always) static var lifted: TouchFlags { TouchFlags(rawValue: 1 << 4) }
  /// Hit-tested, but its update has not been sent yet: other touches of it are still being hit-tested.
  @inline(__always) static var fresh: TouchFlags { TouchFlags(rawValue: 1 << 5) }
  /// A recogniser cancels it in its view; the view has not received touchesCancelled yet (SPEC 86).
  @inline(__always) static var claimed: TouchFlags { TouchFlags(rawValue: 1 << 6) }
  /// Lifted, and recognisers have not heard of it yet.
  @inline(__always) static var liftUntold: TouchFlags { TouchFlags(rawValue: 1 << 8) }
  /// Its lift has been taken in, but that update has not been sent yet: new touches of it are still being hit-tested.
  @inline(__always) static var taken: TouchFlags { TouchFlags(rawValue: 1 << 11) }
  /// Its update is over: it is in no list any more.
  @inline(__always) static var gone: TouchFlags { TouchFlags(rawValue: 1 << 10) }
  /// In the list of touches of which something is held back.
  @inline(__always) static var held: TouchFlags { TouchFlags(rawValue: 1 << 7) }
  /// Its beginning was no longer delayed when a further phase followed: it is delivered, even if a recogniser would delay it now.
  @inline(__always) static var letGo: TouchFlags { TouchFlags(rawValue: 1 << 9) }
  /// A scroll view holds it back.
  @inline(__always) static var delayed: TouchFlags { TouchFlags(rawValue: 1 << 20) }
  /// No finger: it stands for a gesture of a wheel or trackpad, and is in no list of touches; see Events/ScrollInput.swift.
  @inline(__always) static var input: TouchFlags { TouchFlags(rawValue: 1 << 24) }
  /// That gesture is one notch: it begins and ends in one update.
  @inline(__always) static var notch: TouchFlags { TouchFlags(rawValue: 1 << 25) }
}

/// A button or key that is down (SPEC 269). Weak links are handles: a retained press may outlive what it names.
struct PressRecord {
  var header = HeaderRecord()
  var id: Int64 = 0
  var phase = RKPressPhase.began
  var type = RKPressType.select
  var flags = PressFlags()
  var keyCode: UInt32 = 0
  var modifiers: UInt32 = 0
  /// The touch that stands for it among recognisers; 0: none was there to see it. See Gestures/Gesture+Presses.swift.
  var touch: UInt32 = 0
  var force = 0.0
  var timestamp = 0.0
  /// Fixed at began (SPEC 270); 0 once it was taken away.
  var responder: UInt = 0
  var window: UInt = 0
  /// Counts beginnings in the context, of touches too.
  var order: UInt64 = 0
  /// Number of the update in which it last changed.
  var update: UInt64 = 0
  /// UTF-8, NUL-terminated; nil: "".
  var characters: UnsafeMutablePointer<CChar>?
  var charactersIgnoringModifiers: UnsafeMutablePointer<CChar>?
  /// What is held back from its responder (SPEC 101, 102, 271).
  var phases = HeldPhases()
  var beganTime = 0.0
  var beganForce = 0.0
  var changedTime = 0.0
  var changedForce = 0.0
}

struct PressFlags: DeliveryFlags {
  var rawValue: UInt32 = 0

  /// pressesBegan was delivered, its closing phase not yet (SPEC 273).
  @inline(__always) static var open: PressFlags { PressFlags(rawValue: 1 << 0) }
  /// A closing phase was delivered, or none will be.
  @inline(__always) static var closed: PressFlags { PressFlags(rawValue: 1 << 1) }
  /// The button is up, or the system took the press: it leaves the list when its update is over.
  @inline(__always) static var lifted: PressFlags { PressFlags(rawValue: 1 << 2) }
  /// Its began has not been sent yet.
  @inline(__always) static var fresh: PressFlags { PressFlags(rawValue: 1 << 3) }
  /// In the list of presses of which something is held back.
  @inline(__always) static var held: PressFlags { PressFlags(rawValue: 1 << 4) }
  /// Its beginning was no longer delayed when a further phase followed.
  @inline(__always) static var letGo: PressFlags { PressFlags(rawValue: 1 << 5) }
  /// Its update is over: it is in no list any more.
  @inline(__always) static var gone: PressFlags { PressFlags(rawValue: 1 << 6) }
  /// A text field has taken the key as one of its own (SPEC 331).
  @inline(__always) static var edits: PressFlags { PressFlags(rawValue: 1 << 7) }
}
