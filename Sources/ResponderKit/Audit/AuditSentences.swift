// SPDX-License-Identifier: MIT
import CResponderKit

// A finding as a sentence: subject, culprit, what was measured with its limit, and what would help.
//
//     %o   the subject               %w   the culprit              %a   the area's size, "38 x 20"
//     %v   the value, rounded        %l   the limit, rounded       %s   the largest square        %x   why less than 24 is allowed
//     %W   ", or enlarge" the culprit, unless it is a window            %n   how many other views it stands for
//     %i   ", or enlarge contentInset of" a scroll view that the culprit lies in front of
//     %f   the same, or ", or move" what to move "in front", where that helps        %u   the plugin of an override
//     %h   "the hitTest override of "
//     %e   the value as control events   %E   the limit as such
//     %c   the culprit, and how many others cover the subject, with "covers"

extension Context {
  private func template(_ finding: RKAuditFinding) -> Literal? {
    let isOwn = finding.culprit == nil || finding.culprit == finding.subject
    return switch finding.kind {
    case .tooSmall where isAround(finding):
      "%o is %a pt to touch%s; %l x %l are the least (WCAG 2.5.8), and it sticks out of %w: move it inside%W"
    case .tooSmall where takesPart(finding):
      "%o is %a pt to touch%s; %l x %l are the least (WCAG 2.5.8), and %w takes a part of it: move one of them%i"
    case .tooSmall:
      "%o is %a pt to touch%s; %l x %l are the least, and %w is too near for the exception for spacing (WCAG 2.5.8): enlarge %o's bounds, or accept points around them in an override of pointInside, or move it away from %w"
    case .small where finding.value == 0 && isEmpty(finding.subject):
      "%o cannot be touched: it is %a pt large, and no point lies inside it: give it a width and a height, or accept points around it in an override of pointInside"
    case .small:
      finding.culprit == nil
        ? "%o is %a pt to touch%s; %l x %l are recommended%x: enlarge its bounds, or accept points around them in an override of pointInside"
        : isAround(finding)
          ? "%o is %a pt to touch%s; %l x %l are recommended%x, and it sticks out of %w: move it inside%W"
          : "%o is %a pt to touch%s; %l x %l are recommended%x, and %w takes a part of it: move one of them%i"
    case .covered where finding.limit == 1:
      isOwn || isAround(finding)
        ? "%o cannot be touched: %h%w%u keeps touches away: let it accept the points of %o"
        : "%o cannot be touched: %h%w%u takes the touches: let it accept fewer points%f"
    case .covered where finding.value == 0 && liveObject(finding.culprit, .windows) != nil:
      "%o cannot be touched: the window %c it and takes the touches: hide %w, or give it a lower level than the window of %o"
    case .covered: finding.value == 0 ? "%o cannot be touched: %c it and takes the touches: move %w away%f" : "%o cannot be touched: %c it and take the touches: move them away"
    case .coveredIdly:
      finding.value != 0
        ? "%o cannot be touched: %c it, and nothing in %w handles touches: move them away"
        : liveObject(finding.culprit, .windows) != nil
          ? "%o cannot be touched: the window %c it, and nothing in %w handles touches: hide %w, or give it a lower level than the window of %o"
          : "%o cannot be touched: %c it, and nothing in %w handles touches: set userInteractionEnabled of %w to false%f"
    case .outside where isEmpty(finding.culprit): "%o cannot be touched: %w, which it is in, has no size: give %w a width and a height"
    case .outside:
      isScroller(finding.culprit)
        ? "%o cannot be touched: it lies outside of what %w can scroll to: enlarge the contentSize of %w, or move %o"
        : "%o cannot be touched: it lies outside of %w, and subviews are hit only inside: move %o%W"
    case .cutOff:
      isScroller(finding.culprit)
        ? "%o sticks out by %v pt of what %w can scroll to: enlarge the contentSize of %w, or move %o" : "%o sticks out of %w by %v pt, and is not touched there: move %o%W"
    case .hidden: isOwn ? "%o cannot be touched: it is hidden: show it" : "%o%n cannot be touched: %w, which it is in, is hidden: show %w"
    case .transparent:
      isOwn
        ? "%o cannot be touched: its alpha %v is below %l: raise it"
        : "%o cannot be touched: the alpha %v of %w, which it is in, is below %l: raise it"
    case .notInteractive:
      isOwn
        ? "%o cannot be touched: its userInteractionEnabled is false: set it to true"
        : "%o%n cannot be touched: userInteractionEnabled of %w, which it is in, is false: set it to true"
    case .animating:
      isOwn ? "%o cannot be touched: it is animating without interaction: end the animation" : "%o%n cannot be touched: %w, which it is in, is animating without interaction: end the animation"
    case .singular:
      isOwn
        ? "%o cannot be touched: its transform cannot be inverted: scale by more than 0"
        : "%o%n cannot be touched: the transform of %w, which it is in, cannot be inverted: scale by more than 0"
    case .tapsTogether: "%o also fires at tap %v of the %l taps of %w: let %o require the failure of %w; %o then waits up to tapMaximumInterval"
    case .exclusive: "%o and %w follow the same fingers, and the first that recognises prevents the other: let one require the failure of the other, or let a delegate allow both"
    case .recognizerDisabled: "%o never fires: it is disabled: enable it, or remove it"
    case .recognizerUnheard: "%o has no effect: it has no target, and no recogniser requires its failure: add a target"
    case .neverRecognizes:
      finding.value == 1
        ? "%o never fires: its edges are empty: set edges"
        : finding.value == 2
          ? "%o never fires: its direction is empty or unknown: set direction"
          : finding.value == 4 ? "%o never fires: its maximumNumberOfTouches is below its minimumNumberOfTouches: set it higher"
          : finding.value == 5 ? "%o never fires: it requires the failure of %w, which needs fewer taps and recognises at the first: let %w require the failure of %o instead"
          : "%o and %w require each other to fail: neither recognises while both may: take one of the requirements out"
    case .controlDisabled: isOwn ? "%o never fires: it is disabled: enable it" : "%o cannot be touched: the control %w, which it is in, is disabled: enable it"
    case .controlUnheard where finding.value != 0: "%o never fires: its actions are for %e, which touches of it do not send: add one for %E"
    case .controlUnheard: "%o never fires: it has no action for any event: add a target"
    case .detached:
      finding.culprit == nil ? "%o never fires: it is in no window: add it to one" : "%o never fires: its view %w is in no window: add that to one"
    default: nil
    }
  }

