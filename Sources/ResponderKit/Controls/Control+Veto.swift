import CResponderKit

// Which recognisers standard controls keep their touches from (SPEC 152-156): the gesture that is the control's own.

extension Context {
  /// gestureRecognizerShouldBegin: of a control, as a refusal.
  func controlVetoes(_ control: UInt32, _ index: UInt32) -> Bool {
    let data = controlData(control)
    let g = gesture(index)
    guard data.flags & ControlFlag.disabled == 0, g.view != control, g.view != 0, isDescendant(control, of: g.view),
      containsHitView(control, g)
    else { return false }
    switch data.type {
    case .plain, .textField: return false
    case .button, .stepper, .segmented, .page: return isSingleTap(index)
    case .toggle: return isSingleTap(index) || isPanAlong(control, index)
    case .slider: return isSwipeFromThumb(control, index)
    }
  }

  private func containsHitView(_ control: UInt32, _ g: Recognizer) -> Bool {
    // Of presses it keeps none for itself.
    guard g.tracked.count > 0, g.tracked[0].type != pressTouchType else { return false }
    let hit = live(g.tracked[0].hitView, .views)
    return hit != 0 && isDescendant(hit, of: control)
  }

  private func isSingleTap(_ index: UInt32) -> Bool {
    guard gesture(index).isTap else { return false }
    let data = gesture(index).tapData
    return data.tapsRequired == 1 && data.touchesRequired == 1
  }

  /// One finger, more across than up or down.
  private func isPanAlong(_ control: UInt32, _ index: UInt32) -> Bool {
    let type = gesture(index).type
    guard type == .pan || type == .screenEdgePan, gesture(index).touchesDown == 1 else { return false }
    let raw = gesture(index).panData.raw
    guard let way = gesture(index).knownVector(raw, in: control) else { return false }
    return way.x.magnitude >= way.y.magnitude
  }

  /// One finger, along the track, from the thumb as it was when the finger came down: the value has followed it since.
  private func isSwipeFromThumb(_ control: UInt32, _ index: UInt32) -> Bool {
    let g = gesture(index)
    guard g.type == .swipe, gesture(index).swipeData.touchesRequired == 1, let t = g.tracked[0].link.alive(in: self),
      let start = gesture(index).knownPoint(g.tracked[0].start, in: control),
      let now = gesture(index).knownPoint(t.location, in: control), (now.x - start.x).magnitude >= (now.y - start.y).magnitude
    else { return false }
    let data = controlData(control)
    let isItsOwn = data.flags & ControlFlag.tracking != 0 && data.touch == g.tracked[0].touch
    return self.control(control).thumb(at: isItsOwn ? data.startValue : data.value).contains(start)
  }
}
