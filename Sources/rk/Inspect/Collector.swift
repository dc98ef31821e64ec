// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Takes down what a context does, moment by moment, for a report.
final class Collector {
  /// Which views have to be looked at.
  enum Scope {
    case all, alive, none
    /// Those that are alive, those that are named, and, where the tree may be another one, those that are new in it.
    case some([OpaquePointer], tree: Bool)
  }

  /// Words about a moment that the context does not know.
  struct Remark {
    /// nil: what the fingers did.
    var label: String?
    var lines: [String] = []
    var notes: [String] = []
    /// What happened to fingers, where the touches themselves are not looked at.
    var fingers: [Report.Finger] = []
  }

  let context: OpaquePointer?
  let reader: PictureReader
  private var trace: TraceReader
  private var sentence = [CChar](repeating: 0, count: 512)
  var report: Report
  var views: [OpaquePointer: Picture.View] = [:]
  var order: [OpaquePointer] = []
  var windows: [OpaquePointer?] = []
  /// Views that change by themselves, of those in `order`.
  var lively: [OpaquePointer] = []
  var zoomScales: [OpaquePointer: Double] = [:]
  /// Objects that have a story, and how many stories came of touches that were only near.
  var explained: Set<OpaquePointer> = []
  var stories: [OpaquePointer: Story] = [:]
  var undecided: Set<OpaquePointer> = []
  var nearCount = 0
  /// Of an object about which nothing was decided: the latest touch that came near it, and the story of that when the touch began.
  var nearStories: [OpaquePointer: (touch: Int64, story: Story)] = [:]
  /// Whether these stories are those of the tree as it is, how many were made anew, and whether the latest moment has changed the tree.
  var isNearRenewed = true
  var renewedCount = 0
  var treeChanged = false
  /// Of each moment its time and the number of the last record up to it.
  var looks: [(time: Double, last: UInt64)] = []
  /// Recognisers as they are on record.
  var facts: [OpaquePointer: String] = [:]
  var required: [OpaquePointer: [OpaquePointer]] = [:]
  let recognizerReader = RecognizerReader()
  let ties: (OpaquePointer) -> RecognizerTies
  /// Of the latest moment.
  private var time = 0.0
  private var touches: [Int64: Followed] = [:]

  /// A finger, and what was last seen of it: that nothing has happened since then is nothing to take down.
  private struct Followed {
    var touch: OpaquePointer
    var timestamp = -Double.infinity
    var phase = RKTouchPhase.stationary
  }

  /// The most decisions about views that were not hit; the page computes the others by itself.
  private static let mostHitRecords = 50_000
  private var hitRecordCount = 0

  private let retainsTouches: Bool

  let answers: (OpaquePointer) -> HitAnswers
  /// What the views of a class override, where that is known by the class's name.
  let classOverrides: ((String) -> Picture.Overrides?)?

  init(
    _ context: OpaquePointer?, retainsTouches: Bool = true, overrides: @escaping (OpaquePointer) -> Picture.Overrides = { _ in [] },
    answers: @escaping (OpaquePointer) -> HitAnswers = { _ in HitAnswers() }, ties: @escaping (OpaquePointer) -> RecognizerTies = { _ in RecognizerTies() },
    classOverrides: ((String) -> Picture.Overrides?)? = nil
  ) {
    self.ties = ties
    self.classOverrides = classOverrides
    self.context = context
    self.retainsTouches = retainsTouches
    self.answers = answers
    reader = PictureReader(context, standIns: CountingClass.standIns, overrides: overrides)
    trace = TraceReader(context)
    report = Report()
    for key in [RKConfig.alphaHitThreshold, .disabledControlsHitTestNil] {
      var value = 0.0
      if rk_context_get_config(context, key, &value) == .OK { report.config.append((String(cString: rk_config_name(key)), value)) }
    }
  }

  deinit { for followed in touches.values { _ = rk_release(followed.touch) } }

  /// Adds what has happened since the last time.
  func look(_ remark: Remark, _ scope: Scope) throws(ToolError) {
    try check(rk_context_get_time(context, &time), "time")
    let (status, records) = trace.new()
    try check(status, "trace")
    var moment = Report.Moment(time: time, label: remark.label, lines: remark.lines, notes: remark.notes, firstRecord: report.recordCount)
    moment.fingers = remark.fingers
    switch scope {
    case .all: compare(reader.read(), &moment)
    case .alive: compareAlive(&moment)
    case .none: break
    case .some(let named, let tree):
      if tree || windowsChanged { compareTree(&moment) }
      for object in named {
        compareAgain(object, &moment)
        if facts[object] != nil { compareRecognizer(object) }
      }
      compareAlive(&moment)
    }
    var settled: [OpaquePointer] = []
    for record in records { take(record, &moment, &settled) }
    followTouches(&moment)
    for object in settled { explain(object) }
    explainUndecided(except: settled)
    renewNear(!moment.views.isEmpty || moment.order != nil)
    explainNear(records, except: settled)
    report.add(moment)
    looks.append((time, records.last?.sequence ?? looks.last?.last ?? 0))
  }

  /// Adds a moment that has only a remark.
  func add(remark: String) {
    looks.append((time, looks.last?.last ?? 0))
    report.add(Report.Moment(time: time, label: "remark: " + remark, lines: [], notes: [], firstRecord: report.recordCount))
  }

  // MARK: Objects

  /// The place of an object among those of the report, which gets it when it is first named.
  func number(of handle: OpaquePointer?) -> Int {
    guard let handle else { return -1 }
    if let known = report.numbers[handle] { return known }
    let identity = reader.name(of: handle)
    return report.add(handle, Report.Object(name: identity.name, className: identity.className, kind: kind(of: handle)))
  }

