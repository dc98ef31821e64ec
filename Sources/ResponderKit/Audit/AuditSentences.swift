// SPDX-License-Identifier: MIT
import CResponderKit

// A finding as a sentence: subject, culprit, what was measured with its limit, and what would help.
//
//     %o   the subject               %w   the culprit              %a   the area's size, "38 x 20"
//     %v   the value, rounded        %l   the limit, rounded       %s   the largest square        %x   why less than 24 is allowed
//     %W   ", or enlarge" the culprit, unless it is a window            %n   how many other views it stands for

extension Context {
  private func template(_ finding: RKAuditFinding) -> Literal? {
    let isOwn = finding.culprit == nil || finding.culprit == finding.subject
    return switch finding.kind {
    case .tooSmall:
      "%o is %a pt to touch%s; %l x %l are the least, and %w is too near for the exception for spacing (WCAG 2.5.8): enlarge %o's bounds, or accept points around them in an override of pointInside, or move it away from %w"
    case .small:
      finding.culprit == nil
        ? "%o is %a pt to touch%s; %l x %l are recommended%x: enlarge its bounds, or accept points around them in an override of pointInside"
        : isAround(finding)
          ? "%o is %a pt to touch%s; %l x %l are recommended%x, and it sticks out of %w: move it inside%W"
          : "%o is %a pt to touch%s; %l x %l are recommended%x, and %w takes a part of it: move one of them"
    case .covered: "%o cannot be touched: %w covers it and takes the touches: move %o in front, or %w away"
    case .coveredIdly: "%o cannot be touched: %w covers it, and nothing in %w handles touches: set userInteractionEnabled of %w to false, or move %o in front"
    case .outside:
      isScroller(finding)
        ? "%o cannot be touched: it lies outside of what %w can scroll to: enlarge the contentSize of %w, or move %o"
        : "%o cannot be touched: it lies outside of %w, and subviews are hit only inside: move %o%W"
    case .cutOff:
      isScroller(finding)
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
    case .tapsTogether: "%o also fires at tap %v of %w, which requires %l: let %o require the failure of %w"
    case .exclusive: "%o and %w follow the same fingers, and the first that recognises excludes the other: let one require the failure of the other, or let a delegate allow both"
    case .recognizerDisabled: "%o never fires: it is disabled: enable it, or remove it"
    case .recognizerUnheard: "%o has no effect: it has no target, and no recogniser requires its failure: add a target"
    case .controlDisabled: isOwn ? "%o never fires: it is disabled: enable it" : "%o cannot be touched: the control %w, which it is in, is disabled: enable it"
    case .controlUnheard: "%o never fires: it has no action for any event: add a target"
    case .detached:
      finding.culprit == nil ? "%o never fires: it is in no window: add it to one" : "%o never fires: its view %w is in no window: add that to one"
    default: nil
    }
  }

  /// Whether the culprit lies around the subject.
  private func isAround(_ finding: RKAuditFinding) -> Bool {
    guard let subject = liveObject(UInt(bitPattern: finding.subject), .views)?.view, let culprit = liveObject(UInt(bitPattern: finding.culprit), .views)?.view else { return false }
    return subject.isDescendant(of: culprit)
  }

  /// Whether the culprit is the scroll view that the subject lies in, however deep.
  private func isScroller(_ finding: RKAuditFinding) -> Bool { liveObject(UInt(bitPattern: finding.culprit), .views)?.scrollView != nil }

  /// False for an unknown kind.
  func describe(_ finding: RKAuditFinding, to text: inout Text) -> Bool {
    guard let template = template(finding) else { return false }
    text.add(template) { letter, text in fillIn(letter, finding, to: &text) }
    if finding.decider != nil {
      text.add("; an override of hit-testing of ")
      addName(finding.decider, to: &text)
      text.add(" may decide otherwise, and was not called")
    }
    text.add(" (SPEC 355)")
    return true
  }

  private func fillIn(_ letter: UInt8, _ finding: RKAuditFinding, to text: inout Text) {
    switch letter {
    case UInt8(ascii: "o"): addName(finding.subject, to: &text)
    case UInt8(ascii: "w"): addName(finding.culprit, to: &text)
    case UInt8(ascii: "v"): if finding.unit == .alpha { text.addRounded(finding.value) } else { text.addTenths(finding.value) }
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
      if liveObject(UInt(bitPattern: finding.culprit), .windows) != nil { return }
      text.add(", or enlarge ")
      addName(finding.culprit, to: &text)
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
