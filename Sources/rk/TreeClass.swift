// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// The class of the library that a class of a view tree plays as.
enum TreeClass: String, CaseIterable {
  case view = "View"
  case window = "Window"
  case label = "Label"
  case imageView = "ImageView"
  case scrollView = "ScrollView"
  case control = "Control"
  case button = "Button"
  case `switch` = "Switch"
  case slider = "Slider"
  case stepper = "Stepper"
  case segmentedControl = "SegmentedControl"
  case pageControl = "PageControl"
  case textField = "TextField"

  /// UIKit's other classes, without the prefix, and element types of XCUITest, by what they take touches as. What a view of them has inside stands in the
  /// tree as views of its own.
  private static let others: [String: TreeClass] = [
    "TableView": .scrollView, "Table": .scrollView, "CollectionView": .scrollView, "TextView": .scrollView,
    "SearchTextField": .textField, "SecureTextField": .textField, "SearchField": .textField,
    "TabBarButton": .control, "DatePicker": .control,
    "StaticText": .label, "Image": .imageView,
    "Application": .view, "Other": .view, "Cell": .view, "TableViewCell": .view, "CollectionViewCell": .view, "StackView": .view,
    "NavigationBar": .view, "TabBar": .view, "Toolbar": .view, "StatusBar": .view, "VisualEffectView": .view, "ProgressView": .view,
    "ActivityIndicatorView": .view, "LayoutContainerView": .view, "TransitionView": .view, "DropShadowView": .view,
    "NavigationTransitionView": .view, "ViewControllerWrapperView": .view,
  ]

  /// Android's classes, without their package. Text and images are views there that take touches.
  private static let android: [String: TreeClass] = [
    "Button": .button, "ImageButton": .button, "Switch": .switch, "SeekBar": .slider, "EditText": .textField,
    "ScrollView": .scrollView, "ListView": .scrollView, "RecyclerView": .scrollView,
    "View": .view, "ViewGroup": .view, "TextView": .view, "ImageView": .view, "FrameLayout": .view, "LinearLayout": .view, "RelativeLayout": .view,
  ]

  /// nil: no class that is known. A class of Swift may have its module before it, one of Android has its package.
  init?(of className: String) {
    let parts = className.split(separator: ".")
    let name = parts.last.map { String($0) } ?? className
    let isAndroid = (parts.count > 2 || parts.first == "android") && !name.hasPrefix("UI")
    let plain = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    if let known = isAndroid ? TreeClass.android[name] : TreeClass(rawValue: plain) ?? TreeClass.others[plain] {
      self = known
    } else if name.hasSuffix("Window") {
      self = .window
    } else {
      return nil
    }
  }

  /// A table bounces where its rows fit, as UITableView does.
  static func alwaysBounces(_ className: String) -> Bool {
    className.split(separator: ".").last.map { $0 == "UITableView" || $0 == "TableView" || $0 == "Table" } ?? false
  }

  var isControl: Bool {
    switch self {
    case .control, .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField: true
    default: false
    }
  }

  /// What a program usually listens to.
  var events: RKControlEvents {
    switch self {
    case .control, .button: .touchUpInside
    case .textField: [.editingDidBegin, .editingDidEnd]
    default: .valueChanged
    }
  }

  static func words(_ events: RKControlEvents) -> String {
    var words: [String] = []
    if events.contains(.touchUpInside) { words.append("touchUpInside") }
    if events.contains(.valueChanged) { words.append("valueChanged") }
    if events.contains(.editingDidBegin) { words.append("editingDidBegin") }
    if events.contains(.editingDidEnd) { words.append("editingDidEnd") }
    return words.joined(separator: "|")
  }

  /// `cls`: a subclass of it; nil: it itself.
  func make(in context: OpaquePointer?, _ cls: OpaquePointer?, _ frame: RKRect) -> (status: RKStatus, view: OpaquePointer?) {
    var view: OpaquePointer?
    let status: RKStatus
    switch self {
    case .window: status = rk_window_create(context, cls, frame, &view)
    case .view: status = rk_view_create(context, cls, frame, &view)
    case .label, .imageView:
      var own = cls
      if own == nil { _ = rawValue.withCString { rk_class_find(context, $0, &own) } }
      status = rk_view_create(context, own, frame, &view)
    case .scrollView: status = rk_scroll_view_create(context, cls, frame, &view)
    case .control: status = rk_control_create(context, cls, frame, &view)
    case .button: status = rk_button_create(context, cls, frame, &view)
    case .switch: status = rk_switch_create(context, cls, frame, &view)
    case .slider: status = rk_slider_create(context, cls, frame, &view)
    case .stepper: status = rk_stepper_create(context, cls, frame, &view)
    case .segmentedControl: status = rk_segmented_control_create(context, cls, frame, &view)
    case .pageControl: status = rk_page_control_create(context, cls, frame, &view)
    case .textField: status = rk_text_field_create(context, cls, frame, &view)
    }
    return (status, view)
  }
}
