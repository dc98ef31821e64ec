// SPDX-License-Identifier: MIT
import CResponderKit

// What the standard controls make of tracking: switch, slider, stepper, segments, pages. ValueChanged is sent for the user's changes only.

let valueChanged: UInt32 = 1 << 12
/// A stepper that is held steps again after this long, and then this often.
private let firstRepetition = 0.5
private let nextRepetition = 0.1
/// And at most so often in one movement of the clock.
private let mostRepetitions = 1000.0
/// A switch is set by a drag of this length, toggled by less.
private let switchDrag = 10.0

extension Control {
  func builtInBeginTracking(_ t: Touch, _ event: OpaquePointer?) -> Bool {
    let data = self.data
    let p = point(t)
    data.start = p
    data.startValue = data.value
    data.flags.subtract(.valueChanged)
    switch data.type {
    case .slider: return thumb.contains(p)
    case .stepper:
      step(event)
      if kind == .control, !data.has(.repeatsNot) { startRepeating(firstRepetition) }
      return true
    default: return true
    }
  }

  func builtInContinueTracking(_ t: Touch, _ event: OpaquePointer?) -> Bool {
    if data.type == .slider { slide(point(t), event) }
    return true
  }

  func builtInEndTracking(_ t: Touch, _ event: OpaquePointer?) {
    let data = self.data
    let p = point(t)
    let isInside = data.has(.inside)
    switch data.type {
    case .plain, .button: break
    case .textField: if isInside { context.textField(index).touch(p) }
    case .toggle:
      let drag = p.x - data.start.x
      let isOn = data.has(.on)
      let wanted = drag.magnitude >= switchDrag ? drag > 0 : isInside ? !isOn : isOn
      if wanted != isOn {
        set(.on, wanted)
        sendActions(valueChanged, event)
      }
    case .slider, .stepper:
      if data.type == .slider { slide(p, event) }
      if data.has(.valueChanged) {
        data.flags.subtract(.valueChanged)
        sendActions(valueChanged, event)
      }
    case .segmented:
      let segment = place(p)
      let isMomentary = data.has(.momentary)
      guard isInside, segment >= 0, segment != data.selected || isMomentary, !self.segment(segment).isDisabled else { return }
      data.selected = segment
      let kept = keep()
      sendActions(valueChanged, event)
      if isMomentary { self.data.selected = -1 }
      kept.release()
    case .page:
      guard isInside, data.count > 0 else { return }
      let b = view.bounds
      let next = data.selected + (p.x >= b.origin.x + b.size.width / 2 ? 1 : -1)
      guard next >= 0, next < data.count else { return }
      data.selected = next
      sendActions(valueChanged, event)
    }
  }

  func builtInCancelTracking() {
    stopRepeating()
    data.flags.subtract(.valueChanged)
  }

  // MARK: Slider

  /// The thumb: the square of the bounds' height at the value, in bounds space.
  var thumb: RKRect { thumb(at: data.value) }

  func thumb(at value: Double) -> RKRect {
    let data = self.data
    let b = view.bounds
    let range = data.maximum - data.minimum
    let fraction = range > 0 ? (value - data.minimum) / range : 0
    let side = b.size.height
    let x = b.origin.x + fraction * Double.maximum(b.size.width - side, 0)
    return RKRect(origin: RKPoint(x: x, y: b.origin.y), size: RKSize(width: side, height: side))
  }

  private func slide(_ p: RKPoint, _ event: OpaquePointer?) {
    let data = self.data
    let b = view.bounds
    let travel = b.size.width - b.size.height
    guard travel > 0, p.x.isFinite else { return }
    let value = data.startValue + (p.x - data.start.x) / travel * (data.maximum - data.minimum)
    let clamped = Double.minimum(Double.maximum(value, data.minimum), data.maximum)
    if clamped == data.value { return }
    data.value = clamped
    report(event)
  }

  /// At once, or at the end where the control is not continuous.
  private func report(_ event: OpaquePointer?) {
    if has(.discontinuous) {
      set(.valueChanged, true)
    } else {
      sendActions(valueChanged, event)
    }
  }

  // MARK: Stepper

  private func step(_ event: OpaquePointer?) {
    let data = self.data
    let b = view.bounds
    let isUp = data.start.x >= b.origin.x + b.size.width / 2
    var value = data.value + (isUp ? data.step : -data.step)
    let wraps = data.has(.wraps)
    if value > data.maximum {
      value = wraps ? data.minimum : data.maximum
    } else if value < data.minimum {
      value = wraps ? data.maximum : data.minimum
    }
    if value == data.value { return }
    data.value = value
    report(event)
  }

  private func startRepeating(_ delay: Double) {
    let data = self.data
    stopRepeating()
    let callback: TimerFunction = { context, _, control in
      guard let context = try? resolveContext(context) else { return }
      let index = context.live(UInt(bitPattern: control), .controls)
      if index != 0 { context.control(index).repeatStep() }
    }
    // Without memory it does not repeat.
    var made: UInt32?
    keepingSentence { made = try? context.addTimer(context.time + delay, callback, UnsafeMutableRawPointer(bitPattern: context.handle(index)), nil) }
    guard let timer = made else { return }
    context.timer(timer).isOwn = true
    data.timerHandle = context.handle(timer)
  }

  private func repeatStep() {
    data.timerHandle = 0
    guard has(.tracking) else { return }
    let kept = keep()
    let before = data.value
    if has(.inside) { step(nil) }
    // At the end of its range it rests. A clock that jumps far ahead is not followed step by step.
    let isAtEnd = has(.inside) && data.value == before
    if has(.tracking), !isAtEnd {
      let jump = context.advanceTarget - context.time
      startRepeating(jump > nextRepetition * mostRepetitions ? jump + nextRepetition : nextRepetition)
    }
    kept.release()
  }

  func stopRepeating() {
    let data = self.data
    let timer = context.liveTimer(data.timerHandle)
    data.timerHandle = 0
    if let timer { context.cancel(timer) }
  }

  // MARK: Segments

  /// The segment at a point, all being equally wide; -1: none.
  func place(_ p: RKPoint) -> Int64 {
    let data = self.data
    let b = view.bounds
    guard data.count > 0, b.size.width > 0, p.x >= b.origin.x, p.x < b.origin.x + b.size.width else { return -1 }
    // Below the count, so that it can be converted.
    let segment = ((p.x - b.origin.x) / b.size.width * Double(data.count)).rounded(.down)
    return segment >= 0 && segment < Double(data.count) ? Int64(segment) : -1
  }
}
