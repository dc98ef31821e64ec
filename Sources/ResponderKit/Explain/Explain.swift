// SPDX-License-Identifier: MIT
import CResponderKit

// Trace records as sentences. Sentences.swift and its neighbours have them as templates; here they are filled in.
//
//     %o   the object's name           %w   the other object's name       %i   the touch's id          %p   the point
//     %v   the value                   %r   the value, rounded            %x   point.x, rounded        %s   the value as seconds
//     %h   the phase of touches        %k   the press: "press 3 (menu)"   %q   the phase of presses    %m   a remote-control event
//     %g   the state of a recogniser   %e   control events                %c   why a recogniser failed
//     %a   alpha                       %A   the alpha that is needed      %b   the bounds, and what a class promises beyond them
//     %u   the plugin's id             %d   a plugin's report              %S   point.x as seconds      %B   the budget of plugins
//     %T   a type of touches            %L   a mask of these in point.x
//     %t   how many taps are required    %N   the value as a status
//     %j   the selector of an action that was lost, where only one comes into question
//     %O   where its own coordinates are not the window's: ", in its own coordinates"
//     %H   the view that the touch hit
//     %y   point.y, rounded            %M   ": it", what a recogniser measured, and its limit, where known
//     %W   the recogniser that was waited for                                %E   "touch 3", or "the event" of a wheel, trackpad or pointer
//     %n   why a scroll view whose content fits does not bounce
//     %F   the speed from which scroll views decelerate                       %G   the speed from which they turn a page

extension Context {
  /// False for an unknown reason.
  func explain(_ r: RKTraceRecord, to text: inout Text) -> Bool {
    if Reason.name(r.reason) == nil { return false }
    fill(sentence(r), r, to: &text)
    addRule(r, to: &text)
    return true
  }

  func addRule(_ r: RKTraceRecord, to text: inout Text) {
    let rule = r.rule != 0 ? r.rule : Reason.rule(r.reason)
    if rule == 0 { return }
    text.add(" (SPEC ")
    text.add(UInt64(rule))
    text.add(UInt8(ascii: ")"))
  }

  @inline(never)
  func fill(_ template: Literal, _ r: RKTraceRecord, to text: inout Text) {
    text.add(template) { letter, text in fillIn(letter, r, to: &text) }
  }

  @inline(never)
  private func fillIn(_ letter: UInt8, _ r: RKTraceRecord, to text: inout Text) {
    switch letter {
    case UInt8(ascii: "o"): addName(r.object, to: &text)
    case UInt8(ascii: "w"): addName(r.other, to: &text)
    case UInt8(ascii: "W"): addName(OpaquePointer(bitPattern: awaited(r)), to: &text)
    case UInt8(ascii: "i"): text.add(r.touch_id)
    case UInt8(ascii: "E"):
      let isEvent = r.touch_id == 0 && r.reason == .gestureEventRefused
      fill(r.point.y == 1 ? "%k" : isEvent ? "the event" : "touch %i", r, to: &text)
    case UInt8(ascii: "p"): addRounded(r.point, to: &text)
    case UInt8(ascii: "v"): text.add(r.value)
    case UInt8(ascii: "r"): text.addRounded(r.value, apartFrom: r.point.x)
    case UInt8(ascii: "x"): text.addRounded(r.point.x)
    case UInt8(ascii: "N"): if let status = RKStatus(rawValue: Int32(exactly: r.value) ?? 0), let name = statusName(status) { text.add(terminated: name.terminated + 8) }
    case UInt8(ascii: "t"): text.addRounded(taps(r))
    case UInt8(ascii: "j"): addSelector(r, to: &text)
    case UInt8(ascii: "n"):
      text.add(bounceProperty(r.object, vertical: r.value == 0 ? false : r.value == 1 ? true : nil))
      text.add(" is false")
    case UInt8(ascii: "O"): if liveView(r.object)?.isUpright == false { text.add(" in its own coordinates") }
    case UInt8(ascii: "H"): addHit(r, to: &text)
    case UInt8(ascii: "y"): text.addRounded(r.point.y)
    case UInt8(ascii: "T"): text.add(touchTypeName(Int(exactly: r.value) ?? 0))
    case UInt8(ascii: "L"): addTouchTypes(Int(exactly: r.point.x) ?? 0, to: &text)
    case UInt8(ascii: "M"): addMeasure(r, to: &text)
    case UInt8(ascii: "s"): text.addSeconds(r.value)
    case UInt8(ascii: "S"): text.addSeconds(r.point.x)
    case UInt8(ascii: "B"): text.addSeconds(plugins.budget)
    case UInt8(ascii: "h"): text.add(r.value == 0 ? "Began" : r.value == 1 ? "Moved" : r.value == 3 ? "Ended" : "Cancelled")
    case UInt8(ascii: "q"): text.add(r.value == 0 ? "Began" : r.value == 1 ? "Changed" : r.value == 3 ? "Ended" : "Cancelled")
    case UInt8(ascii: "g"): text.add(stateName(r.value))
    case UInt8(ascii: "k"):
      text.add("press ")
      text.add(r.touch_id)
      text.add(" (")
      text.add(pressTypeName(r.point.x))
      text.add(UInt8(ascii: ")"))
    case UInt8(ascii: "m"): text.add(remoteName(r.value))
    case UInt8(ascii: "e"): addEvents(r.value, to: &text)
    case UInt8(ascii: "c"): fill(cause(r), r, to: &text)
    case UInt8(ascii: "a"): text.add((r.value * 1e6).rounded() / 1e6)
    case UInt8(ascii: "A"): text.add(config(.alphaHitThreshold))
    case UInt8(ascii: "F"): text.addRounded(config(.scrollFlickVelocity))
    case UInt8(ascii: "G"): text.addRounded(config(.scrollPagingVelocity))
    case UInt8(ascii: "b"): addBounds(r.object, r.point, to: &text)
    case UInt8(ascii: "u"): addPluginID(r.object, to: &text)
    default:
      // What the record cannot hold, while the diagnostic is being told.
      guard let detail = plugins.detail else { return }
      text.add(": ")
      text.add(terminated: detail)
    }
  }

