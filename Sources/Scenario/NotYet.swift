/// What the format knows and this version of the library does not do. A file that needs it is refused by name: a scenario that ran
/// without it would pass for the wrong reason.
enum NotYet {
  static func subject(ofNodeKey key: String) -> String? {
    switch key {
    case "recognizers", "shouldBegin": return "recognizers"
    case "targets", "sendAction", "enabled": return "controls"
    default: return scrollKeys.contains(key) ? "scroll views" : nil
    }
  }

  static func subject(ofClass name: String) -> String? {
    switch name {
    case "ScrollView": return "scroll views"
    case "Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "TextField": return "controls"
    default: return nil
    }
  }

  static func subject(ofStep key: String) -> String? {
    switch key {
    case "press": return "presses"
    case "motion": return "motion events"
    case "remote": return "remote control events"
    case "key": return "key events"
    case "sendAction": return "actions"
    case "addRecognizer", "removeRecognizer", "setTranslation", "setScale", "setRotation": return "recognizers"
    default: return nil
    }
  }

  /// Properties that only `get` and `set` know.
  static func subject(ofProperty key: String) -> String? {
    switch key {
    case "state", "translation", "velocity", "scale", "rotation", "location", "numberOfTouches": return "recognizers"
    case "tracking", "highlighted", "selected", "touchInside": return "controls"
    default: return subject(ofNodeKey: key)
    }
  }

  private static let scrollKeys = [
    "contentSize", "contentOffset", "contentInset", "bounces", "alwaysBounceHorizontal", "alwaysBounceVertical", "scrollEnabled",
    "pagingEnabled",
    "directionalLockEnabled", "delaysContentTouches", "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale", "zoomScale",
    "bouncesZoom",
    "scrollsToTop", "decelerationRate", "dragging", "decelerating",
  ]
}
