import CResponderKit

// What objects are like, where that differs from what they are like when they have been made.

private let opposite: UInt32 = 1 << 16

extension Context {
  func writeProperties(of index: UInt32) {
    switch kind(index) {
    case .view, .window: writeView(index)
    case .control:
      writeView(index)
      writeControl(textField(index))
    case .scroll:
      writeScroll(index)
      writeView(index)
    case .gesture: writeGesture(gesture(index))
    case .application:
      let cls = classData(of: index)
      if cls.id != BuiltIn.application { say(Call.object_set_class, Numbered(index), Numbered(cls.handle)) }
    case .responder, .viewController, .closure, .event, .touch, .press: break
    default: return
    }
    if KindSet.responders.contains(kind(index)) { writeResponder(index) }
    let h = header(index)
    let side = h.side
    if let name = side?.name { say(Call.object_set_name, Numbered(index), UnsafePointer(name)) }
    if kind(index) != .closure, h.userdata != nil || side?.drop != nil {
      say(Call.object_set_userdata, Numbered(index), h.userdata != nil, side?.drop != nil)
    }
  }

  // MARK: One of them

  /// Flags that are not as usual: pairs of a call and a bit. Where the bit stands for "no", the call has `opposite` in it.
  @inline(never)
  private func flags(_ index: UInt32, _ flags: UInt32, unless usual: UInt32 = 0, _ table: [UInt32]) {
    var k = 0
    while k < table.count {
      let bit = table[k + 1]
      if (flags ^ usual) & bit != 0 { say(table[k] & ~opposite, Numbered(index), (flags & bit != 0) != (table[k] & opposite != 0)) }
      k += 2
    }
  }

  @inline(never)
  private func number(_ call: UInt32, _ index: UInt32, _ value: Double, unless usual: Double) {
    if value.bitPattern != usual.bitPattern { say(call, Numbered(index), value) }
  }

  @inline(never)
  private func count(_ call: UInt32, _ index: UInt32, _ value: Int64, unless usual: Int64) {
    if value != usual { say(call, Numbered(index), value) }
  }

  // MARK: Responders

  private func writeResponder(_ index: UInt32) {
    let isField = kind(index) == .control && controlData(index).type == .textField
    flags(
      index, UInt32(header(index).flags), unless: isField ? UInt32(HeaderRecord.canBecomeFirst) : 0,
      [Call.responder_set_can_become_first_responder, UInt32(HeaderRecord.canBecomeFirst), opposite | Call.responder_set_can_resign_first_responder, UInt32(HeaderRecord.cannotResignFirst)])
    guard let side = header(index).side else { return }
    for value in side.values {
      say(Call.responder_set_value, Numbered(index), text(value.key), true)
    }
    for command in side.keyCommands {
      say(Call.responder_add_key_command, Numbered(index), UnsafePointer(command.input), command.modifiers, text(command.selector))
    }
  }

  // MARK: Views

  private func writeView(_ index: UInt32) {
    let v = view(index)
    let me = Numbered(index)
    if plainFrame(view(index)) == nil {
      say(Call.view_set_bounds, me, v.bounds)
      say(Call.view_set_center, me, v.center)
    } else if v.controller != 0 {
      // It may have been made to fill a window.
      say(Call.view_set_bounds, me, v.bounds)
      say(Call.view_set_center, me, v.center)
    }
    if let extras = v.extras {
      let t = extras.transform
      if !t.isIdentity { say(Call.view_set_transform, me, t) }
      let anchor = extras.anchorPoint
      if anchor.x != 0.5 || anchor.y != 0.5 { say(Call.view_set_anchor_point, me, anchor) }
      number(Call.view_set_z_position, index, extras.zPosition, unless: 0)
    }
    number(Call.view_set_alpha, index, Double(v.alpha), unless: 1)
    let builtIn = classData(of: index).builtIn
    flags(
      index, v.flags.rawValue, unless: builtIn == BuiltIn.label || builtIn == BuiltIn.imageView ? ViewFlags.interactionDisabled.rawValue : 0,
      [
        opposite | Call.view_set_user_interaction_enabled, ViewFlags.interactionDisabled.rawValue, Call.view_set_animating, ViewFlags.animating.rawValue,
        Call.view_set_multiple_touch_enabled, ViewFlags.multipleTouch.rawValue, Call.view_set_exclusive_touch, ViewFlags.exclusiveTouch.rawValue, Call.view_set_clips_to_bounds, ViewFlags.clipsToBounds.rawValue,
      ])
    // A window is hidden when everything in it stands.
    if kind(index) != .window, v.has(.hidden) { say(Call.view_set_hidden, me, true) }
    if kind(index) == .window, window(index).data.screen != 0 { say(Call.window_set_screen, me, window(index).data.screen) }
  }

