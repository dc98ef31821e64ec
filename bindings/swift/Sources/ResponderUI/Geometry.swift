// SPDX-License-Identifier: MIT
import CResponderKit

/// x and y, in points: CGPoint.
public typealias Point = RKPoint
/// width and height, in points: CGSize.
public typealias Size = RKSize
/// origin and size: CGRect.
public typealias Rect = RKRect
/// Distances from the edges, inwards: UIEdgeInsets.
public typealias EdgeInsets = RKEdgeInsets
/// x' = a x + c y + tx, y' = b x + d y + ty.
public typealias AffineTransform = RKTransform

extension RKPoint: @retroactive Equatable {
  /// (0, 0).
  public static let zero = RKPoint(x: 0, y: 0)

  /// Both parts are equal.
  public static func == (first: RKPoint, second: RKPoint) -> Bool { first.x == second.x && first.y == second.y }

  /// The transformed point.
  public func applying(_ transform: AffineTransform) -> Point { rk_point_apply_transform(self, transform) }
}

extension RKSize: @retroactive Equatable {
  /// (0, 0).
  public static let zero = RKSize(width: 0, height: 0)

  /// Both parts are equal.
  public static func == (first: RKSize, second: RKSize) -> Bool { first.width == second.width && first.height == second.height }
}

extension RKRect: @retroactive Equatable {
  /// At (0, 0), without size.
  public static let zero = RKRect(x: 0, y: 0, width: 0, height: 0)

  /// From its corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Origin and size are equal.
  public static func == (first: RKRect, second: RKRect) -> Bool { first.origin == second.origin && first.size == second.size }

  private var standardized: Rect { rk_rect_standardize(self) }
  /// The left edge, also of a rectangle with a negative width.
  public var minX: Double { standardized.origin.x }
  /// The upper edge.
  public var minY: Double { standardized.origin.y }
  /// At least 0.
  public var width: Double { standardized.size.width }
  /// At least 0.
  public var height: Double { standardized.size.height }
  /// The right edge.
  public var maxX: Double { minX + width }
  /// The lower edge.
  public var maxY: Double { minY + height }
  /// The middle between left and right.
  public var midX: Double { minX + width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { minY + height / 2 }
  /// Whether width or height is 0.
  public var isEmpty: Bool { rk_rect_is_empty(self) }

  /// Whether the point lies in the rectangle, whose right and lower edges are outside.
  public func contains(_ point: Point) -> Bool { rk_rect_contains_point(self, point) }
  /// Smaller on each side, or larger for negative distances.
  public func insetBy(dx: Double, dy: Double) -> Rect { rk_rect_inset(self, dx, dy) }
  /// Moved.
  public func offsetBy(dx: Double, dy: Double) -> Rect { Rect(x: minX + dx, y: minY + dy, width: width, height: height) }
  /// The smallest rectangle with both in it.
  public func union(_ other: Rect) -> Rect { rk_rect_union(self, other) }
  /// What both have in common.
  public func intersection(_ other: Rect) -> Rect { rk_rect_intersection(self, other) }
  /// Whether they have an area in common.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }
  /// The box around the transformed rectangle.
  public func applying(_ transform: AffineTransform) -> Rect { rk_rect_apply_transform(self, transform) }

  /// Without the insets.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

extension RKEdgeInsets: @retroactive Equatable {
  /// All 0.
  public static let zero = RKEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// All parts are equal.
  public static func == (first: RKEdgeInsets, second: RKEdgeInsets) -> Bool {
    first.top == second.top && first.left == second.left && first.bottom == second.bottom && first.right == second.right
  }
}

extension RKTransform: @retroactive Equatable {
  /// Changes nothing.
  public static let identity = rk_transform_identity()

  /// Moves.
  public init(translationX x: Double, y: Double) { self = rk_transform_make_translation(x, y) }
  /// Enlarges.
  public init(scaleX x: Double, y: Double) { self = rk_transform_make_scale(x, y) }
  /// Clockwise on the screen for positive angles, in radians.
  public init(rotationAngle angle: Double) { self = rk_transform_make_rotation(angle) }

  /// All parts are equal.
  public static func == (first: RKTransform, second: RKTransform) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d && first.tx == second.tx && first.ty == second.ty
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { rk_transform_is_identity(self) }
  /// Whether it has an inverse. A view without is never hit.
  public var isInvertible: Bool { rk_transform_is_invertible(self) }
  /// The inverse; the transform itself if it has none.
  public func inverted() -> AffineTransform { rk_transform_invert(self) }
  /// This transform first, then the other.
  public func concatenating(_ other: AffineTransform) -> AffineTransform { rk_transform_concat(self, other) }
  /// The operation first, then this transform, as in Core Graphics.
  public func translatedBy(x: Double, y: Double) -> AffineTransform { rk_transform_concat(rk_transform_make_translation(x, y), self) }
  /// Enlarged first.
  public func scaledBy(x: Double, y: Double) -> AffineTransform { rk_transform_concat(rk_transform_make_scale(x, y), self) }
  /// Turned first, by radians.
  public func rotated(by angle: Double) -> AffineTransform { rk_transform_concat(rk_transform_make_rotation(angle), self) }
}

/// A direction with a length: CGVector.
public struct Vector: Equatable, Sendable {
  /// To the right.
  public var dx: Double
  /// Downwards.
  public var dy: Double

  /// From its parts.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}

extension RKPoint: @retroactive CustomStringConvertible {
  /// "(10.0, 20.0)".
  public var description: String { "(\(x), \(y))" }
}

extension RKSize: @retroactive CustomStringConvertible {
  /// "(10.0, 20.0)".
  public var description: String { "(\(width), \(height))" }
}

extension RKRect: @retroactive CustomStringConvertible {
  /// "(0.0, 0.0, 10.0, 20.0)".
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
