// SPDX-License-Identifier: MIT
import CResponderKit

// Links to touches and recognisers on the paths that run for every event. Their records never move and the memory stays until the context ends, so
// whether a link still holds is a matter of one comparison, and no table has to be asked.

/// A touch, as it was when the link was made.
struct TouchLink {
  private var record: UnsafeMutablePointer<TouchRecord>
  private var generation: UInt32

  init(_ touch: Touch) {
    record = touch.record
    generation = touch.header.generation
  }

  private var isAlive: Bool { record.pointee.header.generation == generation && record.pointee.header.kind == .touch }

  /// nil once the touch has ended.
  func alive(in context: Context) -> Touch? {
    isAlive ? Touch(context, record) : nil
  }

  /// 0 once the touch has ended.
  var index: UInt32 { isAlive ? record.pointee.header.index : 0 }
}

/// What a touch is at present, while it shows a view an earlier phase that was held back. Lives on the stack of the delivery.
struct ShownTouchRecord {
  private let context: Context
  private let link: TouchLink
  private let phase: RKTouchPhase
  private let timestamp: Double
  private let location: RKPoint
  private let previous: RKPoint
  private var isRestored = false
  let outer: ShownTouch?

  init(_ t: Touch, outer: ShownTouch?) {
    context = t.context
    link = TouchLink(t)
    phase = t.phase
    timestamp = t.timestamp
    location = t.location
    previous = t.previous
    self.outer = outer
  }

  /// Once.
  mutating func restore() {
    guard !isRestored, let t = link.alive(in: context) else { return }
    isRestored = true
    t.phase = phase
    t.timestamp = timestamp
    t.location = location
    t.previous = previous
  }
}

/// A reference to a `ShownTouchRecord`: it keeps nothing alive.
struct ShownTouch: Reference {
  let record: UnsafeMutablePointer<ShownTouchRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ShownTouchRecord>) { self.record = record }

  var outer: ShownTouch? { record.pointee.outer }
  func restore() { record.pointee.restore() }
}

/// What a press is at present, while it shows its responder an earlier phase that was held back. Lives on the stack of the delivery.
struct ShownPressRecord {
  private let record: Press
  private let generation: UInt32
  private let phase: RKPressPhase
  private let timestamp: Double
  private let force: Double
  private var isRestored = false
  let outer: ShownPress?

  init(_ p: Press, outer: ShownPress?) {
    record = p
    generation = p.header.generation
    phase = p.phase
    timestamp = p.timestamp
    force = p.force
    self.outer = outer
  }

  /// Once.
  mutating func restore() {
    guard !isRestored, record.header.generation == generation else { return }
    isRestored = true
    record.phase = phase
    record.timestamp = timestamp
    record.force = force
  }
}

/// A reference to a `ShownPressRecord`: it keeps nothing alive.
struct ShownPress: Reference {
  let record: UnsafeMutablePointer<ShownPressRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ShownPressRecord>) { self.record = record }

  var outer: ShownPress? { record.pointee.outer }
  func restore() { record.pointee.restore() }
}

/// A recogniser, as it was when the link was made.
struct GestureLink {
  private var record: UnsafeMutablePointer<GestureRecord>
  private var generation: UInt32

  init(_ gesture: Recognizer) {
    record = gesture.record
    generation = gesture.header.generation
  }

  private var isAlive: Bool { record.pointee.header.generation == generation && record.pointee.header.kind == .gesture }

  /// nil once the recogniser has ended.
  func alive(in context: Context) -> Recognizer? {
    isAlive ? Recognizer(context, record) : nil
  }

  /// 0 once the recogniser has ended.
  var index: UInt32 { isAlive ? record.pointee.header.index : 0 }
}
