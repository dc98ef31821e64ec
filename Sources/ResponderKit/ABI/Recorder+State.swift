// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// What there is when a recorder starts, as calls that would make it. No host function is called, and nothing changes. What no call can make again is listed
// in Recording.md.

extension Context {
  func writeState(_ recorder: Recorder) {
    recorder.put(.state)
    recorder.begin(Call.context_create)
    recorder.put(list: 3)
    recorder.put(whole: application == 0 ? 1 : 0)
    recorder.put(whole: 0)
    recorder.put(number: time)
    recorder.end()
    writeFirstBirths()
    var key = 0
    while let row = ConfigTable.row(key) {
      let value = config.unsafelyUnwrapped[key]
      if value != row.initial { say(Call.context_set_config, Int64(key), value) }
      key += 1
    }
    writeClasses(recorder)
    writeObjects()
    writeControllers()
    forEachObject { object in writeProperties(of: object) }
    writeTree()
    writeAttachments(recorder)
    forEachObject { object in writeActions(of: object) }
    writeApplication()
    writePointer(recorder)
    writeFocus()
    // What was first responder begins to edit without asking them.
    forEachObject { object in writeFieldDelegate(of: object) }
    forEachObject { if $0.kind == .viewController, Controller($0).parent == nil { writeAppearance(Controller($0), moved: false) } }
    writeWaiting()
    forEachObject { object in writeReferences(object) }
    recorder.put(.state)
  }

  /// What a context has from the beginning, and events: no call makes them.
  private func writeFirstBirths() {
    forEachObject { object in
      switch object.kind {
      case .cls where classID(ofHandle: object) <= BuiltIn.textField: writeBirth(object)
      case .application: writeBirth(object)
      case .event: writeBirth(object.index, object.index == event ? 10 : eventState(object).type == .presses ? 12 : 13)
      default: break
      }
    }
  }

  // MARK: Objects

  /// Everything that a call makes, without a word about what it is like. Windows come in their order.
  private func writeObjects() {
    forEachObject { object in
      switch object.kind {
      case .responder: make(Call.responder_create, object)
      case .viewController: make(Call.view_controller_create, object)
      case .view, .control, .scroll: makeFramed(Call.view_create, object)
      // A scroll view has brought its own.
      case .gesture: if !Recognizer(object).has(.drivesScroll) { make(Call.gesture_recognizer_create, object) }
      case .closure: makeClosure(object)
      // They are over, and the host has retained them.
      case .touch, .press: writeStandIn(for: object)
      default: break
      }
    }
    for w in eachWindow {
      let index = w.index
      makeFramed(Call.window_create, w.object)
      let level = window(index).data.level
      if level != 0 { say(Call.window_set_level, Numbered(index), level) }
    }
  }

  private func make(_ call: UInt32, _ object: Object) {
    say(call, Numbered(object.cls.handle))
    writeBirth(object)
  }

  private func makeFramed(_ call: UInt32, _ object: Object) {
    say(call, Numbered(object.cls.handle), plainFrame(View(object)) ?? RKRect())
    writeBirth(object)
    if object.kind == .scroll {
      let data = ScrollView(object).data
      if data.pan != 0 { writeBirth(data.pan) }
      if data.pinch != 0 { writeBirth(data.pinch) }
    }
  }

  /// The frame with which a view could have been made, if there is one.
  func plainFrame(_ index: View) -> RKRect? {
    let v = index.whole
    let frame = RKRect(v.center.x - 0.5 * v.bounds.size.width, v.center.y - 0.5 * v.bounds.size.height, v.bounds.size.width, v.bounds.size.height)
    let fits = frame.origin.x.isFinite && frame.origin.y.isFinite && (frame.origin.x + 0.5 * frame.size.width).bitPattern == v.center.x.bitPattern
      && (frame.origin.y + 0.5 * frame.size.height).bitPattern == v.center.y.bitPattern
    return fits && v.bounds.origin.x == 0 && v.bounds.origin.y == 0 ? frame : nil
  }

  private func makeClosure(_ object: Object) {
    guard let state = Closure(object).state else { return }
    withEncoding(state.interface.signature) { encoding in
      say(Call.closure_create, encoding, true, object.base.side?.drop != nil)
    }
    writeBirth(object)
  }

  /// A signature as text, valid while `body` runs. Its memory is not the context's.
  func withEncoding(_ signature: Signature, _ body: (LongText) -> Void) {
    guard let raw = rkp_allocate_raw(longestEncoding + 1) else {
      recorder?.lackMemory()
      return
    }
    let buffer = raw.assumingMemoryBound(to: CChar.self)
    var text = Text(buffer, longestEncoding + 1)
    text.add(signature)
    body(LongText(text: UnsafePointer(buffer)))
    rkp_free(raw)
  }

  // MARK: Controllers

  private func writeControllers() {
    forEachObject { object in
      guard object.kind == .viewController else { return }
      let c = Controller(object)
      if let view = c.view { say(Call.view_controller_set_view, Numbered(object), Numbered(view)) }
      for child in c.children {
        say(Call.view_controller_add_child, Numbered(object), Numbered(child))
      }
      if let presented = c.presented { say(Call.view_controller_present, Numbered(object), Numbered(presented)) }
    }
    for window in eachWindow {
      guard let root = window.rootController else { continue }
      say(Call.window_set_root_view_controller, Numbered(window), Numbered(root))
      // That puts its view into the window, and loads one first if it has none.
      if root.view == nil {
        writeBirth(Handle.contextIndex, 2)
        say(Call.view_controller_set_view, Numbered(root), Numbered(0))
      }
      // The tree comes later; until then nothing is to be sized with the window.
      say(Call.view_remove_from_superview, Numbered(root.view?.index ?? Handle.contextIndex))
    }
  }

