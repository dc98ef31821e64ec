import CResponderKit

// Making controls, their state, and their end (SPEC 142, 148, 149).

extension Context {
  func controlData(_ index: UInt32) -> ControlFields {
    view(index).extras.unsafelyUnwrapped.pointee.control.unsafelyUnwrapped
  }

  func makeControl(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> OpaquePointer? {
    begin(try buildControl(cls, frame), cls)
  }

  /// A control whose instance_init has not run.
  func buildControl(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> UInt32 {
    let index = try makeObject(.control, cls)
    let type = controlType(cls.builtIn)
    let field = type == .textField ? memory.allocate(FieldData.self) : nil
    guard field != nil || type != .textField, let extras = makeExtras(index), let data = memory.allocate(ControlData.self) else {
      if let field { memory.free(field) }
      if let extras = view(index).extras { memory.free(extras) }
      view(index).extras = nil
      forget(index)
      freeRecord(index)
      throw noMemory()
    }
    data.initialize(to: ControlData())
    data.pointee.type = type
    if let field {
      field.initialize(to: FieldData())
      data.pointee.field = field
    }
    if data.pointee.type == .stepper { data.pointee.maximum = 100 }
    if data.pointee.type == .segmented { data.pointee.selected = -1 }
    if data.pointee.type == .textField { header(index).pointee.flags |= RecordHeader.canBecomeFirst }
    extras.pointee.control = ControlFields(data)
    // From now on responder chains may hold objects that handle touches themselves.
    overriddenByControls |= classData(cls.builtIn).overrides
    overridden |= overriddenByControls
    hasControls = true
    prepareView(index, cls, frame)
    return index
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

  /// Functions that were added to it are dropped when it ends.
  func dropControlActions(_ index: UInt32) {
    guard kind(index) == .control else { return }
    let data = controlData(index)
    stopRepeating(index)
    while !data.targets.isEmpty {
      let entry = data.targets[data.targets.count - 1]
      data.targets.removeLast()
      callDrop(entry)
    }
    dropFieldDelegate(index)
  }

  // MARK: State

  func has(_ index: UInt32, _ flag: UInt32) -> Bool { controlData(index).flags & flag != 0 }

  func setControl(_ index: UInt32, _ flag: UInt32, _ on: Bool) {
    let data = controlData(index)
    if on { data.flags |= flag } else { data.flags &= ~flag }
  }

  func setControlEnabled(_ index: UInt32, _ enabled: Bool) {
    if has(index, ControlFlag.disabled) != enabled { return }
    setControl(index, ControlFlag.disabled, !enabled)
    refreshDisabled(index)
    if !enabled, has(index, ControlFlag.tracking) {
      trace(.controlCancelledByDisabling, index)
      cancelTracking(index, nil)
    }
  }

  /// SPEC 51, where disabledControlsHitTestNil asks for it.
  func refreshDisabled(_ index: UInt32) {
    setFlag(index, ViewFlag.disabledControl, has(index, ControlFlag.disabled) && flag(.disabledControlsHitTestNil))
  }

  /// After the flag has been changed.
  func refreshDisabledControls() {
    forEachRecord { if kind($0) == .control { refreshDisabled($0) } }
  }

  func controlState(_ index: UInt32) -> UInt32 {
    let flags = controlData(index).flags
    var state: UInt32 = 0
    if flags & ControlFlag.highlighted != 0 { state |= 1 }
    if flags & ControlFlag.disabled != 0 { state |= 2 }
    if flags & ControlFlag.selected != 0 { state |= 4 }
    if isFirstResponder(index) { state |= 8 }
    return state
  }
}
