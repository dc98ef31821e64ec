// SPDX-License-Identifier: MIT
import CResponderKit

// What objects are like, where that differs from what they are like when they have been made.

private let opposite: UInt32 = 1 << 16

extension Context {
  func writeProperties(of object: Object) {
    switch object.kind {
    case .view, .window: writeView(object)
    case .control:
      writeView(object)
      writeControl(TextField(object))
    case .scroll:
      writeScroll(object)
      writeView(object)
    case .gesture: writeGesture(Recognizer(object))
    case .application:
      let cls = object.cls
      if cls.id != BuiltIn.application { say(Call.object_set_class, Numbered(object), Numbered(cls.handle)) }
    case .responder, .viewController, .closure, .event, .touch, .press: break
    default: return
    }
    if KindSet.responders.contains(object.kind) { writeResponder(object) }
    let h = object.base
    let side = h.side
    if let name = side?.name { say(Call.object_set_name, Numbered(object), UnsafePointer(name)) }
    if object.kind != .closure, h.userdata != nil || side?.drop != nil {
      say(Call.object_set_userdata, Numbered(object), h.userdata != nil, side?.drop != nil)
    }
  }

  // MARK: One of them

  /// Flags that are not as usual: pairs of a call and a bit. Where the bit stands for "no", the call has `opposite` in it.
  @inline(never)
  private func flags(_ object: Object, _ flags: UInt32, unless usual: UInt32 = 0, _ table: [UInt32]) {
    var k = 0
    while k < table.count {
      let bit = table[k + 1]
      if (flags ^ usual) & bit != 0 { say(table[k] & ~opposite, Numbered(object), (flags & bit != 0) != (table[k] & opposite != 0)) }
      k += 2
    }
  }

  @inline(never)
  private func number(_ call: UInt32, _ object: Object, _ value: Double, unless usual: Double) {
    if value.bitPattern != usual.bitPattern { say(call, Numbered(object), value) }
  }

  @inline(never)
  private func count(_ call: UInt32, _ object: Object, _ value: Int64, unless usual: Int64) {
    if value != usual { say(call, Numbered(object), value) }
  }

  // MARK: Responders

  private func writeResponder(_ object: Object) {
    let isField = object.kind == .control && Control(object).data.type == .textField
    let base = object.base
    if base.canBecomeFirst != isField { say(Call.responder_set_can_become_first_responder, Numbered(object), base.canBecomeFirst) }
    if base.cannotResignFirst { say(Call.responder_set_can_resign_first_responder, Numbered(object), false) }
    guard let side = object.base.side else { return }
    for value in side.values {
      say(Call.responder_set_value, Numbered(object), text(value.key), true)
    }
    for command in side.keyCommands {
      say(Call.responder_add_key_command, Numbered(object), UnsafePointer(command.input), command.modifiers, text(command.selector))
    }
  }

  // MARK: Views

  private func writeView(_ object: Object) {
    let v = View(object)
    let me = Numbered(object)
    if plainFrame(View(object)) == nil {
      say(Call.view_set_bounds, me, v.bounds)
      say(Call.view_set_center, me, v.center)
    } else if v.controller != nil {
      // It may have been made to fill a window.
      say(Call.view_set_bounds, me, v.bounds)
      say(Call.view_set_center, me, v.center)
    }
    if let extras = v.extras {
      let t = extras.transform
      if !t.isIdentity { say(Call.view_set_transform, me, t) }
      let anchor = extras.anchorPoint
      if anchor.x != 0.5 || anchor.y != 0.5 { say(Call.view_set_anchor_point, me, anchor) }
      number(Call.view_set_z_position, object, extras.zPosition, unless: 0)
    }
    number(Call.view_set_alpha, object, Double(v.alpha), unless: 1)
    let builtIn = object.cls.builtIn
    flags(
      object, v.flags.rawValue, unless: builtIn == BuiltIn.label || builtIn == BuiltIn.imageView ? ViewFlags.interactionDisabled.rawValue : 0,
      [
        opposite | Call.view_set_user_interaction_enabled, ViewFlags.interactionDisabled.rawValue, Call.view_set_animating, ViewFlags.animating.rawValue,
        Call.view_set_multiple_touch_enabled, ViewFlags.multipleTouch.rawValue, Call.view_set_exclusive_touch, ViewFlags.exclusiveTouch.rawValue, Call.view_set_clips_to_bounds, ViewFlags.clipsToBounds.rawValue,
      ])
    // A window is hidden when everything in it stands.
    if object.kind != .window, v.has(.hidden) { say(Call.view_set_hidden, me, true) }
    if object.kind == .window, Window(object).data.screen != 0 { say(Call.window_set_screen, me, Window(object).data.screen) }
  }

