// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Commands in words: "tap send", "flick list up", "scroll list until row40 is visible".

extension Synthesizer {
  /// Performs a command and plays it.
  package mutating func perform(_ context: OpaquePointer?, _ command: UnsafeBufferPointer<UInt8>) throws(Refused) {
    var words = Words(command)
    let verb = try words.next("the command is empty: expected tap, press, drag, flick, swipe, pinch, rotate, edge, wheel, trackpad, scroll, key, type or wait")
    // What was made before comes first: a target is looked for where it then is.
    try play(context)
    if verb.isWord("tap") {
      try tap(context, &words)
    } else if verb.isWord("press") {
      try press(context, &words)
    } else if verb.isWord("drag") {
      try drag(context, &words)
    } else if verb.isWord("flick") || verb.isWord("swipe") {
      try stroke(context, &words, isFlick: verb.isWord("flick"))
    } else if verb.isWord("pinch") || verb.isWord("rotate") {
      try pinch(context, &words)
    } else if verb.isWord("edge") {
      try edge(context, &words)
    } else if verb.isWord("wheel") {
      try wheel(context, &words)
    } else if verb.isWord("trackpad") {
      try trackpad(context, &words)
    } else if verb.isWord("scroll") {
      try scroll(context, &words)
    } else if verb.isWord("key") || verb.isWord("type") {
      try keys(&words, isText: verb.isWord("type"))
    } else if verb.isWord("wait") {
      guard let seconds = try words.next("wait has no number of seconds").number else { throw Refused("wait has no number of seconds") }
      try end(&words)
      try pause(seconds)
    } else {
      throw verb.refused("there is no such command; expected tap, press, drag, flick, swipe, pinch, rotate, edge, wheel, trackpad, scroll, key, type or wait")
    }
    try play(context)
  }

  private func end(_ words: inout Words) throws(Refused) {
    if let word = try words.next() { throw word.refused("this word is no option of the command") }
  }

  private func view(_ context: OpaquePointer?, _ word: Word) throws(Refused) -> OpaquePointer { try findView(context, word.start, word.count) }

  /// The place of a target: a point, or where a named view is hit.
  private mutating func place(_ context: OpaquePointer?, _ word: Word) throws(Refused) -> RKPoint {
    if let point = word.point { return point }
    do throws(Refused) {
      return try aim(try view(context, word))
    } catch {
      var refused = error
      if !refused.isFromLibrary { refused.subject = word.bytes }
      throw refused
    }
  }

  private mutating func target(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) -> RKPoint {
    try place(context, try words.next("the command has no target: expected a view's name or a point, as in 100,200"))
  }

  private func whole(_ number: Double, _ sentence: StaticString) throws(Refused) -> UInt32 {
    guard number >= 0, number <= 10_000, number == number.rounded() else { throw Refused(sentence) }
    return UInt32(number)
  }

  private func fingers(_ options: Options) throws(Refused) -> UInt32 { try whole(options.fingers, "fingers is no whole number from 1 to 10") }

  private mutating func tap(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let at = try target(context, &words)
    let options = try Options(&words, [.times, .fingers])
    try tap(at, taps: try whole(options.times, "times is no whole number from 1 to 1,000"), fingers: try fingers(options))
  }

  private mutating func press(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let at = try target(context, &words)
    let options = try Options(&words, [.seconds, .fingers])
    try longPress(at, seconds: options.seconds ?? 1, fingers: try fingers(options))
  }

