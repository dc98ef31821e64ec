// SPDX-License-Identifier: MIT
import CResponderKit

// event.h

@_optimize(speed)
@_cdecl("rk_context_send_touches") @implementation public func rk_context_send_touches(_ context: RKContextRef?, _ timestamp: Double, _ samples: UnsafePointer<RKTouchSample>?, _ count: Int) -> RKStatus {
  do throws(RKStatus) {
    let context = try resolveContextInPlace(context, "context")
    try context.checkStack()
    try finite(timestamp, "timestamp")
    try context.send(timestamp, samples, count)
    return .OK
  } catch {
    return error
  }
}

@_cdecl("rk_context_post_touches") @implementation public func rk_context_post_touches(_ context: RKContextRef?, _ timestamp: Double, _ samples: UnsafePointer<RKTouchSample>?, _ count: Int) -> RKStatus {
  status { () throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try TouchInputRecord.checkCount(count)
    try post(context, .touches, inputs: count) { (node) throws(RKStatus) in
      node.timestamp = timestamp
      try node.inputs.read(samples, count, timestamp)
      try node.keepHistory()
    }
  }
}

@_cdecl("rk_context_cancel_all_touches") @implementation public func rk_context_cancel_all_touches(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.context_cancel_all_touches)
    defer { context.flushRecord() }
    guard context.updateDepth < context.updateLimit else {
      throw context.refused("context", context.updateDepth, "is nested too deep in updates; post it with rk_context_post_cancel_all_touches instead")
    }
    try context.cancelTouches(of: nil, .touchCancelledBySystem, .host)
  }
}

@_cdecl("rk_context_post_cancel_all_touches") @implementation public func rk_context_post_cancel_all_touches(_ context: RKContextRef?) -> RKStatus {
  status { () throws(RKStatus) in try post(context, .cancelAll) { _ in } }
}

@_cdecl("rk_context_find_touch") @implementation public func rk_context_find_touch(_ context: RKContextRef?, _ id: Int64, _ out: UnsafeMutablePointer<RKTouchRef?>?) -> RKStatus {
  getFromContext(context, out) { (context) throws(RKStatus) in
    guard let touch = context.findTouch(id) else { throw failure(.notFound, "id", .int(id), "is not down; pass the id of a touch that is") }
    return touch.pointer
  }
}

// MARK: Touch

@_cdecl("rk_touch_get_id") @implementation public func rk_touch_get_id(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.id }
}

@_cdecl("rk_touch_get_phase") @implementation public func rk_touch_get_phase(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<RKTouchPhase>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.phase }
}

@_cdecl("rk_touch_get_type") @implementation public func rk_touch_get_type(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<RKTouchType>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.type }
}

@_cdecl("rk_touch_get_tap_count") @implementation public func rk_touch_get_tap_count(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.tapCount }
}

@_cdecl("rk_touch_get_timestamp") @implementation public func rk_touch_get_timestamp(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.timestamp }
}

@_cdecl("rk_touch_get_view") @implementation public func rk_touch_get_view(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.view?.pointer }
}

@_cdecl("rk_touch_get_window") @implementation public func rk_touch_get_window(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<RKWindowRef?>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.window?.pointer }
}

@_cdecl("rk_touch_get_location") @implementation public func rk_touch_get_location(_ touch: RKTouchRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(touch, .touches, "touch", out) { (t) throws(RKStatus) in
    return try t.location(t.location, in: try resolveOptionalView(view, in: t.context, "view"))
  }
}

@_cdecl("rk_touch_get_previous_location") @implementation public func rk_touch_get_previous_location(_ touch: RKTouchRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(touch, .touches, "touch", out) { (t) throws(RKStatus) in
    return try t.location(t.previous, in: try resolveOptionalView(view, in: t.context, "view"))
  }
}

@_cdecl("rk_touch_get_force") @implementation public func rk_touch_get_force(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.force }
}

@_cdecl("rk_touch_get_major_radius") @implementation public func rk_touch_get_major_radius(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.radius }
}

@_cdecl("rk_touch_get_button_mask") @implementation public func rk_touch_get_button_mask(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.mask.buttons }
}

@_cdecl("rk_touch_get_altitude_angle") @implementation public func rk_touch_get_altitude_angle(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.altitude }
}

@_cdecl("rk_touch_get_azimuth_angle") @implementation public func rk_touch_get_azimuth_angle(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.azimuth }
}

