// SPDX-License-Identifier: MIT
import CResponderKit

/// One earlier report of the hardware, or a predicted one: time and location.
public typealias TouchSnapshot = RKTouchSnapshot
/// Where a pointer hovers, and which of its buttons are down.
public typealias PointerSample = RKPointerSample
/// One report of a wheel, or of fingers that scroll on a trackpad.
public typealias ScrollSample = RKScrollSample
/// One report of a pinch or a rotation on a trackpad.
public typealias TransformSample = RKTransformSample
/// A device's later report of what it had estimated.
public typealias EstimationUpdate = RKEstimationUpdate
/// Phase of a trackpad's gesture: `.began`, `.changed`, `.ended`, `.cancelled`.
public typealias GestureInputPhase = RKGestureInputPhase

/// One finger in one update, in screen coordinates. All but the first three are optional.
public struct TouchSample: Sendable {
  /// `.began`, `.moved`, `.ended` or `.cancelled`.
  public var phase: Touch.Phase
  /// The host's number of the finger while it is down.
  public var id: Int64
  /// In screen coordinates.
  public var location: Point
  /// The device; read at began.
  public var type: Touch.TouchType = .direct
  /// The screen that it is on; read at began.
  public var screen = 0
  /// 1 is an ordinary touch.
  public var force = 0.0
  /// Of the contact, in points.
  public var majorRadius = 0.0
  /// Of a pointer.
  public var buttonMask: Event.ButtonMask = []
  /// The keys that are held.
  public var modifierFlags: KeyModifierFlags = []
  /// Of a pencil: above the surface, in radians.
  public var altitudeAngle = 0.0
  /// Of a pencil: where it leans, clockwise from the x axis, in radians.
  public var azimuthAngle = 0.0
  /// Of a pencil: about its own axis, in radians.
  public var rollAngle = 0.0
  /// Earlier reports of the hardware since the last update, oldest first, without this one.
  public var coalesced: [TouchSnapshot] = []
  /// The location in the device's full resolution.
  public var preciseLocation: Point?
  /// Of `majorRadius`, in points.
  public var majorRadiusTolerance = 0.0
  /// What the device can report at most.
  public var maximumPossibleForce = 0.0
  /// What is an estimate.
  public var estimatedProperties: Touch.Properties = []
  /// What of it the device will report later.
  public var estimatedPropertiesExpectingUpdates: Touch.Properties = []
  /// The host's number for these reports; not 0 if there will be some.
  public var estimationUpdateIndex: Int64 = 0

  /// A finger by the host's number of it.
  public init(_ phase: Touch.Phase, id: Int64 = 1, at location: Point) { (self.phase, self.id, self.location) = (phase, id, location) }

  fileprivate var plain: RKTouchSample {
    var made = sized(RKTouchSample(), \.struct_size)
    (made.phase, made.id, made.location, made.type, made.screen) = (phase, id, location, type, UInt32(screen))
    (made.force, made.major_radius, made.buttons, made.modifiers) = (force, majorRadius, buttonMask.rawValue, modifierFlags)
    (made.altitude_angle, made.azimuth_angle) = (altitudeAngle, azimuthAngle)
    return made
  }

  fileprivate var details: RKTouchDetails {
    var made = sized(RKTouchDetails(), \.struct_size)
    made.estimated_properties = estimatedProperties
    made.estimated_properties_expecting_updates = estimatedPropertiesExpectingUpdates
    (made.estimation_update_index, made.roll_angle) = (estimationUpdateIndex, rollAngle)
    (made.major_radius_tolerance, made.maximum_possible_force) = (majorRadiusTolerance, maximumPossibleForce)
    if let precise = preciseLocation { made.precise_offset = Point(x: precise.x - location.x, y: precise.y - location.y) }
    return made
  }

  fileprivate var hasDetails: Bool {
    preciseLocation != nil || rollAngle != 0 || majorRadiusTolerance != 0 || maximumPossibleForce != 0 || !estimatedProperties.isEmpty
      || estimationUpdateIndex != 0
  }
}

/// The samples as C reads them.
func withSamples(_ samples: [TouchSample], _ body: (UnsafePointer<RKTouchSample>?, Int) -> RKStatus) -> RKStatus {
  var made = samples.map(\.plain)
  guard samples.contains(where: { $0.hasDetails || !$0.coalesced.isEmpty }) else { return body(made, made.count) }
  return samples.map(\.details).withUnsafeBufferPointer { details in
    samples.flatMap(\.coalesced).withUnsafeBufferPointer { coalesced in
      var first = 0
      for (index, sample) in samples.enumerated() {
        if sample.hasDetails { made[index].details = details.baseAddress! + index }
        if !sample.coalesced.isEmpty { made[index].coalesced = coalesced.baseAddress! + first }
        made[index].coalesced_count = sample.coalesced.count
        first += sample.coalesced.count
      }
      return body(made, made.count)
    }
  }
}

extension RKPointerSample {
  /// A pointer that hovers; clicks are touches of the type `.indirectPointer`.
  public init(at location: Point, buttonMask: Event.ButtonMask = []) {
    self = sized(RKPointerSample(), \.struct_size)
    (self.location, buttons) = (location, buttonMask.rawValue)
  }
}

extension RKScrollSample {
  /// Scrolling by fingers on a trackpad: y > 0 moves the content down.
  public init(_ phase: GestureInputPhase, at location: Point, by delta: Point, modifierFlags: KeyModifierFlags = []) {
    self = sized(RKScrollSample(), \.struct_size)
    (self.phase, self.location, self.delta, modifiers) = (phase, location, delta, modifierFlags)
  }

  /// A notch of a wheel, which is a whole gesture.
  public init(notchAt location: Point, by delta: Point, modifierFlags: KeyModifierFlags = []) {
    self.init(.began, at: location, by: delta, modifierFlags: modifierFlags)
    is_discrete = true
  }
}

extension RKTransformSample {
  /// A pinch and rotation of fingers on a trackpad, in relation to their beginning.
  public init(_ phase: GestureInputPhase, at location: Point, scale: Double = 1, rotation: Double = 0, modifierFlags: KeyModifierFlags = []) {
    self = sized(RKTransformSample(), \.struct_size)
    (self.phase, self.location, self.scale, self.rotation, modifiers) = (phase, location, scale, rotation, modifierFlags)
  }
}

extension RKEstimationUpdate {
  /// What a device reports of one earlier sample, by its number. Set the properties that are among `updated`.
  public init(index: Int64, updated: Touch.Properties, unavailable: Touch.Properties = []) {
    self = sized(RKEstimationUpdate(), \.struct_size)
    (estimation_update_index, updated_properties, unavailable_properties) = (index, updated, unavailable)
  }
}
