// SPDX-License-Identifier: MIT
// Planned timers, the next one first: a binary heap by deadline, equal ones in the order of planning. A timer knows its place, so that adding one and taking one
// out cost a step for each doubling of their number. Records do not move while their context lives.

struct TimerHeap {
  private var timers = Buffer<Timer>()

  var count: Int { timers.count }
  var isEmpty: Bool { timers.isEmpty }
  /// The next one.
  @inline(__always) var first: Timer? { timers.isEmpty ? nil : timers.base.unsafelyUnwrapped[0] }

  /// When the next one is due; infinity without any.
  @inline(__always) var deadline: Double { first?.deadline ?? .infinity }

  subscript(place: Int) -> Timer { timers[place] }

  mutating func reserve(_ extra: Int, _ memory: Memory) -> Bool { timers.reserve(extra, memory) }

  /// After a successful `reserve`.
  mutating func insertReserved(_ timer: Timer) {
    timers.appendReserved(timer)
    rise(timer, from: timers.count - 1)
  }

  /// Take out one that is here.
  mutating func remove(_ timer: Timer) {
    let place = Int(timer.place)
    let last = timers[timers.count - 1]
    timers.removeLast()
    if last == timer { return }
    if place > 0, last.comesBefore(timers[(place - 1) / 2]) {
      rise(last, from: place)
    } else {
      sink(last, from: place, count)
    }
  }

  /// Put all of them in their order, which is a heap as well.
  mutating func sort() {
    // The next one goes to the end each time; then the whole is turned around.
    var end = count - 1
    while end > 0 {
      let next = timers[0], last = timers[end]
      put(next, end)
      sink(last, from: 0, end)
      end -= 1
    }
    var low = 0, high = count - 1
    while low < high {
      let swapped = timers[low]
      put(timers[high], low)
      put(swapped, high)
      low += 1
      high -= 1
    }
  }

  mutating func free(_ memory: Memory) { timers.free(memory) }

  private func put(_ timer: Timer, _ place: Int) {
    timers[place] = timer
    timer.place = UInt32(place)
  }

  private func rise(_ timer: Timer, from start: Int) {
    var place = start
    while place > 0 {
      let above = timers[(place - 1) / 2]
      if !timer.comesBefore(above) { break }
      put(above, place)
      place = (place - 1) / 2
    }
    put(timer, place)
  }

  /// Among the first `end`.
  private func sink(_ timer: Timer, from start: Int, _ end: Int) {
    var place = start
    while 2 * place + 1 < end {
      var below = 2 * place + 1
      if below + 1 < end, timers[below + 1].comesBefore(timers[below]) { below += 1 }
      if !timers[below].comesBefore(timer) { break }
      put(timers[below], place)
      place = below
    }
    put(timer, place)
  }
}
