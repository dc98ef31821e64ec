// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What happens while the library and the program call each other, taken down as pieces of a scenario.

extension SessionConverter {
  func calling(_ function: String, _ arguments: [SessionValue]) {
    var subjects: [(handle: OpaquePointer, id: String)] = []
    for value in arguments.prefix(2) {
      if case .object(let number) = value, let handle = session.handle(number), let id = ids[handle], known.contains(handle) { subjects.append((handle, id)) }
    }
    calls.append(subjects)
    if function == "rk_view_hit_test", arguments.count > 2, case .object(let view) = arguments[0] {
      inside.last?.asked.append((view, RKPoint(x: arguments[1].double ?? 0, y: arguments[2].double ?? 0)))
    }
    translate(function, arguments)
  }

  func called(_ function: String, _ arguments: [SessionValue], _ result: OpaquePointer?, _ isTrue: Bool) {
    for (place, subject) in (calls.popLast() ?? []).enumerated() where !own.contains(subject.id) {
      // What was given back may end later: what is being dispatched is held until then. A scenario's runner holds whatever it has made.
      if function == (place == 0 ? "rk_release" : "rk_view_remove_gesture_recognizer") || place == 0 && function == "rk_view_remove_from_superview" {
        let piece = SessionOccurrence.Released(subject.handle, subject.id)
        released.removeAll { $0.handle == subject.handle }
        released.append(piece)
        add(.released(piece))
      } else if !rk_object_is_alive(subject.handle), known.remove(subject.handle) != nil {
        add("destroy", .string(subject.id))
      }
    }
    if function.hasPrefix("rk_super_") { inside.last?.inherited = (result, isTrue) }
    if function == "rk_view_hit_test" || function == "rk_view_point_inside" { ask(function, arguments, result, isTrue) }
    translateAfter(function, arguments)
  }

  /// A question of the program, where no such question is what it answers.
  private func ask(_ function: String, _ arguments: [SessionValue], _ result: OpaquePointer?, _ isTrue: Bool) {
    if let slot = inside.last?.question.slot, slot.hasPrefix("RKViewMethods.") { return }
    guard let view = handle(arguments, 0), known.contains(view), let id = ids[view], arguments.count > 2, let x = arguments[1].double, let y = arguments[2].double, x.isFinite, y.isFinite else { return }
    if function == "rk_view_point_inside" {
      add("inside", .array([.string(id), .numbers([x, y]), .bool(isTrue)]))
    } else if let answer = result.map({ known.contains($0) ? ids[$0] : nil }) ?? "" {
      add("hit", .array([.string(id), .numbers([x, y]), answer.isEmpty ? .null : .string(answer)]))
    }
  }

  func entered(_ question: SessionQuestion) {
    let occurrence = SessionOccurrence(question)
    if let (line, log) = line(of: question) { (occurrence.line, occurrence.log) = (line, log) }
    if occurrence.isPosted {
      // Those of before the first input come first.
      if facts.postedBefore > 0 { facts.postedBefore -= 1 } else if !posted.isEmpty { posted.removeFirst().occurrence = occurrence }
    }
    occurrences.append(occurrence)
    inside.append(occurrence)
  }

  func answered(_ question: SessionQuestion, _ answer: SessionValue?, _ point: RKPoint?, calls: [String]) {
    guard let occurrence = inside.popLast() else { return }
    if question.slot == "RKViewMethods.point_inside", let id = id(of: question) {
      occurrence.line = id + ".in=" + (answer?.isTrue == true ? "1" : "0")
      occurrence.log = .node(id, kind: "inside")
    }
    occurrence.setting = setting(occurrence, answer, point, calls)
  }

  func add(_ piece: SessionOccurrence.Piece) {
    if let occurrence = inside.last { occurrence.pieces.append(piece) } else { pieces.append(piece) }
  }

  /// The id of the receiver of a question, then and later.
  func id(of question: SessionQuestion) -> String? { question.handle.flatMap { ids[$0] } }

  /// The id of an object of the file.
  func id(_ number: UInt64) -> String? { number == 0 ? nil : session.handle(number).flatMap { ids[$0] } }

  // MARK: Answers

