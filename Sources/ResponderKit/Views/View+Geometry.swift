// SPDX-License-Identifier: MIT
import CResponderKit

// Geometry of a view (SPEC 1-5, 13-17): bounds, centre, anchor point, transform, and what hit-testing keeps of them.

extension ViewFields {
  @inline(__always) func has(_ any: ViewFlags) -> Bool { flags.has(any) }

  @inline(__always) var isAlive: Bool { header.kind != .free }

  @inline(__always) func set(_ these: ViewFlags, _ on: Bool) {
    if on { flags.formUnion(these) } else { flags.subtract(these) }
  }

  @inline(__always) var transform: RKTransform { extras?.transform ?? .identity }
  @inline(__always) var anchorPoint: RKPoint { extras?.anchorPoint ?? RKPoint(x: 0.5, y: 0.5) }

  /// The anchor in the view's own coordinates.
  @inline(__always) var reference: RKPoint {
    let a = anchorPoint
    return RKPoint(
      x: bounds.origin.x + a.x * bounds.size.width, y: bounds.origin.y + a.y * bounds.size.height)
  }

  /// Superview's point + this = own point, while the mapping is not odd.
  @inline(__always) var toLocalX: Double { bounds.origin.x + 0.5 * bounds.size.width - center.x }
  @inline(__always) var toLocalY: Double { bounds.origin.y + 0.5 * bounds.size.height - center.y }

  /// The same as far as a translation goes, also for an odd mapping.
  var shift: RKPoint {
    if !has(.oddMapping) { return RKPoint(x: toLocalX, y: toLocalY) }
    let r = reference
    let t = transform
    return RKPoint(x: r.x - center.x - t.tx, y: r.y - center.y - t.ty)
  }

  /// From the superview's coordinates to the view's own (SPEC 5, 14).
  @inline(__always) func toLocal(_ p: RKPoint) -> RKPoint {
    if !has(.oddMapping) { return RKPoint(x: p.x + toLocalX, y: p.y + toLocalY) }
    return toLocalOddly(p)
  }

  @inline(never)
  private func toLocalOddly(_ p: RKPoint) -> RKPoint {
    if has(.linear) { return toLocalLinearly(p) }
    let s = shift
    return RKPoint(x: p.x + s.x, y: p.y + s.y)
  }

  @inline(__always) func toLocalLinearly(_ p: RKPoint) -> RKPoint {
    let q = RKPoint(x: p.x - center.x, y: p.y - center.y)
      .applying(extras.unsafelyUnwrapped.inverse)
    let r = reference
    return RKPoint(x: q.x + r.x, y: q.y + r.y)
  }

  /// From the view's own coordinates to the superview's (SPEC 5).
  @inline(__always) func toSuperview(_ p: RKPoint) -> RKPoint {
    if !has(.oddMapping) { return RKPoint(x: p.x - toLocalX, y: p.y - toLocalY) }
    return toSuperviewOddly(p)
  }

  @inline(never)
  private func toSuperviewOddly(_ p: RKPoint) -> RKPoint {
    if !has(.linear) {
      let s = shift
      return RKPoint(x: p.x - s.x, y: p.y - s.y)
    }
    let r = reference
    let q = RKPoint(x: p.x - r.x, y: p.y - r.y).applying(transform)
    return RKPoint(x: q.x + center.x, y: q.y + center.y)
  }

  /// pointInside as built in (SPEC 11, 12).
  @inline(__always) func boundsContain(_ x: Double, _ y: Double) -> Bool {
    has(.unstandardized) ? standardizedBoundsContain(x, y) : contains(x, y)
  }

  /// The same where width and height are not negative. Every comparison with NaN is false.
  @inline(__always) func contains(_ x: Double, _ y: Double) -> Bool {
    let b = bounds
    return x >= b.origin.x && x < b.origin.x + b.size.width && y >= b.origin.y && y < b.origin.y + b.size.height
  }

  @inline(never)
  private func standardizedBoundsContain(_ x: Double, _ y: Double) -> Bool { bounds.contains(RKPoint(x: x, y: y)) }
}

extension View {
  /// After a change of the anchor point or the transform.
  func refreshMapping() {
    let extras = extras.unsafelyUnwrapped
    let t = extras.transform
    let a = extras.anchorPoint
    let linear = !t.isTranslation
    set(.linear, linear)
    set(.shifted, !linear && (t.tx != 0 || t.ty != 0 || a.x != 0.5 || a.y != 0.5))
    set(.singular, linear && !t.isInvertible)
    if linear { extras.inverse = t.inverted }
    refreshBox()
  }

