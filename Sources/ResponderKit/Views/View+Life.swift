// SPDX-License-Identifier: MIT
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
    View(object).prepare(cls, frame)
    return object
  }
}

extension View {
  /// The defaults of SPEC 30.
  @inline(__always)
  func prepare(_ cls: Class, _ frame: RKRect) {
    alpha = 1
    bounds.size = frame.size
    center = RKPoint(x: frame.origin.x + 0.5 * frame.size.width, y: frame.origin.y + 0.5 * frame.size.height)
    flags.formUnion(initialFlags(cls))
    refreshBounds()
  }

  /// What a new view of a class is, as hit-testing sees it.
  @inline(__always)
  private func initialFlags(_ cls: Class) -> ViewFlags {
    let builtIn = cls.builtIn
    return cls.hitFlags
      .union(builtIn == BuiltIn.label || builtIn == BuiltIn.imageView ? .interactionDisabled : [])
      .union(context.config(.alphaHitThreshold) > 1 ? .alphaLow : [])
  }

  /// Undo what a view or window is linked with, when it ends. In a window nothing begins from the first call of it to the last (SPEC 347).
  func unlinkAll() {
    if kind == .window { context.leave(self) { undoLinks() } } else { undoLinks() }
  }

  private func undoLinks() {
    let window = object.window
    window?.unlink()
    if has(.hasRecognizers) { context.viewWillLoseRecognizers(self) }
    if has(.indexed) { context.dropIndex(cursor) }
    if let superview, superview.reserveChildren(0) { unlink() }
    // Without overrides they are removed without callbacks.
    while childCount > 0, !context.tellsTree, let block = children, block.pins == 0 {
      childCount -= 1
      cursor.refreshNearChild()
      let last = context.view(block.record(Int(childCount)))
      last.superview = nil
      last.slot = 0
      context.arrangement &+= 1
      last.taken().release()
    }
    while childCount > 0 {
      let last = child(Int(childCount) - 1)
      let keptLast = last.keep()
      // Only surviving views get callbacks.
      if window != nil { last.tellSubtree(.willMoveToWindow, nil) }
      last.tell(.willMoveToSuperview, nil)
      if last.superview == self {
        // The list is this view's own; if a walk holds it and no memory is left for a copy, the walk's list is cut instead.
        _ = reserveChildren(0)
        let reference = last.leaveSuperview()
        if window != nil { last.tellSubtree(.didMoveToWindow, nil) }
        last.tell(.didMoveToSuperview, nil)
        reference.release()
      }
      keptLast.release()
    }
    controller?.view = nil
    controller = nil
  }

  /// Frees its memory, without a callback.
  func freeData() {
    let memory = context.memory
    if has(.indexed) { context.dropIndex(cursor) }
    freeChildren()
    if let extras {
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
      self.extras = nil
    }
  }
}
