// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The record that every export that may change something writes first, and the records of callbacks. Without a recorder each costs one load and
// one compare: what there is to be done then stands in functions of their own.
//
// There are some two hundred such calls, of fifty shapes. So the arguments are handed over as words, with a number for their types, and one
// function writes them all.

/// Numbers of calls have no more.
private let callBits: UInt64 = 15

extension Recorder {
  @inline(never)
  func begin(_ call: UInt32) {
    settle()
    if self.depth == 0 { self.wasSent = false }
    begin(.call)
    self.call = self.start
    self.callCheck = self.check
    self.callTime = self.context.time
    put(varint: UInt64(call))
  }
}

extension Context {
  // MARK: Calls

  @inline(__always) func recorded(_ call: UInt32) {
    if isRecording { beginCall(call)?.end() }
  }

  @inline(__always) func recorded<A: Argument>(_ call: UInt32, _ a: A) {
    if isRecording { say(call, a) }
  }

  @inline(__always) func recorded<A: Argument, B: Argument>(_ call: UInt32, _ a: A, _ b: B) {
    if isRecording { say(call, a, b) }
  }

  @inline(__always) func recorded<A: Argument, B: Argument, C: Argument>(_ call: UInt32, _ a: A, _ b: B, _ c: C) {
    if isRecording { say(call, a, b, c) }
  }

  @inline(__always) func recorded<A: Argument, B: Argument, C: Argument, D: Argument>(_ call: UInt32, _ a: A, _ b: B, _ c: C, _ d: D) {
    if isRecording { say(call, a, b, c, d) }
  }

  @inline(__always) func recorded<A: Argument, B: Argument, C: Argument, D: Argument, E: Argument>(_ call: UInt32, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
    let three = A.words + B.words + C.words
    if isRecording { hand(call, A.shape | (B.shape << (4 * A.words)) | (C.shape << (4 * (A.words + B.words))) | (D.shape << (4 * three)) | (E.shape << (4 * (three + D.words))), three + D.words + E.words) { k in
      k < A.words ? a.word(k) : k < A.words + B.words ? b.word(k - A.words) : k < three ? c.word(k - A.words - B.words) : k < three + D.words ? d.word(k - three) : e.word(k - three - D.words)
    } }
  }

  /// What there is when the recorder starts: it is known that there is one.
  @inline(__always) func say<A: Argument>(_ call: UInt32, _ a: A) { hand(call, A.shape, A.words) { a.word($0) } }

  @inline(__always) func say<A: Argument, B: Argument>(_ call: UInt32, _ a: A, _ b: B) {
    hand(call, A.shape | (B.shape << (4 * A.words)), A.words + B.words) { $0 < A.words ? a.word($0) : b.word($0 - A.words) }
  }

  @inline(__always) func say<A: Argument, B: Argument, C: Argument>(_ call: UInt32, _ a: A, _ b: B, _ c: C) {
    hand(call, A.shape | (B.shape << (4 * A.words)) | (C.shape << (4 * (A.words + B.words))), A.words + B.words + C.words) { k in
      k < A.words ? a.word(k) : k < A.words + B.words ? b.word(k - A.words) : c.word(k - A.words - B.words)
    }
  }

  @inline(__always) func say<A: Argument, B: Argument, C: Argument, D: Argument>(_ call: UInt32, _ a: A, _ b: B, _ c: C, _ d: D) {
    let three = A.words + B.words + C.words
    hand(call, A.shape | (B.shape << (4 * A.words)) | (C.shape << (4 * (A.words + B.words))) | (D.shape << (4 * three)), three + D.words) { k in
      k < A.words ? a.word(k) : k < A.words + B.words ? b.word(k - A.words) : k < three ? c.word(k - A.words - B.words) : d.word(k - three)
    }
  }

  /// The compiler folds all of this but one call.
  @inline(__always) private func hand(_ call: UInt32, _ shape: UInt64, _ count: Int, _ word: (Int) -> UInt64) {
    // The shape of seven words at most, and the call's number: with four words it is one of 32 bits, for which there are shorter instructions.
    let what = shape << callBits | UInt64(call)
    switch count {
    case 1: write(what, word(0))
    case 2: write(what, word(0), word(1))
    case 3: write(what, word(0), word(1), word(2))
    case 4: write(what, word(0), word(1), word(2), word(3))
    case 5: write(what, word(0), word(1), word(2), word(3), word(4))
    case 6: write(what, word(0), word(1), word(2), word(3), word(4), word(5))
    default: write(what, word(0), word(1), word(2), word(3), word(4), word(5), word(6))
    }
  }

  @inline(never) private func write(_ what: UInt64, _ a: UInt64) { write(what, a, 0, 0, 0, 0, 0, 0) }
  @inline(never) private func write(_ what: UInt64, _ a: UInt64, _ b: UInt64) { write(what, a, b, 0, 0, 0, 0, 0) }
  @inline(never) private func write(_ what: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64) { write(what, a, b, c, 0, 0, 0, 0) }
  @inline(never) private func write(_ what: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) { write(what, a, b, c, d, 0, 0, 0) }
  @inline(never) private func write(_ what: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64) { write(what, a, b, c, d, e, 0, 0) }
  @inline(never) private func write(_ what: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64, _ f: UInt64) { write(what, a, b, c, d, e, f, 0) }

