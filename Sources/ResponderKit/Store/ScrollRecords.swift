// SPDX-License-Identifier: MIT
import CResponderKit

// Records of scroll views. Plain data; the rules are in Scrolling/.

/// What scroll views have in common in a context.
struct ScrollState {
  /// There is, or was, a scroll view.
  var exists = false
  /// How many there are: `busy` has room for all of them.
  var count = 0
  /// Those that are dragged, move by themselves, zoom, or are held by the touch that stopped them.
  var busy = Buffer<UInt32>()
  /// The one that is ending, and of which the delegate hears the last.
  var ending: UInt32 = 0
  /// How many move by themselves, and when the first of them does something that has a moment of its own.
  var moving = 0
  /// Minus infinity: it has to be looked for.
  var moment = Double.infinity
  /// Counts changes of `busy`.
  var changes: UInt32 = 0
  /// All of them are being moved.
  var isMoving = false
  /// Touches that are held back from content, and until when the first of them is.
  var delayed = Buffer<UInt32>()
  var delayEnd = Double.infinity
  /// Before this time the clock may be moved without a look at scroll views: never while one moves.
  var quietUntil = Double.infinity
  /// How many have been stopped by a touch and wait for its end, or for the update's.
  var caught = 0
  /// Counts walks over those that move.
  var pass: UInt64 = 0
}

/// A part of the way along one axis, in closed form: where it is at any time depends on these numbers alone.
struct ScrollPiece {
  enum Kind: UInt8 { case none, decay, spring, rest, ease }
  /// What comes at its end.
  enum Sequel: UInt8 {
    /// It rests at `target`.
    case rest
    /// It crosses the edge `target` outward, or inward.
    case outward, inward
  }
  var kind = Kind.none
  var sequel = Sequel.rest
  var start = 0.0
  var end = 0.0
  var x0 = 0.0
  var v0 = 0.0
  var target = 0.0
  /// Decay: logarithm of the rate per second, and the factor F of SPEC 255. Spring: omega. Rest: both rates. Ease: duration.
  var a = 0.0
  var b = 0.0
}

/// What a scroll view keeps.
struct ScrollData {
  var flags = ScrollFlags()
  var contentSize = RKSize()
  var inset = RKEdgeInsets()
  var pan: UInt32 = 0
  var pinch: UInt32 = 0
  var delegate: ScrollDelegate?
  var minimumZoom = 1.0
  var maximumZoom = 1.0
  var zoom = 1.0
  /// Place in the list of the busy, plus one.
  var busySlot: UInt32 = 0
  /// Counts starts and stops of its movement: code that has called out compares it.
  var turn: UInt64 = 0
  /// The attempt of the pan of which it has been recorded that it moves along an axis that cannot scroll.
  var toldAttempt = UInt64.max
  var pass: UInt64 = 0
  /// The closing callbacks that are due.
  var due = ScrollCloses()

  // The drag
  /// Counts drags.
  var drags: UInt64 = 0
  /// The offset it would have without edges is `base` + `pushed`.
  var base = RKPoint()
  var pushed = RKPoint()
  /// What the pan had removed when it began, in window coordinates.
  var removed = RKPoint()
  /// Where the drag began.
  var origin = RKPoint()
  /// Axes that follow: 1 horizontal, 2 vertical.
  var axes: UInt32 = 0
  /// What goes beyond the edges to ancestors, and to which: handles (SPEC 337).
  var over = RKPoint()
  var chainX: UInt = 0
  var chainY: UInt = 0
  /// Axes on which something goes beyond at present.
  var handed: UInt32 = 0
  /// The scroll view whose drag moves this one; 0: its own pan does.
  var driver: UInt = 0
  /// When the finger last moved it.
  var draggedTime = 0.0
  /// The touch that stopped it; the velocity that it then had, and when that was (SPEC 336).
  var catcher: UInt = 0
  var carried = RKPoint()
  var catchTime = 0.0

  // Moving by itself
  var x = ScrollPiece()
  var y = ScrollPiece()
  var zoomPiece = ScrollPiece()

  // Indicators
  var verticalIndicatorInsets = RKEdgeInsets()
  var horizontalIndicatorInsets = RKEdgeInsets()
  /// Until when they flash.
  var flashEnd = -Double.infinity

  // Zooming
  /// The view: a handle; its transform's linear part at scale 1, and the origin of its frame.
  var zoomed: UInt = 0
  var zoomBase = RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  var zoomStart = 1.0
  /// What stays where it is on the screen, in bounds space.
  var zoomAnchor = RKPoint()
}

/// A flag that is set stands for what differs from the default, so that those of a new scroll view are 0.
struct ScrollFlags: FlagSet {
  var rawValue: UInt32 = 0

