import CResponderKit

// Pans driven by scroll events: the deltas are the translation, without hysteresis.

extension Context {
  func scrollPan(_ index: UInt32, _ t: Touch) {
    let data = panData(index)
    let moves = take(t.delta, data)
    if moves, gesture(index).isUnderway {
      changeGesture(index)
    } else if moves, gesture(index).isPossible, !gesture(index).isWaiting {
      beginScrolling(index, data)
    }
    guard t.offerPhase == .ended, kind(index) == .gesture else { return }
    data.pointee.liftTime = eventTime
    data.pointee.hasLifted = true
    endInput(index)
  }

  /// False if nothing moves.
  @_optimize(speed)
  private func take(_ delta: RKPoint, _ data: UnsafeMutablePointer<PanData>) -> Bool {
    let raw = RKPoint(x: data.pointee.raw.x + delta.x, y: data.pointee.raw.y + delta.y)
    // Sums beyond all numbers stay where they are.
    let moves = (delta.x != 0 || delta.y != 0) && raw.x.isFinite && raw.y.isFinite
    if moves { data.pointee.raw = raw }
    // Where it began is a sample, movement or not.
    if moves || data.pointee.samples.count == 0 {
      data.pointee.samples.add(eventTime, data.pointee.raw)
      data.pointee.movedTime = eventTime
    }
    return moves
  }

  /// The first movement. A scroll view that cannot go that way stands aside for those around it (SPEC 244, 266).
  private func beginScrolling(_ index: UInt32, _ data: UnsafeMutablePointer<PanData>) {
    let attempt = gesture(index).attempt
    let way = data.pointee.raw
    if data.pointee.scrolls, !scrollPanTakes(index, way) {
      if isLive(index, attempt) { failGesture(index, .scrollCannotScroll, value: way.y.magnitude > way.x.magnitude ? 1 : 0) }
      return
    }
    if isLive(index, attempt) { leavePossible(index, .began) }
  }
}
