// SPDX-License-Identifier: MIT
import CResponderKit

// Where a scroll view is and may be: contentOffset, contentSize, insets (SPEC 243, 244, 267).

/// Larger sums are not usable as offsets.
private let farthest = Double.greatestFiniteMagnitude / 4

func bounded(_ value: Double) -> Double { value.isNaN ? 0 : Double.minimum(Double.maximum(value, -farthest), farthest) }

extension ScrollView {
  var contentOffset: RKPoint { view.bounds.origin }

  /// Of the bounds, standardised.
  var visibleSize: RKSize {
    let size = view.bounds.size
    return RKSize(width: bounded(size.width.magnitude), height: bounded(size.height.magnitude))
  }

  /// The legal range of an axis (SPEC 243).
  func range(vertical: Bool) -> (low: Double, high: Double) {
    let data = self.data
    let size = visibleSize
    let before = vertical ? data.inset.top : data.inset.left
    let after = vertical ? data.inset.bottom : data.inset.right
    let content = vertical ? data.contentSize.height : data.contentSize.width
    let low = bounded(-before) + 0
    return (low, Double.maximum(low, bounded(bounded(content) + bounded(after) - (vertical ? size.height : size.width))))
  }

  /// The whole of it: least offset, and how far it goes from there.
  var contentOffsetRange: RKRect {
    let x = range(vertical: false), y = range(vertical: true)
    return RKRect(x.low, y.low, x.high - x.low, y.high - y.low)
  }

  func clampedOffset(_ offset: RKPoint) -> RKPoint {
    let x = range(vertical: false), y = range(vertical: true)
    return RKPoint(
      x: Double.minimum(Double.maximum(offset.x, x.low), x.high), y: Double.minimum(Double.maximum(offset.y, y.low), y.high))
  }

  /// SPEC 244.
  func canScroll(vertical: Bool) -> Bool {
    let range = self.range(vertical: vertical)
    if range.high > range.low { return true }
    let always = vertical ? ScrollFlags.alwaysVertical : ScrollFlags.alwaysHorizontal
    return data.flags.intersection(.bouncesNot(vertical: vertical).union(always)) == always
  }

  /// How long the content is with its insets, and how much of it the bounds show. If it scrolls, and is only at its edge: (0, -1).
  func fit(vertical: Bool) -> RKPoint {
    if canScroll(vertical: vertical) { return RKPoint(x: 0, y: -1) }
    let data = self.data
    let size = visibleSize
    return vertical
      ? RKPoint(x: bounded(data.contentSize.height) + bounded(data.inset.top) + bounded(data.inset.bottom), y: size.height)
      : RKPoint(x: bounded(data.contentSize.width) + bounded(data.inset.left) + bounded(data.inset.right), y: size.width)
  }

  /// The axes that can: 1 horizontal, 2 vertical.
  var axes: UInt32 { (canScroll(vertical: false) ? 1 : 0) | (canScroll(vertical: true) ? 2 : 0) }

  /// The constants that hold for a piece which starts now.
  func physics(vertical: Bool) -> ScrollPhysics {
    var physics = ScrollPhysics()
    (physics.least, physics.greatest) = range(vertical: vertical)
    physics.bounces = !has(.bouncesNot(vertical: vertical))
    physics.setRate(context.config(has(.fast) ? .scrollDecelerationFast : .scrollDecelerationNormal))
    physics.stop = context.config(.scrollStopVelocity)
    physics.omega = context.config(.scrollBounceOmega)
    physics.restVelocity = context.config(.scrollRestVelocity)
    physics.slow = context.config(.scrollRestRateSlow)
    physics.quick = context.config(.scrollRestRateFast)
    physics.settle = context.config(.scrollSettleDistance)
    return physics
  }

  // MARK: Moving it

  /// Sets contentOffset without callbacks; returns whether it changed.
  func placeContent(_ offset: RKPoint) -> Bool {
    // No negative zero.
    let place = RKPoint(x: offset.x.isFinite ? offset.x + 0 : contentOffset.x, y: offset.y.isFinite ? offset.y + 0 : contentOffset.y)
    if place == contentOffset { return false }
    view.scroll(to: place)
    return true
  }

  /// setContentOffset: (SPEC 267). The caller holds the scroll view.
  func setContentOffset(_ offset: RKPoint, animated: Bool) {
    if animated { return animateContent(to: offset) }
    let was = data.flags
    if was.has(.moving) { trace(.scrollStoppedBySetting) }
    let zoom = data.zoom, before = contentOffset
    clearMoving()
    _ = placeContent(offset)
    let changed = !(contentOffset == before)
    rebaseDrag()
    if data.zoom != zoom { tellDidZoom() }
    if changed { tellDidScroll() }
    close()
  }

  /// bounds.origin was written through the view: it stops nothing, but is a change of the offset.
  func setBounds(_ bounds: RKRect) {
    let before = contentOffset
    let resized = view.bounds.size.width != bounds.size.width || view.bounds.size.height != bounds.size.height
    view.bounds = bounds
    view.refreshBounds()
    if resized { replan() }
    if contentOffset == before { return }
    rebaseDrag()
    let kept = keep()
    tellDidScroll()
    kept.release()
  }

  /// scrollRectToVisible:animated:, by as little as does it.
  func scrollToVisible(_ rect: RKRect, animated: Bool) {
    let r = rect.standardized
    let size = visibleSize
    let offset = contentOffset
    func least(_ x: Double, _ from: Double, _ length: Double, _ room: Double) -> Double {
      let end = from + length - room
      return Double.minimum(Double.maximum(x, Double.minimum(from, end)), Double.maximum(from, end))
    }
    let wanted = RKPoint(x: least(offset.x, r.origin.x, r.size.width, size.width), y: least(offset.y, r.origin.y, r.size.height, size.height))
    if wanted == offset { return }
    let target = clampedOffset(wanted)
    if !(target == offset) { setContentOffset(target, animated: animated) }
  }

  /// What a tap on the status bar does.
  func scrollToTop() -> Bool {
    if has(.scrollsToTopNot) || !askShouldScrollToTop() || kind != .scroll || isDying { return false }
    let target = RKPoint(x: contentOffset.x, y: range(vertical: true).low)
    if target == contentOffset {
      setContentOffset(target, animated: false)
      tellDidScrollToTop()
      return true
    }
    animateContent(to: target, topping: true)
    return true
  }

  // MARK: What it is made of

  func setContentSize(_ size: RKSize) {
    data.contentSize = size
    replan()
  }

  func setContentInset(_ inset: RKEdgeInsets) {
    data.inset = inset
    replan()
  }
}
