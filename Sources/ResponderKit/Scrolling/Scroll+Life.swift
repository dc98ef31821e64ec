// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Making and ending scroll views (SPEC 242), and the list of those that do something.

extension ScrollView {
  func has(_ any: ScrollFlags) -> Bool { data.flags.has(any) }

  func set(_ these: ScrollFlags, _ on: Bool) {
    let data = self.data
    if on { data.flags.formUnion(these) } else { data.flags.subtract(these) }
  }
}

extension Context {
  // MARK: Making

  func makeScrollView(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> OpaquePointer? {
    try buildScrollView(cls, frame).initialized(as: cls)
  }

  /// A scroll view whose instance_init has not run.
  func buildScrollView(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> Object {
    let object = try makeObject(.scroll, cls)
    let scrollView = ScrollView(object)
    guard let extras = scrollView.view.makeExtras(), let data = memory.make(ScrollFields.self) else { throw scrollView.abandon() }
    data.initialize(to: ScrollData())
    extras.scroll = data
    scrolls.count += 1
    let room = scrolls.count - scrolls.busy.count
    guard extras.recognizers.reserve(2, memory),
      scrolls.busy.reserve(room, memory)
    else { throw scrollView.abandon() }
    scrollView.view.prepare(cls, frame)
    data.pan = try scrollView.makeOwn(BuiltIn.pan).index
    data.pinch = try scrollView.makeOwn(BuiltIn.pinch).index
    gesture(data.pan).panData.scrolls = true
    gesture(data.pan).panData.scrollTypes = 3
    scrolls.exists = true
    return object
  }
}

extension ScrollView {
  /// One of its own recognisers: attached, and retained by the scroll view alone.
  fileprivate func makeOwn(_ builtIn: UInt16) throws(RKStatus) -> Recognizer {
    var made: Recognizer?
    do throws(RKStatus) {
      let g = context.gesture(Handle.index(UInt(bitPattern: try context.makeGesture(context.classData(builtIn)))))
      made = g
      g.set(.drivesScroll, true)
      try g.attach(to: view)
      try g.object.release("recogniser")
      return g
    } catch {
      made?.object.letGo()
      throw abandon()
    }
  }

  /// Frees a scroll view whose handle has not been given out.
  func abandon() -> RKStatus {
    if let extras = view.extras {
      while !extras.recognizers.isEmpty { context.gesture(extras.recognizers[extras.recognizers.count - 1]).detach() }
      freeData()
      extras.recognizers.free(context.memory)
      context.memory.free(extras)
      view.extras = nil
    }
    object.unmake()
    return noMemory()
  }

  // MARK: The end

  /// Before its links are undone: its delegate hears of the end of what it does (outside of windows, where it was not stopped), and of nothing more.
  func end() {
    guard kind == .scroll else { return }
    if has(.busy) {
      let outer = context.scrolls.ending
      context.scrolls.ending = index
      context.leave(view) { context.stopScrolls(below: view) }
      context.scrolls.ending = outer
    }
    setBusy(.busy, false)
    let data = self.data
    // A recogniser of it that is retained is an ordinary one from now on.
    if data.pan != 0 {
      context.gesture(data.pan).set(.drivesScroll, false)
      context.gesture(data.pan).panData.scrolls = false
    }
    if data.pinch != 0 { context.gesture(data.pinch).set(.drivesScroll, false) }
    data.pan = 0
    data.pinch = 0
    dropDelegate()
  }

  /// Frees its memory, without a callback.
  func freeData() {
    guard let extras = view.extras, let data = extras.scroll else { return }
    if data.busySlot != 0, !context.scrolls.busy.isEmpty { setBusy(.busy, false) }
    context.scrolls.count -= 1
    freeDelegate()
    context.memory.free(data.record)
    extras.scroll = nil
  }

  // MARK: Doing something

  /// Set or clear states, and keep the list of the busy.
  func setBusy(_ these: ScrollFlags, _ on: Bool) {
    let data = self.data
    // What ends does nothing any more.
    if on, isDying { return }
    let before = data.flags
    data.flags = on ? before.union(these) : before.subtracting(these)
    let after = data.flags
    data.turn &+= 1
    context.scrolls.moving += (after.has(.moving) ? 1 : 0) - (before.has(.moving) ? 1 : 0)
    context.scrolls.caught += (after.has(.stopped) ? 1 : 0) - (before.has(.stopped) ? 1 : 0)
    if after.has(.busy) {
      if data.busySlot == 0 {
        // There is room for each that lives.
        context.scrolls.busy.appendReserved(index)
        context.scrolls.changes &+= 1
        data.busySlot = UInt32(context.scrolls.busy.count)
      }
    } else if data.busySlot != 0 {
      let place = Int(data.busySlot) - 1
      let last = context.scrolls.busy[context.scrolls.busy.count - 1]
      context.scrolls.busy[place] = last
      context.scrollView(last).data.busySlot = UInt32(place + 1)
      context.scrolls.busy.removeLast()
      context.scrolls.changes &+= 1
      data.busySlot = 0
    }
    if before.has(.moving) || after.has(.moving) { context.findScrollMoment() }
  }
}

extension Context {
  /// When the first of those that move does something that has a moment of its own must be found anew; and when the clock may pass without a look is known.
  func findScrollMoment() {
    scrolls.moment = -.infinity
    scrolls.quietUntil = scrolls.moving > 0 ? -.infinity : scrolls.delayEnd
    if scrolls.moving == 0 { scrolls.moment = .infinity }
    // Those that are being moved one after the other are all looked at when the last of them is in its place.
    if waiter.poll_fd >= 0, !scrolls.isMoving { deadlineChanged() }
  }

  /// Looked for when it is needed: many may move.
  func lookForScrollMoment() {
    var moment = Double.infinity
    var k = 0
    while scrolls.moving > 0, k < scrolls.busy.count {
      let data = scrollView(scrolls.busy[k]).data
      k += 1
      if !data.has(.moving) { continue }
      if data.x.kind != .none { moment = Double.minimum(moment, data.x.end) }
      if data.y.kind != .none { moment = Double.minimum(moment, data.y.end) }
      if data.zoomPiece.kind != .none { moment = Double.minimum(moment, data.zoomPiece.end) }
    }
    scrolls.moment = moment
  }
}