  /// After a change of the bounds, or of bounds and centre.
  @_optimize(speed)
  @inline(__always) func refreshBounds() {
    let b = bounds
    set(.unstandardized, b.size.width < 0 || b.size.height < 0)
    refreshBox()
  }

  /// Other coordinates for what is in it: the box may be rounded otherwise.
  @_optimize(speed)
  @inline(__always) func scroll(to origin: RKPoint) {
    bounds.origin = origin
    if let parent = superview { setBox(box, in: parent) }
  }

  /// Another centre: of what hit-testing keeps only the box changes.
  @_optimize(speed)
  @inline(__always) func move(to center: RKPoint) {
    self.center = center
    // Not of the field: two halves that were just written cannot be read as one before they are in the cache.
    if let parent = superview { setBox(!has(.special) ? plainBox(at: center) : specialBox, in: parent) }
  }

  /// The extras of a view, made if need be; nil when there is no memory.
  func makeExtras() -> ViewExtras? {
    if extras == nil {
      extras = context.memory.make(ViewExtras.self)
      extras?.initialize(to: ViewExtrasRecord())
    }
    return extras
  }

  var frame: RKRect {
    if has(.linear) || has(.unstandardized) { return boxInSuperview(bounds) }
    let b = bounds
    let a = anchorPoint
    let t = transform
    return RKRect(
      center.x - a.x * b.size.width + t.tx, center.y - a.y * b.size.height + t.ty, b.size.width, b.size.height)
  }

  func setFrame(_ frame: RKRect) {
    let a = anchorPoint
    bounds.size = has(.linear) ? sizeForBox(frame.size) : frame.size
    center = RKPoint(x: frame.origin.x + a.x * frame.size.width, y: frame.origin.y + a.y * frame.size.height)
    if let extras, extras.transform.isTranslation {
      center.x -= extras.transform.tx
      center.y -= extras.transform.ty
    }
    refreshBounds()
  }

  /// The bounds size whose transformed bounding box has this size (SPEC 3).
  private func sizeForBox(_ box: RKSize) -> RKSize {
    let t = transform
    let (a, b, c, d) = (t.a.magnitude, t.b.magnitude, t.c.magnitude, t.d.magnitude)
    let determinant = a * d - b * c
    if determinant.magnitude > 1e-9 * Double.maximum(a * d, b * c) {
      let w = (box.width * d - box.height * c) / determinant
      let h = (box.height * a - box.width * b) / determinant
      if w >= 0, h >= 0, w.isFinite, h.isFinite { return RKSize(width: w, height: h) }
    }
    // No size does it exactly (a turn by 45 degrees, a box too flat for the turn): scale the present size to the box's width.
    let size = bounds.size
    let width = a * size.width.magnitude + c * size.height.magnitude
    let scale = box.width.magnitude / width
    return width > 0 && scale.isFinite ? RKSize(width: size.width * scale, height: size.height * scale) : box
  }

  // MARK: Boxes

  /// Write a view's box into its superview's block: what the view can at most accept, in the superview's coordinates. Every change of what is special about the view ends here.
  @_optimize(speed)
  @inline(__always) func refreshBox() {
    guard let parent = superview else { return }
    if parent.childCount == 1 { parent.cursor.refreshNearChild() }
    setBox(box, in: parent)
  }

  @_optimize(speed)
  @inline(__always) private func setBox(_ box: SIMD4<Float>, in parent: View) {
    let place = parent.children.unsafelyUnwrapped.boxes + Int(slot)
    if parent.has(.indexListens), parent.has(.indexed) || isWatched { context.boxWillChange(parent.cursor, cursor, place.pointee, box) }
    place.pointee = box
  }

  @inline(__always) var box: SIMD4<Float> {
    !has(.special) ? plainBox(at: center) : specialBox
  }

  @inline(never)
  private var specialBox: SIMD4<Float> {
    let flags = flags
    let nothing = SIMD4<Float>(repeating: .infinity)
    let everything = SIMD4<Float>(repeating: -.infinity)
    if flags.has(.singular) { return nothing }
    // An override is called whatever the filters say: they are part of the inherited method (SPEC 33).
    if flags.has(.filters), !flags.has(.overridesHitTest) { return nothing }
    if flags.has(.overrides), !flags.has(.promised) { return everything }
    let reach = flags.has(.promised) ? reach : bounds
    let r = boxInSuperview(reach)
    guard !flags.has(.promised) || r.isFinite else { return everything }
    return outward(r.origin.x, r.origin.y, r.origin.x + r.size.width, r.origin.y + r.size.height, shift)
  }

