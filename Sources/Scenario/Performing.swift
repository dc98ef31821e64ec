// SPDX-License-Identifier: MIT
import CResponderKit

extension World {
  func perform(_ steps: [Step]) {
    for step in steps { perform(step) }
  }

  private func perform(_ step: Step) {
    let path = step.path
    // Input and posted steps take their time with them; for all others it passes first.
    if case .input(let input) = step.action {
      send(input, at: step.time ?? now, path)
      return
    }
    if case .post(let steps) = step.action {
      post(steps, at: step.time ?? now)
      return
    }
    if let time = step.time { note(rk_context_advance(context, time), path) }
    if let missing = step.action.subjects.first(where: { objects[$0] == nil }) {
      let message = quoted(missing) + " does not exist yet"
      if step.action.isCheck { differ(message, path) } else { note(message, path) }
      if step.action.isQuestion { say("= false") }
      return
    }
    // What the step is done to, if it is one thing.
    let object = step.action.subjects.first.flatMap { handle(of: $0) }
    switch step.action {
    case .gesture(let gesture): perform(gesture, path)
    case .cancelAll: note(rk_context_cancel_all_touches(context), path)
    case .cancelAllPresses: note(rk_context_cancel_all_presses(context), path)
    case .active(let active): note(rk_application_set_active(handle(of: Ledger.application), active), path)
    case .ignoring(let begins):
      let application = handle(of: Ledger.application)
      note(
        begins
          ? rk_application_begin_ignoring_interaction_events(application) : rk_application_end_ignoring_interaction_events(application),
        path)
    case .drain:
      note(rk_context_drain(context, nil), path)
      for id in Array(places.keys) { keepTouch(id) }
    case .set(let id, let settings): set(id, settings)
    case .add(let parent, let node, let index): add(node, to: parent, at: index, path)
    case .move(_, let parent, let index): insert(object, into: handle(of: parent), at: index, path)
    case .remove: note(rk_view_remove_from_superview(object), path)
    case .destroy(let id): destroy(id, path)
    case .addRecognizer(let view, let recognizer): add(recognizer, to: view, path)
    case .attachRecognizer(let view, _): note(rk_view_add_gesture_recognizer(handle(of: view), object), path)
    case .removeRecognizer(let id): detachRecognizer(id, path)
    case .setTranslation(_, let translation): note(rk_pan_set_translation(object, translation, nil), path)
    case .setScale(_, let scale): note(rk_pinch_set_scale(object, scale), path)
    case .setRotation(_, let radians): note(rk_rotation_set_rotation(object, radians), path)
    case .sendAction(let selector, let target, let sender): sendAction(selector, to: target, from: sender, path)
    case .setContentOffset(_, let offset, let animated):
      note(rk_scroll_view_set_content_offset(object, offset, animated), path)
    case .scrollRectToVisible(_, let rect, let animated):
      note(rk_scroll_view_scroll_rect_to_visible(object, rect, animated), path)
    case .setZoomScale(_, let scale, let animated): note(rk_scroll_view_set_zoom_scale(object, scale, animated), path)
    case .zoomToRect(_, let rect, let animated): note(rk_scroll_view_zoom_to_rect(object, rect, animated), path)
    case .scrollToTop: answer(path) { rk_scroll_view_scroll_to_top(object, $0) }
    case .stopScrolling: note(rk_scroll_view_stop_scrolling_and_zooming(object), path)
    case .flashIndicators: note(rk_scroll_view_flash_scroll_indicators(object), path)
    case .controllers(let deed): perform(deed, path)
    case .performPrimaryAction: note(rk_control_perform_primary_action(object), path)
    case .clear: answer(path) { rk_text_field_clear(object, $0) }
    case .setMarkedText(_, let text, let selection):
      let bytes = Array(text.utf8)
      let start = selection.map { FieldRange.offset($0.x, bytes) } ?? bytes.count, end = selection.map { FieldRange.offset($0.y, bytes) } ?? bytes.count
      note(text.withCString { rk_text_field_set_marked_text(object, $0, start, end) }, path)
    case .unmarkText: note(rk_text_field_unmark_text(object), path)
    case .insertSegment(_, let title, let index): note(title.withCString { rk_segmented_control_insert_segment(object, $0, index) }, path)
    case .removeSegment(_, let index): note(rk_segmented_control_remove_segment(object, index), path)
    case .segmentEnabled(_, let index, let enabled): note(rk_segmented_control_set_segment_enabled(object, index, enabled), path)
    case .on(let line, let steps): wait(for: line, steps, path)
    case .becomeFirst: answer(path) { rk_responder_become_first_responder(object, $0) }
    case .resignFirst: answer(path) { rk_responder_resign_first_responder(object, $0) }
    case .makeKey:
      answer(path) {
        let status = rk_window_make_key(object)
        return status == .OK ? rk_window_is_key(object, $0) : status
      }
    default: check(step)
    }
  }

  private var now: Double {
    var time = 0.0
    _ = rk_context_get_time(context, &time)
    return time
  }