  // MARK: Controls

  private func writeControl(_ field: TextField) {
    let data = controlData(field.index).whole
    let me = Numbered(field.index)
    flags(
      field.index, data.flags.rawValue,
      [opposite | Call.control_set_enabled, ControlFlags.disabled.rawValue, Call.control_set_selected, ControlFlags.selected.rawValue, Call.control_set_highlighted, ControlFlags.highlighted.rawValue])
    switch data.type {
    case .plain, .button: break
    case .toggle: flags(field.index, data.flags.rawValue, [Call.switch_set_on, ControlFlags.on.rawValue])
    case .slider, .stepper:
      let most = data.type == .stepper ? 100.0 : 1
      if data.minimum.bitPattern != 0 || data.maximum != most { say(Call.control_set_value_range, me, data.minimum, data.maximum) }
      say(Call.control_set_value, me, data.value)
      flags(field.index, data.flags.rawValue, [opposite | Call.control_set_continuous, ControlFlags.discontinuous.rawValue])
      if data.type == .stepper {
        number(Call.stepper_set_step_value, field.index, data.step, unless: 1)
        flags(field.index, data.flags.rawValue, [Call.stepper_set_wraps, ControlFlags.wraps.rawValue, opposite | Call.stepper_set_autorepeat, ControlFlags.repeatsNot.rawValue])
      }
    case .segmented, .page:
      count(Call.control_set_count, field.index, data.count, unless: 0)
      count(Call.control_set_selected_index, field.index, data.selected, unless: data.type == .segmented ? -1 : 0)
      if data.type == .segmented {
        flags(field.index, data.flags.rawValue, [Call.segmented_control_set_momentary, ControlFlags.momentary.rawValue])
        for k in places(data.segments.count) {
          let segment = data.segments[k]
          if let title = segment.title { say(Call.segmented_control_set_title, me, Int64(k), UnsafePointer(title)) }
          if segment.isDisabled { say(Call.segmented_control_set_segment_enabled, me, Int64(k), false) }
        }
      }
    case .textField:
      flags(field.index, data.flags.rawValue, [Call.text_field_set_secure_text_entry, ControlFlags.secure.rawValue])
      if data.text.count > 0 { writeFieldText(field) }
    }
  }

  private func writeFieldText(_ textField: TextField) {
    let text = controlData(textField.index).text
    let field = textField.data.whole
    if let recorder = beginCall(Call.text_field_set_text) {
      recorder.put(object: textField.index)
      recorder.put(text: text.base.map { UnsafePointer($0) }, text.count)
      recorder.end()
    }
    if field.isMarked {
      say(Call.text_field_set_selected_range, Numbered(textField.index), field.markedStart, field.markedEnd, RKTextDirection.forward.rawValue)
      if let recorder = beginCall(Call.text_field_set_marked_text) {
        recorder.put(object: textField.index)
        recorder.put(text: text.base.map { UnsafePointer($0) + field.markedStart }, field.markedEnd - field.markedStart)
        recorder.put(whole: 0)
        recorder.put(whole: 0)
        recorder.end()
      }
    }
    if field.isMarked || field.anchor != text.count || field.head != text.count {
      say(Call.text_field_set_selected_range, Numbered(textField.index), field.start, field.end, (field.head < field.anchor ? RKTextDirection.backward : .forward).rawValue)
    }
  }

  // MARK: Scroll views

  @inline(never)
  private func insets(_ call: UInt32, _ index: UInt32, _ value: RKEdgeInsets) {
    if value.top != 0 || value.left != 0 || value.bottom != 0 || value.right != 0 { say(call, Numbered(index), value) }
  }