  @inline(never)
  @_optimize(speed)
  private func plainBox(at center: RKPoint) -> SIMD4<Float> {
    let b = bounds
    let shift = RKPoint(x: b.origin.x + 0.5 * b.size.width - center.x, y: b.origin.y + 0.5 * b.size.height - center.y)
    let x = b.origin.x - shift.x
    let y = b.origin.y - shift.y
    return outward(x, y, x + b.size.width, y + b.size.height, shift)
  }

  /// The box around a rectangle of its own.
  @inline(never)
  private func boxInSuperview(_ r: RKRect) -> RKRect {
    let end = RKPoint(x: r.origin.x + r.size.width, y: r.origin.y + r.size.height)
    guard has(.linear) else {
      let a = toSuperview(r.origin), b = toSuperview(end)
      return RKRect(from: RKPoint(x: least(a.x, b.x), y: least(a.y, b.y)), to: RKPoint(x: most(a.x, b.x), y: most(a.y, b.y)))
    }
    // A coordinate of a corner is a sum of one term that two corners have and one that the other two have: the least sum is that of the least terms, rounded alike.
    let t = transform
    let o = reference
    let (a, b) = (RKPoint(x: r.origin.x - o.x, y: r.origin.y - o.y), RKPoint(x: end.x - o.x, y: end.y - o.y))
    return RKRect(
      from: RKPoint(
        x: least(t.a * a.x, t.a * b.x) + least(t.c * a.y, t.c * b.y) + t.tx + center.x,
        y: least(t.b * a.x, t.b * b.x) + least(t.d * a.y, t.d * b.y) + t.ty + center.y),
      to: RKPoint(
        x: most(t.a * a.x, t.a * b.x) + most(t.c * a.y, t.c * b.y) + t.tx + center.x,
        y: most(t.b * a.x, t.b * b.x) + most(t.d * a.y, t.d * b.y) + t.ty + center.y))
  }

  /// How far beyond its bounds a view of a class that promised something may accept a point.
  var outset: Double { Double.maximum(0, cls.outset) }

  private var reach: RKRect {
    let b = bounds.standardized
    let outset = outset
    return RKRect(b.origin.x - outset, b.origin.y - outset, b.size.width + 2 * outset, b.size.height + 2 * outset)
  }

  /// Rounding to Float keeps order, so a point inside stays inside; the margin covers the rounding of the mapping itself in Double.
  @inline(__always)
  private func outward(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ shift: RKPoint) -> SIMD4<Float> {
    let b = bounds
    let mx = 4e-15 * (x0.magnitude + x1.magnitude + b.origin.x.magnitude + b.size.width.magnitude + shift.x.magnitude)
    let my = 4e-15 * (y0.magnitude + y1.magnitude + b.origin.y.magnitude + b.size.height.magnitude + shift.y.magnitude)
    return SIMD4<Float>(Float(x0 - mx), Float(y0 - my), -Float(x1 + mx), -Float(y1 + my))
  }

  // MARK: Properties that hit-testing filters by

  func setFlag(_ flag: ViewFlags, _ on: Bool) {
    set(flag, on)
    refreshBox()
  }

  /// SPEC 31: clamped, a 32-bit float; NaN changes nothing.
  func setAlpha(_ alpha: Double) {
    if alpha.isNaN { return }
    self.alpha = Float(Double.minimum(1, Double.maximum(0, alpha)))
    refreshAlpha()
  }

  func refreshAlpha() {
    setFlag(.alphaLow, Double(alpha) < context.config(.alphaHitThreshold))
  }

  /// After the object got its class, or another one.
  func refreshOverrides() {
    flags = flags.subtracting([.overrides, .promised]).union(cls.hitFlags)
    refreshBox()
  }
}

extension Class {
  /// What it makes of its instances as hit-testing sees them.
  @inline(__always)
  var hitFlags: ViewFlags {
    if overrides & (Method.hitTest.bit | Method.pointInside.bit) == 0 { return [] }
    return (overrides & Method.hitTest.bit != 0 ? ViewFlags.overridesHitTest : [])
      .union(overrides & Method.pointInside.bit != 0 ? .overridesPointInside : [])
      .union(outset != 0 ? .promised : [])
  }
}
