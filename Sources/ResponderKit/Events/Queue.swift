// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The queue (SPEC 289-292): appended to from any thread under the context's lock, drained on its own thread. What its items take is counted
// by the thread that posts, and respects memory_limit (SPEC 352).

extension QueueNode {
  var inputs: TouchInput {
    (address + QueueNodeRecord.headSize).bound(to: TouchInput.self)
  }

  /// What follows the node.
  var payload: UnsafeMutableRawPointer { address + QueueNodeRecord.headSize }
  var presses: PressInput { payload.bound(to: PressInput.self) }
  var text: UnsafePointer<CChar> { UnsafePointer(payload.assumingMemoryBound(to: CChar.self)) }
  func sample<T>(_ type: T.Type) -> UnsafeMutablePointer<T> { payload.assumingMemoryBound(to: T.self) }

  /// Give the inputs' snapshots and details memory of the node's own, which ends with it.
  func keepHistory() throws(RKStatus) {
    let total = TouchInputRecord.countHistory(inputs, self.count), details = TouchInputRecord.countDetails(inputs, self.count)
    if total + details == 0 { return }
    let snapshots = total * MemoryLayout<RKTouchSnapshot>.stride, bytes = snapshots + details * MemoryLayout<RKTouchDetails>.stride
    guard let raw = rkp_allocate(bytes) else { throw noMemory() }
    let copy = raw.assumingMemoryBound(to: RKTouchSnapshot.self)
    TouchInputRecord.copyHistory(inputs, self.count, to: copy)
    TouchInputRecord.copyDetails(inputs, self.count, to: (raw + snapshots).assumingMemoryBound(to: RKTouchDetails.self))
    self.history = copy
    self.bytes += bytes
  }

  /// Whether two updates only move, and move the same fingers (SPEC 292).
  func movesLike(_ other: QueueNode) -> Bool {
    guard self.kind == .touches, other.kind == .touches, self.count == other.count else { return false }
    for k in places(self.count) {
      if inputs[k].phase != .moved || inputs[k].details != nil { return false }
      guard let later = other.input(inputs[k].id), later.details == nil else { return false }
      // The same finger twice is a matter of order: not merged.
      if input(inputs[k].id) != inputs[k] { return false }
    }
    return true
  }

  /// The first sample of a finger if it is a move.
  func input(_ id: Int64) -> TouchInput? {
    for k in places(self.count) {
      if inputs[k].id == id { return inputs[k].phase == .moved ? inputs[k] : nil }
    }
    return nil
  }
}

/// The context behind a handle, on any thread. The lock is held when this returns a context.
func lockContext(_ handle: OpaquePointer?) throws(RKStatus) -> Context {
  let bits = UInt(bitPattern: handle)
  if bits == 0 { throw failure(.invalidArgument, "context", "is NULL; pass a handle") }
  if Handle.index(bits) == 0, rkp_snapshot_life(bits) != rkp_life_never { throw explainHandle(bits, KindSet(0), "context") }
  guard let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else {
    throw failure(.invalidHandle, "context", .handle(bits), "is not a handle; pass one that the library returned")
  }
  guard Handle.index(bits) == Handle.contextIndex else {
    throw failure(.wrongKind, "context", .handle(bits), "is not a context; pass the context itself")
  }
  return try lockEntry(entry, bits, "context")
}

func lockEntry(_ entry: UnsafeMutableRawPointer, _ bits: UInt, _ argument: Literal) throws(RKStatus) -> Context {
  let context = Context(entry)
  rkp_mutex_lock(context.lock)
  let generation = Handle.generation(bits)
  let isContext = Handle.index(bits) == Handle.contextIndex
  if context.token != 0, isContext ? generation == context.generation : generation >= context.generation { return context }
  let isStale = generation < context.generation || (context.token == 0 && generation <= context.highestGeneration)
  rkp_mutex_unlock(context.lock)
  throw isStale
    ? failure(.staleHandle, argument, .handle(bits), "has been destroyed; post while it exists")
    : failure(.invalidHandle, argument, .handle(bits), "is not a handle; pass one that the library returned")
}

extension Context {
  // MARK: Appending, with the lock held

