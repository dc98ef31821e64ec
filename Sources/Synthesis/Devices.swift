// SPDX-License-Identifier: MIT
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Wheels, trackpads, buttons and keys.

extension Synthesizer {
  package mutating func wheel(_ at: RKPoint, notch: RKPoint, count: UInt32, interval: Double) throws(Refused) {
    try check(at, "at is not finite, or beyond 1e9")
    try check(notch, "notch is not finite, or beyond 1e9")
    guard count >= 1, count <= 10_000 else { throw Refused("count is not from 1 to 10,000") }
    try check(interval, "interval is not from 0 to 86,400")
    try whole { (self) throws(Refused) in
      for turn in 0..<count {
        var input = Input()
        input.kind = .scroll
        input.time = self.time
        input.location = at
        input.delta = notch
        input.isDiscrete = true
        try self.append(input)
        if turn + 1 < count { self.time += interval * (self.isHuman ? self.random.within(0.7, 1.3) : 1) }
      }
    }
  }

  package mutating func trackpadScroll(_ at: RKPoint, by distance: RKPoint, seconds: Double) throws(Refused) {
    try check(at, "at is not finite, or beyond 1e9")
    try check(distance, "by is not finite, or beyond 1e9")
    try check(seconds, "seconds is not from 0 to 86,400")
    try whole { (self) throws(Refused) in
      var before = 0.0
      try self.onTrackpad(at, seconds) { (input: inout Input, covered: Double) in
        input.kind = .scroll
        input.delta = RKPoint(x: distance.x * (covered - before), y: distance.y * (covered - before))
        before = covered
      }
    }
  }

  package mutating func trackpadPinch(_ at: RKPoint, scale: Double, rotation: Double, seconds: Double) throws(Refused) {
    try check(at, "at is not finite, or beyond 1e9")
    try checkTransform(scale, rotation)
    try check(seconds, "seconds is not from 0 to 86,400")
    try whole { (self) throws(Refused) in
      try self.onTrackpad(at, seconds) { (input: inout Input, covered: Double) in
        input.kind = .transform
        input.scale = 1 + (scale - 1) * covered
        input.rotation = rotation * covered
      }
    }
  }

  /// From began to ended, with one report each interval; the last change and the end are one interval apart.
  private mutating func onTrackpad(_ at: RKPoint, _ seconds: Double, _ fill: (inout Input, Double) -> Void) throws(Refused) {
    let count = max(try intervals(seconds), 1)
    var stroke = Tremor()
    if isHuman { stroke = Tremor(hand, &random) }
    for report in 0...(count + 1) {
      let part = min(Double(report) / Double(count), 1)
      var input = Input()
      input.time = time
      input.location = at
      let phase: RKGestureInputPhase = report == 0 ? .began : report > count ? .ended : .changed
      input.phase = phase.rawValue
      fill(&input, isHuman ? stroke.covered(part) : Easing.easeInOut.covered(part))
      try append(input)
      if report <= count { time += (isHuman ? hand.interval(&random) : 1) / rate }
    }
  }

  package mutating func press(_ type: Int32, seconds: Double) throws(Refused) {
    guard type >= 0, type <= RKPressType.playPause.rawValue || type == RKPressType.pageUp.rawValue || type == RKPressType.pageDown.rawValue else {
      throw Refused("type is no button of RKPressType; keys have a function of their own")
    }
    var input = Input()
    input.pressType = type
    try downAndUp(input, seconds)
  }

  package mutating func key(_ character: UInt32, code: UInt32, modifiers: UInt32, seconds: Double) throws(Refused) {
    guard character != 0 || code != 0 else { throw Refused("character and key_code are both 0: a key needs one of them") }
    guard character <= 0x10FFFF, character < 0xD800 || character > 0xDFFF else { throw Refused("character is no Unicode scalar value") }
    var input = Input()
    input.pressType = RKPressType.key.rawValue
    input.character = character
    input.keyCode = code
    input.modifiers = modifiers
    try downAndUp(input, seconds)
  }

  private mutating func downAndUp(_ press: Input, _ seconds: Double) throws(Refused) {
    try check(seconds, "seconds is not from 0 to 86,400")
    try whole { (self) throws(Refused) in
      var input = press
      input.kind = .press
      input.id = self.nextID
      self.nextID &+= 1
      input.time = self.time
      input.force = 1
      input.phase = RKPressPhase.began.rawValue
      try self.append(input)
      self.time += self.isHuman ? seconds + self.hand.offset(&self.random) : seconds
      input.time = self.time
      input.force = 0
      input.phase = RKPressPhase.ended.rawValue
      try self.append(input)
    }
  }
}
