// SPDX-License-Identifier: MIT
import CResponderKit

// Touches on the content (SPEC 246-252, 263): held back for a while, asked about, taken when it scrolls.

extension Context {
  // MARK: Holding back (SPEC 247, 248, 251, 252)

  /// Before a touch on content is delivered to its view: hold it back if a scroll view above must first decide whether it scrolls.
  func delayTouch(_ t: Touch) -> Bool {
    guard let hit = t.hitView, let delayer = hit.ancestors.first(where: { $0.object.scrollView?.delays(t) ?? false }) else { return false }
    let delay = config(.scrollContentTouchDelay)
    guard delay > 0, scrolls.delayed.append(t.index, unlimited) else { return false }
    t.set(.delayed)
    t.delayer = delayer.handle
    t.delayEnd = t.beganTime + delay
    trace(.scrollTouchDelayed, delayer.object, hit.object, value: t.delayEnd, touchID: t.id)
    findDelayEnd()
    return true
  }
}

extension ScrollView {
  fileprivate func delays(_ touch: Touch) -> Bool {
    let data = self.data
    let pan = data.pan
    guard !data.has(.hurries), pan != 0, context.gesture(pan).isPossible else { return false }
    return context.gesture(pan).isTracking(touch.handle)
  }
}

extension Context {
  /// It is held back no longer.
  func endDelay(_ t: Touch, _ reason: RKReason) {
    t.flags.subtract(.delayed)
    for k in scrolls.delayed.places {
      if scrolls.delayed[k] == t.index {
        scrolls.delayed.remove(at: k)
        break
      }
    }
    trace(reason, liveObject(t.delayer, .scrolls), t.hitView?.object, touchID: t.id)
    findDelayEnd()
  }

  private func findDelayEnd() {
    var end = Double.infinity
    for delayed in scrolls.delayed {
      end = Double.minimum(end, touch(delayed).delayEnd)
    }
    scrolls.delayEnd = end
    findScrollMoment()
  }

  /// The clock has come to where the first of them goes: an update of its own, as for a recogniser's deadline (SPEC 207).
  func endDelays() {
    restoreShown()
    enter()
    let now = time + timeTolerance
    var k = 0
    while k < scrolls.delayed.count {
      let index = scrolls.delayed[k]
      k += 1
      if touch(index).delayEnd > now { continue }
      endDelay(touch(index), .scrollDelayOver)
      gesturesChanged = true
      k = 0
    }
    settleGestures()
    if frame != nil { gesturesChanged = true }
    leave()
  }

  // MARK: touchesShouldBegin

  /// Ask all scroll views between a view and its window, the innermost first, before the view hears of new touches.
  func mayBeginTouches(_ view: View, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> Bool {
    let hit = view.handle
    var next = view.superview?.handle ?? 0
    while let above = liveView(ifAny: next) {
      next = above.superview?.handle ?? 0
      guard let scrollView = above.object.scrollView, scrollView.overrides(.touchesShouldBegin) else { continue }
      let kept = scrollView.keep()
      let answer = touchesShouldBegin(scrollView.slot(.touchesShouldBegin), scrollView, touches, count, pointer(event), hit)
      if !answer, isTracing, let first = touches[0] {
        trace(.scrollTouchRefused, scrollView.object, liveView(ifAny: hit)?.object, touchID: liveTouch(UInt(bitPattern: first))?.id ?? 0)
      }
      kept.release()
      if !answer { return false }
      if live(hit, .views) == 0 { return true }
    }
    return true
  }

  /// The method of a class, from a slot on; the built-in answer is yes.
  func touchesShouldBegin(
    _ slot: MethodSlot, _ scrollView: ScrollView, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?, _ view: UInt
  ) -> Bool {
    guard let function = slot.function else { return true }
    scrollView.begin(slot)
    let answer = unsafeBitCast(function, to: TouchesShouldBeginCall.self)(
      scrollView.pointer, touches, count, event, OpaquePointer(bitPattern: live(view, .views) == 0 ? 0 : view), slot.userdata)
    if scrollView.end(slot, bool: answer) { return answer != 0 }
    guard let inherited = scrollView.superSlot(slot, .touchesShouldBegin) else { return true }
    return touchesShouldBegin(inherited, scrollView, touches, count, event, view)
  }
}

extension ScrollView {
  /// touchesShouldCancelInContentView: of a class, from a slot on. Built in: all but controls let go of theirs (SPEC 250).
  func touchesShouldCancel(_ slot: MethodSlot, _ view: View) -> Bool {
    guard let function = slot.function else { return view.kind != .control }
    begin(slot)
    let answer = unsafeBitCast(function, to: QuestionAboutCall.self)(pointer, view.pointer, slot.userdata)
    if end(slot, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, .touchesShouldCancel), !view.isFree else { return true }
    return touchesShouldCancel(inherited, view)
  }
}

extension Context {
  // MARK: Taking (SPEC 250)

