// SPDX-License-Identifier: MIT
import CResponderKit

// Selectors and keys: each text is kept once and has a number. Numbers that nothing has any more come back (SPEC 353).

extension Context {
  /// The bytes of a number's text.
  func text(_ number: UInt32) -> UnsafePointer<CChar> { UnsafePointer(texts[Int(number) - 1].bytes.unsafelyUnwrapped) }

  /// The selector that a record of the trace names; nil: it names none, or a program has made the record.
  @inline(never)
  func selector(of record: RKTraceRecord) -> UnsafePointer<CChar>? {
    guard record.reason == .actionNobody, let number = UInt32(exactly: record.value), number != 0, number <= texts.count else { return nil }
    return UnsafePointer(texts[Int(number) - 1].bytes)
  }

  /// The number of a text, 0 if it has none.
  func interned(_ text: UnsafePointer<CChar>) -> UInt32 {
    guard let places = textPlaces else { return 0 }
    var place = Int(truncatingIfNeeded: textHash(text)) & (textPlaceCount - 1)
    while places[place] != 0 {
      if sameText(self.text(places[place]), text) { return places[place] }
      place = (place + 1) & (textPlaceCount - 1)
    }
    return 0
  }

  /// The number of a text, which gets one if it has none; 0 when there is no memory. The caller enters it before another text is wanted.
  func intern(_ text: UnsafePointer<CChar>) -> UInt32 {
    tidyTexts()
    let number = internKept(text)
    if number != 0 || depth > 0 { return number }
    sweepTexts()
    return internKept(text)
  }

  /// The same where several numbers are wanted before any is entered.
  func internKept(_ text: UnsafePointer<CChar>) -> UInt32 {
    let known = interned(text)
    if known != 0 { return known }
    let memory = self.memory
    let length = textLength(text, limit: longestName)
    guard freeText != 0 || texts.reserve(1, memory), makeTextPlaces(), let copy = memory.allocate(CChar.self, length + 1) else { return 0 }
    copy.update(from: text, count: length)
    let kept = InternedText(bytes: copy, length: length)
    var number = freeText
    if number == 0 {
      texts.appendReserved(kept)
      number = UInt32(texts.count)
    } else {
      freeText = texts[Int(number) - 1].nextFree
      texts[Int(number) - 1] = kept
    }
    keptTexts += 1
    setTextPlace(number)
    return number
  }

  /// Room for one more; at most half of the places are taken.
  private func makeTextPlaces() -> Bool {
    if keptTexts * 2 < textPlaceCount { return true }
    let larger = max(64, textPlaceCount * 2)
    guard let places = memory.allocate(UInt32.self, larger) else { return false }
    memory.free(textPlaces, textPlaceCount)
    textPlaces = places
    textPlaceCount = larger
    placeTexts()
    return true
  }

  private func placeTexts() {
    for k in 0..<texts.count where texts[k].bytes != nil { setTextPlace(UInt32(k + 1)) }
  }

  private func setTextPlace(_ number: UInt32) {
    guard let places = textPlaces else { return }
    var place = Int(truncatingIfNeeded: textHash(text(number))) & (textPlaceCount - 1)
    while places[place] != 0 { place = (place + 1) & (textPlaceCount - 1) }
    places[place] = number
  }

  // MARK: Numbers that come back

  /// Between calls: where texts have become many, those that nothing has any more go. Each sweep pays for as many new texts as it looks at records.
  @inline(__always) func tidyTexts() { if keptTexts >= mostTexts, depth == 0 { sweepTexts() } }

  /// Nothing on the stack may have a number that stands nowhere else: no call is running.
  @inline(never)
  private func sweepTexts() {
    // Without memory they stay.
    let count = texts.count
    guard let used = memory.allocate(Bool.self, count) else { return }
    markTexts(used)
    for k in 0..<count where !used[k] && texts[k].bytes != nil {
      memory.free(texts[k].bytes, texts[k].length + 1)
      texts[k] = InternedText(nextFree: freeText)
      freeText = UInt32(k + 1)
      keptTexts -= 1
    }
    memory.free(used, count)
    if let places = textPlaces { for k in 0..<textPlaceCount { places[k] = 0 } }
    placeTexts()
    mostTexts = max(1024, keptTexts * 2, Int(recordCount))
  }

  private func markTexts(_ used: UnsafeMutablePointer<Bool>) {
    func mark(_ number: UInt32) { if number != 0 { used[Int(number) - 1] = true } }
    func mark(_ targets: TargetList) { for k in 0..<targets.count { mark(targets[k].selector) } }
    for k in 0..<trace.count where trace[k].reason == .actionNobody { mark(UInt32(exactly: trace[k].value) ?? 0) }
    for k in 0..<classes.count {
      let actions = classes[k].actions
      for j in 0..<actions.count { mark(actions[j].selector) }
    }
    forEachObject { object in
      if let side = object.base.side {
        for k in 0..<side.values.count { mark(side.values[k].key) }
        for k in 0..<side.keyCommands.count { mark(side.keyCommands[k].selector) }
      }
      switch object.kind {
      case .control: mark(Control(object).data.targets)
      case .gesture: mark(Recognizer(object).targets)
      default: break
      }
    }
  }
}
