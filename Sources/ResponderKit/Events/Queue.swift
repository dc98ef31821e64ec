import CPlatform
import CResponderKit

// The queue (SPEC 289-292): appended to from any thread under the context's lock, drained on its own thread. What its items take is counted
// by the thread that posts, and respects memory_limit (SPEC 352).

typealias PostedFunction = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

struct QueueNode {
  enum Kind {
    case touches, cancelAll, call, release
    case pointer, scroll, transform
    case presses, text, motion, remoteControl
    case estimates
  }
  var next: UnsafeMutablePointer<QueueNode>?
  var kind = Kind.call
  var timestamp = 0.0
  var callback: PostedFunction?
  var userdata: UnsafeMutableRawPointer?
  var drop: DropFunction?
  /// Of a release.
  var handle: UInt = 0
  /// Number of samples that follow the node; of motion and remote control what it is.
  var count = 0
  /// What the item takes, and is counted as.
  var bytes = 0
  /// What they have between updates.
  var history: UnsafeMutablePointer<RKTouchSnapshot>?

  static var headSize: Int { (MemoryLayout<QueueNode>.stride + 15) & ~15 }

  /// With room for samples of touches, or for so many bytes of something else.
  static func make(_ kind: Kind, inputs: Int = 0, bytes: Int = 0) -> UnsafeMutablePointer<QueueNode>? {
    let size = headSize + inputs * MemoryLayout<TouchInput>.stride + bytes
    guard let raw = rkp_allocate(size) else { return nil }
    let node = raw.assumingMemoryBound(to: QueueNode.self)
    node.initialize(to: QueueNode())
    node.pointee.kind = kind
    node.pointee.count = inputs
    node.pointee.bytes = size
    return node
  }
}

extension UnsafeMutablePointer where Pointee == QueueNode {
  var inputs: UnsafeMutablePointer<TouchInput> {
    (UnsafeMutableRawPointer(self) + QueueNode.headSize).assumingMemoryBound(to: TouchInput.self)
  }

  /// What follows the node.
  var payload: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) + QueueNode.headSize }
  var presses: UnsafeMutablePointer<PressInput> { payload.assumingMemoryBound(to: PressInput.self) }
  var text: UnsafePointer<CChar> { UnsafePointer(payload.assumingMemoryBound(to: CChar.self)) }
  func sample<T>(_ type: T.Type) -> UnsafeMutablePointer<T> { payload.assumingMemoryBound(to: T.self) }

  /// Give the inputs' snapshots and details memory of the node's own, which ends with it.
  func keepHistory() throws(RKStatus) {
    let total = TouchInput.countHistory(inputs, pointee.count), details = TouchInput.countDetails(inputs, pointee.count)
    if total + details == 0 { return }
    let snapshots = total * MemoryLayout<RKTouchSnapshot>.stride, bytes = snapshots + details * MemoryLayout<RKTouchDetails>.stride
    guard let raw = rkp_allocate(bytes) else { throw noMemory() }
    let copy = raw.assumingMemoryBound(to: RKTouchSnapshot.self)
    TouchInput.copyHistory(inputs, pointee.count, to: copy)
    TouchInput.copyDetails(inputs, pointee.count, to: (raw + snapshots).assumingMemoryBound(to: RKTouchDetails.self))
    pointee.history = copy
    pointee.bytes += bytes
  }

  /// Whether two updates only move, and move the same fingers (SPEC 292).
  func movesLike(_ other: UnsafeMutablePointer<QueueNode>) -> Bool {
    guard pointee.kind == .touches, other.pointee.kind == .touches, pointee.count == other.pointee.count else { return false }
    var k = 0
    while k < pointee.count {
      if inputs[k].phase != .moved || inputs[k].details != nil { return false }
      guard let later = other.input(inputs[k].id), later.pointee.details == nil else { return false }
      // The same finger twice is a matter of order: not merged.
      if input(inputs[k].id) != inputs + k { return false }
      k += 1
    }
    return true
  }

  /// The first sample of a finger if it is a move.
  func input(_ id: Int64) -> UnsafeMutablePointer<TouchInput>? {
    var k = 0
    while k < pointee.count {
      if inputs[k].id == id { return inputs[k].phase == .moved ? inputs + k : nil }
      k += 1
    }
    return nil
  }
}

