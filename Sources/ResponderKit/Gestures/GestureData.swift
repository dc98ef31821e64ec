import CResponderKit

// What each type of recogniser keeps: its properties, and its attempt, which a reset clears.

/// Tap and long press count taps in the same way.
struct TapData {
  var tapsRequired: Int64 = 1
  var touchesRequired: Int64 = 1
  var maximumDuration = 0.0
  var maximumInterval = 0.0
  var movement = 0.0
  /// Tap only: what must be down when a touch of a pointer begins.
  var buttonMask: UInt32 = 1
  /// Long press only.
  var pressDuration = 0.0

  // The attempt
  var taps: Int64 = 0
  /// Fingers that came down in the present tap, and those of them that have lifted.
  var fingers: Int64 = 0
  var lifted: Int64 = 0
  /// Where the first tap's touches began, and where they were last.
  var starts = Buffer<RKPoint>()
  var points = Buffer<RKPoint>()
}

struct PanData {
  var minimumTouches: Int64 = 1
  var maximumTouches = Int64.max
  var edges: UInt32 = 0
  /// RKScrollTypeMask.
  var scrollTypes: UInt32 = 0
  /// The pan of a scroll view: only axes that can scroll count, and decisions move the content; see Scrolling/.
  var scrolls = false

  // The attempt
  /// What drives it: 0 touches, else the RKScrollTypeMask of the scroll events.
  var input: UInt32 = 0
  /// Sum of the centroid's movements.
  var raw = RKPoint()
  var last = RKPoint()
  /// Removed at recognition (SPEC 210), and by setTranslation.
  var removed = RKPoint()
  /// Edges at which the first touch began.
  var candidates: UInt32 = 0
  /// When it last moved: a report of a finger at rest is a sample, but no movement.
  var movedTime = 0.0
  var liftTime = 0.0
  var hasLifted = false
  var samples = VelocitySamples()
  /// When the translation of a scroll view's pan was set last: its own velocity begins anew there.
  var since = -Double.infinity
}

struct SwipeData {
  var direction: UInt32 = 1
  var touchesRequired: Int64 = 1

  // The attempt
  var start = 0.0
  /// Directions that are still possible.
  var directions: UInt32 = 0
}

/// Pinch and rotation follow a pair of touches.
struct PairData {
  /// A transform event drives it: no pair.
  var isDriven = false
  var first: UInt = 0
  var second: UInt = 0
  var time = 0.0
  var velocity = 0.0
  // Pinch
  var start = 0.0
  var distance = 0.0
  var baseline = 1.0
  var scale = 1.0
  // Rotation
  var angle = 0.0
  var raw = 0.0
  var removed = 0.0
}

extension Recognizer {
  var tapData: UnsafeMutablePointer<TapData> { data(TapData.self) }
  var panData: UnsafeMutablePointer<PanData> { data(PanData.self) }
  var swipeData: UnsafeMutablePointer<SwipeData> { data(SwipeData.self) }
  var pairData: UnsafeMutablePointer<PairData> { data(PairData.self) }

  private func data<T>(_ type: T.Type) -> UnsafeMutablePointer<T> {
    data.unsafelyUnwrapped.assumingMemoryBound(to: T.self)
  }
}

extension Context {
  private func make<T>(_ g: Recognizer, _ value: T) -> Bool {
    guard let data = memory.allocate(T.self) else { return false }
    data.initialize(to: value)
    g.data = UnsafeMutableRawPointer(data)
    return true
  }

  /// The properties as the configuration says; false when there is no memory.
  func makeGestureData(_ g: Recognizer) -> Bool {
    switch g.type {
    case .custom, .hover: return true
    case .tap:
      return make(
        g, TapData(maximumDuration: config(.tapMaximumDuration), maximumInterval: config(.tapMaximumInterval), movement: config(.tapAllowableMovement)))
    case .longPress:
      return make(
        g,
        TapData(
          tapsRequired: 0, maximumDuration: config(.tapMaximumDuration), maximumInterval: config(.tapMaximumInterval),
          movement: config(.longPressAllowableMovement), pressDuration: config(.longPressMinimumDuration)))
    case .pan, .screenEdgePan: return make(g, PanData())
    case .swipe: return make(g, SwipeData())
    case .pinch, .rotation: return make(g, PairData())
    }
  }

  /// The attempt is over.
  func clearGestureData(_ g: Recognizer) {
    guard let raw = g.data else { return }
    switch g.type {
    case .custom, .hover: break
    case .tap, .longPress:
      let data = raw.assumingMemoryBound(to: TapData.self)
      data.pointee.taps = 0
      data.pointee.fingers = 0
      data.pointee.lifted = 0
      data.pointee.starts.removeAll()
      data.pointee.points.removeAll()
    case .pan, .screenEdgePan:
      let data = raw.assumingMemoryBound(to: PanData.self)
      data.pointee.raw = RKPoint()
      data.pointee.removed = RKPoint()
      data.pointee.candidates = 0
      data.pointee.hasLifted = false
      data.pointee.since = -.infinity
      data.pointee.input = 0
      data.pointee.samples.removeAll()
    case .swipe: raw.assumingMemoryBound(to: SwipeData.self).pointee.directions = 0
    case .pinch, .rotation: raw.assumingMemoryBound(to: PairData.self).pointee = PairData()
    }
  }

  func freeGestureData(_ g: Recognizer) {
    guard let raw = g.data else { return }
    g.data = nil
    let memory = self.memory
    switch g.type {
    case .custom, .hover: break
    case .tap, .longPress:
      let data = raw.assumingMemoryBound(to: TapData.self)
      data.pointee.starts.free(memory)
      data.pointee.points.free(memory)
      memory.free(data)
    case .pan, .screenEdgePan: memory.free(raw.assumingMemoryBound(to: PanData.self))
    case .swipe: memory.free(raw.assumingMemoryBound(to: SwipeData.self))
    case .pinch, .rotation: memory.free(raw.assumingMemoryBound(to: PairData.self))
    }
  }
}
