import CResponderKit

// How the rooms before this one reach scroll views.

extension UnsafeMutablePointer where Pointee == Context {
  func fillScrollHooks() {
    pointee.hooks.scrollFollows = { raw, recognizer, state in
      raw.assumingMemoryBound(to: Context.self).scrollFollows(recognizer, RKGestureRecognizerState(rawValue: state) ?? .cancelled)
    }
    pointee.hooks.scrollPanBegins = { raw, pan in raw.assumingMemoryBound(to: Context.self).scrollPanBegins(pan) }
    pointee.hooks.scrollPanAccepts = { raw, pan, x, y in raw.assumingMemoryBound(to: Context.self).scrollPanAccepts(pan, RKPoint(x: x, y: y)) }
    pointee.hooks.scrollRefuses = { raw, recognizer in raw.assumingMemoryBound(to: Context.self).scrollRefuses(recognizer) }
    pointee.hooks.moveScrolls = { raw, _ in raw.assumingMemoryBound(to: Context.self).moveScrolls() }
    pointee.hooks.endDelays = { raw, _ in raw.assumingMemoryBound(to: Context.self).endDelays() }
    pointee.hooks.releaseCaught = { raw, _ in raw.assumingMemoryBound(to: Context.self).releaseCaught() }
    pointee.hooks.delaysTouch = { raw, touch in raw.assumingMemoryBound(to: Context.self).delayTouch(touch) }
    pointee.hooks.delayEnds = { raw, touch, reason in
      raw.assumingMemoryBound(to: Context.self).endDelay(touch, RKReason(rawValue: reason) ?? .scrollDelayOver)
    }
    pointee.hooks.mayBeginTouches = { raw, view, touches, count in
      raw.assumingMemoryBound(to: Context.self).mayBeginTouches(view, touches, count)
    }
  }
}
