// SPDX-License-Identifier: MIT
import CResponderKit

// Event objects (SPEC 61, 72): one for touches, which is made with the context, and one for each other type, made when it is needed first.

extension Context {
  /// The place of a type's event among those that are not of touches; made if need be.
  @_optimize(speed)
  func otherEvent(_ type: RKEventType) throws(RKStatus) -> Int {
    for k in otherEvents.places {
      if otherEvents[k].type == type { return k }
    }
    guard otherEvents.reserve(1, unlimited) else { throw noMemory() }
    memory.lends = true
    defer { memory.lends = false }
    let index = makeRecord(.event, classID: 0)
    guard index != 0 else { throw noMemory() }
    if isRecording { writeBirth(index, type == .presses ? 12 : 13) }
    otherEvents.appendReserved(EventState(index: object(index).retain(), type: type))
    return otherEvents.count - 1
  }

  /// The event object of a type.
  func event(of type: RKEventType) throws(RKStatus) -> Object {
    if type == .touches { return object(event) }
    // The place first: making it may move the list.
    let place = try otherEvent(type)
    return object(otherEvents[place].index)
  }

  /// The properties of an event of another type from now on.
  func setEvent(_ event: Object, time: Double, subtype: Int32 = 0, mask: InputMask = InputMask()) {
    for k in otherEvents.places {
      if otherEvents[k].index == event.index {
        otherEvents[k].time = time
        otherEvents[k].subtype = subtype
        otherEvents[k].mask = mask
        return
      }
    }
  }

  /// Any event, as it is now.
  func eventState(_ event: Object) -> EventState {
    let index = event.index
    for event in otherEvents {
      if event.index == index { return event }
    }
    return EventState(index: index, type: .touches, time: eventTime, mask: eventMask)
  }
}