  func appendLocked(_ node: QueueNode) {
    if let tail = inbox.last {
      tail.next = node
    } else {
      inbox.first = node
    }
    inbox.last = node
    inbox.count += 1
    rkp_waiter_signal(waiter.event_fd)
  }

  func appendReleaseLocked(_ node: QueueNode) {
    node.next = inbox.releases
    inbox.releases = node
    rkp_store64(inbox.releaseCounter, inbox.releaseCounter.pointee + 1)
    rkp_waiter_signal(waiter.event_fd)
  }

  // MARK: Draining

  /// How many items of the queue wait.
  var waitingCount: Int {
    rkp_mutex_lock(lock)
    defer { rkp_mutex_unlock(lock) }
    return Int(inbox.count)
  }

  /// Releases that other threads asked for.
  func serveReleases() {
    if rkp_load64(inbox.releaseCounter) != 0 { serveWaitingReleases() }
  }

  @inline(never)
  private func serveWaitingReleases() {
    rkp_mutex_lock(lock)
    var node = inbox.releases
    inbox.releases = nil
    rkp_store64(inbox.releaseCounter, 0)
    rkp_mutex_unlock(lock)
    // Last in, first out: turned around to serve them in order.
    var first: QueueNode?
    while let n = node {
      node = n.next
      n.next = first
      first = n
    }
    while let n = first {
      first = n.next
      let bits = n.handle
      free(n)
      keepingSentence { release(posted: bits) }
    }
  }

  private func release(posted bits: UInt) {
    do throws(RKStatus) {
      recorded(Call.release, OpaquePointer(bitPattern: bits))
      let (_, index) = try resolve(OpaquePointer(bitPattern: bits), .counted, "object")
      try object(index).release("object")
    } catch {
      diagnose(.deferredReleaseRefused, value: Double(error.rawValue))
    }
  }

  private func takeFirst() -> QueueNode? {
    rkp_mutex_lock(lock)
    defer { rkp_mutex_unlock(lock) }
    guard mayTake, let node = inbox.first else { return nil }
    unlinkLocked(node)
    return node
  }

  /// What another thread posts during a drain waits for the next one while a recorder is on: a replay could not post it in the middle.
  private var mayTake: Bool { inbox.written != nil || !isRecording || advancing == 0 }

  private func unlinkLocked(_ node: QueueNode) {
    inbox.first = node.next
    if inbox.first == nil { inbox.last = nil }
    if inbox.written == node { inbox.written = nil }
    inbox.count -= 1
    node.next = nil
  }

  /// The next waiting item, if it only moves the same fingers as `node` (SPEC 292).
  private func takeNextMove(_ node: QueueNode) -> QueueNode? {
    rkp_mutex_lock(lock)
    defer { rkp_mutex_unlock(lock) }
    guard let next = inbox.first, mayTake, node.movesLike(next) else { return nil }
    unlinkLocked(next)
    return next
  }

  /// SPEC 290, 291.
  func drain() throws(RKStatus) -> Int {
    serveReleases()
    tidyTexts()
    if isRecording {
      writePosts()
      recorded(Call.context_drain)
    }
    guard advancing < updateLimit, updateDepth < updateLimit else {
      throw refused("drain", max(advancing, updateDepth), "is nested too deep; let the outer calls return first")
    }
    advancing += 1
    enter()
    defer {
      leave()
      advancing -= 1
    }
    // A new turn (SPEC 82, 294).
    if !rounds.isEmpty { turnBegins() }
    // A nested drain continues with the remaining items.
    if draining == 0 { drainLeft = config(.drainBudget) }
    draining += 1
    defer { draining -= 1 }
    var most = Double.infinity
    if !flag(.drainPostedEventsInSameTurn) {
      rkp_mutex_lock(lock)
      most = Double(inbox.count)
      rkp_mutex_unlock(lock)
    }
    var handled = 0
    while Double(handled) < most, drainLeft > 0, let node = takeFirst() {
      drainLeft -= 1
      let merged = handle(node)
      drainLeft -= Double(merged)
      handled += 1 + merged
    }
    return handled
  }

