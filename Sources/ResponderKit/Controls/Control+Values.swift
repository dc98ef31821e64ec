import CResponderKit

// What the standard controls make of tracking: switch, slider, stepper, segments, pages. ValueChanged is sent for the user's changes only.

private let valueChanged: UInt32 = 1 << 12
/// A stepper that is held steps again after this long, and then this often.
private let firstRepetition = 0.5
private let nextRepetition = 0.1
/// And at most so often while the clock goes on in one step.
private let mostRepetitions = 1000.0
/// A switch is set by a drag of this length, toggled by less.
private let switchDrag = 10.0

extension Context {
  func builtInBeginTracking(_ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) -> Bool {
    let data = controlData(index)
    let p = controlPoint(index, t)
    data.start = p
    data.startValue = data.value
    data.flags &= ~ControlFlag.valueChanged
    switch data.type {
    case .slider: return thumb(index).contains(p)
    case .stepper:
      step(index, event)
      if kind(index) == .control, data.flags & ControlFlag.repeatsNot == 0 { startRepeating(index, firstRepetition) }
      return true
    default: return true
    }
  }

  func builtInContinueTracking(_ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) -> Bool {
    if controlData(index).type == .slider { slide(index, controlPoint(index, t), event) }
    return true
  }

  func builtInEndTracking(_ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) {
    let data = controlData(index)
    let p = controlPoint(index, t)
    let isInside = data.flags & ControlFlag.inside != 0
    switch data.type {
    case .plain, .button: break
    case .textField: if isInside { touchField(index, p) }
    case .toggle:
      let drag = p.x - data.start.x
      let isOn = data.flags & ControlFlag.on != 0
      let wanted = drag.magnitude >= switchDrag ? drag > 0 : isInside ? !isOn : isOn
      if wanted != isOn {
        setControl(index, ControlFlag.on, wanted)
        sendActions(index, valueChanged, event)
      }
    case .slider, .stepper:
      if data.type == .slider { slide(index, p, event) }
      if data.flags & ControlFlag.valueChanged != 0 {
        data.flags &= ~ControlFlag.valueChanged
        sendActions(index, valueChanged, event)
      }
    case .segmented:
      let segment = place(index, p)
      let isMomentary = data.flags & ControlFlag.momentary != 0
      guard isInside, segment >= 0, segment != data.selected || isMomentary, !self.segment(index, segment).isDisabled else { return }
      data.selected = segment
      own(index)
      sendActions(index, valueChanged, event)
      if isMomentary { controlData(index).selected = -1 }
      disown(index)
    case .page:
      guard isInside, data.count > 0 else { return }
      let b = view(index).bounds
      let next = data.selected + (p.x >= b.origin.x + b.size.width / 2 ? 1 : -1)
      guard next >= 0, next < data.count else { return }
      data.selected = next
      sendActions(index, valueChanged, event)
    }
  }

  func builtInCancelTracking(_ index: UInt32) {
    stopRepeating(index)
    controlData(index).flags &= ~ControlFlag.valueChanged
  }

  // MARK: Slider

  /// The square of the bounds' height at the value, in bounds space (SPEC 152).
  func thumb(_ index: UInt32) -> RKRect { thumb(index, at: controlData(index).value) }

  func thumb(_ index: UInt32, at value: Double) -> RKRect {
    let data = controlData(index)
    let b = view(index).bounds
    let range = data.maximum - data.minimum
    let fraction = range > 0 ? (value - data.minimum) / range : 0
    let side = b.size.height
    let x = b.origin.x + fraction * Double.maximum(b.size.width - side, 0)
    return RKRect(origin: RKPoint(x: x, y: b.origin.y), size: RKSize(width: side, height: side))
  }

  private func slide(_ index: UInt32, _ p: RKPoint, _ event: OpaquePointer?) {
    let data = controlData(index)
    let b = view(index).bounds
    let travel = b.size.width - b.size.height
    guard travel > 0, p.x.isFinite else { return }
    let value = data.startValue + (p.x - data.start.x) / travel * (data.maximum - data.minimum)
    let clamped = Double.minimum(Double.maximum(value, data.minimum), data.maximum)
    if clamped == data.value { return }
    data.value = clamped
    report(index, event)
  }

  /// At once, or at the end where the control is not continuous.
  private func report(_ index: UInt32, _ event: OpaquePointer?) {
    if has(index, ControlFlag.discontinuous) {
      setControl(index, ControlFlag.valueChanged, true)
    } else {
      sendActions(index, valueChanged, event)
    }
  }

  // MARK: Stepper

  private func step(_ index: UInt32, _ event: OpaquePointer?) {
    let data = controlData(index)
    let b = view(index).bounds
    let isUp = data.start.x >= b.origin.x + b.size.width / 2
    var value = data.value + (isUp ? data.step : -data.step)
    let wraps = data.flags & ControlFlag.wraps != 0
    if value > data.maximum {
      value = wraps ? data.minimum : data.maximum
    } else if value < data.minimum {
      value = wraps ? data.maximum : data.minimum
    }
    if value == data.value { return }
    data.value = value
    report(index, event)
  }

  private func startRepeating(_ index: UInt32, _ delay: Double) {
    let data = controlData(index)
    stopRepeating(index)
    let callback: TimerFunction = { context, _, control in
      guard let context = try? resolveContext(context) else { return }
      let index = context.live(UInt(bitPattern: control), .controls)
      if index != 0 { context.repeatStep(index) }
    }
    // Without memory it does not repeat.
    var made: UInt32?
    keepingSentence { made = try? addTimer(time + delay, callback, UnsafeMutableRawPointer(bitPattern: handle(index)), nil) }
    guard let timer = made else { return }
    self.timer(timer).isOwn = true
    data.timerHandle = handle(timer)
  }

  private func repeatStep(_ index: UInt32) {
    controlData(index).timerHandle = 0
    guard has(index, ControlFlag.tracking) else { return }
    own(index)
    let before = controlData(index).value
    if has(index, ControlFlag.inside) { step(index, nil) }
    // At the end of its range it rests. A clock that jumps far ahead is not followed step by step.
    let isAtEnd = has(index, ControlFlag.inside) && controlData(index).value == before
    if has(index, ControlFlag.tracking), !isAtEnd {
      let jump = advanceTarget - time
      startRepeating(index, jump > nextRepetition * mostRepetitions ? jump + nextRepetition : nextRepetition)
    }
    disown(index)
  }

  func stopRepeating(_ index: UInt32) {
    let data = controlData(index)
    let timer = live(data.timerHandle, .timers)
    data.timerHandle = 0
    if timer != 0 { cancelTimer(timer) }
  }

  // MARK: Segments

  /// The segment at a point, all being equally wide; -1: none.
  private func place(_ index: UInt32, _ p: RKPoint) -> Int64 {
    let data = controlData(index)
    let b = view(index).bounds
    guard data.count > 0, b.size.width > 0, p.x >= b.origin.x, p.x < b.origin.x + b.size.width else { return -1 }
    // Below the count, so that it can be converted.
    let segment = ((p.x - b.origin.x) / b.size.width * Double(data.count)).rounded(.down)
    return segment >= 0 && segment < Double(data.count) ? Int64(segment) : -1
  }
}