  @inline(never)
  private func write(_ what: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64, _ f: UInt64, _ g: UInt64) {
    guard let recorder = beginCall(UInt32(truncatingIfNeeded: what) & 0x7FFF) else { return }
    var words = (a, b, c, d, e, f, g)
    withUnsafeBytes(of: &words) { recorder.put(what >> callBits, $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt64.self), .all) }
    recorder.end()
  }

  /// The record of a call; nil without a recorder.
  @inline(never)
  func beginCall(_ call: UInt32) -> Recorder? {
    guard let recorder = self.recorder else { return nil }
    recorder.begin(call)
    return recorder
  }

  /// Input or time has been dealt with: what is known of it leaves.
  @inline(__always) func flushRecord() {
    if _slowPath(recorder != nil) { flushAndTell() }
  }

  @inline(never)
  private func flushAndTell() {
    guard let recorder = self.recorder else { return }
    recorder.flush()
    // Nothing of the library is running that the host could disturb: it hears now of a file that is full.
    if depth == 0, recorder.isBroken { recorderDidBreak() }
  }

  // MARK: Births

  /// The last value of a record.
  @inline(never)
  func born(_ index: UInt32) -> UInt32 {
    writeBirth(index)
    return index
  }

  @inline(never)
  func writeBirth(_ object: Object) { writeBirth(object.index) }
  func writeBirth(_ index: UInt32) {
    let kind: UInt8
    switch self.kind(index) {
    case .responder: kind = 1
    case .view: kind = 2
    case .window: kind = 3
    case .viewController: kind = 4
    case .application: kind = 5
    case .gesture: kind = 6
    case .control: kind = 7
    case .scroll: kind = 8
    case .touch: kind = 9
    case .press: kind = 11
    case .timer: kind = 14
    case .cls: kind = 15
    case .closure: kind = 16
    case .plugin: kind = 17
    // Events are written where their contents are known.
    case .event, .free: return
    }
    writeBirth(index, kind)
  }

  @inline(never)
  func writeBirth(_ index: UInt32, _ kind: UInt8) {
    guard let recorder = self.recorder else { return }
    recorder.begin(.birth)
    recorder.put(kind)
    recorder.put(varint: UInt64(index))
    recorder.end()
  }

  // MARK: Calls out

  @inline(__always) var isRecording: Bool { _slowPath(recorder != nil) }

  /// Before a function of the host is called that is no method of a class: `enter`, and the record. The receiver is 0 for a function that has none.
  @inline(never)
  func enterHost(_ index: UInt32 = 0) {
    enter()
    if isRecording { writeEnter(index) }
  }

  /// It has returned, and answered nothing.
  @inline(never)
  func leaveHost() {
    if isRecording { writeLeave() }
    leave()
  }

  @inline(never)
  func callDrop(_ drop: DropFunction?, _ userdata: UnsafeMutableRawPointer?) {
    guard let drop else { return }
    enterHost()
    drop(userdata)
    leaveHost()
  }

  @inline(never)
  func writeEnter(_ index: UInt32) {
    guard let recorder = self.recorder else { return }
    recorder.begin(.enter)
    recorder.put(object: index == 0 || kind(index) == .free ? 0 : index)
    recorder.end()
    recorder.depth += 1
    // Where every handle is stale already no call can request it (rk_recorder_flush).
    if !recorder.wasSent || ender != 0 {
      recorder.wasSent = true
      recorder.flush()
    }
  }

  @inline(never)
  func writeLeave() { endLeave(beginLeave()) }

  /// A bool as it came back.
  @inline(never)
  func writeLeave(bool answer: UInt8) {
    let recorder = beginLeave()
    if answer <= 1 { recorder?.put(answer != 0) } else { recorder?.put(whole: Int64(answer)) }
    endLeave(recorder)
  }

  @inline(never)
  func writeLeave(object answer: OpaquePointer?) {
    let recorder = beginLeave()
    recorder?.put(handle: UInt(bitPattern: answer))
    endLeave(recorder)
  }

  @inline(never)
  func writeLeave(_ answer: RKPoint) {
    let recorder = beginLeave()
    recorder?.put(answer)
    endLeave(recorder)
  }

  @inline(never)
  func writeLeave(number answer: Int64) {
    let recorder = beginLeave()
    recorder?.put(whole: answer)
    endLeave(recorder)
  }

  private func beginLeave() -> Recorder? {
    guard let recorder = self.recorder else { return nil }
    recorder.settle()
    recorder.begin(.leave)
    return recorder
  }

  private func endLeave(_ recorder: Recorder?) {
    recorder?.end()
    recorder?.depth -= 1
  }
}