  /// Handle one item; returns how many more were merged into it.
  private func handle(_ node: QueueNode) -> Int {
    var merged = 0
    // The drain itself does not fail: the handler of diagnostics reads the sentence.
    keepingSentence { merged = handleNode(node) }
    endNode(node)
    return merged
  }

  private func handleNode(_ node: QueueNode) -> Int {
    do throws(RKStatus) {
      switch node.kind {
      case .touches: return try handleTouches(node)
      case .cancelAll: try cancelTouches(of: nil, .touchCancelledBySystem, .host)
      case .call:
        enterHost()
        node.callback?(contextPointer, node.userdata)
        leaveHost()
      case .release: break
      case .pointer: try movePointer(node.timestamp, node.sample(RKPointerSample.self).pointee)
      case .scroll, .transform: try send(node.sample(GestureInputRecord.self).pointee, at: node.timestamp)
      case .presses: try updatePresses(node.timestamp, node.presses, node.count)
      case .estimates: try updateEstimates(node.timestamp, node.sample(RKEstimationUpdate.self), node.count)
      case .text: try handleText(node.timestamp, node.text)
      case .motion: try sendMotion(node.timestamp, RKMotionPhase(rawValue: Int32(node.count)) ?? .cancelled)
      case .remoteControl: try sendRemoteControl(node.timestamp, RKEventSubtype(rawValue: Int32(node.count)) ?? .none)
      }
    } catch {
      diagnose(.postedEventRefused, value: Double(error.rawValue))
    }
    return 0
  }

  private func handleTouches(_ node: QueueNode) throws(RKStatus) -> Int {
    guard flag(.coalesceMoves), let second = takeNextMove(node) else {
      try update(node.timestamp, node.inputs, node.count)
      return 0
    }
    // The chain of merged items, oldest first; the last one is the update.
    let mark = arena.mark
    defer { arena.release(mark) }
    var last = second
    // `node` ends with its caller; the others here.
    node.next = second
    var count = 1
    while let next = takeNextMove(last) {
      last.next = next
      last = next
      count += 1
    }
    defer {
      var n = node.next
      while let item = n {
        n = item.next
        endNode(item)
      }
      node.next = nil
    }
    for k in places(last.count) {
      try mergeHistory(node, into: last.inputs[k])
    }
    try update(last.timestamp, last.inputs, last.count)
    return count
  }

  /// All that a finger's updates from `first` on say of it, in order: what each had in between, then its own; of the last, which is the
  /// update, only what it had in between (SPEC 71, 292).
  private func mergeHistory(_ first: QueueNode, into input: TouchInput) throws(RKStatus) {
    var total = 0
    var item: QueueNode? = first
    while let node = item {
      if let own = node.input(input.id) { total += own.historyCount + 1 }
      item = node.next
    }
    guard let history = arena.allocate(RKTouchSnapshot.self, total, unlimited) else { throw noMemory() }
    var filled = 0
    item = first
    while let node = item {
      item = node.next
      guard let own = node.input(input.id) else { continue }
      if let list = own.history {
        (history + filled).update(from: list, count: own.historyCount)
        filled += own.historyCount
      }
      if own == input { break }
      history[filled] = RKTouchSnapshot(timestamp: node.timestamp, location: own.location)
      filled += 1
    }
    input.history = UnsafePointer(history)
    input.historyCount = filled
  }

  private func endNode(_ node: QueueNode) {
    callDrop(node.drop, node.userdata)
    if let history = node.history { rkp_free(history) }
    free(node)
  }

  private func free(_ node: QueueNode) {
    memory.give(node.bytes)
    rkp_free(node.address)
  }

  /// The context goes: what was not handled is dropped. What a drop posts is left for the next call.
  func discardQueue() {
    rkp_mutex_lock(lock)
    let count = inbox.count
    rkp_mutex_unlock(lock)
    var left = count
    while left > 0, inbox.written != nil, let node = takeFirst() {
      endNode(node)
      left -= 1
    }
    // What has come since the end was written down is not on record, and neither is what comes of it.
    let recorder = self.recorder
    self.recorder = nil
    while left > 0, let node = takeFirst() {
      endNode(node)
      left -= 1
    }
    serveReleases()
    self.recorder = recorder
  }
}
