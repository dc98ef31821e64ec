import CPlatform
import CResponderKit

// The memory of a context that has ended, or that could not be made. No callback runs.

extension UnsafeMutablePointer where Pointee == Context {
  func freeEverything() {
    let memory = pointee.memory
    pointee.scrolls.busy.free(memory)
    pointee.scrolls.delayed.free(memory)
    forEachRecord { index in
      switch kind(index) {
      case .view, .window, .control: freeView(index)
      case .scroll:
        freeScroll(index)
        freeView(index)
      case .gesture: freeGesture(index)
      case .closure: freeClosure(of: index)
      case .touch:
        touch(index).pointee.entries.free(memory)
        if touch(index).pointee.trail != nil { keepSpareTrail(index) }
      case .press:
        press(index).pointee.touch = 0
        freePress(index)
      case .viewController: controller(index).pointee.children.free(memory)
      default: break
      }
      forget(index)
    }
    stopTrace()
    freePlugins()
    var k = 0
    while k < pointee.classes.count {
      let cls = pointee.classes[k]
      cls.pointee.actions.free(memory)
      if cls.pointee.ownsSlots { memory.free(cls.pointee.slots, Method.count) }
      memory.free(cls.pointee.own, Int(cls.pointee.ownCount))
      if cls.pointee.ownsName { memory.free(cls.pointee.name, cls.pointee.nameLength + 1) }
      memory.free(cls)
      k += 1
    }
    pointee.classes.free(memory)
    pointee.freeClasses.free(memory)
    memory.free(pointee.classNames, pointee.classNameCount)
    memory.free(pointee.overrideCounts, Method.count)
    k = 0
    while k < pointee.texts.count {
      memory.free(pointee.texts[k].bytes, pointee.texts[k].length + 1)
      k += 1
    }
    pointee.texts.free(memory)
    memory.free(pointee.textPlaces, pointee.textPlaceCount)
    freeOldClosures()
    freeInterfaces()
    pointee.limbo.free(memory)
    pointee.dead.free(memory)
    pointee.windows.free(memory)
    pointee.touches.free(memory)
    pointee.ghosts.free(memory)
    pointee.coalesced.free(memory)
    freeEstimates()
    while let trail = pointee.spareTrails {
      pointee.spareTrails = trail.pointee.next
      memory.free(trail)
    }
    pointee.otherEvents.free(memory)
    pointee.timers.free(memory)
    pointee.lateTimers.free(memory)
    memory.free(pointee.room, roomSize)
    memory.free(pointee.scans, scanPlaces)
    pointee.arena.free(memory)
    while !pointee.spareEntries.isEmpty {
      pointee.spareEntries.base.unsafelyUnwrapped[pointee.spareEntries.count - 1].free(memory)
      pointee.spareEntries.removeLast()
    }
    pointee.spareEntries.free(memory)
    pointee.collected.entries.free(memory)
    pointee.active.free(memory)
    pointee.alarms.free(memory)
    pointee.rounds.free(memory)
    pointee.held.free(memory)
    pointee.pointer.hovering.free(memory)
    pointee.otherEvents.free(memory)
    pointee.presses.free(memory)
    pointee.heldPresses.free(memory)
    pointee.pressGhosts.free(memory)
    pointee.trackingControls.free(memory)
    memory.free(pointee.config, ConfigTable.count)
    k = 0
    while k < pointee.pages.count {
      memory.free(pointee.pages[k].memory, pointee.pages[k].bytes)
      k += 1
    }
    pointee.pages.free(memory)
    freeTable()
    memory.free(pointee.layouts, Layout.count)
    pointee.recordCount = 0
    if pointee.waiter.poll_fd >= 0 {
      rkp_mutex_lock(pointee.lock)
      rkp_waiter_close(&pointee.waiter)
      rkp_mutex_unlock(pointee.lock)
    }
  }
}
