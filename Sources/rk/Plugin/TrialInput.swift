// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// The methods of presses, motion, remote control, text and scroll views, called with arguments that the library would keep away from them.

private typealias RawHasText = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> UInt8
private typealias RawHandles = UnsafePointer<OpaquePointer?>
private typealias RawShouldBegin =
  @convention(c) (OpaquePointer?, RawHandles?, Int, OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> UInt8
private typealias RawShouldCancel = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> UInt8

extension PluginTrial {
  /// The longest text that comes in one piece.
  private static let longestText = 65_535

  /// What is wrong, as a sentence; nil if nothing is.
  func callInputDirectly(_ brought: BroughtClass, _ item: PluginScene.Item, _ scene: PluginScene) -> String? {
    callWithPresses(brought, item, scene)
    callWithMotion(brought, item)
    callWithText(brought, item)
    return askScrollView(brought, item, scene)
  }

  private func callWithPresses(_ brought: BroughtClass, _ item: PluginScene.Item, _ scene: PluginScene) {
    let responder = brought.tables.responder
    let recognizer = brought.tables.recognizer
    let ofResponder = [
      ("presses_began", responder.presses_began), ("presses_changed", responder.presses_changed),
      ("presses_ended", responder.presses_ended), ("presses_cancelled", responder.presses_cancelled),
    ]
    let ofRecognizer = [
      ("presses_began", recognizer.presses_began), ("presses_changed", recognizer.presses_changed),
      ("presses_ended", recognizer.presses_ended), ("presses_cancelled", recognizer.presses_cancelled),
    ]
    guard ofResponder.contains(where: { $0.1 != nil }) || ofRecognizer.contains(where: { $0.1 != nil }) else { return }
    note.doing = "buttons went down"
    let presses = pressMany(scene)
    for count in [0, 1, presses.count] where count <= presses.count {
      let place = " of \(brought.name) was called with \(count) presses and no event"
      for (name, method) in ofResponder {
        note.doing = name + place
        if let method { method(item.handle, count == 0 ? nil : presses, count, nil, brought.userdata) }
      }
      for (name, method) in ofRecognizer {
        note.doing = "the recogniser's " + name + place
        if let method { method(item.handle, count == 0 ? nil : presses, count, nil, brought.userdata) }
      }
    }
    _ = rk_context_cancel_all_presses(scene.context)
    for press in presses { _ = rk_release(press) }
  }

  /// The presses of many keys, retained.
  private func pressMany(_ scene: PluginScene) -> [OpaquePointer?] {
    var presses: [OpaquePointer?] = []
    var time = 0.0
    _ = rk_context_get_time(scene.context, &time)
    for id in Int64(0)..<200 {
      var sample = RKPressSample()
      sample.struct_size = UInt32(MemoryLayout<RKPressSample>.size)
      sample.id = 1000 + id
      sample.type = id % 2 == 0 ? .select : .key
      sample.force = 1
      _ = rk_context_send_presses(scene.context, time, &sample, 1)
      var press: OpaquePointer?
      if rk_context_find_press(scene.context, sample.id, &press) == .OK, rk_retain(press) == .OK { presses.append(press) }
    }
    return presses
  }

  private func callWithMotion(_ brought: BroughtClass, _ item: PluginScene.Item) {
    let table = brought.tables.responder
    let methods = [
      ("motion_began", table.motion_began), ("motion_ended", table.motion_ended), ("motion_cancelled", table.motion_cancelled),
    ]
    for (name, method) in methods {
      guard let method else { continue }
      for subtype in [RKEventSubtype.none, .motionShake, .remoteControlEndSeekingForward] {
        note.doing = "\(name) of \(brought.name) was called with the subtype \(subtype.rawValue) and no event"
        method(item.handle, subtype, nil, brought.userdata)
      }
    }
    guard let method = table.remote_control_received else { return }
    note.doing = "remote_control_received of \(brought.name) was called with no event"
    method(item.handle, nil, brought.userdata)
  }

  private func callWithText(_ brought: BroughtClass, _ item: PluginScene.Item) {
    let table = brought.tables.responder
    for text in ["", "\n", "größer", String(repeating: "a", count: PluginTrial.longestText)] {
      guard let method = table.insert_text else { break }
      note.doing = "insert_text of \(brought.name) was called with \(text.utf8.count) bytes"
      method(item.handle, text, brought.userdata)
    }
    guard let method = table.delete_backward else { return }
    note.doing = "delete_backward of \(brought.name) was called again and again"
    for _ in 0..<10 { method(item.handle, brought.userdata) }
  }

  private func askScrollView(_ brought: BroughtClass, _ item: PluginScene.Item, _ scene: PluginScene) -> String? {
    if let method = brought.tables.responder.has_text {
      note.doing = "has_text of \(brought.name) was called"
      let answer = unsafeBitCast(method, to: RawHasText.self)(item.handle, brought.userdata)
      if answer > 1 { return "has_text of \(brought.name) answered \(answer), which is no bool" }
    }
    for view in scene.views {
      if let method = brought.tables.scroll.touches_should_begin {
        note.doing = "touches_should_begin of \(brought.name) was called with no touches and no event"
        let answer = unsafeBitCast(method, to: RawShouldBegin.self)(item.handle, nil, 0, nil, view.handle, brought.userdata)
        if answer > 1 { return "touches_should_begin of \(brought.name) answered \(answer), which is no bool" }
      }
      if let method = brought.tables.scroll.touches_should_cancel {
        note.doing = "touches_should_cancel of \(brought.name) was called"
        let answer = unsafeBitCast(method, to: RawShouldCancel.self)(item.handle, view.handle, brought.userdata)
        if answer > 1 { return "touches_should_cancel of \(brought.name) answered \(answer), which is no bool" }
      }
    }
    return nil
  }
}