  private func kind(of handle: OpaquePointer) -> String {
    var other: OpaquePointer?
    var flag = false
    var id: Int64 = 0
    if let view = views[handle] { return view.kind.word }
    if rk_gesture_recognizer_get_view(handle, &other) == .OK { return "recognizer" }
    if rk_window_is_key(handle, &flag) == .OK { return "window" }
    if rk_control_is_enabled(handle, &flag) == .OK { return "control" }
    if rk_scroll_view_is_dragging(handle, &flag) == .OK { return "scrollView" }
    if rk_view_is_hidden(handle, &flag) == .OK { return "view" }
    if rk_touch_get_id(handle, &id) == .OK { return "touch" }
    if rk_application_is_active(handle, &flag) == .OK { return "application" }
    if rk_view_controller_get_parent(handle, &other) == .OK { return "controller" }
    return "object"
  }

  // MARK: Causes

  /// The causes of an explanation as the report has them; empty if there are none.
  func steps(_ steps: [RKExplanationStep]) -> String {
    guard !steps.isEmpty else { return "" }
    var list = ReportList()
    for step in steps {
      list.begin()
      report.name(step.reason)
      list.add(report.number(of: Explanation.words(step, in: context)))
      list.addNext(Int(step.reason.rawValue))
      list.addNext(Int(step.rule))
      list.addNext(number(of: step.subject))
      list.addNext(number(of: step.culprit))
      list.addNext(step.time)
      list.addNext(step.value)
      list.addNext(step.limit)
      list.addNext(Int(step.unit.rawValue))
      list.addNext(Int(step.touch_id))
    }
    return "[" + list.text + "]"
  }

  // MARK: Decisions

  private func take(_ record: RKTraceRecord, _ moment: inout Report.Moment, _ settled: inout [OpaquePointer]) {
    let reason = record.reason.rawValue
    if reason < 100 {
      hitRecordCount += 1
      if hitRecordCount > Collector.mostHitRecords && !Collector.isOverride(record.reason) {
        report.omittedCount += 1
        return
      }
    }
    switch record.reason {
    case .touchHit, .touchHitNothing, .touchHitViewWithoutWindow: if retainsTouches { begin(record, &moment) }
    default: break
    }
    if Collector.settles(record), let object = record.object, !settled.contains(object) { settled.append(object) }
    if let view = view(of: record), !settled.contains(view) { settled.append(view) }
    report.add(
      Report.Record(
        reason: reason, time: record.time, object: number(of: record.object), other: number(of: record.other), touch: record.touch_id, value: record.value,
        sentence: words(record)), at: moment.time)
  }

  /// A decision as a sentence; most are short enough to be had with one call.
  private func words(_ record: RKTraceRecord) -> String {
    var length = 0
    let status = withUnsafePointer(to: record) { rk_trace_describe(context, $0, &sentence, sentence.count, &length) }
    return status == .OK ? sentence.withUnsafeBytes { String(decoding: $0.prefix(length), as: UTF8.self) } : trace.sentence(record)
  }

  private static func isOverride(_ reason: RKReason) -> Bool {
    switch reason {
    case .hitOutsideByOverride, .hitInsideByOverride, .hitOverrideReturned, .hitOverrideReturnedNil, .hitSubviewGone: return true
    default: return false
    }
  }

  /// Whether a decision gives an object a new story (rk_explain): the movement of a gesture in progress does not.
  private static func settles(_ record: RKTraceRecord) -> Bool {
    switch record.reason {
    case .gestureChanged, .gestureReset, .gestureNoTarget: return false
    case .gestureActionSent: return record.value != Double(RKGestureRecognizerState.changed.rawValue)
    default: return (210..<300).contains(record.reason.rawValue) || (500..<800).contains(record.reason.rawValue)
    }
  }

  // MARK: Fingers

  private func begin(_ record: RKTraceRecord, _ moment: inout Report.Moment) {
    var touch: OpaquePointer?
    let id = record.touch_id
    if let earlier = touches.removeValue(forKey: id) { _ = rk_release(earlier.touch) }
    if rk_context_find_touch(context, id, &touch) == .OK, let touch, rk_retain(touch) == .OK {
      touches[id] = Followed(touch: touch)
    } else {
      // It came and went between two looks.
      moment.fingers.append(Report.Finger(id: id, phase: 0, place: record.point))
      moment.fingers.append(Report.Finger(id: id, phase: 3, place: record.point))
    }
  }

  private func followTouches(_ moment: inout Report.Moment) {
    for id in touches.keys.sorted() {
      guard let followed = touches[id] else { continue }
      let touch = followed.touch
      var phase = RKTouchPhase.stationary
      var timestamp = 0.0
      _ = rk_touch_get_phase(touch, &phase)
      _ = rk_touch_get_timestamp(touch, &timestamp)
      guard phase != .stationary, phase != followed.phase || timestamp != followed.timestamp else { continue }
      if let place = place(of: touch) { moment.fingers.append(Report.Finger(id: id, phase: Int(phase.rawValue), place: place)) }
      touches[id] = Followed(touch: touch, timestamp: timestamp, phase: phase)
      if phase == .ended || phase == .cancelled {
        touches[id] = nil
        _ = rk_release(touch)
      }
    }
  }

  /// On the screen.
  private func place(of touch: OpaquePointer) -> RKPoint? {
    var window: OpaquePointer?
    var point = RKPoint()
    guard rk_touch_get_location(touch, nil, &point) == .OK, rk_touch_get_window(touch, &window) == .OK else { return nil }
    if window != nil, rk_window_convert_point_to(window, point, nil, &point) != .OK { return nil }
    return point
  }
}
