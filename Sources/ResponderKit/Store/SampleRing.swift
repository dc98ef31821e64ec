// SPDX-License-Identifier: MIT
import CResponderKit

/// Where something was, and when.
struct VelocitySample {
  var time = 0.0
  var x = 0.0
  var y = 0.0
}

/// The newest samples, at most 20, in a ring. Gestures/Velocity.swift evaluates them.
struct VelocitySamples {
  static let most = 20

  private var ring = InlineRing()
  private(set) var count = 0
  private var next = 0

  mutating func add(_ time: Double, _ position: RKPoint) {
    ring[next] = VelocitySample(time: time, x: position.x, y: position.y)
    next = next + 1 == Self.most ? 0 : next + 1
    if count < Self.most { count += 1 }
  }

  /// At the place of the newest sample, at a later time.
  @inline(never)
  mutating func addRest(_ time: Double, _ position: RKPoint) {
    if count > 0, newest(0).time < time { add(time, position) }
  }

  mutating func removeAll() {
    count = 0
    next = 0
  }

  /// The gesture starts anew from here: only the newest sample is left (SPEC 211).
  mutating func keepNewest() { count = min(count, 1) }

  /// The k-th newest, from 0.
  func newest(_ k: Int) -> VelocitySample {
    let place = next - 1 - k
    return ring[place < 0 ? place + Self.most : place]
  }
}

/// The samples of a touch, and the details of its samples (RKTouchDetails); when the touch is gone, those of the next one.
struct TrailRecord {
  var samples = VelocitySamples()
  var details = RKTouchDetails()
  /// From the location to the precise one, in window coordinates, and that of the update before.
  var offset = RKPoint()
  var previousOffset = RKPoint()
  var next: Trail?
}

/// Twenty samples in place: a move allocates nothing.
private struct InlineRing {
  private typealias Four = (VelocitySample, VelocitySample, VelocitySample, VelocitySample)
  private var samples: (Four, Four, Four, Four, Four) = (
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample())
  )

  subscript(place: Int) -> VelocitySample {
    get {
      precondition(place >= 0 && place < VelocitySamples.most)
      return withUnsafeBytes(of: samples) {
        $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: VelocitySample.self)[place]
      }
    }
    set {
      precondition(place >= 0 && place < VelocitySamples.most)
      withUnsafeMutableBytes(of: &samples) {
        $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: VelocitySample.self)[place] = newValue
      }
    }
  }
}