/// The context behind a handle, on any thread. The lock is held when this returns a context.
func lockContext(_ handle: OpaquePointer?) throws(RKStatus) -> Context {
  let bits = UInt(bitPattern: handle)
  if bits == 0 { throw failure(.invalidArgument, "context", "is NULL; pass a handle") }
  guard let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else {
    throw failure(.invalidHandle, "context", .handle(bits), "is no handle; pass one that the library returned")
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
    ? failure(.staleHandle, argument, .handle(bits), "has been destroyed")
    : failure(.invalidHandle, argument, .handle(bits), "is no handle; pass one that the library returned")
}

extension Context {
  // MARK: Appending, with the lock held

  func appendLocked(_ node: UnsafeMutablePointer<QueueNode>) {
    if let tail = inbox.last {
      tail.assumingMemoryBound(to: QueueNode.self).pointee.next = node
    } else {
      inbox.first = UnsafeMutableRawPointer(node)
    }
    inbox.last = UnsafeMutableRawPointer(node)
    inbox.count += 1
    rkp_waiter_signal(waiter.event_fd)
  }

  func appendReleaseLocked(_ node: UnsafeMutablePointer<QueueNode>) {
    node.pointee.next = inbox.releases?.assumingMemoryBound(to: QueueNode.self)
    inbox.releases = UnsafeMutableRawPointer(node)
    rkp_store64(inbox.releaseCounter, inbox.releaseCounter.pointee + 1)
    rkp_waiter_signal(waiter.event_fd)
  }

  // MARK: Draining

  /// Releases that other threads asked for.
  func serveReleases() {
    if rkp_load64(inbox.releaseCounter) != 0 { serveWaitingReleases() }
  }

  @inline(never)
  private func serveWaitingReleases() {
    rkp_mutex_lock(lock)
    var node = inbox.releases?.assumingMemoryBound(to: QueueNode.self)
    inbox.releases = nil
    rkp_store64(inbox.releaseCounter, 0)
    rkp_mutex_unlock(lock)
    // Last in, first out: turned around to serve them in order.
    var first: UnsafeMutablePointer<QueueNode>?
    while let n = node {
      node = n.pointee.next
      n.pointee.next = first
      first = n
    }
    while let n = first {
      first = n.pointee.next
      let bits = n.pointee.handle
      free(n)
      keepingSentence { release(posted: bits) }
    }
  }

  private func release(posted bits: UInt) {
    do throws(RKStatus) {
      recorded(Call.release, OpaquePointer(bitPattern: bits))
      let (_, index) = try resolve(OpaquePointer(bitPattern: bits), .counted, "object")
      try release(index, "object")
    } catch {
      diagnose(.deferredReleaseRefused, value: Double(error.rawValue))
    }
  }

  private func takeFirst() -> UnsafeMutablePointer<QueueNode>? {
    rkp_mutex_lock(lock)
    defer { rkp_mutex_unlock(lock) }
    guard mayTake, let node = inbox.first?.assumingMemoryBound(to: QueueNode.self) else { return nil }
    unlinkLocked(node)
    return node
  }

  /// What another thread posts during a drain waits for the next one while a recorder is on: a replay could not post it in the middle.
  private var mayTake: Bool { inbox.written != nil || !isRecording || advancing == 0 }

  private func unlinkLocked(_ node: UnsafeMutablePointer<QueueNode>) {
    inbox.first = UnsafeMutableRawPointer(node.pointee.next)
    if inbox.first == nil { inbox.last = nil }
    if inbox.written == UnsafeMutableRawPointer(node) { inbox.written = nil }
    inbox.count -= 1
    node.pointee.next = nil
  }

  /// The next waiting item, if it only moves the same fingers as `node` (SPEC 292).
  private func takeNextMove(_ node: UnsafeMutablePointer<QueueNode>) -> UnsafeMutablePointer<QueueNode>? {
    rkp_mutex_lock(lock)
    defer { rkp_mutex_unlock(lock) }
    guard let next = inbox.first?.assumingMemoryBound(to: QueueNode.self), mayTake, node.movesLike(next) else { return nil }
    unlinkLocked(next)
    return next
  }

  /// SPEC 290, 291.
  func drain() throws(RKStatus) -> Int {
    serveReleases()
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
    // A drain inside another one goes on with what that has left.
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
  private func handle(_ node: UnsafeMutablePointer<QueueNode>) -> Int {
    var merged = 0
    // The drain itself does not fail: the handler of diagnostics reads the sentence.
    keepingSentence { merged = handleNode(node) }
    endNode(node)
    return merged
  }

  private func handleNode(_ node: UnsafeMutablePointer<QueueNode>) -> Int {
    do throws(RKStatus) {
      switch node.pointee.kind {
      case .touches: return try handleTouches(node)
      case .cancelAll: try cancelTouches(of: 0, .touchCancelledBySystem)
      case .call:
        enterHost()
        node.pointee.callback?(contextPointer, node.pointee.userdata)
        leaveHost()
      case .release: break
      case .pointer: try movePointer(node.pointee.timestamp, node.sample(RKPointerSample.self).pointee)
      case .scroll, .transform: try send(node.sample(GestureInput.self).pointee, at: node.pointee.timestamp)
      case .presses: try updatePresses(node.pointee.timestamp, node.presses, node.pointee.count)
      case .estimates: try updateEstimates(node.pointee.timestamp, node.sample(RKEstimationUpdate.self), node.pointee.count)
      case .text: try handleText(node.pointee.timestamp, node.text)
      case .motion: try sendMotion(node.pointee.timestamp, RKMotionPhase(rawValue: Int32(node.pointee.count)) ?? .cancelled)
      case .remoteControl: try sendRemoteControl(node.pointee.timestamp, RKEventSubtype(rawValue: Int32(node.pointee.count)) ?? .none)
      }
    } catch {
      diagnose(.postedEventRefused, value: Double(error.rawValue))
    }
    return 0
  }

  private func handleTouches(_ node: UnsafeMutablePointer<QueueNode>) throws(RKStatus) -> Int {
    guard flag(.coalesceMoves), let second = takeNextMove(node) else {
      try update(node.pointee.timestamp, node.inputs, node.pointee.count)
      return 0
    }
    // The chain of merged items, oldest first; the last one is the update.
    let mark = arena.mark
    defer { arena.release(mark) }
    var last = second
    // `node` ends with its caller; the others here.
    node.pointee.next = second
    var count = 1
    while let next = takeNextMove(last) {
      last.pointee.next = next
      last = next
      count += 1
    }
    defer {
      var n = node.pointee.next
      while let item = n {
        n = item.pointee.next
        endNode(item)
      }
      node.pointee.next = nil
    }
    var k = 0
    while k < last.pointee.count {
      try mergeHistory(node, into: last.inputs + k)
      k += 1
    }
    try update(last.pointee.timestamp, last.inputs, last.pointee.count)
    return count
  }

  /// All that a finger's updates from `first` on say of it, in order: what each had in between, then its own; of the last, which is the
  /// update, only what it had in between (SPEC 71, 292).
  private func mergeHistory(_ first: UnsafeMutablePointer<QueueNode>, into input: UnsafeMutablePointer<TouchInput>) throws(RKStatus) {
    var total = 0
    var item: UnsafeMutablePointer<QueueNode>? = first
    while let node = item {
      if let own = node.input(input.pointee.id) { total += own.pointee.historyCount + 1 }
      item = node.pointee.next
    }
    guard let history = arena.allocate(RKTouchSnapshot.self, total, unlimited) else { throw noMemory() }
    var filled = 0
    item = first
    while let node = item {
      item = node.pointee.next
      guard let own = node.input(input.pointee.id) else { continue }
      if let list = own.pointee.history {
        (history + filled).update(from: list, count: own.pointee.historyCount)
        filled += own.pointee.historyCount
      }
      if own == input { break }
      history[filled] = RKTouchSnapshot(timestamp: node.pointee.timestamp, location: own.pointee.location)
      filled += 1
    }
    input.pointee.history = UnsafePointer(history)
    input.pointee.historyCount = filled
  }

  private func endNode(_ node: UnsafeMutablePointer<QueueNode>) {
    callDrop(node.pointee.drop, node.pointee.userdata)
    if let history = node.pointee.history { rkp_free(history) }
    free(node)
  }

  private func free(_ node: UnsafeMutablePointer<QueueNode>) {
    memory.give(node.pointee.bytes)
    rkp_free(node)
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
