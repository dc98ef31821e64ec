// SPDX-License-Identifier: MIT
import CResponderKit
import FoundationEssentials
import Glibc
import Scenario

/// What malloc has given out in this process.
private enum ProcessMemory {
  private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  /// Bytes, of all arenas; nil if the C library has no number. glibc's malloc_info has no declaration that Swift could see.
  static var used: Int? {
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else { return nil }
    _ = unsafeBitCast(symbol, to: Report.self)(0, stream)
    fclose(stream)
    defer { free(text) }
    guard let text else { return nil }
    // The sums over all arenas stand at the end.
    let report = String(cString: text)
    guard let system = size(of: "<system type=\"current\"", in: report), let rest = size(of: "<total type=\"rest\"", in: report),
      let fast = size(of: "<total type=\"fast\"", in: report), let mapped = size(of: "<total type=\"mmap\"", in: report)
    else { return nil }
    return system - rest - fast + mapped
  }

  private static func size(of element: String, in report: String) -> Int? {
    guard let start = report.ranges(of: element).last,
      let size = report[start.upperBound...].firstRange(of: "size=\"")
    else { return nil }
    return Int(report[size.upperBound...].prefix { $0.isNumber })
  }
}

// What objects of a plugin's classes leave behind.

extension PluginTrial {
  /// In all, shared among the classes; but of each class at least a tenth, and half a thousand taps.
  private static let instances = 10_000
  private static let taps = 2_000
  private static let fewestInstances = 1_000
  private static let fewestTaps = 500
  /// Bytes. The smallest block that malloc gives takes 32, and as many of those as there are taps of a class are more than this. Without a leak it is half of it.
  private static let allowance = 14 << 10

  func keepNoMemory() throws(ToolError) -> TrialResult {
    let session = try activeSession()
    let subjects = PluginTrial.subjects(session).filter { $0.kind != .application }
    guard !subjects.isEmpty else { return .skipped("it brings no class of which objects can be made") }
    // A short round first, so that everything that is kept for the next time is there.
    let instances = max(PluginTrial.fewestInstances, PluginTrial.instances / subjects.count)
    let taps = max(PluginTrial.fewestTaps, PluginTrial.taps / subjects.count)
    let many = "\(instances * subjects.count) objects and \(taps * subjects.count) taps"
    var held = (process: 0, context: 0)
    var used = 0
    for (round, share) in [10, 1].enumerated() {
      if round > 0 { try check(rk_plugin_activate(session.plugin), "the second init") }
      let start = memory(session)
      let subjects = PluginTrial.subjects(session).filter { $0.kind != .application }
      for subject in subjects { try live(session, subject, instances / share, taps / share) }
      used = memory(session).process - start.process
      note.doing = "deinit ran"
      let status = rk_plugin_deactivate(session.plugin)
      if status != .OK { return .failed("all objects were released, but the plugin is busy: " + text(of: status)) }
      let end = memory(session)
      if round > 0 {
        let growth = (process: end.process - held.process, context: end.context - held.context)
        if growth.context > PluginTrial.allowance { return .failed("the context keeps \(growth.context) bytes after \(many)") }
        if growth.process > PluginTrial.allowance { return .failed("\(growth.process) bytes are lost after \(many)") }
      }
      held = end
    }
    note.doing = "the context ended"
    session.close()
    if used > PluginTrial.allowance * 16 { return .warning("it held \(used) bytes while it ran, and gave them back in deinit") }
    return .passed("\(many) came and went")
  }

  private func memory(_ session: PluginSession) -> (process: Int, context: Int) {
    var context: UInt64 = 0
    _ = rk_context_get_memory_used(session.context, &context)
    return (ProcessMemory.used ?? 0, Int(context))
  }

  /// Makes objects of a class, uses them and gives them back.
  private func live(_ session: PluginSession, _ subject: PluginScene.Subject, _ count: Int, _ taps: Int) throws(ToolError) {
    let context = session.context
    var window: OpaquePointer?
    var pad: OpaquePointer?
    let frame = RKRect(origin: RKPoint(x: 0, y: 0), size: PluginScene.size)
    try check(rk_window_create(context, nil, frame, &window), "window")
    try check(rk_view_create(context, nil, frame, &pad), "view")
    try check(rk_view_add_subview(window, pad), "view")
    var time = 0.0
    try check(rk_context_get_time(context, &time), "time")
    for index in 0..<count {
      note.doing = "one of many objects was made, used and given back"
      var object: OpaquePointer?
      try check(make(subject, context, frame, &object), "object number \(index + 1)")
      if subject.kind.isSubview { _ = rk_view_add_subview(pad, object) }
      if subject.kind == .recognizer { _ = rk_view_add_gesture_recognizer(pad, object) }
      var found: OpaquePointer?
      _ = rk_view_hit_test(window, RKPoint(x: 50, y: 50), nil, &found)
      if index % (count / taps) == 0 {
        for phase in [RKTouchPhase.began, .moved, .ended] {
          var sample = RKTouchSample()
          sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
          sample.id = 1
          sample.phase = phase
          sample.location = RKPoint(x: phase == .moved ? 52 : 50, y: 50)
          time += 0.02
          _ = rk_context_send_touches(context, time, &sample, 1)
        }
        time += 1
        _ = rk_context_advance(context, time)
      }
      if subject.kind.isSubview { _ = rk_view_remove_from_superview(object) }
      if subject.kind == .recognizer { _ = rk_view_remove_gesture_recognizer(pad, object) }
      _ = rk_release(object)
    }
    _ = rk_view_remove_from_superview(pad)
    _ = rk_release(pad)
    _ = rk_release(window)
  }

  private func make(_ subject: PluginScene.Subject, _ context: OpaquePointer?, _ frame: RKRect, _ out: inout OpaquePointer?) -> RKStatus {
    switch subject.kind {
    case .view, .control: return rk_view_create(context, subject.cls, frame, &out)
    case .scroll: return rk_scroll_view_create(context, subject.cls, frame, &out)
    case .window: return rk_window_create(context, subject.cls, frame, &out)
    case .controller: return rk_view_controller_create(context, subject.cls, &out)
    case .recognizer: return rk_gesture_recognizer_create(context, subject.cls, &out)
    case .responder, .application: return rk_responder_create(context, subject.cls, &out)
    }
  }
}
