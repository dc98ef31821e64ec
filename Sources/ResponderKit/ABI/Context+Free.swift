// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The memory of a context that has ended, or that could not be made. No callback runs.

extension Context {
  func freeEverything() {
    let memory = self.memory
    scrolls.busy.free(memory)
    scrolls.delayed.free(memory)
    forEachObject { object in
      switch object.kind {
      case .view, .window, .control: View(object).freeData()
      case .scroll:
        ScrollView(object).freeData()
        View(object).freeData()
      case .gesture: Recognizer(object).freeData()
      case .closure: freeClosure(of: object)
      case .touch:
        Touch(object).entries.free(memory)
        if Touch(object).trail != nil { Touch(object).keepSpareTrail() }
      case .press:
        Press(object).standIn = nil
        Press(object).freeData()
      case .viewController: Controller(object).children.free(memory)
      default: break
      }
      object.forget()
    }
    stopTrace()
    freePlugins()
    for cls in eachClass {
      cls.freeContent(memory)
      if cls.ownsSlots { memory.free(cls.slots, Method.count) }
      if cls.ownsName { memory.free(cls.name, cls.nameLength + 1) }
      memory.free(cls.record)
    }
    classes.free(memory)
    freeClasses.free(memory)
    memory.free(classNames, classNameCount)
    memory.free(overrideCounts, Method.count)
    for text in texts {
      memory.free(text.bytes, text.length + 1)
    }
    texts.free(memory)
    memory.free(textPlaces, textPlaceCount)
    freeOldClosures()
    freeInterfaces()
    limbo.free(memory)
    dead.free(memory)
    windows.free(memory)
    touches.free(memory)
    fingers.free(memory)
    touchedViews.free(memory)
    ghosts.free(memory)
    coalesced.free(memory)
    freeEstimates()
    while let trail = spareTrails {
      spareTrails = trail.next
      memory.free(trail)
    }
    otherEvents.free(memory)
    timers.free(memory)
    lateTimers.free(memory)
    memory.free(rawRoom, roomSize)
    arena.free(memory)
    while !spareEntries.isEmpty {
      spareEntries.base.unsafelyUnwrapped[spareEntries.count - 1].free(memory)
      spareEntries.removeLast()
    }
    spareEntries.free(memory)
    collected.entries.free(memory)
    active.free(memory)
    alarms.free(memory)
    rounds.free(memory)
    held.free(memory)
    pointer.hovering.free(memory)
    otherEvents.free(memory)
    presses.free(memory)
    heldPresses.free(memory)
    pressGhosts.free(memory)
    trackingControls.free(memory)
    memory.free(config, ConfigTable.count)
    for page in pages { page.free(memory) }
    for page in spares { page.free(memory) }
    pages.free(memory)
    spares.free(memory)
    freeTable()
    memory.free(layouts, Layout.count)
    recordCount = 0
    if waiter.poll_fd >= 0 {
      rkp_mutex_lock(lock)
      rkp_waiter_close(&waiter)
      rkp_mutex_unlock(lock)
    }
  }
}