  /// Whether the culprit lies in front of a part of the subject.
  private func takesPart(_ finding: RKAuditFinding) -> Bool {
    guard let subject = liveView(finding.subject), let culprit = liveView(finding.culprit) else { return false }
    return culprit.isInFront(of: subject) && culprit.windowBox.meets(subject.windowBox.inset(AuditBox.slack))
  }

  /// Whether the culprit lies around the subject.
  private func isAround(_ finding: RKAuditFinding) -> Bool {
    guard let subject = liveView(finding.subject), let culprit = liveView(finding.culprit) else { return false }
    return subject.isDescendant(of: culprit)
  }

  /// Whether the culprit is the scroll view that the subject lies in, however deep.
  func isScroller(_ culprit: OpaquePointer?) -> Bool { liveObject(culprit, .views)?.scrollView != nil }

  /// No point lies in it.
  func isEmpty(_ view: OpaquePointer?) -> Bool {
    guard let size = liveView(view)?.bounds.size else { return false }
    return size.width == 0 || size.height == 0
  }

  /// Two views that have the same words.
  private func looksLike(_ one: View, _ other: View) -> Bool {
    one.object.base.classID == other.object.base.classID && one.object.base.side?.name == nil && other.object.base.side?.name == nil && one.frame.origin == other.frame.origin
      && one.frame.size.width == other.frame.size.width && one.frame.size.height == other.frame.size.height
  }

  /// The content of the scroll view may end before it.
  private func isBar(_ cover: View, over mover: View) -> Bool { mover.kind == .scroll && !cover.windowBox.covers(mover.windowBox) }

  private func addInset(_ scroller: View, to text: inout Text) {
    text.add(", or enlarge contentInset of ")
    addPlaced(scroller.pointer, to: &text)
  }

  /// The scroll view in which the view lies, where a bar lies in front of that.
  private func addBarredScroller(_ view: OpaquePointer?, _ cover: OpaquePointer?, to text: inout Text) {
    guard let view = liveView(view), let cover = liveView(cover) else { return }
    var next = view.superview
    while let v = next, v.kind != .scroll { next = v.superview }
    if let scroller = next, !cover.isDescendant(of: scroller), isBar(cover, over: scroller) { addInset(scroller, to: &text) }
  }

