// SPDX-License-Identifier: MIT
import CResponderKit

/// Tap and long press count taps in the same way.
struct TapData {
  var tapsRequired: Int64 = 1
  var touchesRequired: Int64 = 1
  var maximumDuration = 0.0
  var maximumInterval = 0.0
  var movement = 0.0
  /// Tap only: what must be down when a touch of a pointer begins.
  var buttonMask: UInt32 = 1
  /// Long press only.
  var pressDuration = 0.0

  // The attempt
  var taps: Int64 = 0
  /// Fingers that came down in the present tap, and those of them that have lifted.
  var fingers: Int64 = 0
  var lifted: Int64 = 0
  /// Where the first tap's touches began, and where they were last.
  var starts = Buffer<RKPoint>()
  var points = Buffer<RKPoint>()
}

/// A reference to a `TapData`: it keeps nothing alive.
struct TapFields: Reference {
  let record: UnsafeMutablePointer<TapData>

  @inline(__always) init(_ record: UnsafeMutablePointer<TapData>) { self.record = record }
}

extension TapFields {
  @inline(__always) var tapsRequired: Int64 {
    get { record.pointee.tapsRequired }
    nonmutating _modify { yield &record.pointee.tapsRequired }
  }
  @inline(__always) var touchesRequired: Int64 {
    get { record.pointee.touchesRequired }
    nonmutating _modify { yield &record.pointee.touchesRequired }
  }
  @inline(__always) var maximumDuration: Double {
    get { record.pointee.maximumDuration }
    nonmutating _modify { yield &record.pointee.maximumDuration }
  }
  @inline(__always) var maximumInterval: Double {
    get { record.pointee.maximumInterval }
    nonmutating _modify { yield &record.pointee.maximumInterval }
  }
  @inline(__always) var movement: Double {
    get { record.pointee.movement }
    nonmutating _modify { yield &record.pointee.movement }
  }
  @inline(__always) var buttonMask: UInt32 {
    get { record.pointee.buttonMask }
    nonmutating _modify { yield &record.pointee.buttonMask }
  }
  @inline(__always) var pressDuration: Double {
    get { record.pointee.pressDuration }
    nonmutating _modify { yield &record.pointee.pressDuration }
  }
  @inline(__always) var taps: Int64 {
    get { record.pointee.taps }
    nonmutating _modify { yield &record.pointee.taps }
  }
  @inline(__always) var fingers: Int64 {
    get { record.pointee.fingers }
    nonmutating _modify { yield &record.pointee.fingers }
  }
  @inline(__always) var lifted: Int64 {
    get { record.pointee.lifted }
    nonmutating _modify { yield &record.pointee.lifted }
  }
  @inline(__always) var starts: Buffer<RKPoint> {
    get { record.pointee.starts }
    nonmutating _modify { yield &record.pointee.starts }
  }
  @inline(__always) var points: Buffer<RKPoint> {
    get { record.pointee.points }
    nonmutating _modify { yield &record.pointee.points }
  }
}

struct PanData {
  var minimumTouches: Int64 = 1
  var maximumTouches = Int64.max
  var edges: UInt32 = 0
  /// RKScrollTypeMask.
  var scrollTypes: UInt32 = 0
  /// The pan of a scroll view: only axes that can scroll count, and decisions move the content; see Scrolling/.
  var scrolls = false

  // The attempt
  /// What drives it: 0 touches, else the RKScrollTypeMask of the scroll events.
  var input: UInt32 = 0
  /// Sum of the centroid's movements.
  var raw = RKPoint()
  var last = RKPoint()
  /// Removed at recognition (SPEC 210), and by setTranslation.
  var removed = RKPoint()
  /// Edges at which the first touch began.
  var candidates: UInt32 = 0
  /// When it last moved: a report of a finger at rest is a sample, but no movement.
  var movedTime = 0.0
  var liftTime = 0.0
  var hasLifted = false
  var samples = VelocitySamples()
  /// When the translation of a scroll view's pan was set last: its own velocity begins anew there.
  var since = -Double.infinity
}

/// A reference to a `PanData`: it keeps nothing alive.
struct PanFields: Reference {
  let record: UnsafeMutablePointer<PanData>

  @inline(__always) init(_ record: UnsafeMutablePointer<PanData>) { self.record = record }
}

extension PanFields {
  @inline(__always) var minimumTouches: Int64 {
    get { record.pointee.minimumTouches }
    nonmutating _modify { yield &record.pointee.minimumTouches }
  }
  @inline(__always) var maximumTouches: Int64 {
    get { record.pointee.maximumTouches }
    nonmutating _modify { yield &record.pointee.maximumTouches }
  }
  @inline(__always) var edges: UInt32 {
    get { record.pointee.edges }
    nonmutating _modify { yield &record.pointee.edges }
  }
  @inline(__always) var scrollTypes: UInt32 {
    get { record.pointee.scrollTypes }
    nonmutating _modify { yield &record.pointee.scrollTypes }
  }
  @inline(__always) var scrolls: Bool {
    get { record.pointee.scrolls }
    nonmutating _modify { yield &record.pointee.scrolls }
  }
  @inline(__always) var input: UInt32 {
    get { record.pointee.input }
    nonmutating _modify { yield &record.pointee.input }
  }
  @inline(__always) var raw: RKPoint {
    get { record.pointee.raw }
    nonmutating _modify { yield &record.pointee.raw }
  }
  @inline(__always) var last: RKPoint {
    get { record.pointee.last }
    nonmutating _modify { yield &record.pointee.last }
  }
  @inline(__always) var removed: RKPoint {
    get { record.pointee.removed }
    nonmutating _modify { yield &record.pointee.removed }
  }
  @inline(__always) var candidates: UInt32 {
    get { record.pointee.candidates }
    nonmutating _modify { yield &record.pointee.candidates }
  }
  @inline(__always) var movedTime: Double {
    get { record.pointee.movedTime }
    nonmutating _modify { yield &record.pointee.movedTime }
  }
  @inline(__always) var liftTime: Double {
    get { record.pointee.liftTime }
    nonmutating _modify { yield &record.pointee.liftTime }
  }
  @inline(__always) var hasLifted: Bool {
    get { record.pointee.hasLifted }
    nonmutating _modify { yield &record.pointee.hasLifted }
  }
  @inline(__always) var samples: VelocitySamples {
    get { record.pointee.samples }
    nonmutating _modify { yield &record.pointee.samples }
  }
  @inline(__always) var since: Double {
    get { record.pointee.since }
    nonmutating _modify { yield &record.pointee.since }
  }
}