  private mutating func drag(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let from = try target(context, &words)
    let options = try Options(&words, [.to, .by, .seconds, .fingers])
    guard (options.to == nil) != (options.by == nil) else { throw Refused("drag has neither or both of to and by: expected to a target, or by a distance, as in 100,-20") }
    var end = options.by.map { RKPoint(x: from.x + $0.x, y: from.y + $0.y) } ?? from
    if let to = options.to { end = try place(context, to) }
    var points = (from, end)
    let seconds = options.seconds ?? 0.5
    let count = try fingers(options)
    let result = withUnsafeBytes(of: &points) { bytes -> Result<Void, Refused> in
      do throws(Refused) {
        try drag(bytes.baseAddress!.assumingMemoryBound(to: RKPoint.self), 2, seconds: seconds, easing: .easeInOut, fingers: count)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private mutating func stroke(_ context: OpaquePointer?, _ words: inout Words, isFlick: Bool) throws(Refused) {
    let from = try target(context, &words)
    let word = try words.next("the command has no direction: expected up, down, left or right")
    guard let direction = word.direction else { throw word.refused("this is no direction: expected up, down, left or right") }
    guard isFlick else {
      let options = try Options(&words, [.fingers])
      return try swipe(from, direction, fingers: try fingers(options))
    }
    let options = try Options(&words, [.velocity, .distance, .fingers])
    let way = options.distance ?? 150
    guard way > 0 else { throw Refused("distance is not above 0") }
    var end = from
    if direction == .up { end.y -= way }
    if direction == .down { end.y += way }
    if direction == .left { end.x -= way }
    if direction == .right { end.x += way }
    try flick(from: from, to: end, velocity: options.velocity, fingers: try fingers(options))
  }

  private static let degree = 0.017453292519943295

  private mutating func pinch(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let centre = try target(context, &words)
    let options = try Options(&words, [.scale, .degrees, .radius, .seconds])
    guard options.scale != nil || options.degrees != nil else { throw Refused("the command has neither scale nor degrees: expected one or both, as in scale 2 degrees 45") }
    try pinch(centre, radius: options.radius, scale: options.scale ?? 1, rotation: (options.degrees ?? 0) * Self.degree, seconds: options.seconds ?? 0.5)
  }

  private mutating func edge(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let word = try words.next("edge has no view: expected a window's or view's name")
    let target = try Target(try view(context, word))
    let side = try words.next("edge has no side: expected up, down, left or right")
    let edge: RKRectEdge
    switch side.direction {
    case .up: edge = .top
    case .down: edge = .bottom
    case .left: edge = .left
    case .right: edge = .right
    default: throw side.refused("this is no side: expected up, down, left or right")
    }
    let options = try Options(&words, [.distance, .seconds])
    let corner = try target.onScreen(target.bounds.origin)
    let other = try target.onScreen(RKPoint(x: target.bounds.origin.x + target.bounds.size.width, y: target.bounds.origin.y + target.bounds.size.height))
    let area = RKRect(origin: corner, size: RKSize(width: other.x - corner.x, height: other.y - corner.y))
    try edgePan(area, edge, distance: options.distance ?? 150, seconds: options.seconds ?? 0.3)
  }

  private mutating func wheel(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let at = try target(context, &words)
    let options = try Options(&words, [.by, .times])
    guard let notch = options.by else { throw Refused("wheel has no by: expected the distance of one notch, as in 0,-40") }
    try wheel(at, notch: notch, count: try whole(options.times, "times is no whole number from 1 to 10,000"), interval: 0.05)
  }

  private mutating func trackpad(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let at = try target(context, &words)
    let options = try Options(&words, [.by, .scale, .degrees, .seconds])
    let seconds = options.seconds ?? 0.3
    if let by = options.by {
      guard options.scale == nil, options.degrees == nil else { throw Refused("trackpad has by and scale or degrees: it scrolls, or it pinches and rotates") }
      return try trackpadScroll(at, by: by, seconds: seconds)
    }
    guard options.scale != nil || options.degrees != nil else { throw Refused("trackpad has none of by, scale and degrees") }
    try trackpadPinch(at, scale: options.scale ?? 1, rotation: (options.degrees ?? 0) * Self.degree, seconds: seconds)
  }

  private mutating func scroll(_ context: OpaquePointer?, _ words: inout Words) throws(Refused) {
    let list = try view(context, try words.next("scroll has no scroll view: expected its name"))
    guard let until = try words.next(), until.isWord("until") else { throw Refused("scroll has no until: expected scroll LIST until VIEW is visible") }
    let shown = try view(context, try words.next("until has no view: expected scroll LIST until VIEW is visible"))
    guard let verb = try words.next(), verb.isWord("is"), let last = try words.next(), last.isWord("visible") else {
      throw Refused("the command does not end with is visible: expected scroll LIST until VIEW is visible")
    }
    try end(&words)
    try scroll(list, toShow: shown)
  }

  private static let keySeconds = 0.08

  private mutating func keys(_ words: inout Words, isText: Bool) throws(Refused) {
    let text = try words.next("the command has no characters")
    try end(&words)
    var at = 0
    guard text.count > 0 else { throw Refused("the command has no characters") }
    while at < text.count {
      var length = 0
      let character = rks_scalar(text.start + at, text.count - at, &length)
      guard character != .max, character != 0 else { throw Refused("the characters are no UTF-8") }
      at += length
      guard isText || at == text.count else { throw text.refused("key has more than one character: type has as many as are needed") }
      try key(character, code: 0, modifiers: 0, seconds: Self.keySeconds)
      if at < text.count { time += Self.keySeconds }
    }
  }
}