  /// What lies in front of a view's way: the view itself, or one above it, among whose siblings the other one is. `isAll`: nothing else is in the way.
  func addMover(_ view: OpaquePointer?, _ cover: OpaquePointer?, isAll: Bool, to text: inout Text) {
    guard let view = liveView(view), let cover = liveView(cover), !cover.isDescendant(of: view) else { return }
    var mover = view
    while let superview = mover.superview, !cover.isDescendant(of: superview) { mover = superview }
    if mover.superview == nil || mover.superview == cover || mover != view && !isAll { return }
    if mover != view, isBar(cover, over: mover) { return addInset(mover, to: &text) }
    text.add(", or move ")
    // Not every view has a name.
    if looksLike(mover, cover), mover.controller?.object.base.side?.name == nil { text.add("another ") }
    addPlaced(mover.pointer, to: &text)
    text.add(" in front")
  }

  /// " (plugin example)": whose code the override of a view is; nothing for the program's own.
  func addPlugin(_ reason: RKReason, _ decider: OpaquePointer?, _ value: Double, to text: inout Text) {
    var step = RKExplanationStep()
    (step.reason, step.subject, step.culprit, step.value) = (reason, decider, decider, value)
    // A note has not which of the two decided.
    if reason == .noteOverride { step.reason = .hitOverrideReturned }
    var number = plugin(behind: step)
    if number == 0, reason == .noteOverride {
      step.reason = .hitOutsideByOverride
      number = plugin(behind: step)
    }
    guard let plugin = pluginObject(number) else { return addLayer(step, to: &text) }
    text.add(" (plugin ")
    addPluginID(plugin.pointer, to: &text)
    text.add(UInt8(ascii: ")"))
  }

  /// False for an unknown kind.
  func describe(_ finding: RKAuditFinding, to text: inout Text) -> Bool {
    guard let template = template(finding) else { return false }
    text.add(template) { letter, text in fillIn(letter, finding, to: &text) }
    if finding.decider != nil {
      text.add("; ")
      text.add(overrideWords(finding.decider))
      addPlaced(finding.decider, to: &text)
      text.add(" may decide otherwise, and was not called")
    }
    text.add(" (SPEC 355)")
    return true
  }

  private func fillIn(_ letter: UInt8, _ finding: RKAuditFinding, to text: inout Text) {
    switch letter {
    case UInt8(ascii: "o"): addPlaced(finding.subject, to: &text)
    case UInt8(ascii: "w"): addPlaced(finding.culprit, to: &text)
    case UInt8(ascii: "e"): addEvents(finding.value, to: &text)
    case UInt8(ascii: "E"): addEvents(finding.limit, to: &text)
    case UInt8(ascii: "f"): addMover(finding.subject, finding.culprit, isAll: finding.value == 0, to: &text)
    case UInt8(ascii: "i"): addBarredScroller(finding.subject, finding.culprit, to: &text)
    case UInt8(ascii: "h"): text.add(overrideWords(finding.culprit))
    case UInt8(ascii: "u"): addPlugin(.noteOverride, finding.culprit, 0, to: &text)
    case UInt8(ascii: "c"):
      addPlaced(finding.culprit, to: &text)
      guard finding.value >= 1, finding.value < 1e9 else { return text.add(" covers") }
      text.add(" and ")
      text.add(UInt64(finding.value))
      text.add(finding.value == 1 ? " other view cover" : " other views cover")
    case UInt8(ascii: "v"): if finding.unit == .alpha { text.addRounded(finding.value, apartFrom: finding.limit) } else { text.addTenths(finding.value) }
    case UInt8(ascii: "l"): if finding.unit == .alpha { text.addRounded(finding.limit) } else { text.addTenths(finding.limit) }
    case UInt8(ascii: "a"):
      text.addTenths(finding.area.size.width)
      text.add(" x ")
      text.addTenths(finding.area.size.height)
    case UInt8(ascii: "n"):
      // Findings can be the caller's own, with any number.
      guard finding.value >= 2, finding.value < 1e9 else { return }
      text.add(" (and ")
      text.add(UInt64(finding.value) - 1)
      text.add(finding.value == 2 ? " other view)" : " other views)")
    case UInt8(ascii: "W"):
      // A window is as large as the screen.
      if liveObject(finding.culprit, .windows) != nil { return }
      text.add(", or enlarge ")
      addPlaced(finding.culprit, to: &text)
    case UInt8(ascii: "x"):
      if finding.value < 24 { text.add(" (for less than 24 x 24 only its distance from others satisfies WCAG 2.5.8)") }
    default:
      // The largest square in it, where that is not its shorter side.
      if Double.minimum(finding.area.size.width, finding.area.size.height) - finding.value <= finding.tolerance + 0.05 { return }
      text.add(", the largest square in it ")
      text.addTenths(finding.value)
    }
  }
}

extension Text {
  /// To a tenth.
  fileprivate mutating func addTenths(_ number: Double) { add((number * 10).rounded() / 10) }
}