struct SwipeData {
  var direction: UInt32 = 1
  var touchesRequired: Int64 = 1

  // The attempt
  var start = 0.0
  /// Directions that are still possible.
  var directions: UInt32 = 0
  /// Seconds from the start to the last move: only a move recognises.
  var lasted: Float = 0
}

/// A reference to a `SwipeData`: it keeps nothing alive.
struct SwipeFields: Reference {
  let record: UnsafeMutablePointer<SwipeData>

  @inline(__always) init(_ record: UnsafeMutablePointer<SwipeData>) { self.record = record }
}

extension SwipeFields {
  @inline(__always) var direction: UInt32 {
    get { record.pointee.direction }
    nonmutating _modify { yield &record.pointee.direction }
  }
  @inline(__always) var touchesRequired: Int64 {
    get { record.pointee.touchesRequired }
    nonmutating _modify { yield &record.pointee.touchesRequired }
  }
  @inline(__always) var start: Double {
    get { record.pointee.start }
    nonmutating _modify { yield &record.pointee.start }
  }
  @inline(__always) var directions: UInt32 {
    get { record.pointee.directions }
    nonmutating _modify { yield &record.pointee.directions }
  }
  @inline(__always) var lasted: Float {
    get { record.pointee.lasted }
    nonmutating _modify { yield &record.pointee.lasted }
  }
}

/// Pinch and rotation follow a pair of touches.
struct PairData {
  /// A transform event drives it: no pair.
  var isDriven = false
  var first: UInt = 0
  var second: UInt = 0
  var time = 0.0
  var velocity = 0.0
  // Pinch
  var start = 0.0
  var distance = 0.0
  var baseline = 1.0
  var scale = 1.0
  // Rotation
  var angle = 0.0
  var raw = 0.0
  var removed = 0.0
}

/// A reference to a `PairData`: it keeps nothing alive.
struct PairFields: Reference {
  let record: UnsafeMutablePointer<PairData>

  @inline(__always) init(_ record: UnsafeMutablePointer<PairData>) { self.record = record }
}

extension PairFields {
  @inline(__always) var isDriven: Bool {
    get { record.pointee.isDriven }
    nonmutating _modify { yield &record.pointee.isDriven }
  }
  @inline(__always) var first: UInt {
    get { record.pointee.first }
    nonmutating _modify { yield &record.pointee.first }
  }
  @inline(__always) var second: UInt {
    get { record.pointee.second }
    nonmutating _modify { yield &record.pointee.second }
  }
  @inline(__always) var time: Double {
    get { record.pointee.time }
    nonmutating _modify { yield &record.pointee.time }
  }
  @inline(__always) var velocity: Double {
    get { record.pointee.velocity }
    nonmutating _modify { yield &record.pointee.velocity }
  }
  @inline(__always) var start: Double {
    get { record.pointee.start }
    nonmutating _modify { yield &record.pointee.start }
  }
  @inline(__always) var distance: Double {
    get { record.pointee.distance }
    nonmutating _modify { yield &record.pointee.distance }
  }
  @inline(__always) var baseline: Double {
    get { record.pointee.baseline }
    nonmutating _modify { yield &record.pointee.baseline }
  }
  @inline(__always) var scale: Double {
    get { record.pointee.scale }
    nonmutating _modify { yield &record.pointee.scale }
  }
  @inline(__always) var angle: Double {
    get { record.pointee.angle }
    nonmutating _modify { yield &record.pointee.angle }
  }
  @inline(__always) var raw: Double {
    get { record.pointee.raw }
    nonmutating _modify { yield &record.pointee.raw }
  }
  @inline(__always) var removed: Double {
    get { record.pointee.removed }
    nonmutating _modify { yield &record.pointee.removed }
  }
}

/// A reference to a `TrailRecord`: it keeps nothing alive.
struct Trail: Reference {
  let record: UnsafeMutablePointer<TrailRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<TrailRecord>) { self.record = record }
}

extension Trail {
  @inline(__always) var samples: VelocitySamples {
    get { record.pointee.samples }
    nonmutating _modify { yield &record.pointee.samples }
  }
  @inline(__always) var details: RKTouchDetails {
    get { record.pointee.details }
    nonmutating _modify { yield &record.pointee.details }
  }
  @inline(__always) var offset: RKPoint {
    get { record.pointee.offset }
    nonmutating _modify { yield &record.pointee.offset }
  }
  @inline(__always) var previousOffset: RKPoint {
    get { record.pointee.previousOffset }
    nonmutating _modify { yield &record.pointee.previousOffset }
  }
  @inline(__always) var next: Trail? {
    get { record.pointee.next }
    nonmutating _modify { yield &record.pointee.next }
  }
}