  private func setting(_ occurrence: SessionOccurrence, _ answer: SessionValue?, _ point: RKPoint?, _ calls: [String]) -> SessionSetting? {
    let question = occurrence.question
    guard let id = id(of: question), let dot = question.slot.firstIndex(of: ".") else { return nil }
    let method = String(question.slot[question.slot.index(after: dot)...])
    let asksSuper = calls.contains { $0.hasPrefix("rk_super_") }
    // To ask the inherited method and answer something else is to answer.
    let isInherited = asksSuper && (answer == nil || answer?.objectNumber != nil || occurrence.inherited?.isTrue == answer?.isTrue)
    func made(_ word: String, _ value: Value, part: String = "", other: String = "") -> SessionSetting {
      SessionSetting(key: SessionSetting.Key(id: id, word: word, part: part, other: other), value: value, isInherited: isInherited)
    }
    func flag(_ word: String) -> SessionSetting? { answer.map { made(word, .bool($0.isTrue)) } }
    switch question.slot[..<dot] {
    case "RKViewMethods":
      switch method {
      case "point_inside":
        occurrence.outset = question.handle.flatMap { facts.outset(of: $0) }
        occurrence.figures = figures(question, answer?.isTrue == true, occurrence.outset)
        return answer.map { made("pointInside", .string($0.isTrue ? "yes" : "no")) }
      case "hit_test":
        occurrence.outset = question.handle.flatMap { facts.outset(of: $0) }
        let value = hitTest(occurrence, answer, calls)
        return SessionSetting(key: SessionSetting.Key(id: id, word: "hitTest"), value: value, isInherited: value.text == SessionConverter.inherited)
      case "gesture_recognizer_should_begin": return flag("shouldBegin")
      default: return nil
      }
    case "RKResponderMethods":
      if method == "next_responder" {
        guard let answer, let number = answer.objectNumber else { return nil }
        return made("nextResponder", number == 0 ? .null : self.id(number).map { .string($0) } ?? .null)
      }
      if method == "can_become_first_responder" || method == "can_resign_first_responder" {
        // No function of the program is called here: this is the object's answer without its override, as that of a scenario.
        var otherwise = false
        let status = method == "can_become_first_responder" ? rk_responder_can_become_first_responder(question.handle, &otherwise) : rk_responder_can_resign_first_responder(question.handle, &otherwise)
        if let answer, status == .OK, answer.isTrue != otherwise { remark("\(id): what its \(SessionWords.camel(method)) answers") }
        return nil
      }
      guard let (word, _) = SessionFacts.handler(method) else { return nil }
      return made("super", .bool(asksSuper), part: word)
    case "RKWindowMethods", "RKApplicationMethods": return method == "send_event" ? made("sendEvent", asksSuper ? .bool(false) : .bool(true)) : nil
    case "RKControlMethods" where method.hasSuffix("_tracking"):
      if answer?.isTrue == false, !isInherited { remark("\(id): what its \(SessionWords.camel(method)) answers") }
      return nil
    case "RKScrollViewMethods": return flag(SessionWords.camel(method))
    case "RKScrollViewDelegate":
      if method == "will_end_dragging", let point, point.x.isFinite, point.y.isFinite {
        return SessionSetting(
          key: SessionSetting.Key(id: id, word: "targetContentOffset"), value: .numbers([point.x, point.y]), isInherited: point.x == question.point.x && point.y == question.point.y)
      }
      guard method == "view_for_zooming", case .object(let number)? = answer, let view = self.id(number) else { return nil }
      return made("viewForZooming", .string(view))
    case "RKTextFieldDelegate":
      if answer?.isTrue == false { remark("\(id): what its delegate's \(SessionWords.camel(method)) answers") }
      return nil
    case "RKGestureRecognizerMethods" where method.hasPrefix("can_"):
      let other = question.object.flatMap { ids[$0] } ?? ""
      return answer.map { made(method == "can_prevent" ? "canPrevent" : "canBePreventedBy", .bool($0.isTrue), other: other) }
    case "RKGestureRecognizerDelegate", "RKGestureRecognizerMethods":
      guard let key = SessionWords.delegateKeys[method], let answer else { return nil }
      return made("delegate", .bool(answer.isTrue), part: key, other: SessionWords.asksAboutAnother(method) ? question.object.flatMap { ids[$0] } ?? "" : "")
    default: return nil
    }
  }

  /// The figures that answer so, of the view as it is now.
  private func figures(_ question: SessionQuestion, _ answer: Bool, _ outset: Double?) -> SessionOccurrence.Figures {
    var figures: SessionOccurrence.Figures = answer ? .yes : .no
    var bounds = RKRect()
    guard let view = question.handle, rk_view_get_bounds(view, &bounds) == .OK else { return figures }
    let dx = question.point.x - (bounds.origin.x + bounds.size.width / 2)
    let dy = question.point.y - (bounds.origin.y + bounds.size.height / 2)
    if ((dx * dx + dy * dy).squareRoot() <= bounds.size.width / 2) == answer { figures.insert(.circle) }
    if let outset, rk_rect_contains_point(rk_rect_inset(bounds, -outset, -outset), question.point) == answer { figures.insert(.inset) }
    for subview in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1 {
      var frame = RKRect()
      if rk_view_get_frame(subview, &frame) == .OK { bounds = rk_rect_union(bounds, frame) }
    }
    if rk_rect_contains_point(bounds, question.point) == answer { figures.insert(.union) }
    return figures
  }

  /// A hitTest as scenarios have them, recognised by what it called.
  private static let inherited = "{\"superThen\": []}"

  private func hitTest(_ occurrence: SessionOccurrence, _ answer: SessionValue?, _ calls: [String]) -> Value {
    let question = occurrence.question
    let asked = occurrence.asked.filter { $0.view != question.receiver }
    func superThen(_ ids: [String]) -> Value { .object([Value.Member(key: "superThen", value: .array(ids.map { .string($0) }))]) }
    func plain() -> Value {
      if answer?.objectNumber == question.receiver { return .string("self") }
      // No override of a scenario returns an arbitrary object.
      if let number = answer?.objectNumber, number != 0, let id = id(question.receiver) { remark("\(id): that its hitTest answers with \(self.id(number) ?? "another view")") }
      return .string("nil")
    }
    if calls.contains("rk_super_hit_test") {
      let isOther = asked.isEmpty && answer?.objectNumber.map { $0 == 0 ? nil : session.handle($0) } != occurrence.inherited?.object
      if isOther { return plain() }
      return superThen(asked.compactMap { id($0.view) })
    }
    guard !asked.isEmpty, let view = question.handle else { return plain() }
    // By hand, as people write it: each asked about a point of its own or not, and all of them or up to the first that answers.
    let isConverted = asked.contains { call in
      var point = RKPoint()
      guard rk_view_convert_point_to(view, question.point, session.handle(call.view), &point) == .OK else { return false }
      return (point.x != question.point.x || point.y != question.point.y) && point.x == call.point.x && point.y == call.point.y
    }
    if !isConverted { return .string("unconverted") }
    return asked.count == handles({ rk_view_get_subviews(view, $0, $1, $2) }).1.count ? .string("lastWins") : superThen([])
  }
}