  // MARK: Controls

  private func writeControl(_ field: TextField) {
    let data = field.control.data.whole
    let me = Numbered(field)
    flags(
      field.object, data.flags.rawValue,
      [opposite | Call.control_set_enabled, ControlFlags.disabled.rawValue, Call.control_set_selected, ControlFlags.selected.rawValue, Call.control_set_highlighted, ControlFlags.highlighted.rawValue])
    switch data.type {
    case .plain, .button: break
    case .toggle: flags(field.object, data.flags.rawValue, [Call.switch_set_on, ControlFlags.on.rawValue])
    case .slider, .stepper:
      let most = data.type == .stepper ? 100.0 : 1
      if data.minimum.bitPattern != 0 || data.maximum != most { say(Call.control_set_value_range, me, data.minimum, data.maximum) }
      say(Call.control_set_value, me, data.value)
      flags(field.object, data.flags.rawValue, [opposite | Call.control_set_continuous, ControlFlags.discontinuous.rawValue])
      if data.type == .stepper {
        number(Call.stepper_set_step_value, field.object, data.step, unless: 1)
        flags(field.object, data.flags.rawValue, [Call.stepper_set_wraps, ControlFlags.wraps.rawValue, opposite | Call.stepper_set_autorepeat, ControlFlags.repeatsNot.rawValue])
      }
    case .segmented, .page:
      count(Call.control_set_count, field.object, data.count, unless: 0)
      count(Call.control_set_selected_index, field.object, data.selected, unless: data.type == .segmented ? -1 : 0)
      if data.type == .segmented {
        flags(field.object, data.flags.rawValue, [Call.segmented_control_set_momentary, ControlFlags.momentary.rawValue])
        for k in places(data.segments.count) {
          let segment = data.segments[k]
          if let title = segment.title { say(Call.segmented_control_set_title, me, Int64(k), UnsafePointer(title)) }
          if segment.isDisabled { say(Call.segmented_control_set_segment_enabled, me, Int64(k), false) }
        }
      }
    case .textField:
      flags(field.object, data.flags.rawValue, [Call.text_field_set_secure_text_entry, ControlFlags.secure.rawValue])
      if data.text.count > 0 { writeFieldText(field) }
    }
  }

  private func writeFieldText(_ textField: TextField) {
    let text = textField.control.data.text
    let field = textField.data.whole
    if let recorder = beginCall(Call.text_field_set_text) {
      recorder.put(object: textField.index)
      recorder.put(text: text.base.map { UnsafePointer($0) }, text.count)
      recorder.end()
    }
    if field.isMarked {
      say(Call.text_field_set_selected_range, Numbered(textField), field.markedStart, field.markedEnd, RKTextDirection.forward.rawValue)
      if let recorder = beginCall(Call.text_field_set_marked_text) {
        recorder.put(object: textField.index)
        recorder.put(text: text.base.map { UnsafePointer($0) + field.markedStart }, field.markedEnd - field.markedStart)
        recorder.put(whole: 0)
        recorder.put(whole: 0)
        recorder.end()
      }
    }
    if field.isMarked || field.anchor != text.count || field.head != text.count {
      say(Call.text_field_set_selected_range, Numbered(textField), field.start, field.end, (field.head < field.anchor ? RKTextDirection.backward : .forward).rawValue)
    }
  }

  // MARK: Scroll views

  @inline(never)
  private func insets(_ call: UInt32, _ object: Object, _ value: RKEdgeInsets) {
    if value.top != 0 || value.left != 0 || value.bottom != 0 || value.right != 0 { say(call, Numbered(object), value) }
  }

