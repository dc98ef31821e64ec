import CResponderKit

// The delegate of a scroll view (SPEC 260, 306). Any of its functions may do anything, so each caller checks its objects again afterwards.

extension Context {
  func setScrollDelegate(_ index: UInt32, _ table: RKScrollViewDelegate?) throws(RKStatus) {
    var made: UnsafeMutablePointer<ScrollDelegate>?
    if let table {
      guard let delegate = memory.allocate(ScrollDelegate.self) else { throw noMemory() }
      delegate.initialize(to: ScrollDelegate(table: table, object: UInt(bitPattern: table.object), plugin: runningPlugin))
      made = delegate
    }
    let old = scrollData(index).delegate
    scrollData(index).delegate = made
    if let old { replace(old) }
  }

  private func replace(_ delegate: UnsafeMutablePointer<ScrollDelegate>) {
    delegate.pointee.replaced = true
    if delegate.pointee.uses == 0 { end(delegate) }
  }

  private func end(_ delegate: UnsafeMutablePointer<ScrollDelegate>) {
    let drop = delegate.pointee.table.drop
    let userdata = delegate.pointee.table.userdata
    let number = delegate.pointee.plugin
    memory.free(delegate)
    if let drop {
      begin(plugin: number, number == 0 ? 0 : plugin(number).handle)
      drop(userdata)
      end(plugin: number)
    }
  }

  /// The delegate, unless the object that it is has ended: then it goes too.
  private func scrollDelegate(_ index: UInt32) -> UnsafeMutablePointer<ScrollDelegate>? {
    guard let delegate = scrollData(index).delegate else { return nil }
    if delegate.pointee.object == 0 || live(delegate.pointee.object, .all) != 0 { return delegate }
    scrollData(index).delegate = nil
    replace(delegate)
    return nil
  }

  func scrollDelegateObject(_ index: UInt32) -> UInt { scrollDelegate(index)?.pointee.object ?? 0 }

  /// The scroll view ends: its delegate's drop.
  func dropScrollDelegate(_ index: UInt32) {
    guard let delegate = scrollData(index).delegate else { return }
    scrollData(index).delegate = nil
    replace(delegate)
  }

  // MARK: Calls

  /// Call a function of the delegate, a plugin's watched. The table stays valid during the call, whatever the call does to it. `call` returns what is
  /// wrong with the answer, 0 if nothing is, and writes down for a recorder what it calls. A scroll view that ends, or waits for its end, calls
  /// only what closes what it does.
  private func callDelegate(_ index: UInt32, asks: Bool = false, closes: Bool = false, _ call: (UnsafePointer<RKScrollViewDelegate>) -> Int32) {
    guard closes || !isDying(index) || scrolls.ending == index, let delegate = scrollDelegate(index) else { return }
    guard hasStack else { return diagnose(.tooDeep, index) }
    let number = delegate.pointee.plugin
    if !isCallable(number) { return }
    own(index)
    delegate.pointee.uses += 1
    enter()
    if number != 0 { beginPlugin(number, index) }
    let fault = withUnsafePointer(to: delegate.pointee.table) { call($0) }
    if number != 0 {
      _ = endPlugin(asks: asks, fault)
    } else if fault != 0 {
      diagnose(.overrideMisbehaved, index)
    }
    leave()
    delegate.pointee.uses -= 1
    if delegate.pointee.replaced, delegate.pointee.uses == 0 { end(delegate) }
    disown(index)
  }

  private func tell(_ index: UInt32, closes: Bool = false, _ notice: (UnsafePointer<RKScrollViewDelegate>) -> RKScrollViewNotice?) {
    callDelegate(index, closes: closes) {
      guard let function = notice($0) else { return 0 }
      if isRecording { writeEnter(index) }
      function(pointer(index), $0.pointee.userdata)
      if isRecording { writeLeave() }
      return 0
    }
  }

