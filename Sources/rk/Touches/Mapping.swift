// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit

enum MapMode: String, ExpressibleByArgument, CaseIterable {
  case fit, stretch
}

/// From a recording's device units to the screen that the tree fills.
struct Mapping {
  private var x: Line
  private var y: Line

  /// One axis: `to + (value - from) * scale`.
  private struct Line {
    var from: Double
    /// Device maximum: a value up to here stays on the screen.
    var through: Double
    var to: Double
    var scale: Double
    /// The screen's near and far edge.
    var near: Double
    var limit: Double

    func place(_ value: Double) -> Double {
      let place = to + (value - from) * scale
      guard value >= from && value <= through else { return place }
      // A sensor's first and last unit are on the sensor, so they belong to the screen, whose far edge is outside (SPEC 11). What rounding
      // makes of the centring must not push them off.
      return place >= limit ? limit.nextDown : max(place, near)
    }
  }

  /// `box`: what was drawn, for a device without a range of its own.
  init(_ recording: Recording, in box: Recording.Box, into frame: RKRect, _ mode: MapMode) {
    let xAxis = Mapping.axis(recording.x, or: box.x)
    let yAxis = Mapping.axis(recording.y, or: box.y)
    var width = xAxis.maximum - xAxis.minimum
    var height = yAxis.maximum - yAxis.minimum
    // Units may be of another size on each axis: where both are known, the shape that is kept is that of the sensor in mm.
    var unitX = 1.0
    var unitY = 1.0
    if let rx = xAxis.resolution, let ry = yAxis.resolution, rx > 0, ry > 0 {
      unitX = 1 / rx
      unitY = 1 / ry
    }
    width *= unitX
    height *= unitY
    let fullX = width > 0 ? frame.size.width / width : 0
    let fullY = height > 0 ? frame.size.height / height : 0
    var scaleX = fullX
    var scaleY = fullY
    if mode == .fit {
      let scale = width > 0 && height > 0 ? min(fullX, fullY) : max(fullX, fullY)
      scaleX = scale
      scaleY = scale
    }
    // An axis without extent lies in the middle, whatever the mode.
    let left = frame.origin.x + (frame.size.width - width * scaleX) / 2
    let top = frame.origin.y + (frame.size.height - height * scaleY) / 2
    x = Line(
      from: xAxis.minimum, through: xAxis.maximum, to: left, scale: scaleX * unitX, near: frame.origin.x,
      limit: frame.origin.x + frame.size.width)
    y = Line(
      from: yAxis.minimum, through: yAxis.maximum, to: top, scale: scaleY * unitY, near: frame.origin.y,
      limit: frame.origin.y + frame.size.height)
  }

  /// nil for numbers so large that no screen position comes out.
  func place(_ touch: Recording.Touch) -> RKPoint? { place(touch.x, touch.y) }

  func place(_ valueX: Double, _ valueY: Double) -> RKPoint? {
    let point = RKPoint(x: x.place(valueX), y: y.place(valueY))
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  private static func axis(_ axis: Recording.Axis?, or drawn: Recording.Axis) -> Recording.Axis {
    if let axis, axis.isRange { return axis }
    return drawn.maximum >= drawn.minimum ? drawn : Recording.Axis(minimum: 0, maximum: 0)
  }
}
