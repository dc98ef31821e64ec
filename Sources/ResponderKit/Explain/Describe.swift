// SPDX-License-Identifier: MIT
import CResponderKit

// Objects in a few words, as descriptions, in sentences and in trees.

extension Context {
  /// How sentences call an object: its name, else its class, else its kind.
  func addName(_ object: Object, to text: inout Text) {
    if let side = object.base.side, let name = side.name {
      text.add(shown: name, side.nameLength)
      return
    }
    switch object.kind {
    case .touch: text.add("touch ")
      text.add(Touch(object).id)
    case .event: text.add("event")
    case .press: text.add("press ")
      text.add(Press(object).id)
    case .closure: text.add("closure")
    case .timer: text.add("timer")
    case .cls:
      text.add("class ")
      addClassName(classID(ofHandle: object), to: &text)
    case .plugin: addPlugin(object, to: &text)
    case .gesture: addRecognizer(Recognizer(object), to: &text)
    case .free: text.add("a destroyed object")
    case .view:
      if let controller = object.view?.controller, controller.object.base.side?.name != nil {
        text.add("the view of ")
        return addName(controller.object, to: &text)
      }
      addClassName(object.base.classID, to: &text)
    default: addClassName(object.base.classID, to: &text)
    }
  }

  func addPlugin(_ object: Object, to text: inout Text) {
    let id = plugin(ofHandle: object.index).id
    text.add("plugin ")
    text.add(id.bytes, id.length)
  }

  /// The same for a handle that may be stale.
  func addName(_ handle: OpaquePointer?, to text: inout Text) {
    if let object = liveObject(handle, .all) {
      addName(object, to: &text)
    } else {
      addEnded(UInt(bitPattern: handle), to: &text)
    }
  }

  /// The name; of a view without one its class, and where it is.
  func addPlaced(_ object: OpaquePointer?, to text: inout Text) {
    addName(object, to: &text)
    guard let view = liveView(object), view.object.base.side?.name == nil, view.superview != nil else { return }
    addRounded(view.frame, to: &text)
  }

  /// Where the zPositions order two views otherwise than the lists of subviews, which decide: a program that draws by them shows the cover behind.
  func addOrder(of cover: OpaquePointer?, before view: OpaquePointer?, to text: inout Text) {
    guard var front = liveView(cover), var back = liveView(view), front.root == back.root, !front.isDescendant(of: back), !back.isDescendant(of: front) else { return }
    while let superview = front.superview, !back.isDescendant(of: superview) { front = superview }
    while let superview = back.superview, superview != front.superview { back = superview }
    if front.extras?.zPosition ?? 0 < back.extras?.zPosition ?? 0 { text.add(" (the order of subviews decides; zPosition does not change it)") }
  }

  /// The override of hit-testing, by its method where the class has one of the two.
  func overrideWords(_ view: OpaquePointer?) -> Literal {
    let object = liveObject(view, .views)
    let overridesHitTest = object?.overrides(.hitTest) == true, overridesPointInside = object?.overrides(.pointInside) == true
    return overridesHitTest == overridesPointInside ? "an override of hit-testing of " : overridesHitTest ? "the hitTest override of " : "the pointInside override of "
  }

  /// The class of an object that the trace has, also after it has ended; nil: it is in no record.
  private func tracedClass(of handle: UInt) -> Class? {
    let object = latest(trace.count, handle), other = latest(trace.count, handle, .other)
    guard let place = object ?? other else { return nil }
    let number = trace.index.cls(trace.oldest + UInt64(place), object == nil ? .other : .object)
    return number == TraceLink.noClass ? nil : classData(number)
  }

  /// By what it was, as far as the trace has it.
  private func addEnded(_ handle: UInt, to text: inout Text) {
    if handle == 0 { return text.add("nothing") }
    guard let cls = tracedClass(of: handle) else { return text.add("a destroyed object") }
    text.add("the ")
    switch cls.id {
    case BuiltIn.tap: text.add("tap")
    case BuiltIn.longPress: text.add("long press")
    case BuiltIn.pan: text.add("pan")
    case BuiltIn.screenEdgePan: text.add("edge pan")
    case BuiltIn.swipe: text.add("swipe")
    case BuiltIn.pinch: text.add("pinch")
    case BuiltIn.rotation: text.add("rotation")
    case BuiltIn.hover: text.add("hover")
    default: text.add(shown: cls.name, cls.nameLength)
    }
    text.add(" that ended")
  }

