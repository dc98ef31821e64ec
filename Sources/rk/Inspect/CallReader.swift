// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Takes note of what the calls of a recording, nested ones too, may have changed of the views, by the functions' names and their arguments.
final class CallReader: SessionObserver {
  struct Kind {
    /// It makes or sets something, and time does not pass in it.
    var builds = false
    /// Which views there are, or in which order, may be another one after it.
    var changesTree = false
    /// It sets something of a recogniser.
    var setsRecognizer = false
    /// The views among its arguments may be others after it.
    var changesArguments = false
  }

  /// Numbers of the objects that calls named.
  private(set) var named: Set<UInt64> = []
  private(set) var changesTree = false
  private var kinds: [String: Kind] = [:]
  /// What classes of the program override of hit-testing themselves, and what they inherit from.
  private var classes: [String: (overrides: Picture.Overrides, superclass: String)] = [:]
  /// Whether methods were laid over classes: then their overrides are unknown.
  private var extendsClasses = false

  private weak var session: Session?
  private var ties: [OpaquePointer: RecognizerTies] = [:]

  func begin(_ session: Session) { self.session = session }

  func calling(_ function: String, _ arguments: [SessionValue]) {
    let kind = kind(of: function)
    if function == "rk_class_define" { define(arguments) } else if function.contains("extend") { extendsClasses = true }
    if kind.changesTree { changesTree = true }
    if kind.changesArguments || kind.setsRecognizer { for argument in arguments { note(argument) } }
  }

  func called(_ function: String, _ arguments: [SessionValue], _ object: OpaquePointer?, _ isTrue: Bool) {
    guard function == "rk_gesture_recognizer_set_delegate", arguments.count == 2, let recognizer = handle(arguments[0]) else { return }
    note(delegate: arguments[1], of: recognizer)
  }
  func entered(_ question: SessionQuestion) {}
  func answered(_ question: SessionQuestion, _ answer: SessionValue?, _ point: RKPoint?, calls: [String]) {}

  func forget() {
    named = []
    changesTree = false
  }

  private func note(_ value: SessionValue) {
    switch value {
    case .object(let number): named.insert(number)
    case .list(let values): for value in values { note(value) }
    default: break
    }
  }

  // MARK: Recognisers

  /// The delegate of a recogniser, as far as calls are on record.
  func ties(of recognizer: OpaquePointer) -> RecognizerTies { ties[recognizer] ?? RecognizerTies() }

  private func handle(_ value: SessionValue) -> OpaquePointer? { value.objectNumber.flatMap { session?.handle($0) } }

  /// The delegate's members are its object, six questions, its `drop`, and a seventh question.
  private func note(delegate: SessionValue, of recognizer: OpaquePointer) {
    var now = RecognizerTies()
    if case .list(let members) = delegate {
      now.delegate = members.first.flatMap { handle($0) }
      // Members at the end that are none are left out.
      let questions = [(1, 0), (2, 1), (3, 2), (8, 3), (4, 4), (5, 5), (6, 6)]
      let answers = questions.filter { $0.0 < members.count && members[$0.0].isTrue }.map { RecognizerTies.questions[$0.1] }
      if !answers.isEmpty { now.answers = answers }
    }
    ties[recognizer] = now
  }

  // MARK: Classes

  /// The descriptor's members are name, superclass, three others, and the methods of responders and of views.
  private func define(_ arguments: [SessionValue]) {
    guard case .list(let members)? = arguments.first, members.count > 1, case .text(let name) = members[0], case .text(let superclass) = members[1] else { return }
    // The first two methods of views are hit_test and point_inside.
    let methods = members.count > 6 ? UInt8(truncatingIfNeeded: Int64(members[6].double ?? 0)) & 3 : 0
    classes[String(decoding: name, as: UTF8.self)] = (Picture.Overrides(rawValue: methods), String(decoding: superclass, as: UTF8.self))
  }

  /// What the objects of a class override of hit-testing; nil if that is not on record.
  func overrides(of name: String) -> Picture.Overrides? {
    guard !extendsClasses else { return .perhaps }
    var found: Picture.Overrides = []
    var name = name
    // Classes inherit from classes that were defined before them.
    for _ in 0...classes.count {
      guard let known = classes[name] else { return PictureReader.isBuiltIn(name) ? found : nil }
      found.formUnion(known.overrides)
      name = known.superclass
    }
    return nil
  }

  // MARK: Functions

  private static let building = ["_create", "_set_", "_add_", "_insert_", "_remove_", "_define", "rk_retain", "rk_release", "rk_class_", "_bring_", "_exchange_"]
  private static let arranging = ["subview", "superview", "_create_many", "z_position", "_controller_", "rk_window_", "rk_object_", "rk_class_", "rk_plugin_"]
  /// What the library does of itself when one of these is called is seen in any case.
  private static let quiet = ["rk_context_", "rk_super_", "rk_gesture_recognizer_", "rk_retain", "rk_release", "rk_timer_", "rk_recorder_"]

  func kind(of function: String) -> Kind {
    if let known = kinds[function] { return known }
    let isInput = function.hasPrefix("rk_context_send_") || function == "rk_context_advance" || function.hasPrefix("rk_context_cancel_")
    var kind = Kind()
    kind.builds = !isInput && CallReader.building.contains { function.contains($0) }
    kind.changesTree = CallReader.arranging.contains { function.contains($0) }
    kind.changesArguments = !CallReader.quiet.contains { function.hasPrefix($0) }
    kind.setsRecognizer = function.hasPrefix("rk_gesture_recognizer_") && (function.contains("_set_") || function.contains("_require_"))
    kinds[function] = kind
    return kind
  }
}