  private func writeScroll(_ index: UInt32) {
    let data = scrollData(index).whole
    let me = Numbered(index)
    if data.contentSize.width != 0 || data.contentSize.height != 0 { say(Call.scroll_view_set_content_size, me, data.contentSize) }
    insets(Call.scroll_view_set_content_inset, index, data.inset)
    insets(Call.scroll_view_set_vertical_scroll_indicator_insets, index, data.verticalIndicatorInsets)
    insets(Call.scroll_view_set_horizontal_scroll_indicator_insets, index, data.horizontalIndicatorInsets)
    flags(
      index, data.flags.rawValue,
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
    let me = Numbered(g.index)
    flags(
      g.index, g.flags.rawValue,
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
      count(Call.tap_set_number_of_taps_required, g.index, data.tapsRequired, unless: 1)
      count(Call.tap_set_number_of_touches_required, g.index, data.touchesRequired, unless: 1)
      number(Call.tap_set_maximum_tap_duration, g.index, data.maximumDuration, unless: config(.tapMaximumDuration))
      number(Call.tap_set_maximum_interval_between_successive_taps, g.index, data.maximumInterval, unless: config(.tapMaximumInterval))
      number(Call.tap_set_allowable_movement, g.index, data.movement, unless: config(.tapAllowableMovement))
      count(Call.tap_set_button_mask_required, g.index, Int64(data.buttonMask), unless: 1)
    case .longPress:
      let data = g.tapData.whole
      count(Call.long_press_set_number_of_taps_required, g.index, data.tapsRequired, unless: 0)
      count(Call.long_press_set_number_of_touches_required, g.index, data.touchesRequired, unless: 1)
      number(Call.long_press_set_minimum_press_duration, g.index, data.pressDuration, unless: config(.longPressMinimumDuration))
      number(Call.long_press_set_allowable_movement, g.index, data.movement, unless: config(.longPressAllowableMovement))
    case .pan, .screenEdgePan:
      let data = g.panData.whole
      count(Call.pan_set_minimum_number_of_touches, g.index, data.minimumTouches, unless: 1)
      count(Call.pan_set_maximum_number_of_touches, g.index, data.maximumTouches, unless: .max)
      count(Call.pan_set_allowed_scroll_types_mask, g.index, Int64(data.scrollTypes), unless: data.scrolls ? 3 : 0)
      count(Call.screen_edge_pan_set_edges, g.index, Int64(data.edges), unless: 0)
    case .swipe:
      count(Call.swipe_set_direction, g.index, Int64(g.swipeData.direction), unless: 1)
      count(Call.swipe_set_number_of_touches_required, g.index, g.swipeData.touchesRequired, unless: 1)
    case .pinch, .rotation: break
    }
  }

  // MARK: Targets, actions, delegates

  /// When every object is there.
  func writeActions(of index: UInt32) {
    switch kind(index) {
    case .gesture:
      let g = gesture(index)
      if let delegate = g.delegate { writeLink(delegate.object) { writeDelegate(index, delegate.table, isGone: $0) } }
      writeTargets(index, g.targets, &g.numbers)
    case .control: writeTargets(index, controlData(index).targets, &controlData(index).numbers)
    case .scroll:
      if scrollData(index).zoom != 1 { writeZoom(view(index)) }
      if let delegate = scrollData(index).delegate { writeLink(delegate.object) { writeDelegate(index, delegate.table, isGone: $0) } }
    default: break
    }
  }

  func writeFieldDelegate(of index: UInt32) {
    guard kind(index) == .control, let delegate = controlData(index).field?.delegate else { return }
    writeLink(delegate.object) { writeDelegate(index, delegate.table, isGone: $0) }
  }

  /// The view that a scroll view has zoomed; 0: it is not in it any more.
  func zoomedView(_ index: UInt32) -> UInt32 {
    let zoomed = live(scrollData(index).zoomed, .views)
    return zoomed != 0 && isDescendant(zoomed, of: index) ? zoomed : 0
  }

  /// A scale is set with the help of a delegate that names the view. What that moves is put where it is.
  private func writeZoom(_ v: View) {
    let zoomed = zoomedView(v.index)
    guard zoomed != 0 else { return }
    var table = RKScrollViewDelegate()
    table.view_for_zooming = { _, _ in nil }
    writeDelegate(v.index, table)
    say(Call.scroll_view_set_zoom_scale, Numbered(v.index), scrollData(v.index).zoom, false)
    writeEnter(v.index)
    writeLeave(object: pointer(zoomed))
    say(Call.scroll_view_set_delegate, Numbered(v.index), Numbered(0))
    say(Call.view_set_transform, Numbered(zoomed), view(zoomed).transform)
    say(Call.view_set_center, Numbered(zoomed), view(zoomed).center)
    say(Call.scroll_view_set_content_size, Numbered(v.index), scrollData(v.index).contentSize)
    say(Call.view_set_bounds, Numbered(v.index), v.bounds)
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
  func writeStandIn(for index: UInt32 = Handle.contextIndex) {
    say(Call.responder_create, Numbered(0))
    writeBirth(index, 1)
  }

  /// A list in its order. A replay numbers its functions as they are added, so from here on they have those numbers.
  @inline(never)
  private func writeTargets(_ index: UInt32, _ list: TargetList, _ numbers: inout ActionNumbers) {
    let me = Numbered(index)
    let isControl = kind(index) == .control
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
