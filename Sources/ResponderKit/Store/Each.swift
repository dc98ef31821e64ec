// SPDX-License-Identifier: MIT
import CResponderKit

// Sequences for loops. `places`, and a Buffer itself, are what they are when the loop begins: nothing in the loop changes the list. A `LiveList` is
// one that callbacks may change: its count is read anew at each step, so what is appended is visited, and after a removal the walk is shorter.

/// So many places, one after the other.
struct Places: Sequence, IteratorProtocol {
  private var place: Int
  private let end: Int

  @inline(__always) init(_ first: Int, _ end: Int) {
    place = first
    self.end = end
  }

  @inline(__always) mutating func next() -> Int? {
    if place >= end { return nil }
    place &+= 1
    return place &- 1
  }
}

/// The places from `first` (0 if not given) up to `end`, without it; none if it is not greater.
@inline(__always) func places(_ end: Int, from first: Int = 0) -> Places { Places(first, end) }

extension Buffer: Sequence {
  struct Iterator: IteratorProtocol {
    private let list: Buffer
    private var place = 0

    @inline(__always) init(_ list: Buffer) { self.list = list }

    @inline(__always) mutating func next() -> Element? {
      if place >= list.count { return nil }
      place &+= 1
      return list.base.unsafelyUnwrapped[place &- 1]
    }
  }

  @inline(__always) func makeIterator() -> Iterator { Iterator(self) }
  @inline(__always) var places: Places { Places(0, count) }
}

/// A list whose count may change while it is walked.
protocol LiveList {
  associatedtype Item
  var count: Int { get }
  subscript(_ place: Int) -> Item { get }
}

/// The items of a list whose count is read anew at each step.
struct Each<List: LiveList>: Sequence, IteratorProtocol {
  private let list: List
  private var place = 0

  @inline(__always) init(_ list: List) { self.list = list }

  @inline(__always) mutating func next() -> List.Item? {
    if place >= list.count { return nil }
    place &+= 1
    return list[place &- 1]
  }

  @inline(__always) var places: EachPlace<List> { EachPlace(list) }
}

/// The places of such a list.
struct EachPlace<List: LiveList>: Sequence, IteratorProtocol {
  private let list: List
  private var place = 0

  @inline(__always) init(_ list: List) { self.list = list }

  @inline(__always) mutating func next() -> Int? {
    if place >= list.count { return nil }
    place &+= 1
    return place &- 1
  }
}

// MARK: Lists of a context

/// The touches that are down, in the order in which they began, and those that have just lifted.
struct Touches: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.touches.count }
  @inline(__always) subscript(_ place: Int) -> Touch { context.touch(context.touches[place]) }
}

/// Touches with a phase that was not delivered to a view yet (SPEC 91).
struct HeldTouches: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.held.count }
  @inline(__always) subscript(_ place: Int) -> Touch { context.touch(context.held[place]) }
}

struct Presses: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.presses.count }
  @inline(__always) subscript(_ place: Int) -> Press { context.press(context.presses[place]) }
}

struct HeldPresses: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.heldPresses.count }
  @inline(__always) subscript(_ place: Int) -> Press { context.press(context.heldPresses[place]) }
}

/// Both: first those that are down, then those that are held back. Some are in both lists.
struct PressesOrHeld: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.presses.count + context.heldPresses.count }
  @inline(__always) subscript(_ place: Int) -> Press {
    let down = context.presses.count
    return context.press(place < down ? context.presses[place] : context.heldPresses[place - down])
  }
}

/// The recognisers with touches or presses.
struct ActiveRecognizers: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.active.count }
  @inline(__always) subscript(_ place: Int) -> Recognizer { context.gesture(context.active[place]) }
}

struct Windows: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.windows.count }
  @inline(__always) subscript(_ place: Int) -> Window { context.window(context.windows[place]) }
}

struct Classes: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.classes.count }
  @inline(__always) subscript(_ place: Int) -> Class { context.classes[place] }
}

struct Plugins: LiveList {
  let context: Context
  @inline(__always) var count: Int { context.plugins.list.count }
  @inline(__always) subscript(_ place: Int) -> Plugin { context.plugins.list[place] }
}

extension Context {
  @inline(__always) var eachTouch: Each<Touches> { Each(Touches(context: self)) }
  @inline(__always) var eachHeld: Each<HeldTouches> { Each(HeldTouches(context: self)) }
  @inline(__always) var eachPress: Each<Presses> { Each(Presses(context: self)) }
  @inline(__always) var eachHeldPress: Each<HeldPresses> { Each(HeldPresses(context: self)) }
  @inline(__always) var eachPressOrHeld: Each<PressesOrHeld> { Each(PressesOrHeld(context: self)) }
  @inline(__always) var eachActive: Each<ActiveRecognizers> { Each(ActiveRecognizers(context: self)) }
  @inline(__always) var eachWindow: Each<Windows> { Each(Windows(context: self)) }
  @inline(__always) var eachClass: Each<Classes> { Each(Classes(context: self)) }
  @inline(__always) var eachPlugin: Each<Plugins> { Each(Plugins(context: self)) }
}

// MARK: Upwards

/// Views from one up to the root, each found when the one below has been visited.
struct Ancestors: Sequence, IteratorProtocol {
  private var nextOne: View?

  @inline(__always) init(_ first: View?) { nextOne = first }

  @inline(__always) mutating func next() -> View? {
    let view = nextOne
    nextOne = view?.superview
    return view
  }
}

extension View {
  @inline(__always) var ancestors: Ancestors { Ancestors(superview) }
  @inline(__always) var andAncestors: Ancestors { Ancestors(self) }
}

// MARK: Lists of a touch, a recogniser, an update

/// The touches that a recogniser follows.
struct TrackedTouches: LiveList {
  let recognizer: Recognizer
  @inline(__always) var count: Int { recognizer.tracked.count }
  @inline(__always) subscript(_ place: Int) -> TrackedTouch { recognizer.tracked[place] }
}

/// The recognisers that a touch is offered to.
struct TouchEntries: LiveList {
  let touch: Touch
  @inline(__always) var count: Int { touch.entries.count }
  @inline(__always) subscript(_ place: Int) -> TouchEntry { touch.entries[place] }
}

/// What an update changes; a nested update may carry out some of it.
struct ChangedTouches: LiveList {
  let frame: UpdateFrame
  @inline(__always) var count: Int { frame.changedCount }
  @inline(__always) subscript(_ place: Int) -> ChangedTouch { frame.changed[place] }
}

struct ChangedPresses: LiveList {
  let frame: PressFrame
  @inline(__always) var count: Int { frame.changedCount }
  @inline(__always) subscript(_ place: Int) -> ChangedPress { frame.changed[place] }
}

extension Recognizer {
  @inline(__always) var eachTracked: Each<TrackedTouches> { Each(TrackedTouches(recognizer: self)) }
}

extension Touch {
  @inline(__always) var eachEntry: Each<TouchEntries> { Each(TouchEntries(touch: self)) }
}

extension UpdateFrame {
  @inline(__always) var changes: Each<ChangedTouches> { Each(ChangedTouches(frame: self)) }
}

extension PressFrame {
  @inline(__always) var changes: Each<ChangedPresses> { Each(ChangedPresses(frame: self)) }
}