  /// What keeps it from bouncing where its content fits.
  func bounceProperty(_ scrollView: OpaquePointer?, vertical: Bool?) -> Literal {
    bouncesNever(scrollView, vertical: vertical) ? "its bounces" : vertical.map { $0 ? "its alwaysBounceVertical" : "its alwaysBounceHorizontal" } ?? "each alwaysBounce property"
  }

  /// It is meant to bounce always along an axis, or along one of both, and its bounces is false.
  func bouncesNever(_ scrollView: OpaquePointer?, vertical: Bool?) -> Bool {
    guard let flags = liveView(scrollView)?.object.scrollView?.data.flags else { return false }
    return vertical != true && flags.has(.alwaysHorizontal) || vertical != false && flags.has(.alwaysVertical)
  }

  func addPluginID(_ object: OpaquePointer?, to text: inout Text) {
    let index = live(UInt(bitPattern: object), .plugins)
    if index == 0 { return addName(object, to: &text) }
    let id = plugin(ofHandle: index).id
    text.add(id.bytes, id.length)
  }

  /// By its name, where the beginning of the touch is in the trace.
  private func addHit(_ r: RKTraceRecord, to text: inout Text) {
    guard let place = latestBeginning(before: trace.count, { $0.touch_id == r.touch_id && ($0.sequence < r.sequence || r.sequence == 0) }) else { return text.add("the view") }
    addName(trace[place].other, to: &text)
  }

  /// ": it had moved 15 pt, and begins at 10 pt"; nothing where that is not known.
  private func addMeasure(_ r: RKTraceRecord, to text: inout Text) {
    guard r.point.x != 0, let type = liveGesture(r.object)?.type, type.unit != .none else { return }
    text.add(": it")
    switch type {
    case .pan, .screenEdgePan:
      fill(r.point.y == 2 ? " saw no move, and begins at %x pt" : r.point.y == 5 ? " had moved %r pt along one axis, and begins at %x pt" : r.point.y == 3 ? " had moved %r pt horizontally, and begins at %x pt" : r.point.y == 4 ? " had moved %r pt vertically, and begins at %x pt" : " had moved %r pt, and begins at %x pt", r, to: &text)
    case .swipe: fill(" had moved %r pt in its direction, and needs %x pt", r, to: &text)
    case .longPress: fill(" was held for %r s, and begins at %x s", r, to: &text)
    case .pinch: fill(r.point.y == 6 ? " measured a change of scale by %r, and begins at %x" : " measured a change of %r pt between its fingers, and begins at %x pt", r, to: &text)
    case .rotation: fill(" measured a turn of %r degrees, and begins at %x", r, to: &text)
    default: break
    }
  }