  /// bouncesHorizontally is false.
  @inline(__always) static var bouncesNotHorizontally: ScrollFlags { ScrollFlags(rawValue: 1 << 0) }
  @inline(__always) static var alwaysVertical: ScrollFlags { ScrollFlags(rawValue: 1 << 1) }
  @inline(__always) static var alwaysHorizontal: ScrollFlags { ScrollFlags(rawValue: 1 << 2) }
  @inline(__always) static var disabled: ScrollFlags { ScrollFlags(rawValue: 1 << 3) }
  @inline(__always) static var paging: ScrollFlags { ScrollFlags(rawValue: 1 << 4) }
  /// isDirectionalLockEnabled.
  @inline(__always) static var locks: ScrollFlags { ScrollFlags(rawValue: 1 << 5) }
  /// delaysContentTouches is false.
  @inline(__always) static var hurries: ScrollFlags { ScrollFlags(rawValue: 1 << 6) }
  /// canCancelContentTouches is false.
  @inline(__always) static var leavesContent: ScrollFlags { ScrollFlags(rawValue: 1 << 7) }
  /// bouncesZoom is false.
  @inline(__always) static var bouncesZoomNot: ScrollFlags { ScrollFlags(rawValue: 1 << 8) }
  /// scrollsToTop is false.
  @inline(__always) static var scrollsToTopNot: ScrollFlags { ScrollFlags(rawValue: 1 << 9) }
  /// transfersTouchesToParent.
  @inline(__always) static var transfersTouches: ScrollFlags { ScrollFlags(rawValue: 1 << 10) }
  /// decelerationRate is RKDecelerationRateFast.
  @inline(__always) static var fast: ScrollFlags { ScrollFlags(rawValue: 1 << 11) }
  /// bouncesVertically is false.
  @inline(__always) static var bouncesNotVertically: ScrollFlags { ScrollFlags(rawValue: 1 << 12) }
  /// transfersHorizontalScrollingToParent and transfersVerticalScrollingToParent are false.
  @inline(__always) static var keepsHorizontal: ScrollFlags { ScrollFlags(rawValue: 1 << 13) }
  @inline(__always) static var keepsVertical: ScrollFlags { ScrollFlags(rawValue: 1 << 14) }
  /// showsVerticalScrollIndicator and showsHorizontalScrollIndicator are false.
  @inline(__always) static var hidesVertical: ScrollFlags { ScrollFlags(rawValue: 1 << 15) }
  @inline(__always) static var hidesHorizontal: ScrollFlags { ScrollFlags(rawValue: 1 << 28) }

  // Its state
  @inline(__always) static var dragging: ScrollFlags { ScrollFlags(rawValue: 1 << 16) }
  @inline(__always) static var decelerating: ScrollFlags { ScrollFlags(rawValue: 1 << 17) }
  @inline(__always) static var animating: ScrollFlags { ScrollFlags(rawValue: 1 << 18) }
  /// A touch has stopped it; didEndDecelerating is still to come (SPEC 263).
  @inline(__always) static var caught: ScrollFlags { ScrollFlags(rawValue: 1 << 19) }
  @inline(__always) static var zooming: ScrollFlags { ScrollFlags(rawValue: 1 << 20) }
  @inline(__always) static var zoomBouncing: ScrollFlags { ScrollFlags(rawValue: 1 << 21) }
  /// The drag is one of a wheel with notches.
  @inline(__always) static var notched: ScrollFlags { ScrollFlags(rawValue: 1 << 22) }
  /// The animation goes to the top, for scrollsToTop.
  @inline(__always) static var topping: ScrollFlags { ScrollFlags(rawValue: 1 << 23) }
  /// The animation is one of the scale, which setZoomScale or zoomToRect has begun.
  @inline(__always) static var zoomAnimating: ScrollFlags { ScrollFlags(rawValue: 1 << 24) }
  /// A touch has stopped its animation; didEndScrollingAnimation is still to come.
  @inline(__always) static var halted: ScrollFlags { ScrollFlags(rawValue: 1 << 26) }
  /// The drag, or the last one, is a wheel's or a trackpad's.
  @inline(__always) static var indirect: ScrollFlags { ScrollFlags(rawValue: 1 << 27) }

  @inline(__always) static var moving: ScrollFlags { .decelerating.union(.animating.union(.zoomBouncing)) }
  /// Stopped by a touch.
  @inline(__always) static var stopped: ScrollFlags { .caught.union(.halted) }
  @inline(__always) static var busy: ScrollFlags { .dragging.union(.moving.union(.stopped.union(.zooming))) }
  @inline(__always) static var bouncesNot: ScrollFlags { .bouncesNotHorizontally.union(.bouncesNotVertically) }

  static func bouncesNot(vertical: Bool) -> ScrollFlags { vertical ? .bouncesNotVertically : .bouncesNotHorizontally }
}

/// Closing callbacks of a scroll view's delegate.
struct ScrollCloses: FlagSet {
  var rawValue: UInt32 = 0

  /// didEndDragging.
  @inline(__always) static var dragging: ScrollCloses { ScrollCloses(rawValue: 1) }
  /// didEndZooming.
  @inline(__always) static var zooming: ScrollCloses { ScrollCloses(rawValue: 2) }
  /// didEndDecelerating.
  @inline(__always) static var decelerating: ScrollCloses { ScrollCloses(rawValue: 4) }
  /// didEndScrollingAnimation.
  @inline(__always) static var animating: ScrollCloses { ScrollCloses(rawValue: 8) }
}
