import CResponderKit

// Which recognisers standard controls keep their touches from (SPEC 152-156): the gesture that is the control's own.

extension Context {
  /// gestureRecognizerShouldBegin: of a control, as a refusal.
  func controlVetoes(_ control: Control, _ g: Recognizer) -> Bool {
    let data = controlData(control.index)
    guard !data.has(.disabled), g.view != control.index, g.view != 0, control.view.isDescendant(of: view(g.view)),
      containsHitView(control.index, g)
    else { return false }
    switch data.type {
    case .plain, .textField: return false
    case .button, .stepper, .segmented, .page: return isSingleTap(g)
    case .toggle: return isSingleTap(g) || isPanAlong(control.index, g)
    case .slider: return isSwipeFromThumb(control, g)
    }
  }

  private func containsHitView(_ control: UInt32, _ g: Recognizer) -> Bool {
    // Of presses it keeps none for itself.
    guard g.tracked.count > 0, g.tracked[0].type != pressTouchType else { return false }
    let hit = live(g.tracked[0].hitView, .views)
    return hit != 0 && view(hit).isDescendant(of: view(control))
  }

  private func isSingleTap(_ g: Recognizer) -> Bool {
    guard g.isTap else { return false }
    let data = g.tapData
    return data.tapsRequired == 1 && data.touchesRequired == 1
  }

  /// One finger, more across than up or down.
  private func isPanAlong(_ control: UInt32, _ g: Recognizer) -> Bool {
    let type = g.type
    guard type == .pan || type == .screenEdgePan, g.touchesDown == 1 else { return false }
    let raw = g.panData.raw
    guard let way = g.knownVector(raw, in: control) else { return false }
    return way.x.magnitude >= way.y.magnitude
  }

  /// One finger, along the track, from the thumb as it was when the finger came down: the value has followed it since.
  private func isSwipeFromThumb(_ control: Control, _ g: Recognizer) -> Bool {
    guard g.type == .swipe, g.swipeData.touchesRequired == 1, let t = g.tracked[0].link.alive(in: self),
      let start = g.knownPoint(g.tracked[0].start, in: control.index),
      let now = g.knownPoint(t.location, in: control.index), (now.x - start.x).magnitude >= (now.y - start.y).magnitude
    else { return false }
    let data = controlData(control.index)
    let isItsOwn = data.has(.tracking) && data.touch == g.tracked[0].touch
    return control.thumb(at: isItsOwn ? data.startValue : data.value).contains(start)
  }
}