@_cdecl("rk_touch_get_azimuth_unit_vector") @implementation public func rk_touch_get_azimuth_unit_vector(_ touch: RKTouchRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(touch, .touches, "touch", out) { (t) throws(RKStatus) in
    try t.azimuthUnitVector(in: try resolveOptionalView(view, in: t.context, "view"))
  }
}

@_cdecl("rk_touch_get_roll_angle") @implementation public func rk_touch_get_roll_angle(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.context.details(t).roll_angle }
}

@_cdecl("rk_touch_get_precise_location") @implementation public func rk_touch_get_precise_location(_ touch: RKTouchRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(touch, .touches, "touch", out) { (t) throws(RKStatus) in
    return try t.location(t.context.preciseLocation(t), in: try resolveOptionalView(view, in: t.context, "view"))
  }
}

@_cdecl("rk_touch_get_precise_previous_location") @implementation public func rk_touch_get_precise_previous_location(_ touch: RKTouchRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(touch, .touches, "touch", out) { (t) throws(RKStatus) in
    return try t.location(t.context.precisePreviousLocation(t), in: try resolveOptionalView(view, in: t.context, "view"))
  }
}

@_cdecl("rk_touch_get_major_radius_tolerance") @implementation public func rk_touch_get_major_radius_tolerance(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.context.details(t).major_radius_tolerance }
}

@_cdecl("rk_touch_get_maximum_possible_force") @implementation public func rk_touch_get_maximum_possible_force(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.context.details(t).maximum_possible_force }
}

@_cdecl("rk_touch_get_estimated_properties") @implementation public func rk_touch_get_estimated_properties(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<RKTouchProperties>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.context.details(t).estimated_properties }
}

@_cdecl("rk_touch_get_estimated_properties_expecting_updates") @implementation public func rk_touch_get_estimated_properties_expecting_updates(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<RKTouchProperties>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.context.details(t).estimated_properties_expecting_updates }
}

@_cdecl("rk_touch_get_estimation_update_index") @implementation public func rk_touch_get_estimation_update_index(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.context.details(t).estimation_update_index }
}

@_cdecl("rk_touch_get_predicted") @implementation public func rk_touch_get_predicted(_ touch: RKTouchRef?, _ model: RKPredictionModel, _ ahead: Double, _ out: UnsafeMutablePointer<RKTouchSnapshot>?) -> RKStatus {
  get(touch, .touches, "touch", out) { (t) throws(RKStatus) in
    guard model == .linear || model == .quadratic else {
      throw failure(.invalidArgument, "model", .int(Int64(model.rawValue)), "is not one of RKPredictionModel")
    }
    guard ahead >= 0, ahead <= 1 else { throw failure(.invalidArgument, "ahead", .double(ahead), "is not within 0 to 1 second") }
    return t.context.prediction(t, model, ahead)
  }
}

@_cdecl("rk_touch_is_withheld") @implementation public func rk_touch_is_withheld(_ touch: RKTouchRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(touch, .touches, "touch", out) { t in t.has(.withheld) }
}

@_cdecl("rk_touch_get_coalesced") @implementation public func rk_touch_get_coalesced(_ touch: RKTouchRef?, _ buffer: UnsafeMutablePointer<RKTouchSnapshot>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(touch, .touches, "touch", calls: false) { (t) throws(RKStatus) in
    let context = t.context
    // The list is the present update's.
    let merged = t.update == context.updateCount ? Int(t.coalescedCount) : 0
    guard let buffer = try room(buffer, capacity, length, max(merged, 1), needed: max(merged, 1)) else { return }
    if merged == 0 { buffer[0] = RKTouchSnapshot(timestamp: t.timestamp, location: t.location) }
    for k in places(merged) {
      buffer[k] = context.coalesced[Int(t.coalescedStart) + k]
    }
  }
}

// MARK: Event

@_cdecl("rk_event_get_type") @implementation public func rk_event_get_type(_ event: RKEventRef?, _ out: UnsafeMutablePointer<RKEventType>?) -> RKStatus {
  get(event, .events, "event", out) { o in o.context.eventState(o).type }
}

@_cdecl("rk_event_get_subtype") @implementation public func rk_event_get_subtype(_ event: RKEventRef?, _ out: UnsafeMutablePointer<Int32>?) -> RKStatus {
  get(event, .events, "event", out) { o in o.context.eventState(o).subtype }
}

