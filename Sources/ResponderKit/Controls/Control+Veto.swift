// SPDX-License-Identifier: MIT
import CResponderKit

// Which recognisers standard controls keep their touches from (SPEC 152-156): the gesture that is the control's own.

extension Context {
  /// gestureRecognizerShouldBegin: of a control, as a refusal.
  func controlVetoes(_ control: Control, _ g: Recognizer) -> Bool {
    let data = control.data
    guard !data.has(.disabled), let view = g.view, view != control.view, control.view.isDescendant(of: view),
      containsHitView(control, g)
    else { return false }
    switch data.type {
    case .plain, .textField: return false
    case .button, .stepper, .segmented, .page: return isSingleTap(g)
    case .toggle: return isSingleTap(g) || isPanAlong(control, g)
    case .slider: return isSwipeFromThumb(control, g)
    }
  }

  private func containsHitView(_ control: Control, _ g: Recognizer) -> Bool {
    // Of presses it keeps none for itself.
    guard g.tracked.count > 0, g.tracked[0].type != pressTouchType else { return false }
    return liveObject(g.tracked[0].hitView, .views)?.view?.isDescendant(of: control.view) ?? false
  }

  private func isSingleTap(_ g: Recognizer) -> Bool {
    guard g.isTap else { return false }
    let data = g.tapData
    return data.tapsRequired == 1 && data.touchesRequired == 1
  }

  /// One finger, more across than up or down.
  private func isPanAlong(_ control: Control, _ g: Recognizer) -> Bool {
    let type = g.type
    guard type == .pan || type == .screenEdgePan, g.touchesDown == 1 else { return false }
    let raw = g.panData.raw
    guard let way = g.knownVector(raw, in: control.view) else { return false }
    return way.x.magnitude >= way.y.magnitude
  }

  /// One finger, along the track, from the thumb as it was when the finger came down: the value has followed it since.
  private func isSwipeFromThumb(_ control: Control, _ g: Recognizer) -> Bool {
    guard g.type == .swipe, g.swipeData.touchesRequired == 1, let t = g.tracked[0].link.alive(in: self),
      let start = g.knownPoint(g.tracked[0].start, in: control.view),
      let now = g.knownPoint(t.location, in: control.view), (now.x - start.x).magnitude >= (now.y - start.y).magnitude
    else { return false }
    let data = control.data
    let isItsOwn = data.has(.tracking) && data.touch == g.tracked[0].touch
    return control.thumb(at: isItsOwn ? data.startValue : data.value).contains(start)
  }
}
