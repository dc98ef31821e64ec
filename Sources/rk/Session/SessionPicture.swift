import CResponderKit
import Scenario

/// What a view or recogniser says of itself at one time.
struct SessionPicture {
  var members: [Value.Member]
  var superview: OpaquePointer?
  var index: Int?
  var children: [OpaquePointer?]

  init(_ object: OpaquePointer, _ describer: Describer, _ className: String) {
    superview = nil
    index = nil
    children = []
    if rk_view_get_superview(object, &superview) == .OK {
      members = describer.node(object, className)
      children = handles { rk_view_get_subviews(object, $0, $1, $2) }.1
      if let superview { index = handles({ rk_view_get_subviews(superview, $0, $1, $2) }).1.firstIndex(of: object) }
    } else {
      members = describer.recognizer(object, className)
    }
  }
}
