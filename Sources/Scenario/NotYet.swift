/// What the format knows and this version of the library does not do. A file that needs it is refused by name: a scenario that ran
/// without it would pass for the wrong reason.
enum NotYet {
  static func subject(ofNodeKey key: String) -> String? { scrollKeys.contains(key) ? "scroll views" : nil }

  static func subject(ofClass name: String) -> String? {
    switch name {
    case "ScrollView": return "scroll views"
    case "TextField": return "text fields"
    default: return nil
    }
  }

  static func subject(ofStep key: String) -> String? {
    switch key {
    case "press": return "presses"
    case "motion": return "motion events"
    case "remote": return "remote control events"
    case "key": return "key events"
    default: return nil
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
