// SPDX-License-Identifier: MIT
import CResponderKit

// An explanation as one sentence: what happened to its subject, then each cause with its rule. A cause by itself has the same words, with names for "it".

extension Explanation {
  func write(to text: inout Text) {
    if settled != nil, count > told, self[told].reason == .missUnchanged, self[0].reason == .controlNobodyListens {
      // That nothing was added for touchUpInside is not the point.
      subject.context.addName(subject, to: &text)
      text.add(" sent no valueChanged")
      return addClauses(from: told, ": ", to: &text)
    }
    if settled != nil, count > told, self[told].reason == .missNoSuper, self[0].reason == .controlNobodyListens, subject.control?.data.field != nil {
      subject.context.addName(subject, to: &text)
      text.add(" did not become first responder")
      return addClauses(from: told, ": ", to: &text)
    }
    if settled != nil, count > told, self[told].reason == .becameFirst, self[0].reason == .controlNobodyListens {
      // Nor that an action was, where the field is for typing.
      subject.context.addName(subject, to: &text)
      text.add(" was first responder already")
      clause(told, isFirst: true).addRule(to: &text)
      return addClauses(from: told + 1, "; ", to: &text)
    }
    if let settled {
      subject.context.story(about: subject.handle, settled, to: &text)
      return addClauses(from: told, "; ", to: &text)
    }
    let first = count > 0 ? self[0].reason : RKReason(rawValue: 0)
    if touchID == nil, isOpen, !hovers, first != .missNoTouch { text.add("it depends on overrides whether ") }
    subject.context.addPlaced(subject.pointer, to: &text)
    if hovers {
      text.add(first == .missNoTouch || first == .missUnattached ? " has not begun" : " has not begun: the pointer is at ")
      if first != .missNoTouch, first != .missUnattached { subject.context.addRounded(point, to: &text) }
      return addClauses(from: 0, first == .missNoTouch || first == .missUnattached ? ": " : "; ", to: &text)
    } else if touchID == nil, first == .pressBegan, self[0].subject == subject.pointer {
      subject.context.fill(" received %k", self[0].record(about: subject.pointer), to: &text)
      clause(0, isFirst: true).addRule(to: &text)
      return addClauses(from: 1, "; ", to: &text)
    } else if touchID == nil, first == .eventDropped || (590..<700).contains(first?.rawValue ?? 0) {
      text.add(" got nothing")
    } else if first == .missNoTouch, touchID == nil {
      text.add(" got no touch: ")
      clause(0, isFirst: true).write(to: &text)
      // It has no middle.
      if place == nil { return addClauses(from: 1, "; ", to: &text) }
      text.add("; a touch in its middle, ")
      subject.context.addRounded(point, to: &text)
      if reached {
        text.add(", would hit it")
        return addDisabled(to: &text)
      }
      text.add(isOpen ? ", may hit it" : ", would not hit it")
    } else if let touchID {
      text.add(isMissed ? " was not hit by touch " : " did not get touch ")
      text.add(touchID)
      text.add(" at ")
      subject.context.addRounded(point, to: &text)
    } else {
      text.add(reached || isOpen ? " would be hit at " : " would not be hit at ")
      subject.context.addRounded(point, to: &text)
    }
    addClauses(from: first == .missNoTouch && touchID == nil ? 1 : 0, reached && touchID == nil ? "; " : ": ", to: &text)
    if touchID == nil, reached { addDisabled(to: &text) }
  }

  /// A hit is not all that a control needs.
  private func addDisabled(to text: inout Text) {
    if subject.control?.data.has(.disabled) == true { text.add("; it is disabled, and would not track it (SPEC 150)") }
  }

  private func addClauses(from first: Int, _ opening: Literal, to text: inout Text) {
    var separator = opening
    var isFirst = true
    for k in places(count, from: first) {
      if isFarther(k) { continue }
      text.add(separator)
      if let changedAt, k >= changedAt { text.add("now ") }
      let clause = clause(k, isFirst: isFirst)
      isFirst = false
      clause.write(to: &text)
      clause.addRule(to: &text)
      separator = "; "
    }
  }

  /// A point outside of the view itself is outside of those around it, too: that is no further cause for a reader.
  private func isFarther(_ k: Int) -> Bool {
    let own = place?.pointer
    return self[k].reason == .hitOutside && self[k].culprit != own && changedAt == nil && places(count).contains { self[$0].reason == .hitOutside && self[$0].culprit == own }
  }

  /// A hit-test has rejected it.
  private var isMissed: Bool { subject.isView && count > 0 && (self[0].reason.rawValue < 100 || self[0].reason == .missCovered || self[0].reason == .missSubview || self[0].reason == .missOtherWindow) }

  private func clause(_ k: Int, isFirst: Bool) -> Clause {
    // What would be now is about no touch.
    let isNow = changedAt.map { k >= $0 } ?? false
    var clause = Clause(context: subject.context, step: self[k], it: subject, touchID: isNow ? nil : touchID, hit: isNow ? nil : hit, isFirst: isFirst && settled == nil)
    clause.isElsewhere = places(k).contains { self[$0].reason == .hitOutside }
    clause.isDecided = places(count).contains { self[$0].reason != .missOverride && self[$0].reason != .missPlugin && self[$0].reason != .missNoTouch }
    clause.isOfPointer = subject.recognizer?.type == .hover && !hovers
    clause.mayTake = places(count).contains { self[$0].reason == .missOverride }
    return clause
  }
}

extension Context {
  /// A cause by itself, with its rule.
  func describe(_ step: RKExplanationStep, to text: inout Text) {
    let clause = Clause(context: self, step: step, it: nil, touchID: step.touch_id == 0 ? nil : step.touch_id, hit: nil, isFirst: true)
    clause.write(to: &text)
    clause.addRule(to: &text)
  }
}