  /// " (0 0; 320 480)"
  func addRounded(_ r: RKRect, to text: inout Text) {
    text.add(" (")
    text.addRounded(r.origin.x)
    text.add(UInt8(ascii: " "))
    text.addRounded(r.origin.y)
    text.add("; ")
    text.addRounded(r.size.width)
    text.add(UInt8(ascii: " "))
    text.addRounded(r.size.height)
    text.add(UInt8(ascii: ")"))
  }

  func addRounded(_ p: RKPoint, to text: inout Text) {
    text.add(UInt8(ascii: "("))
    text.addRounded(p.x)
    text.add(UInt8(ascii: " "))
    text.addRounded(p.y)
    text.add(UInt8(ascii: ")"))
  }

  /// What a control sends to a target that does not implement it, or up the responder chain.
  private func addSelector(_ r: RKTraceRecord, to text: inout Text) {
    if let selector = selector(of: r) {
      text.add(" ")
      return text.add(terminated: selector)
    }
    let isTarget = r.reason == .actionNotImplemented
    guard let control = liveObject(isTarget ? r.other : r.object, .all)?.control else { return }
    let target = isTarget ? UInt(bitPattern: r.object) : 0
    let cls = liveObject(target, .all)?.base.classID
    var found: UInt32 = 0
    for k in places(control.data.targets.count) {
      let entry = control.data.targets[k]
      guard entry.identifier == 0, entry.selector != 0, entry.target == target, entry.selector != found else { continue }
      if let cls, action(cls, entry.selector) != nil { continue }
      if found != 0 { return }
      found = entry.selector
    }
    if found == 0 { return }
    text.add(" ")
    text.add(terminated: self.text(found))
  }

  private func addBounds(_ object: OpaquePointer?, _ point: RKPoint, to text: inout Text) {
    let index = live(UInt(bitPattern: object), .views)
    if index == 0 { return }
    let b = view(index).bounds
    addRounded(b, to: &text)
    // What an override was not even asked for.
    if !view(index).isBeyondPromise(point) { return }
    let outset = view(index).outset
    if outset > 0 {
      text.add(" and of the ")
      text.addRounded(outset)
      text.add(" points around them")
    }
    text.add(", beyond which its class accepts nothing")
  }

  /// Names of control events, lowest bit first.
  func addEvents(_ value: Double, to text: inout Text) {
    guard value >= 0, value <= 4_294_967_295 else { return }
    let events = UInt32(value)
    var bit: UInt32 = 0
    var isFirst = true
    while bit < 32 {
      if events >> bit & 1 != 0 {
        if !isFirst { text.add(UInt8(ascii: "|")) }
        isFirst = false
        text.add(EnumName.text(controlEvent: bit) ?? "reserved")
      }
      bit += 1
    }
  }

  private func touchTypeName(_ type: Int) -> Literal { EnumName.text(RKTouchType(rawValue: Int32(truncatingIfNeeded: type)) ?? .direct) ?? "indirectPointer" }

  /// "direct and pencil".
  private func addTouchTypes(_ mask: Int, to text: inout Text) {
    var left = mask & 15
    var isFirst = true
    for type in places(4) where left >> type & 1 != 0 {
      left &= ~(1 << type)
      if !isFirst { text.add(left == 0 ? " and " : ", ") }
      isFirst = false
      text.add(touchTypeName(type))
    }
  }

  private func stateName(_ state: Double) -> Literal { Int32(exactly: state).flatMap(RKGestureRecognizerState.init(rawValue:)).flatMap(EnumName.text) ?? "possible" }

  /// By its number.
  func pressTypeName(_ type: Double) -> Literal { Int32(exactly: type).flatMap(RKPressType.init(rawValue:)).flatMap(EnumName.text) ?? "key" }

  func remoteName(_ value: Double) -> Literal { Int32(exactly: value).flatMap(RKEventSubtype.init(rawValue:)).flatMap(EnumName.text) ?? "endSeekingForward" }
}