  func addClassName(_ id: UInt16, to text: inout Text) {
    let cls = classData(id)
    if cls.isLayer { text.add("extension of ") }
    text.add(shown: cls.name, cls.nameLength)
  }

  /// `<Label title; frame = (10 5; 60 30); userInteractionEnabled = false>`
  func describe(_ object: Object, to text: inout Text) {
    text.add(UInt8(ascii: "<"))
    switch object.kind {
    case .touch:
      text.add("Touch ")
      text.add(Touch(object).id)
      addOwnName(object, to: &text)
      text.add("; phase = ")
      text.add(EnumName.text(Touch(object).phase) ?? "cancelled")
      text.add("; tapCount = ")
      text.add(UInt64(Touch(object).tapCount))
      text.add("; location = ")
      add(Touch(object).location, to: &text)
      if let hit = Touch(object).view?.object {
        text.add("; view = ")
        addName(hit, to: &text)
      }
    case .event:
      text.add("Event")
      addOwnName(object, to: &text)
      describeEvent(object, to: &text)
    case .press:
      text.add("Press ")
      text.add(Press(object).id)
      addOwnName(object, to: &text)
      describePress(Press(object), to: &text)
    case .timer:
      text.add("Timer; deadline = ")
      text.add(Timer(object).deadline)
    case .closure:
      text.add("Closure")
      addOwnName(object, to: &text)
      if let state = Closure(object).state {
        text.add("; encoding = ")
        text.add(state.interface.signature)
      }
    case .cls:
      text.add("Class ")
      addClassName(classID(ofHandle: object), to: &text)
    case .plugin:
      let plugin = plugin(ofHandle: object.index)
      text.add("Plugin ")
      text.add(plugin.id.bytes, plugin.id.length)
      text.add("; version = ")
      text.add(shown: plugin.version.bytes, plugin.version.length)
      text.add(plugin.state == .active ? "; active" : plugin.state == .faulted ? "; switched off after faults" : "; inactive")
    default:
      addClassName(object.base.classID, to: &text)
      addOwnName(object, to: &text)
      if object.isView { describeView(object, to: &text) }
      if object.kind == .scroll { describeScroll(ScrollView(object), to: &text) }
      if object.kind == .gesture { describeGesture(Recognizer(object), to: &text) }
    }
    text.add(UInt8(ascii: ">"))
  }

  private func addOwnName(_ object: Object, to text: inout Text) {
    guard let side = object.base.side, let name = side.name else { return }
    text.add(UInt8(ascii: " "))
    text.add(shown: name, side.nameLength)
  }

  private func describeView(_ object: Object, to text: inout Text) {
    let v = View(object)
    let f = v.frame
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
      if Window(object).data.level != 0 {
        text.add("; level = ")
        text.add(Window(object).data.level)
      }
      if keyWindow == object.index { text.add("; key") }
    }
    if v.has(.hidden) { text.add("; hidden = true") }
    if v.alpha != 1 {
      text.add("; alpha = ")
      text.add((Double(v.alpha) * 1e6).rounded() / 1e6)
    }
    if v.has(.interactionDisabled) { text.add("; userInteractionEnabled = false") }
    if v.has(.animating) { text.add("; animating = true") }
    if v.has(.clipsToBounds) { text.add("; clipsToBounds = true") }
    if v.has(.multipleTouch) { text.add("; multipleTouchEnabled = true") }
    if v.has(.exclusiveTouch) { text.add("; exclusiveTouch = true") }
  }

  private func describeGesture(_ g: Recognizer, to text: inout Text) {
    text.add("; state = ")
    text.add(EnumName.text(g.state) ?? "failed")
    if g.state == .possible, g.isWaiting { text.add(", waiting") }
    if g.has(.disabled) { text.add("; enabled = false") }
    if let view = g.view {
      text.add("; view = ")
      addName(view.object, to: &text)
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

  /// A line per view, indented by level.
  func describeTree(_ top: View, to text: inout Text) {
    var written = text
    top.walkSubtree { v in
      var next: View? = v
      while let up = next, up != top {
        written.add("   | ")
        next = up.superview
      }
      describe(v.object, to: &written)
      written.add(UInt8(ascii: "\n"))
    }
    text = written
  }
}
