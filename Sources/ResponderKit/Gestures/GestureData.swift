// SPDX-License-Identifier: MIT
import CResponderKit

// What each type of recogniser keeps: its properties, and its attempt, which a reset clears.

extension Recognizer {
  var tapData: TapFields { data(TapFields.self) }
  var panData: PanFields { data(PanFields.self) }
  var swipeData: SwipeFields { data(SwipeFields.self) }
  var pairData: PairFields { data(PairFields.self) }

  private func data<R: Reference>(_ type: R.Type) -> R { data.unsafelyUnwrapped.bound(to: type) }
}

extension Context {
  private func make<T>(_ g: Recognizer, _ value: T) -> Bool {
    guard let data = memory.allocate(T.self) else { return false }
    data.initialize(to: value)
    g.data = UnsafeMutableRawPointer(data)
    return true
  }

  /// The properties' defaults from the configuration; false without memory.
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
      let data = raw.bound(to: TapFields.self)
      data.taps = 0
      data.fingers = 0
      data.lifted = 0
      data.starts.removeAll()
      data.points.removeAll()
    case .pan, .screenEdgePan:
      let data = raw.bound(to: PanFields.self)
      data.raw = RKPoint()
      data.removed = RKPoint()
      data.candidates = 0
      data.hasLifted = false
      data.since = -.infinity
      data.input = 0
      data.samples.removeAll()
    case .swipe: raw.bound(to: SwipeFields.self).directions = 0
    case .pinch, .rotation: raw.bound(to: PairFields.self).whole = PairData()
    }
  }

  func freeGestureData(_ g: Recognizer) {
    guard let raw = g.data else { return }
    g.data = nil
    let memory = self.memory
    switch g.type {
    case .custom, .hover: break
    case .tap, .longPress:
      let data = raw.bound(to: TapFields.self)
      data.starts.free(memory)
      data.points.free(memory)
      memory.free(data)
    case .pan, .screenEdgePan: memory.free(raw.bound(to: PanFields.self))
    case .swipe: memory.free(raw.bound(to: SwipeFields.self))
    case .pinch, .rotation: memory.free(raw.bound(to: PairFields.self))
    }
  }
}
