// SPDX-License-Identifier: MIT
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
    let updated = update.updated_properties.intersection(expected)
    if updated.contains(.force) { self.touch.force = update.force }
    if updated.contains(.azimuth) { self.touch.azimuth = update.azimuth_angle }
    if updated.contains(.altitude) { self.touch.altitude = update.altitude_angle }
    if updated.contains(.roll) { self.details.roll_angle = update.roll_angle }
    if updated.contains(.location) { self.touch.location = location }
    self.details.estimated_properties.subtract(updated)
    self.details.estimated_properties_expecting_updates.subtract(updated.union(update.unavailable_properties))
  }
}

extension RKTouchProperties {
  static var all: RKTouchProperties { [.force, .azimuth, .altitude, .location, .roll] }
}