  private func writeScroll(_ object: Object) {
    let data = ScrollView(object).data.whole
    let me = Numbered(object)
    if data.contentSize.width != 0 || data.contentSize.height != 0 { say(Call.scroll_view_set_content_size, me, data.contentSize) }
    insets(Call.scroll_view_set_content_inset, object, data.inset)
    insets(Call.scroll_view_set_vertical_scroll_indicator_insets, object, data.verticalIndicatorInsets)
    insets(Call.scroll_view_set_horizontal_scroll_indicator_insets, object, data.horizontalIndicatorInsets)
    flags(
      object, data.flags.rawValue,
      [
        opposite | Call.scroll_view_set_scroll_enabled, ScrollFlags.disabled.rawValue, opposite | Call.scroll_view_set_bounces_horizontally, ScrollFlags.bouncesNotHorizontally.rawValue,
        opposite | Call.scroll_view_set_bounces_vertically, ScrollFlags.bouncesNotVertically.rawValue,
        Call.scroll_view_set_always_bounce_vertical, ScrollFlags.alwaysVertical.rawValue, Call.scroll_view_set_always_bounce_horizontal, ScrollFlags.alwaysHorizontal.rawValue,
        Call.scroll_view_set_paging_enabled, ScrollFlags.paging.rawValue, Call.scroll_view_set_directional_lock_enabled, ScrollFlags.locks.rawValue,
        opposite | Call.scroll_view_set_delays_content_touches, ScrollFlags.hurries.rawValue, opposite | Call.scroll_view_set_can_cancel_content_touches, ScrollFlags.leavesContent.rawValue,
        opposite | Call.scroll_view_set_bounces_zoom, ScrollFlags.bouncesZoomNot.rawValue, opposite | Call.scroll_view_set_scrolls_to_top, ScrollFlags.scrollsToTopNot.rawValue,
        Call.scroll_view_set_transfers_touches_to_parent, ScrollFlags.transfersTouches.rawValue,
        opposite | Call.scroll_view_set_transfers_horizontal_scrolling_to_parent, ScrollFlags.keepsHorizontal.rawValue,
        opposite | Call.scroll_view_set_transfers_vertical_scrolling_to_parent, ScrollFlags.keepsVertical.rawValue,
        opposite | Call.scroll_view_set_shows_vertical_scroll_indicator, ScrollFlags.hidesVertical.rawValue,
        opposite | Call.scroll_view_set_shows_horizontal_scroll_indicator, ScrollFlags.hidesHorizontal.rawValue,
      ])
    if data.flags.has(.fast) { say(Call.scroll_view_set_deceleration_rate, me, RKScrollViewDecelerationRate.fast.rawValue) }
    if data.minimumZoom != 1 || data.maximumZoom != 1 { say(Call.scroll_view_set_zoom_scale_range, me, data.minimumZoom, data.maximumZoom) }
  }

  // MARK: Recognisers

  private func writeGesture(_ g: Recognizer) {
    let me = Numbered(g)
    flags(
      g.object, g.flags.rawValue,
      [
        opposite | Call.gesture_recognizer_set_enabled, GestureFlags.disabled.rawValue, opposite | Call.gesture_recognizer_set_cancels_touches_in_view, GestureFlags.leavesTouches.rawValue,
        Call.gesture_recognizer_set_delays_touches_began, GestureFlags.delaysBegan.rawValue, opposite | Call.gesture_recognizer_set_delays_touches_ended, GestureFlags.hurriesEnded.rawValue,
        opposite | Call.gesture_recognizer_set_requires_exclusive_touch_type, GestureFlags.mixesTypes.rawValue,
      ])
    if g.allowedTypes != .max { say(Call.gesture_recognizer_set_allowed_touch_types, me, g.allowedTypes) }
    if g.allowedPressTypes != 0 { say(Call.gesture_recognizer_set_allowed_press_types, me, g.allowedPressTypes) }
    for required in g.requirements {
      let other = live(required, .gestures)
      if other != 0 { say(Call.gesture_recognizer_require_to_fail, me, Numbered(other)) }
    }
    switch g.type {
    case .custom, .hover: break
    case .tap:
      let data = g.tapData.whole
      count(Call.tap_set_number_of_taps_required, g.object, data.tapsRequired, unless: 1)
      count(Call.tap_set_number_of_touches_required, g.object, data.touchesRequired, unless: 1)
      number(Call.tap_set_maximum_tap_duration, g.object, data.maximumDuration, unless: config(.tapMaximumDuration))
      number(Call.tap_set_maximum_interval_between_successive_taps, g.object, data.maximumInterval, unless: config(.tapMaximumInterval))
      number(Call.tap_set_allowable_movement, g.object, data.movement, unless: config(.tapAllowableMovement))
      count(Call.tap_set_button_mask_required, g.object, Int64(data.buttonMask), unless: 1)
    case .longPress:
      let data = g.tapData.whole
      count(Call.long_press_set_number_of_taps_required, g.object, data.tapsRequired, unless: 0)
      count(Call.long_press_set_number_of_touches_required, g.object, data.touchesRequired, unless: 1)
      number(Call.long_press_set_minimum_press_duration, g.object, data.pressDuration, unless: config(.longPressMinimumDuration))
      number(Call.long_press_set_allowable_movement, g.object, data.movement, unless: config(.longPressAllowableMovement))
    case .pan, .screenEdgePan:
      let data = g.panData.whole
      count(Call.pan_set_minimum_number_of_touches, g.object, data.minimumTouches, unless: 1)
      count(Call.pan_set_maximum_number_of_touches, g.object, data.maximumTouches, unless: .max)
      count(Call.pan_set_allowed_scroll_types_mask, g.object, Int64(data.scrollTypes), unless: data.scrolls ? 3 : 0)
      count(Call.screen_edge_pan_set_edges, g.object, Int64(data.edges), unless: 0)
    case .swipe:
      count(Call.swipe_set_direction, g.object, Int64(g.swipeData.direction), unless: 1)
      count(Call.swipe_set_number_of_touches_required, g.object, g.swipeData.touchesRequired, unless: 1)
    case .pinch, .rotation: break
    }
  }

