// SPDX-License-Identifier: MIT
import CResponderKit

/// The views of a context at a moment, with the properties that hit-testing reads, and their recognisers. The order is that of drawing: windows from back
/// to front, each view before its subviews. The values are UIKit's properties, not derived ones: SPEC 5, from window to view, gives a view's place on the
/// screen, with the same numbers as the library.
package struct Picture {
  package enum Kind: UInt8 {
    case view, window, control, scrollView

    package var word: String {
      switch self {
      case .view: return "view"
      case .window: return "window"
      case .control: return "control"
      case .scrollView: return "scrollView"
      }
    }
  }

  /// Which of the two methods of hit-testing a view answers otherwise than it would inherit them.
  package struct Overrides: OptionSet {
    package var rawValue: UInt8
    package static let hitTest = Overrides(rawValue: 1)
    package static let pointInside = Overrides(rawValue: 2)
    /// Its class is not built in, and its overrides are unknown.
    package static let perhaps = Overrides(rawValue: 4)

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package var word: String {
      if contains(.hitTest) { return contains(.pointInside) ? "both" : "hitTest" }
      return contains(.pointInside) ? "pointInside" : "perhaps"
    }
  }

  package struct View {
    package var handle: OpaquePointer
    package var name = ""
    package var className = ""
    package var kind = Kind.view
    /// nil for a window.
    package var parent: OpaquePointer?
    package var bounds = RKRect()
    package var center = RKPoint()
    package var anchor = RKPoint(x: 0.5, y: 0.5)
    package var transform = RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    package var alpha = 1.0
    package var isHidden = false
    package var isInteractive = true
    package var isAnimating = false
    package var clips = false
    package var takesSeveral = false
    package var isExclusive = false
    package var overrides: Overrides = []
    /// Of a control: RKControlState, a mask, and whether it tracks a touch.
    package var state: UInt32 = 0
    package var isTracking = false
    /// Of a window.
    package var level = 0.0
    package var screen: UInt32 = 0
    package var isKey = false
  }

  package struct Recognizer {
    package var handle: OpaquePointer
    package var name = ""
    package var className = ""
    package var view: OpaquePointer
    package var state = RKGestureRecognizerState.possible
    package var isEnabled = true
  }

  package var views: [View] = []
  package var recognizers: [Recognizer] = []

  package init() {}
}

extension Picture.View {
  /// Whether everything is as it was, to the last bit.
  package func isSame(_ other: Picture.View) -> Bool {
    guard handle == other.handle, parent == other.parent, kind == other.kind, name == other.name, className == other.className else { return false }
    let (a, b) = (bounds, other.bounds)
    guard a.origin.x == b.origin.x, a.origin.y == b.origin.y, a.size.width == b.size.width, a.size.height == b.size.height else { return false }
    guard center.x == other.center.x, center.y == other.center.y, anchor.x == other.anchor.x, anchor.y == other.anchor.y else { return false }
    let (s, t) = (transform, other.transform)
    guard s.a == t.a, s.b == t.b, s.c == t.c, s.d == t.d, s.tx == t.tx, s.ty == t.ty else { return false }
    guard alpha == other.alpha, isHidden == other.isHidden, isInteractive == other.isInteractive, isAnimating == other.isAnimating else { return false }
    guard clips == other.clips, takesSeveral == other.takesSeveral, isExclusive == other.isExclusive, overrides == other.overrides else { return false }
    return state == other.state && isTracking == other.isTracking && level == other.level && screen == other.screen && isKey == other.isKey
  }
}
