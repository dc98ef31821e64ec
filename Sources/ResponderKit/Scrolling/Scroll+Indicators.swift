// SPDX-License-Identifier: MIT
import CResponderKit

// Scroll indicators as data (SPEC 341): the frame of each knob, and whether it is visible. The host draws them.

/// The library's own sizes: UIKit's page names none.
private let thickness = 3.0
/// Between a knob and the edges of its track.
private let margin = 3.0
private let leastLength = 36.0
/// The least length of a knob that is compressed beyond an edge.
private let leastPressed = 8.0

extension ScrollView {
  private func hasIndicator(vertical: Bool) -> Bool {
    !has(vertical ? ScrollFlags.hidesVertical : ScrollFlags.hidesHorizontal) && canScroll(vertical: vertical)
  }

  /// In bounds space; empty, at the beginning of its track, if there is no room for one.
  func indicator(vertical: Bool) -> RKRect {
    let data = self.data
    let size = visibleSize, origin = contentOffset
    let inset = vertical ? data.verticalIndicatorInsets : data.horizontalIndicatorInsets
    // The corner where both would meet stays free.
    let corner = hasIndicator(vertical: !vertical) ? thickness + margin : 0
    let start = (vertical ? inset.top : inset.left) + margin
    let room = vertical ? size.height : size.width
    let track = Double.maximum(0, bounded(room - start - (vertical ? inset.bottom : inset.right) - margin - corner))
    let range = self.range(vertical: vertical)
    let offset = vertical ? origin.y : origin.x
    let way = range.high - range.low
    let whole = way + room
    var length = whole > 0 ? track * (room / whole) : track
    length = Double.minimum(track, Double.maximum(length, leastLength))
    let beyond = offset < range.low ? range.low - offset : offset > range.high ? offset - range.high : 0
    length = Double.maximum(Double.minimum(length, leastPressed), length - beyond)
    let part = way > 0 ? Double.minimum(Double.maximum((offset - range.low) / way, 0), 1) : offset > range.high ? 1 : 0
    let place = bounded(start + (track - length) * part)
    return vertical
      ? RKRect(bounded(origin.x + size.width - inset.right - margin - thickness), bounded(origin.y + place), thickness, length)
      : RKRect(bounded(origin.x + place), bounded(origin.y + size.height - inset.bottom - margin - thickness), length, thickness)
  }

  func isIndicatorVisible(vertical: Bool) -> Bool {
    guard hasIndicator(vertical: vertical) else { return false }
    let data = self.data
    let shows: ScrollFlags = [.dragging, .decelerating, .caught, .zooming, .zoomBouncing]
    return data.has(shows) || context.time < data.flashEnd - timeTolerance || isTracking
  }

  /// The end of the flash is a deadline, so that the host is woken for it.
  func flashScrollIndicators() throws(RKStatus) {
    let end = context.time + context.config(.scrollIndicatorFlashDuration)
    let timer = try context.addTimer(end, { _, _, _ in }, nil, nil)
    context.timer(timer).isOwn = true
    data.flashEnd = end
  }
}