  func tellDidScroll(_ index: UInt32) { tell(index) { $0.pointee.did_scroll } }
  func tellDidZoom(_ index: UInt32) { tell(index) { $0.pointee.did_zoom } }
  func tellWillBeginDragging(_ index: UInt32) { tell(index) { $0.pointee.will_begin_dragging } }
  func tellWillBeginDecelerating(_ index: UInt32) { tell(index) { $0.pointee.will_begin_decelerating } }
  func tellDidEndDecelerating(_ index: UInt32) { tell(index, closes: true) { $0.pointee.did_end_decelerating } }
  func tellDidEndScrollingAnimation(_ index: UInt32) { tell(index, closes: true) { $0.pointee.did_end_scrolling_animation } }
  func tellDidScrollToTop(_ index: UInt32) { tell(index) { $0.pointee.did_scroll_to_top } }

  func tellDidEndDragging(_ index: UInt32, _ decelerates: Bool) {
    callDelegate(index, closes: true) {
      guard let function = $0.pointee.did_end_dragging else { return 0 }
      if isRecording { writeEnter(index) }
      function(pointer(index), decelerates, $0.pointee.userdata)
      if isRecording { writeLeave() }
      return 0
    }
  }

  /// `velocity` in points per millisecond. Returns the target as the delegate leaves it.
  func askWillEndDragging(_ index: UInt32, _ velocity: RKPoint, _ target: RKPoint) -> RKPoint {
    var answer = target
    callDelegate(index) { table in
      guard let function = table.pointee.will_end_dragging else { return 0 }
      var changed = target
      if isRecording { writeEnter(index) }
      function(pointer(index), velocity, &changed, table.pointee.userdata)
      if isRecording { writeLeave(changed) }
      guard changed.isFinite else { return RKPluginFault.returnedNaN.rawValue }
      answer = changed
      return 0
    }
    return answer
  }

  /// Which view is zoomed; 0: none. A view of its own content only.
  func askViewForZooming(_ index: UInt32) -> UInt32 {
    var answer: UInt32 = 0
    callDelegate(index) { table in
      guard let function = table.pointee.view_for_zooming else { return 0 }
      if isRecording { writeEnter(index) }
      let given = function(pointer(index), table.pointee.userdata)
      if isRecording { writeLeave(object: given) }
      if given == nil { return 0 }
      answer = live(UInt(bitPattern: given), .views)
      return answer == 0 ? badObject(UInt(bitPattern: given)) : 0
    }
    return answer != 0 && answer != index && kind(index) == .scroll && isDescendant(answer, of: index) ? answer : 0
  }

  func tellWillBeginZooming(_ index: UInt32, _ view: UInt) {
    callDelegate(index) {
      guard let function = $0.pointee.will_begin_zooming else { return 0 }
      if isRecording { writeEnter(index) }
      function(pointer(index), pointer(live(view, .views)), $0.pointee.userdata)
      if isRecording { writeLeave() }
      return 0
    }
  }

  func tellDidEndZooming(_ index: UInt32, _ view: UInt, _ scale: Double) {
    callDelegate(index, closes: true) {
      guard let function = $0.pointee.did_end_zooming else { return 0 }
      if isRecording { writeEnter(index) }
      function(pointer(index), pointer(live(view, .views)), scale, $0.pointee.userdata)
      if isRecording { writeLeave() }
      return 0
    }
  }

  func askShouldScrollToTop(_ index: UInt32) -> Bool {
    var answer = true
    callDelegate(index, asks: true) { table in
      guard let function = table.pointee.should_scroll_to_top else { return 0 }
      if isRecording { writeEnter(index) }
      let given = unsafeBitCast(function, to: QuestionCall.self)(pointer(index), table.pointee.userdata)
      if isRecording { writeLeave(bool: given) }
      if given > 1 { return RKPluginFault.returnedBadBool.rawValue }
      answer = given != 0
      return 0
    }
    return answer
  }
}
