// SPDX-License-Identifier: MIT
import CResponderKit

// Making controls, their state, and their end (SPEC 142, 148, 149).

extension Context {
  func makeControl(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> OpaquePointer? {
    try buildControl(cls, frame).initialized(as: cls)
  }

  /// A control whose instance_init has not run.
  func buildControl(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> Object {
    let object = try makeObject(.control, cls)
    let view = View(object)
    let type = controlType(cls.builtIn)
    let field = type == .textField ? memory.make(TextFieldFields.self) : nil
    guard field != nil || type != .textField, let extras = view.makeExtras(), let data = memory.make(ControlFields.self) else {
      if let field { memory.free(field) }
      if let extras = view.extras { memory.free(extras) }
      view.extras = nil
      object.unmake()
      throw noMemory()
    }
    data.initialize(to: ControlData())
    data.type = type
    if let field {
      field.initialize(to: FieldData())
      data.field = field
    }
    if data.type == .stepper { data.maximum = 100 }
    if data.type == .segmented { data.selected = -1 }
    if data.type == .textField { object.base.canBecomeFirst = true }
    extras.control = data
    // From now on responder chains may hold objects that handle touches themselves.
    overriddenByControls |= classData(cls.builtIn).overrides
    overridden |= overriddenByControls
    hasControls = true
    view.prepare(cls, frame)
    return object
  }

  private func controlType(_ builtIn: UInt16) -> ControlType {
    switch builtIn {
    case BuiltIn.button: .button
    case BuiltIn.toggle: .toggle
    case BuiltIn.slider: .slider
    case BuiltIn.stepper: .stepper
    case BuiltIn.segmentedControl: .segmented
    case BuiltIn.pageControl: .page
    case BuiltIn.textField: .textField
    default: .plain
    }
  }
}

extension Control {
  /// Functions that were added to it are dropped when it ends.
  func dropActions() {
    guard kind == .control else { return }
    let data = self.data
    stopRepeating()
    while !data.targets.isEmpty {
      let entry = data.targets[data.targets.count - 1]
      data.targets.removeLast()
      context.callDrop(entry)
    }
    context.textField(index).dropDelegate()
  }

  // MARK: State

  func has(_ any: ControlFlags) -> Bool { data.flags.has(any) }

  func set(_ these: ControlFlags, _ on: Bool) {
    let data = self.data
    if on { data.flags.formUnion(these) } else { data.flags.subtract(these) }
  }

  func setEnabled(_ enabled: Bool) {
    if has(.disabled) != enabled { return }
    set(.disabled, !enabled)
    refreshDisabled()
    if !enabled, has(.tracking) {
      trace(.controlCancelledByDisabling)
      cancelTracking(nil)
    }
  }

  /// SPEC 51, where disabledControlsHitTestNil asks for it.
  func refreshDisabled() {
    view.setFlag(.disabledControl, has(.disabled) && context.flag(.disabledControlsHitTestNil))
  }
}

extension Context {
  /// After the flag has been changed.
  func refreshDisabledControls() {
    forEachObject { if $0.kind == .control { Control($0).refreshDisabled() } }
  }
}

extension Control {
  var state: UInt32 {
    let flags = data.flags
    var state: UInt32 = 0
    if flags.has(.highlighted) { state |= 1 }
    if flags.has(.disabled) { state |= 2 }
    if flags.has(.selected) { state |= 4 }
    if responder.isFirstResponder { state |= 8 }
    return state
  }
}