  // MARK: Targets, actions, delegates

  /// When every object is there.
  func writeActions(of object: Object) {
    switch object.kind {
    case .gesture:
      let g = Recognizer(object)
      if let delegate = g.delegate { writeLink(delegate.object) { writeDelegate(object, delegate.table, isGone: $0) } }
      writeTargets(object, g.targets, &g.numbers)
    case .control: writeTargets(object, Control(object).data.targets, &Control(object).data.numbers)
    case .scroll:
      if ScrollView(object).data.zoom != 1 { writeZoom(ScrollView(object)) }
      if let delegate = ScrollView(object).data.delegate { writeLink(delegate.object) { writeDelegate(object, delegate.table, isGone: $0) } }
    default: break
    }
  }

  func writeFieldDelegate(of object: Object) {
    guard object.kind == .control, let delegate = Control(object).data.field?.delegate else { return }
    writeLink(delegate.object) { writeDelegate(object, delegate.table, isGone: $0) }
  }

  /// The view that a scroll view has zoomed; nil: it is not in it any more.
  func zoomedView(_ scrollView: ScrollView) -> View? {
    guard let zoomed = scrollView.zoomed, zoomed.isDescendant(of: scrollView.view) else { return nil }
    return zoomed
  }

  /// A scale is set with the help of a delegate that names the view. What that moves is put where it is.
  private func writeZoom(_ scrollView: ScrollView) {
    guard let zoomed = zoomedView(scrollView) else { return }
    let me = Numbered(scrollView)
    let data = scrollView.data
    var table = RKScrollViewDelegate()
    table.view_for_zooming = { _, _ in nil }
    writeDelegate(scrollView.object, table)
    say(Call.scroll_view_set_zoom_scale, me, data.zoom, false)
    writeEnter(scrollView.index)
    writeLeave(object: zoomed.pointer)
    say(Call.scroll_view_set_delegate, me, Numbered(0))
    say(Call.view_set_transform, Numbered(zoomed), zoomed.transform)
    say(Call.view_set_center, Numbered(zoomed), zoomed.center)
    say(Call.scroll_view_set_content_size, me, data.contentSize)
    say(Call.view_set_bounds, me, scrollView.view.bounds)
  }

  /// What names an object that may have gone: then it is stood for by one that goes at once.
  @inline(never)
  private func writeLink(_ object: UInt, _ write: (Bool) -> Void) {
    let isGone = object != 0 && live(object, .all) == 0
    if isGone { writeStandIn() }
    write(isGone)
    if isGone { say(Call.release, Numbered(Handle.contextIndex)) }
  }

  /// Make an object that stands for one that no call can make: by itself for those that have gone, whose numbers are unique.
  @inline(never)
  func writeStandIn(for object: Object? = nil) {
    say(Call.responder_create, Numbered(0))
    writeBirth(object?.index ?? Handle.contextIndex, 1)
  }

  /// A list in its order. A replay numbers its functions as they are added, so from here on they have those numbers.
  @inline(never)
  private func writeTargets(_ object: Object, _ list: TargetList, _ numbers: inout ActionNumbers) {
    let me = Numbered(object)
    let isControl = object.kind == .control
    var functions: UInt64 = 0
    for k in places(list.count) {
      let entry = list[k]
      if entry.identifier != 0 {
        functions += 1
        list.base.unsafelyUnwrapped[k].recorded = functions
        if isControl {
          say(Call.control_add_action, me, entry.events, true, entry.drop != nil)
        } else {
          say(Call.gesture_recognizer_add_action, me, true, entry.drop != nil)
        }
      } else {
        writeLink(entry.target) { isGone in
          let target = Numbered(isGone ? Handle.contextIndex : live(entry.target, .all))
          if isControl {
            say(Call.control_add_target, me, target, text(entry.selector), entry.events)
          } else {
            say(Call.gesture_recognizer_add_target, me, target, text(entry.selector))
          }
        }
      }
    }
    numbers.passed = numbers.last - functions
  }
}