  func answer(_ path: JSONPath, _ ask: (UnsafeMutablePointer<Bool>) -> RKStatus) {
    var out = false
    note(ask(&out), path)
    say("= " + (out ? "true" : "false"))
  }

  // MARK: The queue

  private func post(_ steps: [Step], at start: Double) {
    var time = start
    for step in steps {
      time = step.time ?? time
      switch step.action {
      case .input(let input) where input.canBePosted: note(post(input, at: time), step.path)
      case .cancelAll where step.time == nil: note(rk_context_post_cancel_all_touches(context), step.path)
      default:
        let posted = Unmanaged.passRetained(Posted(self, step)).toOpaque()
        let status = rk_context_post_call(
          context, { Unmanaged<Posted>.fromOpaque($1!).takeUnretainedValue().perform() }, posted,
          { Unmanaged<Posted>.fromOpaque($0!).release() })
        note(status, step.path)
      }
    }
  }

  /// A step that waits in the queue.
  private final class Posted {
    unowned(unsafe) let world: World
    let step: Step

    init(_ world: World, _ step: Step) {
      self.world = world
      self.step = step
    }

    func perform() { world.perform(step) }
  }

  // MARK: Properties and the tree

  private func set(_ id: String, _ settings: [Action.Setting]) {
    guard let instance = objects[id] else { return }
    for setting in settings {
      do {
        // Ids were checked when the file was read; these ledgers only take note of them.
        switch setting {
        case .property(let setting): note(try setting.apply(to: instance.handle), setting.reader.path)
        case .behaviour(let key, let reader): try change(instance, key, reader)
        case .recognizer(let key, let reader): try changeRecognizer(instance, key, reader)
        case .log(let reader):
          if instance.kind == .recognizer { try changeRecognizer(instance, "log", reader) } else { try change(instance, "log", reader) }
        }
      } catch {
        note(error)
      }
    }
  }

  private func change(_ instance: Instance, _ key: String, _ reader: Reader) throws(ScenarioError) {
    let ledger = Ledger()
    try instance.behaviour.read(key, reader, ledger)
    instance.resolveKinds()
    note(extendClass(of: instance), reader.path)
    if key == "keyCommands" { try setKeyCommands(of: instance) }
    if instance.kind == .scrollView, key == "log" || Behaviour.scrollWords.contains(key) {
      try setScrollDelegate(of: instance, reader.path)
    }
    if instance.isTextField, key == "log" || Behaviour.fieldWords.contains(key) { try setFieldDelegate(of: instance, reader.path) }
    if instance.kind == .control, key == "targets" || key == "log" { try connectTargets(of: instance, reader.path) }
  }

  private func add(_ node: Node, to parent: String, at index: Int64?, _ path: JSONPath) {
    guard objects[node.id] == nil else {
      note(quoted(node.id) + " exists already", path)
      return
    }
    do {
      try build(node)
    } catch {
      note(error)
      return
    }
    // The node exists from here on, whether its superview takes it or not.
    do {
      try connect(node)
    } catch {
      note(error)
    }
    guard objects[parent] != nil else {
      note(quoted(parent) + " does not exist yet", path)
      return
    }
    insert(handle(of: node.id), into: handle(of: parent), at: index, path)
  }

  private func insert(_ view: OpaquePointer?, into superview: OpaquePointer?, at index: Int64?, _ path: JSONPath) {
    note(index.map { rk_view_insert_subview_at_index(superview, view, $0) } ?? rk_view_add_subview(superview, view), path)
  }

  /// Takes an object out of everything that holds it and gives back the runner's reference.
  private func destroy(_ id: String, _ path: JSONPath) {
    guard let instance = objects[id] else { return }
    let object = instance.handle
    guard rk_object_is_alive(object) else {
      note(quoted(id) + " has been destroyed already", path)
      return
    }
    switch instance.kind {
    case .recognizer: if isAttached(object) { detachRecognizer(id, path) }
    case .view, .control, .scrollView:
      note(rk_view_remove_from_superview(object), path)
      var controller: OpaquePointer?
      if rk_view_get_view_controller(object, &controller) == .OK, controller != nil {
        note(rk_view_controller_set_view(controller, nil), path)
      }
    case .controller: detach(object, path)
    case .window, .application, .plain: break
    }
    // Sentences name objects that live: this one still does. Inside a callback the call that led to it has not returned.
    if inside == 0 { gather() }
    note(rk_release(object), path)
  }

  private func detach(_ controller: OpaquePointer?, _ path: JSONPath) {
    note(rk_view_controller_remove_from_parent(controller), path)
    var presenting: OpaquePointer?
    if rk_view_controller_get_presenting(controller, &presenting) == .OK, presenting != nil {
      note(rk_view_controller_dismiss(presenting), path)
    }
    let (_, windows) = handles { rk_context_get_windows(context, $0, $1, $2) }
    for window in windows {
      var root: OpaquePointer?
      if rk_window_get_root_view_controller(window, &root) == .OK, root == controller {
        note(rk_window_set_root_view_controller(window, nil), path)
      }
    }
  }
}
