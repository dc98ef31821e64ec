import CResponderKit

// Making and ending views.

extension Context {
  @_optimize(speed)
  func makeView(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> OpaquePointer? {
    try buildView(cls, frame).initialized(as: cls)
  }

  /// A view whose instance_init has not run.
  func buildView(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> Object {
    let object = try makeObject(.view, cls)
    prepareView(View(object), cls, frame)
    return object
  }

  /// The defaults of SPEC 30.
  @inline(__always)
  func prepareView(_ v: View, _ cls: Class, _ frame: RKRect) {
    v.alpha = 1
    v.bounds.size = frame.size
    v.center = RKPoint(x: frame.origin.x + 0.5 * frame.size.width, y: frame.origin.y + 0.5 * frame.size.height)
    v.flags.formUnion(initialFlags(cls))
    refreshMapping(v)
  }

  /// What a new view of a class is, as hit-testing sees it.
  @inline(__always)
  private func initialFlags(_ cls: Class) -> ViewFlags {
    let builtIn = cls.builtIn
    return overrideFlags(cls)
      .union(builtIn == BuiltIn.label || builtIn == BuiltIn.imageView ? .interactionDisabled : [])
      .union(config(.alphaHitThreshold) > 1 ? .alphaLow : [])
  }

  /// Undo what a view or window is linked with, when it ends. In a window nothing begins from the first call of it to the last (SPEC 347).
  func unlinkView(_ index: UInt32) {
    if kind(index) == .window { leave(index) { undoLinks(index) } } else { undoLinks(index) }
  }

  private func undoLinks(_ index: UInt32) {
    let v = view(index)
    let isWindow = v.header.kind == .window
    if isWindow { window(index).unlinkAll() }
    if v.has(.hasRecognizers) { viewWillLoseRecognizers(view(index)) }
    if v.has(.indexed) { dropIndex(v) }
    if v.superview != 0, reserveChildren(v.superview, 0) { unlinkChild(view(index)) }
    // Without overrides they are removed without callbacks.
    while v.childCount > 0, !tellsTree, let block = v.children, block.pins == 0 {
      v.childCount -= 1
      let last = block.record(Int(v.childCount))
      last.superview = 0
      last.slot = 0
      arrangement &+= 1
      object(last).disown()
    }
    while v.childCount > 0 {
      let last = child(view(index), Int(v.childCount) - 1)
      let keptLast = object(last).keep()
      // Only surviving views get callbacks.
      if isWindow { tellSubtree(last, .willMoveToWindow, 0) }
      tell(last, .willMoveToSuperview, 0)
      if view(last).superview == index {
        // The list is this view's own; if a walk holds it and no memory is left for a copy, the walk's list is cut instead.
        _ = reserveChildren(index, 0)
        unlinkChild(view(last))
        if isWindow { tellSubtree(last, .didMoveToWindow, 0) }
        tell(last, .didMoveToSuperview, 0)
        object(last).disown()
      }
      keptLast.release()
    }
    if v.controller != 0 {
      controller(v.controller).view = 0
      v.controller = 0
    }
  }

  /// Frees its memory, without a callback.
  func freeView(_ v: View) {
    if v.has(.indexed) { dropIndex(v) }
    freeChildren(v)
    if let extras = v.extras {
      if let window = extras.window {
        window.taps.free(memory)
        memory.free(window)
      }
      if let control = extras.control {
        control.targets.free(memory)
        control.forwarded.free(memory)
        control.text.free(memory)
        if let field = control.field { memory.free(field) }
        while !control.segments.isEmpty {
          let segment = control.segments[control.segments.count - 1]
          memory.free(segment.title, segment.length + 1)
          control.segments.removeLast()
        }
        control.segments.free(memory)
        memory.free(control.record)
      }
      extras.recognizers.free(memory)
      memory.free(extras)
      v.extras = nil
    }
  }
}
