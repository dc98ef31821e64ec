// SPDX-License-Identifier: MIT
import CResponderKit

/// What is pressed: sends `.touchUpInside` and `.primaryActionTriggered` to its targets. It has no title: nothing is drawn.
open class Button: Control {
  override class var builtIn: String { "Button" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_button_create(context, cls, frame, &out)
  }
}

/// On or off: sends `.valueChanged` when a tap or drag changes it.
open class Switch: Control {
  override class var builtIn: String { "Switch" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_switch_create(context, cls, frame, &out)
  }
  /// Nothing is animated: there is nothing drawn.
  public final func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A number that a thumb is dragged to: sends `.valueChanged`.
open class Slider: Control {
  override class var builtIn: String { "Slider" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_slider_create(context, cls, frame, &out)
  }
  /// Nothing is animated.
  public final func setValue(_ value: Double, animated: Bool) { self.value = value }
  /// Where the thumb is, in the bounds' space.
  public final var thumbRect: Rect { read(.zero) { rk_slider_get_thumb_rect(handle, &$0) } }
}

/// A stepper: a tap on its left half lowers the value by `stepValue`, one on its right half raises it. Sends `.valueChanged`.
open class Stepper: Control {
  override class var builtIn: String { "Stepper" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_stepper_create(context, cls, frame, &out)
  }
}

/// Sliders and steppers: their `value` is a property, so the function of that name goes by another here.
@MainActor private func read<T>(_ start: T, _ get: (inout T) -> RKStatus) -> T { ResponderUI.value(start, get) }

extension Control {
  fileprivate var range: (minimum: Double, maximum: Double) {
    get {
      var range = (0.0, 0.0)
      check(rk_control_get_value_range(handle, &range.0, &range.1))
      return range
    }
    set { check(rk_control_set_value_range(handle, newValue.minimum, newValue.maximum)) }
  }
  fileprivate var number: Double {
    get { read(0) { rk_control_get_value(handle, &$0) } }
    set { check(rk_control_set_value(handle, newValue)) }
  }
  fileprivate var count: Int {
    get { Int(read(0) { rk_control_get_count(handle, &$0) }) }
    set { check(rk_control_set_count(handle, Int64(newValue))) }
  }
  fileprivate var selected: Int {
    get { Int(read(0) { rk_control_get_selected_index(handle, &$0) }) }
    set { check(rk_control_set_selected_index(handle, Int64(newValue))) }
  }
}

extension Slider {
  /// Between minimumValue and maximumValue; setting it sends nothing.
  public final var value: Double { get { number } set { number = newValue } }
  /// Default 0. A value above maximumValue raises that, too.
  public final var minimumValue: Double { get { range.minimum } set { range = (newValue, max(newValue, range.maximum)) } }
  /// Default 1 of a slider, 100 of a stepper. A value below minimumValue lowers that, too.
  public final var maximumValue: Double { get { range.maximum } set { range = (min(newValue, range.minimum), newValue) } }
}

extension Stepper {
  /// Between minimumValue and maximumValue; setting it sends nothing.
  public final var value: Double { get { number } set { number = newValue } }
  /// Default 0. A value above maximumValue raises that, too.
  public final var minimumValue: Double { get { range.minimum } set { range = (newValue, max(newValue, range.maximum)) } }
  /// Default 1 of a slider, 100 of a stepper. A value below minimumValue lowers that, too.
  public final var maximumValue: Double { get { range.maximum } set { range = (min(newValue, range.minimum), newValue) } }
}

/// One of several segments: sends `.valueChanged` when a tap selects another one.
open class SegmentedControl: Control {
  override class var builtIn: String { "SegmentedControl" }
  /// `selectedSegmentIndex` where none is selected.
  public static let noSegment = -1
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_segmented_control_create(context, cls, frame, &out)
  }

  /// With titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() { insertSegment(withTitle: item as? String, at: index, animated: false) }
  }

  /// How many there are.
  public final var numberOfSegments: Int { count }
  /// From 0; noSegment: none.
  public final var selectedSegmentIndex: Int { get { selected } set { selected = newValue } }
  /// A new segment before the one with this index.
  public final func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    check(rk_segmented_control_insert_segment(handle, title, Int64(index)))
  }
  /// Remove the segment at an index.
  public final func removeSegment(at index: Int, animated: Bool) { check(rk_segmented_control_remove_segment(handle, Int64(index))) }
  /// For explanations and logs.
  public final func setTitle(_ title: String?, forSegmentAt index: Int) { check(rk_segmented_control_set_title(handle, Int64(index), title)) }
  /// "" if it has none.
  public final func titleForSegment(at index: Int) -> String? { text { rk_segmented_control_get_title(handle, Int64(index), $0, $1, $2) } }
  /// A disabled segment cannot be selected by a tap.
  public final func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    check(rk_segmented_control_set_segment_enabled(handle, Int64(index), enabled))
  }
  /// Whether a tap can select it.
  public final func isEnabledForSegment(at index: Int) -> Bool {
    read(true) { rk_segmented_control_is_segment_enabled(handle, Int64(index), &$0) }
  }
}

/// Dots for pages, and a half for the previous and the next one: sends `.valueChanged`.
open class PageControl: Control {
  override class var builtIn: String { "PageControl" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_page_control_create(context, cls, frame, &out)
  }
  /// How many there are.
  public final var numberOfPages: Int { get { count } set { count = newValue } }
  /// From 0.
  public final var currentPage: Int { get { selected } set { selected = newValue } }
}