  /// Its pan or pinch is about to begin: why it must not.
  func scrollRefuses(_ recognizer: Recognizer) -> Bool {
    guard let scrollView = recognizer.view?.object.scrollView else { return false }
    let kept = scrollView.keep()
    var stray: View?
    if recognizer.type == .pinch, !scrollView.mayZoom(&stray) {
      scrollView.trace(.scrollCannotZoom, stray?.object)
      let data = scrollView.data
      if isTracing, data.maximumZoom <= data.minimumZoom { addMeasure(data.maximumZoom, RKPoint(x: data.minimumZoom, y: 1)) }
      return true
    }
    guard recognizer.kind == .gesture, !recognizer.has(.leavesTouches) else { return false }
    var asked: UInt = 0
    var k = 0
    while recognizer.kind == .gesture, k < recognizer.tracked.count {
      let tracked = recognizer.tracked[k]
      k += 1
      guard !tracked.ignored, let t = tracked.link.alive(in: self), t.has(.open), !t.has(.closed) else { continue }
      // Fingers on one view, one question.
      guard let content = t.view, content != scrollView.view, t.viewHandle != asked, content.isDescendant(of: scrollView.view) else { continue }
      asked = t.viewHandle
      if scrollView.has(.leavesContent) {
        scrollView.trace(.scrollMayNotCancel, content.object)
        return true
      }
      let keptContent = content.keep()
      let mayCancel = scrollView.touchesShouldCancel(scrollView.slot(.touchesShouldCancel), content)
      let by = content.handle
      keptContent.release()
      if !mayCancel {
        scrollView.trace(.scrollCancelRefused, liveView(ifAny: by)?.object)
        return true
      }
    }
    kept.release()
    return false
  }

  /// For the trace: the scroll view that would have scrolled.
  func recordDisabledScrolls(_ t: Touch) {
    for v in Ancestors(t.hitView) {
      if let scrollView = v.object.scrollView, scrollView.has(.disabled) { trace(.scrollDisabled, v.object, touchID: t.id) }
    }
  }

  // MARK: Stopping by a touch (SPEC 263)

  /// A new touch: what decelerates or is animated under it stops, and then the touch is not for the content. The delegate is called when the touch is delivered.
  func catchScrolls(_ t: Touch) {
    if scrolls.moving == 0 || t.has(.input) { return }
    let hit = t.hitView
    var outermost: View?
    for v in Ancestors(hit) {
      guard let scrollView = v.object.scrollView, scrollView.has([.decelerating, .animating]), !scrollView.has(.zoomAnimating) else { continue }
      outermost = v
      let data = scrollView.data
      let isAnimation = data.has(.animating)
      let isTold = !data.has(.topping)
      data.carried = scrollView.momentum
      data.catchTime = time
      data.x = ScrollPiece()
      data.y = ScrollPiece()
      data.catcher = t.handle
      scrollView.setBusy([.decelerating, .animating, .topping], false)
      if !isAnimation { scrollView.setBusy(.caught, true) } else if isTold { scrollView.setBusy(.halted, true) }
      trace(.scrollStoppedByTouch, v.object, hit?.object, touchID: t.id)
    }
    guard let outermost, outermost != hit else { return }
    t.set(.withheld)
    // Its recognisers neither, but for those that scroll.
    var k = 0
    while k < t.entries.count {
      if let g = gesture(ifAny: t.entries[k].link.index), !g.has(.drivesScroll), let view = g.view, view != outermost, view.isDescendant(of: outermost) {
        t.entries.remove(at: k)
      } else {
        k += 1
      }
    }
  }

  /// An update is over: scroll views that a touch has stopped resume, or end, if it has lifted and they were not dragged.
  func releaseCaught() {
    enter()
    var k = 0
    while scrolls.caught > 0, k < scrolls.busy.count {
      let scrollView = scrollView(scrolls.busy[k])
      k += 1
      if scrollView.has(.halted) {
        let kept = scrollView.keep()
        scrollView.setBusy(.halted, false)
        scrollView.tellDidEndScrollingAnimation()
        kept.release()
        k = 0
        continue
      }
      if !scrollView.has(.caught) || isTouched(scrollView) { continue }
      let kept = scrollView.keep()
      scrollView.endCatch()
      kept.release()
      k = 0
    }
    leave()
  }

  /// Whether a finger is on it or its content, or is the one that has stopped it.
  private func isTouched(_ scrollView: ScrollView) -> Bool {
    let catcher = scrollView.data.catcher
    for t in eachTouch {
      if t.has(.lifted) { continue }
      if t.handle == catcher { return true }
      if let hit = t.hitView, hit.isDescendant(of: scrollView.view) { return true }
    }
    return false
  }
}

extension ScrollView {
  /// isTracking (SPEC 246): its pan has a finger.
  var isTracking: Bool {
    let pan = data.pan
    return pan != 0 && context.kind(pan) == .gesture && context.gesture(pan).panData.input == 0 && context.gesture(pan).touchesDown > 0
  }
}

private typealias TouchesShouldBeginCall = @convention(c) (
  OpaquePointer?, UnsafePointer<OpaquePointer?>, Int, OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?
) -> RawBool
