// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Hover (SPEC 239): a pointer without buttons over a view. No touches are involved, so nothing is shared and no recogniser is excluded.

extension Recognizer {
  /// The direction in which the pencil that hovers leans, along the axes of a view; where that has no such direction, of the window (SPEC 346).
  func hoverUnitVector(in view: View?) throws(RKStatus) -> RKPoint {
    let screen = RKPoint(x: rkp_cos(context.pointer.azimuth), y: rkp_sin(context.pointer.azimuth))
    let way = context.vectorOnScreen(screen, in: presentWindow)
    return context.unitVector(try vector(way, in: view)) ?? way
  }
}

extension Context {
  /// The window has been sent the event.
  func offerPointer(_ event: OpaquePointer?) {
    let hit = pointer.hit
    offering += 1
    endHovers(hit, pointer.moved)
    beginHovers(hit, event)
    offering -= 1
    settleGestures(force: true)
  }

  /// Those that the pointer has left end; the others change if it has moved.
  private func endHovers(_ hitHandle: UInt, _ moved: Bool) {
    let mark = arena.mark
    defer { arena.release(mark) }
    let count = pointer.hovering.count
    guard count > 0, let list = arena.allocate(UInt.self, count, unlimited), let base = pointer.hovering.base else { return }
    list.update(from: base, count: count)
    for k in places(count) {
      let index = live(list[k], .gestures)
      guard index != 0, gesture(index).isUnderway else {
        removeHover(list[k])
        continue
      }
      gesture(index).takePointer()
      if let view = gesture(index).view, let under = liveObject(hitHandle, .views)?.view, under.isDescendant(of: view) {
        if moved { gesture(index).change() }
      } else {
        removeHover(list[k])
        gesture(index).end()
      }
    }
  }

  private func removeHover(_ handle: UInt) {
    for k in pointer.hovering.places {
      if pointer.hovering[k] == handle {
        pointer.hovering.remove(at: k)
        return
      }
    }
  }

  /// Those of the hit view and the views around it begin, deepest first.
  private func beginHovers(_ hit: UInt, _ event: OpaquePointer?) {
    var next = hit
    while let view = liveObject(next, .views)?.view {
      let keptView = view.keep()
      let count = recognizers(view).count
      var k = count
      while k > 0 {
        k -= 1
        let list = recognizers(view)
        if k >= list.count { continue }
        let index = list[flag(.sameViewTie) ? list.count - 1 - k : k]
        let g = gesture(index)
        guard g.type == .hover, g.isPossible, !g.has(.disabled), !g.isWaiting else { continue }
        guard pointer.hovering.reserve(1, unlimited) else { continue }
        let kept = object(index).keep()
        if !gesture(index).shouldReceiveEvent(event) {
          if kind(index) == .gesture { g.trace(.gestureEventRefused, g.view?.object) }
        } else if kind(index) == .gesture, g.isPossible {
          gesture(index).takePointer()
          gesture(index).leavePossible(.began)
          if g.isUnderway, pointer.hovering.reserve(1, unlimited) {
            pointer.hovering.appendReserved(handle(index))
          } else if g.isPossible, g.isWaiting {
            // A hover does not wait: the pointer moves on.
            gesture(index).fail(.gestureHoverLeft)
          }
        }
        kept.release()
      }
      next = view.superview?.handle ?? 0
      keptView.release()
    }
  }
}

extension Recognizer {
  fileprivate func takePointer() {
    let window = view?.window
    self.windowHandle = window?.handle ?? 0
    mask = InputMask()
    location = window?.view.toLocal(context.pointer.location) ?? context.pointer.location
  }
}
