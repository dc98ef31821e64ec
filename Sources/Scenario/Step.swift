// SPDX-License-Identifier: MIT
import CResponderKit

/// One step of a scenario, read and checked.
struct Step {
  var time: Double?
  var action: Action
  var path: JSONPath

  /// The same at a later time, and so the steps in it.
  func later(by delay: Double) -> Step {
    var step = self
    step.time = time.map { $0 + delay }
    switch action {
    case .post(let steps): step.action = .post(steps.map { $0.later(by: delay) })
    case .on(let line, let steps): step.action = .on(line: line, steps.map { $0.later(by: delay) })
    default: break
    }
    return step
  }
}

indirect enum Action {
  /// Only time passes.
  case pass
  case input(Input)
  case gesture(SyntheticGesture)
  case cancelAll
  case cancelAllPresses
  case active(Bool)
  /// Begins or ends ignoring events.
  case ignoring(Bool)
  case post([Step])
  case drain
  case set(String, [Setting])
  case add(parent: String, Node, index: Int64?)
  case move(String, parent: String, index: Int64?)
  case remove(String)
  case destroy(String)
  case addRecognizer(view: String, Recognizer)
  /// One that exists moves to another view.
  case attachRecognizer(view: String, String)
  case removeRecognizer(String)
  case controllers(ControllerDeed)
  case performPrimaryAction(String)
  case clear(String)
  /// With the selection in it, in Unicode scalars; nil: behind it.
  case setMarkedText(String, String, RKPoint?)
  case unmarkText(String)
  case insertSegment(String, String, Int64)
  case removeSegment(String, Int64)
  case segmentEnabled(String, Int64, Bool)
  case on(line: String, [Step])
  case becomeFirst(String)
  case resignFirst(String)
  case makeKey(String)
  case sendAction(String, to: String?, from: String?)
  case setTranslation(String, RKPoint)
  case setScale(String, Double)
  case setRotation(String, Double)
  case setContentOffset(String, RKPoint, animated: Bool)
  case scrollRectToVisible(String, RKRect, animated: Bool)
  case setZoomScale(String, Double, animated: Bool)
  case zoomToRect(String, RKRect, animated: Bool)
  case scrollToTop(String)
  case stopScrolling(String)
  case flashIndicators(String)
  case expect([String])
  case hit(String, RKPoint, String?)
  case inside(String, RKPoint, Bool)
  case convert(Conversion)
  case chain([String])
  case get(String, [PropertySetting], tolerance: Double)
  case touch(Int64, [TouchCheck])
  case explain(Explained)

  enum Setting {
    case property(PropertySetting)
    /// Checked when the file was read; read again into the object that it is for.
    case behaviour(key: String, Reader)
    /// Likewise, one of a recogniser's.
    case recognizer(key: String, Reader)
    /// `log`, which nodes and recognisers have alike.
    case log(Reader)
  }

  struct Conversion {
    enum Subject {
      case point(RKPoint)
      case rect(RKRect)
    }
    var subject: Subject
    var from: String
    var to: String?
    var expected: Value
    var tolerance: Double
  }

  struct TouchCheck {
    var key: String
    var expected: Value

    static let words = [
      "view", "window", "phase", "tapCount", "location", "previousLocation", "timestamp", "coalesced", "predicted", "rollAngle",
      "preciseLocation", "precisePreviousLocation", "azimuthUnitVector", "majorRadiusTolerance", "maximumPossibleForce", "estimatedProperties",
      "expectingUpdates", "estimationUpdateIndex", "force", "altitudeAngle", "azimuthAngle",
    ]
    static let models = ["linear", "quadratic"]
    static let phases = EnumWords.touchPhases.map { $0.word }
  }
}

extension Action {
  /// The objects without which the step cannot be done. They may not exist yet: a step inside `on` may be what adds them.
  var subjects: [String] {
    switch self {
    case .set(let id, _), .remove(let id), .destroy(let id), .becomeFirst(let id), .resignFirst(let id), .makeKey(let id): return [id]
    case .hit(let id, _, _), .inside(let id, _, _), .get(let id, _, _): return [id]
    case .explain(let explained): return [explained.id]
    case .setContentOffset(let id, _, _), .scrollRectToVisible(let id, _, _), .scrollToTop(let id): return [id]
    case .stopScrolling(let id), .flashIndicators(let id): return [id]
    case .setZoomScale(let id, _, _), .zoomToRect(let id, _, _): return [id]
    case .removeRecognizer(let id), .setTranslation(let id, _), .setScale(let id, _), .setRotation(let id, _): return [id]
    case .controllers(let deed): return deed.ids
    case .clear(let id), .setMarkedText(let id, _, _), .unmarkText(let id): return [id]
    case .performPrimaryAction(let id), .insertSegment(let id, _, _), .removeSegment(let id, _), .segmentEnabled(let id, _, _): return [id]
    case .move(let id, let parent, _): return [id, parent]
    case .attachRecognizer(let view, let id): return [id, view]
    case .sendAction(_, let target, let sender): return (target.map { [$0] } ?? []) + (sender.map { [$0] } ?? [])
    case .convert(let conversion): return [conversion.from] + (conversion.to.map { [$0] } ?? [])
    case .chain(let ids): return Array(ids.prefix(1))
    default: return []
    }
  }

  /// Whether the step answers with a line of its own.
  var isQuestion: Bool {
    switch self {
    case .becomeFirst, .resignFirst, .makeKey, .sendAction, .scrollToTop, .clear: return true
    case .controllers(let deed): return deed.verb == "pop" || deed.verb == "popToRoot"
    default: return false
    }
  }

  /// Whether the step compares, so that it cannot hold without its subjects.
  var isCheck: Bool {
    switch self {
    case .hit, .inside, .get, .explain, .convert, .chain: return true
    default: return false
    }
  }
}

/// Numbers are compared with this tolerance unless a step has another.
let standardTolerance = 1e-9
