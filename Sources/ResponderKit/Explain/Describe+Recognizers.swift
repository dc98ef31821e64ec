// SPDX-License-Identifier: MIT
import CResponderKit

// Recognisers without a name, by what they recognise and of which view: "the double tap of card", "the pan of scroll view list".

extension Context {
  /// How sentences call it. Of several that read alike each has its number, in the order in which they were added.
  func addRecognizer(_ recognizer: Recognizer, to text: inout Text) {
    guard let view = recognizer.view else {
      text.add("the unattached ")
      return addKind(recognizer, to: &text)
    }
    text.add("the ")
    addKind(recognizer, to: &text)
    text.add(" of ")
    let isOwn = recognizer.has(.drivesScroll), isNamed = view.object.base.side?.name != nil
    if isOwn { text.add(isNamed ? "scroll view " : "the scroll view at ") }
    if isOwn, !isNamed { add(view.frame.origin, to: &text) } else { addPlace(view, to: &text) }
    if recognizer.has(.drivesScroll) { return }
    var number = 0, count = 0
    for index in recognizers(view) {
      let other = gesture(index)
      guard isAlike(other, recognizer) else { continue }
      count += 1
      if other == recognizer { number = count }
    }
    if count < 2 { return }
    text.add(" (")
    text.add(UInt64(number))
    text.add(" of ")
    text.add(UInt64(count))
    text.add(")")
  }

  /// A view's name; without one its class, and where it is.
  private func addPlace(_ view: View, to text: inout Text) {
    if view.object.base.side?.name != nil { return addName(view.object, to: &text) }
    addClassName(view.object.base.classID, to: &text)
    if view.superview == nil { return }
    text.add(" at ")
    add(view.frame.origin, to: &text)
  }

  private func isAlike(_ a: Recognizer, _ b: Recognizer) -> Bool {
    if a == b { return true }
    return a.object.base.side?.name == nil && !a.has(.drivesScroll) && a.object.base.classID == b.object.base.classID && a.type == b.type && fingers(a) == fingers(b)
      && taps(a) == taps(b) && way(a) == way(b)
  }

  private func fingers(_ g: Recognizer) -> Int64 {
    switch g.type {
    case .tap, .longPress: g.tapData.touchesRequired
    case .pan: g.panData.minimumTouches
    case .swipe: g.swipeData.touchesRequired
    default: 1
    }
  }

  private func taps(_ g: Recognizer) -> Int64 { g.type == .tap ? g.tapData.tapsRequired : 1 }

  /// The direction of a swipe, or the edges of a pan.
  private func way(_ g: Recognizer) -> Int64 { Int64(g.type == .swipe ? g.swipeData.direction : g.type == .screenEdgePan ? g.panData.edges : 0) }

  /// The name of its direction or edge, where it is only one.
  private func addWay(_ g: Recognizer, _ names: Literal, to text: inout Text) {
    let way = way(g)
    if way > 0, way < 16, way & (way - 1) == 0 { text.add(names.word(way.trailingZeroBitCount)) }
  }

  /// "2-finger double tap"; the class, if it is the host's or a plugin's.
  private func addKind(_ g: Recognizer, to text: inout Text) {
    if g.object.base.classID > BuiltIn.textField || g.type == .custom { return addClassName(g.object.base.classID, to: &text) }
    if fingers(g) > 1 {
      text.add(fingers(g))
      text.add("-finger ")
    }
    switch g.type {
    case .tap:
      switch taps(g) {
      case 1: text.add("tap")
      case 2: text.add("double tap")
      case 3: text.add("triple tap")
      default:
        text.add(taps(g))
        text.add("-fold tap")
      }
    case .longPress: text.add("long press")
    case .pan: text.add("pan")
    case .screenEdgePan:
      addWay(g, "top \0left \0bottom \0right ", to: &text)
      text.add("edge pan")
    case .swipe:
      addWay(g, "right \0left \0up \0down ", to: &text)
      text.add("swipe")
    case .pinch: text.add("pinch")
    case .rotation: text.add("rotation")
    default: text.add("hover")
    }
  }
}
