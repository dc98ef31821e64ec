import CResponderKit

// Objects in a few words, as descriptions, in sentences and in trees.

extension Context {
  /// How sentences call an object: its name, else its class, else its kind.
  func addName(_ index: UInt32, to text: inout Text) {
    if let side = header(index).side, let name = side.name {
      text.add(shown: name, side.nameLength)
      return
    }
    switch kind(index) {
    case .touch: text.add("touch ")
      text.add(touch(index).id)
    case .event: text.add("event")
    case .press: text.add("press ")
      text.add(press(index).id)
    case .closure: text.add("closure")
    case .timer: text.add("timer")
    case .cls:
      text.add("class ")
      addClassName(classID(ofHandle: index), to: &text)
    case .plugin: addPlugin(index, to: &text)
    case .free: text.add("a destroyed object")
    default: addClassName(header(index).classID, to: &text)
    }
  }

  func addPlugin(_ index: UInt32, to text: inout Text) {
    let id = plugin(ofHandle: index).id
    text.add("plugin ")
    text.add(id.bytes, id.length)
  }

  /// The same for a handle that may be stale.
  func addName(_ handle: OpaquePointer?, to text: inout Text) {
    let index = live(UInt(bitPattern: handle), .all)
    if index != 0 {
      addName(index, to: &text)
    } else {
      text.add(handle == nil ? "nothing" : "a destroyed object")
    }
  }

  func addClassName(_ id: UInt16, to text: inout Text) {
    let cls = classData(id)
    if cls.isLayer { text.add("extension of ") }
    text.add(shown: cls.name, cls.nameLength)
  }

  /// `<Label title; frame = (10 5; 60 30); userInteractionEnabled = NO>`
  func describe(_ index: UInt32, to text: inout Text) {
    text.add(UInt8(ascii: "<"))
    switch kind(index) {
    case .touch:
      text.add("Touch ")
      text.add(touch(index).id)
      addOwnName(index, to: &text)
      text.add("; phase = ")
      text.add(phaseName(touch(index).phase))
      text.add("; tapCount = ")
      text.add(UInt64(touch(index).tapCount))
      text.add("; location = ")
      add(touch(index).location, to: &text)
      let hit = live(touch(index).view, .views)
      if hit != 0 {
        text.add("; view = ")
        addName(hit, to: &text)
      }
    case .event:
      text.add("Event")
      addOwnName(index, to: &text)
      describeEvent(index, to: &text)
    case .press:
      text.add("Press ")
      text.add(press(index).id)
      addOwnName(index, to: &text)
      describePress(press(index), to: &text)
    case .timer:
      text.add("Timer; deadline = ")
      text.add(timer(index).deadline)
    case .closure:
      text.add("Closure")
      addOwnName(index, to: &text)
      if let state = closure(index).state {
        text.add("; encoding = ")
        text.add(state.interface.signature)
      }
    case .cls:
      text.add("Class ")
      addClassName(classID(ofHandle: index), to: &text)
    case .plugin:
      let plugin = plugin(ofHandle: index)
      text.add("Plugin ")
      text.add(plugin.id.bytes, plugin.id.length)
      text.add("; version = ")
      text.add(shown: plugin.version.bytes, plugin.version.length)
      text.add(plugin.state == .active ? "; active" : plugin.state == .faulted ? "; switched off after faults" : "; inactive")
    default:
      addClassName(header(index).classID, to: &text)
      addOwnName(index, to: &text)
      if isView(index) { describeView(index, to: &text) }
      if kind(index) == .scroll { describeScroll(scrollView(index), to: &text) }
      if kind(index) == .gesture { describeGesture(gesture(index), to: &text) }
    }
    text.add(UInt8(ascii: ">"))
  }

  private func addOwnName(_ index: UInt32, to text: inout Text) {
    guard let side = header(index).side, let name = side.name else { return }
    text.add(UInt8(ascii: " "))
    text.add(shown: name, side.nameLength)
  }

  private func describeView(_ index: UInt32, to text: inout Text) {
    let v = view(index)
    let f = frame(view(index))
    text.add("; frame = (")
    text.add(f.origin.x)
    text.add(UInt8(ascii: " "))
    text.add(f.origin.y)
    text.add("; ")
    text.add(f.size.width)
    text.add(UInt8(ascii: " "))
    text.add(f.size.height)
    text.add(UInt8(ascii: ")"))
    if v.bounds.origin.x != 0 || v.bounds.origin.y != 0 {
      text.add("; boundsOrigin = ")
      add(v.bounds.origin, to: &text)
    }
    if !v.transform.isIdentity {
      let t = v.transform
      text.add("; transform = [")
      addList(t, to: &text)
      text.add(UInt8(ascii: "]"))
    }
    if v.header.kind == .window {
      if window(index).data.level != 0 {
        text.add("; level = ")
        text.add(window(index).data.level)
      }
      if keyWindow == index { text.add("; key") }
    }
    if v.has(.hidden) { text.add("; hidden = YES") }
    if v.alpha != 1 {
      text.add("; alpha = ")
      text.add((Double(v.alpha) * 1e6).rounded() / 1e6)
    }
    if v.has(.interactionDisabled) { text.add("; userInteractionEnabled = NO") }
    if v.has(.animating) { text.add("; animating = YES") }
    if v.has(.clipsToBounds) { text.add("; clipsToBounds = YES") }
    if v.has(.multipleTouch) { text.add("; multipleTouchEnabled = YES") }
    if v.has(.exclusiveTouch) { text.add("; exclusiveTouch = YES") }
  }

  private func describeGesture(_ g: Recognizer, to text: inout Text) {
    text.add("; state = ")
    switch g.state {
    case .possible: text.add(g.isWaiting ? "possible, waiting" : "possible")
    case .began: text.add("began")
    case .changed: text.add("changed")
    case .ended: text.add("ended")
    case .cancelled: text.add("cancelled")
    default: text.add("failed")
    }
    if g.has(.disabled) { text.add("; enabled = NO") }
    if g.view != 0 {
      text.add("; view = ")
      addName(g.view, to: &text)
    }
  }

  private func addList(_ t: RKTransform, to text: inout Text) {
    text.add(t.a)
    addListed(t.b, to: &text)
    addListed(t.c, to: &text)
    addListed(t.d, to: &text)
    addListed(t.tx, to: &text)
    addListed(t.ty, to: &text)
  }

  private func addListed(_ number: Double, to text: inout Text) {
    text.add(", ")
    text.add(number)
  }

  func add(_ p: RKPoint, to text: inout Text) {
    text.add(UInt8(ascii: "("))
    text.add(p.x)
    text.add(UInt8(ascii: " "))
    text.add(p.y)
    text.add(UInt8(ascii: ")"))
  }

  func phaseName(_ phase: RKTouchPhase) -> Literal {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    default: "cancelled"
    }
  }

  /// A line per view, indented by level.
  func describeTree(_ top: UInt32, to text: inout Text) {
    var written = text
    walkSubtree(top) { index in
      var up = index
      while up != top {
        written.add("   | ")
        up = view(up).superview
      }
      describe(index, to: &written)
      written.add(UInt8(ascii: "\n"))
    }
    text = written
  }
}