@_cdecl("rk_event_get_modifier_flags") @implementation public func rk_event_get_modifier_flags(_ event: RKEventRef?, _ out: UnsafeMutablePointer<RKKeyModifierFlags>?) -> RKStatus {
  get(event, .events, "event", out) { o in RKKeyModifierFlags(rawValue: o.context.eventState(o).mask.modifiers) }
}

@_cdecl("rk_event_get_button_mask") @implementation public func rk_event_get_button_mask(_ event: RKEventRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(event, .events, "event", out) { o in o.context.eventState(o).mask.buttons }
}

@_cdecl("rk_event_get_timestamp") @implementation public func rk_event_get_timestamp(_ event: RKEventRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(event, .events, "event", out) { o in o.context.eventState(o).time }
}

extension Context {
  /// Copy those of allTouches that `belongs` accepts; events that are not of touches have none.
  fileprivate func copyTouches(
    _ event: Object, _ buffer: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ belongs: (Touch) -> Bool
  ) throws(RKStatus) {
    // An event of another type has none.
    let total = event.index == self.event ? touches.count : 0
    var count = 0
    for k in places(total) {
      if belongs(touch(touches[k])) { count += 1 }
    }
    guard let buffer = try room(buffer, capacity, length, count, needed: count) else { return }
    count = 0
    for k in places(total) {
      if belongs(touch(touches[k])) {
        buffer[count] = pointer(touches[k])
        count += 1
      }
    }
  }
}

@_cdecl("rk_event_get_all_touches") @implementation public func rk_event_get_all_touches(_ event: RKEventRef?, _ buffer: UnsafeMutablePointer<RKTouchRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(event, .events, "event", calls: false) { (o) throws(RKStatus) in try o.context.copyTouches(o, buffer, capacity, length) { _ in true } }
}

@_cdecl("rk_event_get_touches_for_view") @implementation public func rk_event_get_touches_for_view(_ event: RKEventRef?, _ view: RKViewRef?, _ buffer: UnsafeMutablePointer<RKTouchRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(event, .events, "event", calls: false) { (o) throws(RKStatus) in
    let context = o.context
    let wanted = context.handle(try resolve(view, in: context, .views, "view"))
    try context.copyTouches(o, buffer, capacity, length) { $0.viewHandle == wanted }
  }
}

@_cdecl("rk_event_get_touches_for_window") @implementation public func rk_event_get_touches_for_window(_ event: RKEventRef?, _ window: RKWindowRef?, _ buffer: UnsafeMutablePointer<RKTouchRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(event, .events, "event", calls: false) { (o) throws(RKStatus) in
    let context = o.context
    let wanted = context.handle(try resolve(window, in: context, .windows, "window"))
    try context.copyTouches(o, buffer, capacity, length) { $0.windowHandle == wanted }
  }
}

@_cdecl("rk_event_get_touches_for_gesture_recognizer") @implementation public func rk_event_get_touches_for_gesture_recognizer(_ event: RKEventRef?, _ recognizer: RKGestureRecognizerRef?, _ buffer: UnsafeMutablePointer<RKTouchRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(event, .events, "event", calls: false) { (o) throws(RKStatus) in
    let context = o.context
    let tracked = context.gesture(try resolve(recognizer, in: context, .gestures, "recognizer")).tracked
    try context.copyTouches(o, buffer, capacity, length) { t in
      for k in places(tracked.count) {
        if tracked[k].order == t.order, !tracked[k].ignored { return true }
      }
      return false
    }
  }
}

@_cdecl("rk_touch_get_gesture_recognizers") @implementation public func rk_touch_get_gesture_recognizers(_ touch: RKTouchRef?, _ buffer: UnsafeMutablePointer<RKGestureRecognizerRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(touch, .touches, "touch", calls: false) { (t) throws(RKStatus) in
    let context = t.context
    let entries = t.entries
    var count = 0
    for k in places(entries.count) {
      if context.isSeeing(entries[k]) { count += 1 }
    }
    guard let buffer = try room(buffer, capacity, length, count, needed: count) else { return }
    count = 0
    for k in places(entries.count) {
      if context.isSeeing(entries[k]) {
        buffer[count] = OpaquePointer(bitPattern: entries[k].recognizer)
        count += 1
      }
    }
  }
}

extension Context {
  /// Not refused, not ignored, and still there.
  fileprivate func isSeeing(_ entry: TouchEntry) -> Bool {
    entry.flags & (TouchEntry.refused | TouchEntry.ignored) == 0 && entry.link.index != 0
  }
}
