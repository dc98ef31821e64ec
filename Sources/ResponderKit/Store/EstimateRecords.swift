import CResponderKit

/// Updates are expected of so many samples: those of a second of a fast pencil.
let mostEstimated = 256

/// A sample of a touch whose estimated properties the device will still report (SPEC 354).
struct EstimatedSampleRecord {
  /// The touch as it was then; its record may have gone since. `order` identifies the touch.
  var touch = TouchRecord()
  var details = RKTouchDetails()
  var offset = RKPoint()
  var previousOffset = RKPoint()
  /// The view that got it, and the recognisers, in order: handles. The offer to recognisers in which that was.
  var view: UInt = 0
  var recognizers = Buffer<UInt>()
  var offer: UInt64 = 0
}

extension EstimatedSample {
  /// Take what a report has, in window coordinates. What was not expected counts for nothing.
  func take(_ update: RKEstimationUpdate, _ location: RKPoint) {
    let expected = self.details.estimated_properties_expecting_updates
    let updated = update.updated_properties & expected
    if updated & estimatedForce != 0 { self.touch.force = update.force }
    if updated & estimatedAzimuth != 0 { self.touch.azimuth = update.azimuth_angle }
    if updated & estimatedAltitude != 0 { self.touch.altitude = update.altitude_angle }
    if updated & estimatedRoll != 0 { self.details.roll_angle = update.roll_angle }
    if updated & estimatedLocation != 0 { self.touch.location = location }
    self.details.estimated_properties &= ~updated
    self.details.estimated_properties_expecting_updates &= ~(updated | update.unavailable_properties)
  }
}

// RKTouchProperty…
let estimatedForce: UInt32 = 1 << 0
let estimatedAzimuth: UInt32 = 1 << 1
let estimatedAltitude: UInt32 = 1 << 2
let estimatedLocation: UInt32 = 1 << 3
let estimatedRoll: UInt32 = 1 << 4
