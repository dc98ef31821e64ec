// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Points, rectangles and affine transforms (SPEC 1-17). The types are the public C ones: one layout everywhere.

extension RKPoint {
  @inline(__always) var isFinite: Bool { x.isFinite && y.isFinite }

  func applying(_ t: RKTransform) -> RKPoint {
    RKPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  @_optimize(speed)
  func distance(to other: RKPoint) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }

  static func == (a: RKPoint, b: RKPoint) -> Bool { a.x == b.x && a.y == b.y }
}

/// The first one where the second is none.
@inline(__always) func least(_ a: Double, _ b: Double) -> Double { b < a ? b : a }
@inline(__always) func most(_ a: Double, _ b: Double) -> Double { b > a ? b : a }

extension RKRect {
  @inline(__always) init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: RKPoint(x: x, y: y), size: RKSize(width: width, height: height))
  }

  @inline(__always) init(from least: RKPoint, to most: RKPoint) { self.init(least.x, least.y, most.x - least.x, most.y - least.y) }

  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

  var standardized: RKRect {
    var r = self
    if r.size.width < 0 {
      r.origin.x += r.size.width
      r.size.width = -r.size.width
    }
    if r.size.height < 0 {
      r.origin.y += r.size.height
      r.size.height = -r.size.height
    }
    return r
  }

  // Not (size > 0), so that NaN counts as empty.
  var isEmpty: Bool { !(size.width != 0 && size.height != 0) || size.width.isNaN || size.height.isNaN }

  var minX: Double { standardized.origin.x }
  var minY: Double { standardized.origin.y }
  var maxX: Double { let r = standardized; return r.origin.x + r.size.width }
  var maxY: Double { let r = standardized; return r.origin.y + r.size.height }

  /// Half-open test of the standardised rectangle (SPEC 11); false for NaN (SPEC 12).
  func contains(_ p: RKPoint) -> Bool {
    let r = standardized
    return p.x >= r.origin.x && p.x < r.origin.x + r.size.width && p.y >= r.origin.y && p.y < r.origin.y + r.size.height
  }

  func union(_ other: RKRect) -> RKRect {
    let x0 = Double.minimum(minX, other.minX)
    let y0 = Double.minimum(minY, other.minY)
    return RKRect(x0, y0, Double.maximum(maxX, other.maxX) - x0, Double.maximum(maxY, other.maxY) - y0)
  }

  func intersection(_ other: RKRect) -> RKRect {
    let x0 = Double.maximum(minX, other.minX)
    let y0 = Double.maximum(minY, other.minY)
    let x1 = Double.minimum(maxX, other.maxX)
    let y1 = Double.minimum(maxY, other.maxY)
    return x1 > x0 && y1 > y0 ? RKRect(x0, y0, x1 - x0, y1 - y0) : RKRect(x0, y0, 0, 0)
  }

  func inset(_ dx: Double, _ dy: Double) -> RKRect {
    var r = standardized
    r.origin.x += dx
    r.origin.y += dy
    r.size.width -= 2 * dx
    r.size.height -= 2 * dy
    if r.size.width < 0 {
      r.origin.x += r.size.width / 2
      r.size.width = 0
    }
    if r.size.height < 0 {
      r.origin.y += r.size.height / 2
      r.size.height = 0
    }
    return r
  }

  /// The bounding box of the four corners, each mapped by `map`.
  @inline(__always) func boundingBox(_ map: (RKPoint) -> RKPoint) -> RKRect {
    RKRect(
      around: map(RKPoint(x: origin.x, y: origin.y)), map(RKPoint(x: origin.x + size.width, y: origin.y)),
      map(RKPoint(x: origin.x, y: origin.y + size.height)), map(RKPoint(x: origin.x + size.width, y: origin.y + size.height)))
  }

  @inline(never)
  private init(around a: RKPoint, _ b: RKPoint, _ c: RKPoint, _ d: RKPoint) {
    let x0 = Double.minimum(Double.minimum(a.x, b.x), Double.minimum(c.x, d.x))
    let y0 = Double.minimum(Double.minimum(a.y, b.y), Double.minimum(c.y, d.y))
    let x1 = Double.maximum(Double.maximum(a.x, b.x), Double.maximum(c.x, d.x))
    let y1 = Double.maximum(Double.maximum(a.y, b.y), Double.maximum(c.y, d.y))
    self.init(x0, y0, x1 - x0, y1 - y0)
  }

  func applying(_ t: RKTransform) -> RKRect { boundingBox { $0.applying(t) } }
}

extension RKTransform {
  static var identity: RKTransform { RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
  var isIdentity: Bool { isTranslation && tx == 0 && ty == 0 }
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// A quarter turn has the sine and cosine that it should have, not the ones of the nearest double to pi/2.
  static func rotation(_ angle: Double) -> RKTransform {
    let quarters = (angle / (Double.pi / 2)).rounded()
    var s = rkp_sin(angle)
    var c = rkp_cos(angle)
    if quarters.magnitude < 1e6, (angle - quarters * (Double.pi / 2)).magnitude <= 1e-15 * Double.maximum(1, quarters.magnitude) {
      let turn = quarters - 4 * (quarters / 4).rounded(.down)
      s = turn == 1 ? 1 : turn == 3 ? -1 : 0
      c = turn == 0 ? 1 : turn == 2 ? -1 : 0
    }
    return RKTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// First this one, then `t`.
  func concat(_ t: RKTransform) -> RKTransform {
    RKTransform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  /// SPEC 13: the determinant, after dividing by the square of the largest component, is finite and at least 1e-12.
  var isInvertible: Bool {
    let largest = Double.maximum(Double.maximum(a.magnitude, b.magnitude), Double.maximum(c.magnitude, d.magnitude))
    guard largest > 0, largest.isFinite else { return false }
    // Divided before multiplying, so that tiny and huge components neither vanish nor overflow.
    let determinant = (a / largest) * (d / largest) - (b / largest) * (c / largest)
    guard determinant.magnitude >= 1e-12, determinant.isFinite else { return false }
    let inverse = inverseUnchecked
    return inverse.isFinite
  }

  /// The inverse, or the transform itself where there is none (SPEC 14).
  var inverted: RKTransform { isInvertible ? inverseUnchecked : self }

  private var inverseUnchecked: RKTransform {
    let largest = Double.maximum(Double.maximum(a.magnitude, b.magnitude), Double.maximum(c.magnitude, d.magnitude))
    let (sa, sb, sc, sd) = (a / largest, b / largest, c / largest, d / largest)
    let determinant = (sa * sd - sb * sc) * largest
    let (ia, ib, ic, id) = (sd / determinant, -sb / determinant, -sc / determinant, sa / determinant)
    return RKTransform(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }
}

extension RKRect {
  /// How far a point is from the rectangle; 0 inside.
  func distance(to p: RKPoint) -> Double {
    let r = standardized
    let dx = Double.maximum(Double.maximum(r.origin.x - p.x, p.x - (r.origin.x + r.size.width)), 0)
    let dy = Double.maximum(Double.maximum(r.origin.y - p.y, p.y - (r.origin.y + r.size.height)), 0)
    return RKPoint().distance(to: RKPoint(x: dx, y: dy))
  }
}