  /// Where a controller's appearance is not what the tree makes of it; containers come before their children, which follow them.
  private func writeAppearance(_ controller: Controller, moved: Bool) {
    let c = controller
    let isSaid = c.view != nil && (moved || c.inTransition || c.appearance.isOn != isSeen(responder(controller.index).window))
    if isSaid {
      // A transition that has begun and not ended began from the opposite state.
      let isOn = c.appearance.isOn
      let isMoving = c.appearance == .coming || c.appearance == .going
      say(Call.view_controller_begin_appearance_transition, Numbered(controller.index), isMoving ? !isOn : isOn, c.animated)
      say(Call.view_controller_end_appearance_transition, Numbered(controller.index))
      if c.inTransition { say(Call.view_controller_begin_appearance_transition, Numbered(controller.index), isOn, c.animated) }
    }
    var k = 0
    while k < c.children.count, hasStack {
      writeAppearance(self.controller(c.children[k]), moved: moved || isSaid)
      k += 1
    }
  }

  // MARK: The tree

  private func writeTree() {
    forEachObject { object in
      if !object.isView { return }
      var k = 0
      while k < Int(View(object).childCount) {
        say(Call.view_add_subview, Numbered(object), Numbered(View(object).child(k)))
        k += 1
      }
    }
  }

  /// Recognisers in the order in which they were attached, whatever their views: found by a heap, whose memory is none of the context's.
  private func writeAttachments(_ recorder: Recorder) {
    guard let raw = rkp_allocate_raw(Int(recordCount) * MemoryLayout<UInt32>.stride) else { return recorder.lackMemory() }
    let heap = raw.assumingMemoryBound(to: UInt32.self)
    var count = 0
    forEachObject { object in
      if object.kind == .gesture, Recognizer(object).view != nil, !Recognizer(object).has(.drivesScroll) {
        heap[count] = object.index
        count += 1
      }
    }
    var unordered = count / 2
    while count > 0 {
      var k = 0
      if unordered > 0 {
        unordered -= 1
        k = unordered
      } else {
        say(Call.view_add_gesture_recognizer, Numbered(gesture(heap[0]).view), Numbered(heap[0]))
        count -= 1
        heap[0] = heap[count]
      }
      while 2 * k + 1 < count {
        var next = 2 * k + 1
        if next + 1 < count, gesture(heap[next + 1]).order < gesture(heap[next]).order { next += 1 }
        if gesture(heap[k]).order < gesture(heap[next]).order { break }
        swap(&heap[k], &heap[next])
        k = next
      }
    }
    rkp_free(raw)
  }

  // MARK: Application, windows, first responders

  private func writeApplication() {
    let application = Numbered(self.application)
    if application.index == 0 { return }
    if delegate != 0 { say(Call.application_set_delegate, application, Numbered(delegate)) }
    if receivesRemoteControl { say(Call.application_begin_receiving_remote_control_events, application) }
    if inactive { say(Call.application_set_active, application, false) }
    var k = 0
    while k < ignoring, k < 4096 {
      say(Call.application_begin_ignoring_interaction_events, application)
      k += 1
    }
  }

  private func writePointer(_ recorder: Recorder) {
    if !pointer.isInside { return }
    var sample = RKPointerSample()
    sample.screen = pointer.screen
    sample.location = pointer.location
    sample.buttons = pointer.buttons
    sample.z_offset = pointer.zOffset
    sample.altitude_angle = pointer.altitude
    sample.azimuth_angle = pointer.azimuth
    sample.roll_angle = pointer.roll
    write(Call.context_send_pointer, time, sample)
  }

  private func writeFocus() {
    for window in eachWindow {
      if let first = window.firstResponder {
        // Regardless of its class's answer.
        let may = first.base.canBecomeFirst
        if !may { say(Call.responder_set_can_become_first_responder, Numbered(first), true) }
        say(Call.responder_become_first_responder, Numbered(first))
        if !may { say(Call.responder_set_can_become_first_responder, Numbered(first), false) }
      }
      if window.view.has(.hidden) { say(Call.view_set_hidden, Numbered(window), true) }
    }
    if keyWindow != 0 { say(Call.window_make_key, Numbered(keyWindow)) }
    if wantsKey != 0 { say(Call.window_make_key, Numbered(wantsKey)) }
  }

  // MARK: Waiting items, and handlers

  private func writeWaiting() {
    sortTimers()
    for k in places(timers.count) {
      let t = timers[k]
      if !t.isOwn {
        say(Call.context_add_timer, t.deadline, true, t.drop != nil)
        writeBirth(t.header.index)
      }
    }
    writePosts(all: true)
    if diagnosticHandler != nil || diagnosticDrop != nil {
      say(Call.context_set_diagnostic_handler, diagnosticHandler != nil, diagnosticDrop != nil)
    }
    if observer != nil || observerDrop != nil { say(Call.context_set_observer, observer != nil, observerDrop != nil) }
    if notificationHandler != nil || notificationDrop != nil {
      say(Call.context_set_notification_handler, notificationHandler != nil, notificationDrop != nil)
    }
  }

  /// As many references as the host has. What it makes it has one of.
  private func writeReferences(_ object: Object) {
    let isMade: Bool
    switch object.kind {
    case .responder, .viewController, .view, .window, .control, .scroll, .closure, .touch, .press: isMade = true
    case .gesture: isMade = !Recognizer(object).has(.drivesScroll)
    case .application, .event: isMade = false
    default: return
    }
    let references = object.base.references
    if isMade, references == 0 { say(Call.release, Numbered(object)) }
    var k: UInt32 = isMade ? 1 : 0
    while k < references {
      say(Call.retain, Numbered(object))
      k += 1
    }
  }
}
