// SPDX-License-Identifier: MIT
import CResponderKit

// Scroll views while a scenario runs: their delegates, their own recognisers, the two methods that a scenario overrides.

extension Behaviour {
  static let scrollWords = ["viewForZooming", "targetContentOffset", "touchesShouldBegin", "touchesShouldCancel"]

  /// What a scroll view's delegate and its overrides answer.
  struct Scroll {
    var zoomed: String?
    /// Where willEndDragging sends it.
    var target: RKPoint?
    var shouldBegin: Bool?
    var shouldCancel: Bool?

    mutating func read(_ key: String, _ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
      switch key {
      case "viewForZooming": zoomed = try ledger.useOrNull(reader, .subview)
      case "targetContentOffset": target = try reader.point()
      case "touchesShouldBegin": shouldBegin = try reader.bool()
      default: shouldCancel = try reader.bool()
      }
    }
  }
}

extension World {
  /// Registers the recognisers that a new scroll view has brought. The scroll view keeps them; the runner holds no reference.
  func adoptRecognizers(of scrollView: Instance, _ path: JSONPath) throws(ScenarioError) {
    let types = [RecognizerType.pan, .pinch]
    for (index, id) in ownRecognizers(of: scrollView.id).enumerated() {
      var described = Recognizer(path: path)
      described.id = id
      described.type = types[index]
      described.className = types[index].className
      let instance = Instance(id: id, kind: .recognizer, behaviour: Behaviour(log: .nothing), recognizer: described, world: self)
      try need(
        index == 0
          ? rk_scroll_view_get_pan_gesture_recognizer(scrollView.handle, &instance.handle)
          : rk_scroll_view_get_pinch_gesture_recognizer(scrollView.handle, &instance.handle), path)
      try name(instance, path)
    }
  }

  /// What a scroll view needs when all objects exist: its delegate, then what the delegate decides. Nothing of it is logged.
  func connectScrollView(_ instance: Instance, _ node: Node) throws(ScenarioError) {
    try setScrollDelegate(of: instance, node.path)
    for setting in node.lateProperties {
      muted += 1
      defer { muted -= 1 }
      try need(try setting.apply(to: instance.handle), setting.reader.path)
    }
  }

  /// Gives a scroll view the delegate that its behaviour needs, or none.
  func setScrollDelegate(of instance: Instance, _ path: JSONPath) throws(ScenarioError) {
    let scroll = instance.behaviour.scroll
    guard instance.kinds.contains(.scroll) || scroll.zoomed != nil || scroll.target != nil else {
      try insist(rk_scroll_view_set_delegate(instance.handle, nil), path)
      return
    }
    var desc = RKScrollViewDelegate()
    desc.struct_size = UInt32(MemoryLayout<RKScrollViewDelegate>.size)
    desc.did_scroll = { Home.of($1).instance.say(.scroll, "didScroll") }
    desc.did_zoom = { Home.of($1).instance.say(.scroll, "didZoom") }
    desc.will_begin_dragging = { Home.of($1).instance.say(.scroll, "willBeginDragging") }
    desc.will_end_dragging = { _, _, target, userdata in
      let instance = Home.of(userdata).instance
      instance.say(.scroll, "willEndDragging")
      if let wanted = instance.behaviour.scroll.target { target?.pointee = wanted }
    }
    desc.did_end_dragging = { Home.of($2).instance.say(.scroll, $1 ? "didEndDragging(decelerate)" : "didEndDragging") }
    desc.will_begin_decelerating = { Home.of($1).instance.say(.scroll, "willBeginDecelerating") }
    desc.did_end_decelerating = { Home.of($1).instance.say(.scroll, "didEndDecelerating") }
    desc.did_end_scrolling_animation = { Home.of($1).instance.say(.scroll, "didEndScrollingAnimation") }
    desc.will_begin_zooming = { Home.of($2).instance.say(.scroll, "willBeginZooming") }
    desc.did_end_zooming = { Home.of($3).instance.say(.scroll, "didEndZooming") }
    desc.did_scroll_to_top = { Home.of($1).instance.say(.scroll, "didScrollToTop") }
    if scroll.zoomed != nil {
      desc.view_for_zooming = {
        let instance = Home.of($1).instance
        return instance.behaviour.scroll.zoomed.flatMap { instance.world.handle(of: $0) }
      }
    }
    let home = Unmanaged.passRetained(Home(instance)).toOpaque()
    desc.userdata = home
    desc.drop = { Unmanaged<Home>.fromOpaque($0!).release() }
    let status = rk_scroll_view_set_delegate(instance.handle, &desc)
    if status != .OK { Unmanaged<Home>.fromOpaque(home).release() }
    try insist(status, path)
  }

  func scrollMethods(_ methods: Methods) -> RKScrollViewMethods {
    var table = RKScrollViewMethods()
    table.struct_size = UInt32(MemoryLayout<RKScrollViewMethods>.size)
    if methods.contains(.touchesShouldBegin) { table.touches_should_begin = { touchesShouldBegin($4, Home.of($5)) } }
    if methods.contains(.touchesShouldCancel) { table.touches_should_cancel = { touchesShouldCancel($1, Home.of($2)) } }
    return table
  }
}

private func touchesShouldBegin(_ view: OpaquePointer?, _ home: Home) -> Bool {
  let instance = home.instance
  instance.say(.delegate, "touchesShouldBegin(" + instance.world.name(of: view) + ")")
  return instance.behaviour.scroll.shouldBegin ?? true
}

private func touchesShouldCancel(_ view: OpaquePointer?, _ home: Home) -> Bool {
  let instance = home.instance
  instance.say(.delegate, "touchesShouldCancel(" + instance.world.name(of: view) + ")")
  return instance.behaviour.scroll.shouldCancel ?? true
}
