import CResponderKit

/// Names and rule numbers of the reasons.
enum Reason {
  /// NUL-terminated, without prefix; nil for a number that is no reason.
  static func name(_ reason: RKReason) -> UnsafePointer<CChar>? {
    guard let text = text(reason) else { return nil }
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  private static func text(_ reason: RKReason) -> StaticString? {
    switch reason {
    case .hitHidden: "hitHidden"
    case .hitInteractionDisabled: "hitInteractionDisabled"
    case .hitAlpha: "hitAlpha"
    case .hitAnimating: "hitAnimating"
    case .hitSingularTransform: "hitSingularTransform"
    case .hitOutside: "hitOutside"
    case .hitOutsideByOverride: "hitOutsideByOverride"
    case .hitInside: "hitInside"
    case .hitInsideByOverride: "hitInsideByOverride"
    case .hitTaken: "hitTaken"
    case .hitOverrideReturned: "hitOverrideReturned"
    case .hitOverrideReturnedNil: "hitOverrideReturnedNil"
    case .hitSubviewGone: "hitSubviewGone"
    case .touchHit: "touchHit"
    case .touchHitNothing: "touchHitNothing"
    case .touchHitViewWithoutWindow: "touchHitViewWithoutWindow"
    case .touchWithheldMultipleTouch: "touchWithheldMultipleTouch"
    case .touchWithheldExclusiveTouch: "touchWithheldExclusiveTouch"
    case .touchIgnored: "touchIgnored"
    case .touchDropped: "touchDropped"
    case .touchCancelledBySystem: "touchCancelledBySystem"
    case .touchCancelledByRemoval: "touchCancelledByRemoval"
    case .touchCancelledByWindow: "touchCancelledByWindow"
    case .touchNoTap: "touchNoTap"
    case .delivered: "delivered"
    case .forwarded: "forwarded"
    case .discarded: "discarded"
    case .eventDropped: "eventDropped"
    case .becameFirst: "becameFirst"
    case .cannotBecomeFirst: "cannotBecomeFirst"
    case .firstWithoutWindow: "firstWithoutWindow"
    case .firstRefusedByCurrent: "firstRefusedByCurrent"
    case .resignedFirst: "resignedFirst"
    case .resignedByRemoval: "resignedByRemoval"
    case .becameKey: "becameKey"
    case .resignedKey: "resignedKey"
    case .responderCycle: "responderCycle"
    case .responderChainTooLong: "responderChainTooLong"
    case .tooDeep: "tooDeep"
    case .overrideMisbehaved: "overrideMisbehaved"
    case .timeBackwards: "timeBackwards"
    case .postedEventRefused: "postedEventRefused"
    case .deferredReleaseRefused: "deferredReleaseRefused"
    @unknown default: nil
    }
  }

  /// Number of the rule in SPEC and Behaviour.md; 0 for an unknown reason.
  static func rule(_ reason: RKReason) -> UInt32 {
    switch reason {
    case .hitHidden, .hitInteractionDisabled, .hitAlpha, .hitTaken: 32
    case .hitAnimating: 53
    case .hitSingularTransform: 13
    case .hitOutside, .hitInside: 11
    case .hitOutsideByOverride, .hitInsideByOverride: 40
    case .hitOverrideReturned, .hitOverrideReturnedNil: 38
    case .hitSubviewGone: 36
    case .touchHit: 43
    case .touchHitNothing: 45
    case .touchHitViewWithoutWindow: 44
    case .touchWithheldMultipleTouch: 95
    case .touchWithheldExclusiveTouch: 98
    case .touchIgnored: 286
    case .touchDropped: 296
    case .touchCancelledBySystem: 108
    case .touchCancelledByRemoval: 297
    case .touchCancelledByWindow: 285
    case .touchNoTap: 69
    case .delivered: 79
    case .forwarded, .discarded: 90
    case .eventDropped: 77
    case .becameFirst, .firstWithoutWindow, .firstRefusedByCurrent: 127
    case .cannotBecomeFirst: 126
    case .resignedFirst: 128
    case .resignedByRemoval: 129
    case .becameKey, .resignedKey: 281
    case .responderCycle, .responderChainTooLong: 121
    case .tooDeep: 23
    case .overrideMisbehaved: 307
    case .timeBackwards: 309
    case .postedEventRefused: 291
    case .deferredReleaseRefused: 304
    @unknown default: 0
    }
  }
}
