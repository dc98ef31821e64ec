import CResponderKit

// How the rooms before this one reach scroll views.

extension Context {
  func fillScrollHooks() {
    hooks.scrollFollows = { raw, recognizer, state in
      Context(raw).scrollFollows(recognizer, RKGestureRecognizerState(rawValue: state) ?? .cancelled)
    }
    hooks.scrollPanBegins = { raw, pan in Context(raw).scrollPanBegins(pan) }
    hooks.scrollPanAccepts = { raw, pan, x, y in Context(raw).scrollPanAccepts(pan, RKPoint(x: x, y: y)) }
    hooks.scrollRefuses = { raw, recognizer in Context(raw).scrollRefuses(recognizer) }
    hooks.moveScrolls = { raw, _ in Context(raw).moveScrolls() }
    hooks.endDelays = { raw, _ in Context(raw).endDelays() }
    hooks.releaseCaught = { raw, _ in Context(raw).releaseCaught() }
    hooks.delaysTouch = { raw, touch in Context(raw).delayTouch(touch) }
    hooks.delayEnds = { raw, touch, reason in
      Context(raw).endDelay(touch, RKReason(rawValue: reason) ?? .scrollDelayOver)
    }
    hooks.mayBeginTouches = { raw, view, touches, count in
      Context(raw).mayBeginTouches(view, touches, count)
    }
  }
}
