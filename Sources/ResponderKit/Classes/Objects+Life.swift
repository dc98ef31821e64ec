import CResponderKit

// Life of objects: instances' memory, references, names, userdata, and the end.

extension Context {
  // MARK: Instances' memory

  /// Allocate the chunks that `cls` and its ancestors down from `above` ask for, then run their instance_init, superclass first.
  func addInstanceMemory(_ index: UInt32, _ cls: Class, above: UInt16?) throws(RKStatus) {
    let memory = self.memory
    let h = header(index)
    let before = h.side?.instance
    var level = cls
    while level.id != above {
      if level.instanceSize > 0 {
        let bytes = InstanceChunk.headSize + level.instanceSize
        guard let side = makeSide(index), let raw = memory.allocate(bytes) else {
          if let side = h.side {
            freeChunks(side.instance, until: before)
            side.instance = before
          }
          throw noMemory()
        }
        let chunk = raw.assumingMemoryBound(to: InstanceChunk.self)
        chunk.pointee.bytes = UInt32(bytes)
        chunk.pointee.classID = level.id
        chunk.pointee.next = side.instance
        side.instance = chunk
      }
      if level.isRoot { break }
      level = classData(level.superclass)
    }
    h.classID = cls.id
    cls.flags |= ClassData.used
  }

  /// Run the instance_init of the classes below `above`, superclass first.
  func initializeInstance(_ index: UInt32, _ cls: Class, above: UInt16?) {
    if cls.id == above { return }
    if !cls.isRoot { initializeInstance(index, classData(cls.superclass), above: above) }
    if let function = cls.instanceInit {
      begin(cls, index)
      function(pointer(index), instanceData(index, cls.id), cls.userdata)
      end(cls)
    }
  }

  /// Run a new object's instance_init. The handle is made before: an instance_init may release its own object.
  func begin(_ index: UInt32, _ cls: Class) -> OpaquePointer? {
    let handle = pointer(index)
    let kept = keep(index)
    initializeInstance(index, cls, above: nil)
    kept.release()
    return handle
  }

  func instanceData(_ index: UInt32, _ classID: UInt16) -> UnsafeMutableRawPointer? {
    var chunk = header(index).side?.instance
    while let c = chunk {
      if c.pointee.classID == classID { return UnsafeMutableRawPointer(c) + InstanceChunk.headSize }
      chunk = c.pointee.next
    }
    return nil
  }

  private func freeChunks(_ first: UnsafeMutablePointer<InstanceChunk>?, until end: UnsafeMutablePointer<InstanceChunk>?) {
    var chunk = first
    while let c = chunk, c != end {
      chunk = c.pointee.next
      memory.free(UnsafeMutableRawPointer(c), Int(c.pointee.bytes))
    }
  }

  // MARK: Making

  /// A new object with one reference for the caller. Its class's instance_init has not run: the caller finishes the record first.
  func makeObject(_ kind: Kind, _ cls: Class) throws(RKStatus) -> UInt32 {
    try notEnding()
    let index = makeRecord(kind, classID: cls.id)
    guard index != 0 else { throw noMemory() }
    do throws(RKStatus) {
      try addInstanceMemory(index, cls, above: nil)
    } catch {
      forget(index)
      freeRecord(index)
      throw error
    }
    header(index).references = 1
    return index
  }

  // MARK: References

  /// A reference of the library's, for as long as a call lasts. An object that has lost all others ends when it is released.
  @inline(__always) func keep(_ index: UInt32) -> Kept { Kept(self, index) }

  /// A reference of the library's that a record holds.
  func own(_ index: UInt32) { header(index).owners += 1 }

  /// Give up a reference of the library's.
  func disown(_ index: UInt32) {
    let h = header(index)
    if h.owners > 1 || (h.owners == 1 && h.references > 0) {
      h.owners -= 1
    } else {
      disownLast(index)
    }
  }

  @inline(never)
  @_optimize(speed)
  private func disownLast(_ index: UInt32) {
    let h = header(index)
    if h.owners > 0 { h.owners -= 1 }
    if h.owners > 0 || h.references > 0 { return }
    // Nothing of the host's is called when one of these ends, but for what was added to it.
    if h.kind == .touch || h.kind == .press { return bury(index) }
    // It may end where a call has just failed, whose sentence stays.
    keepingSentence { bury(index) }
  }

  func release(_ index: UInt32, _ argument: Literal) throws(RKStatus) {
    let h = header(index)
    guard h.references > 0 else { throw notOwned(index, argument) }
    h.references -= 1
    if h.references == 0, h.owners == 0 { bury(index) }
  }

  /// Give back the reference of an object that was made for a call that fails: what that calls leaves the sentence alone.
  @inline(never)
  func letGo(_ index: UInt32) {
    guard kind(index) != .free, header(index).references > 0 else { return }
    keepingSentence { do throws(RKStatus) { try release(index, "object") } catch {} }
  }

  @inline(never)
  func notOwned(_ index: UInt32, _ argument: Literal) -> RKStatus {
    failure(.notOwned, argument, .handle(handle(index)), "has no reference of yours left; release once for each create and retain")
  }

  /// End an object whose last reference is gone. What it held ends after it, not inside it, however deep the tree.
  private func bury(_ index: UInt32) {
    if header(index).flags & HeaderRecord.dying != 0 { return }
    header(index).flags |= HeaderRecord.dying
    if dead.append(index, unlimited) {
      header(index).flags |= HeaderRecord.queued
    } else {
      unburied = true
    }
    if burying { return }
    burying = true
    endsInside = 0
    enter()
    buryList()
    while unburied {
      unburied = false
      forEachRecord { index in
        if header(index).flags & (HeaderRecord.dying | HeaderRecord.queued) == HeaderRecord.dying {
          header(index).flags |= HeaderRecord.queued
          destroy(index)
          buryList()
        }
      }
    }
    leave()
    burying = false
  }

  private func buryList() {
    while !dead.isEmpty {
      let next = dead[dead.count - 1]
      dead.removeLast()
      destroy(next)
    }
  }

  @inline(never)
  private func destroy(_ index: UInt32) {
    // Links first: an override that they call finds its instance's memory still in order.
    objectWillEnd(index)
    runDeinit(index)
    objectDidEnd(index)
    let userdata = header(index).userdata
    let drop = header(index).side?.drop
    header(index).side?.drop = nil
    forget(index)
    freeRecord(index)
    // The handle is stale by now: nothing that the function does can reach what is gone.
    callDrop(drop, userdata)
  }

  /// instance_deinit, subclass first.
  func runDeinit(_ index: UInt32) {
    let kind = header(index).kind
    if kind == .touch || kind == .event || kind == .timer || kind == .cls || kind == .plugin || kind == .closure || kind == .press { return }
    var cls = classData(of: index)
    if cls.id != cls.builtIn { instanceWillDeinit(index) }
    while true {
      if let function = cls.instanceDeinit {
        begin(cls, index)
        function(pointer(index), instanceData(index, cls.id), cls.userdata)
        end(cls)
      }
      if cls.isRoot { return }
      cls = classData(cls.superclass)
    }
  }

  /// Userdata, name, values and instance memory of a record that goes.
  func forget(_ index: UInt32) {
    let h = header(index)
    setUserdata(index, nil, nil)
    if let side = h.side {
      freeChunks(side.instance, until: nil)
      memory.free(side.name, side.nameLength + 1)
      side.values.free(memory)
      side.valuePlaces.free(memory)
      forgetKeyCommands(side)
      memory.free(side)
      h.side = nil
    }
  }

  private func forgetKeyCommands(_ side: Side) {
    for command in side.keyCommands {
      memory.free(command.input, command.length + 1)
    }
    side.keyCommands.free(memory)
    side.keyPlaces.free(memory)
  }

  // MARK: Userdata, name

  /// The side record, made if need be; nil when there is no memory.
  func makeSide(_ index: UInt32) -> Side? {
    let h = header(index)
    if h.side == nil {
      h.side = memory.make(Side.self)
      h.side?.initialize(to: SideRecord())
    }
    return h.side
  }

  /// Replace the userdata and drop the old one. A `drop` needs the side record: see `makeSide`.
  func setUserdata(_ index: UInt32, _ userdata: UnsafeMutableRawPointer?, _ drop: DropFunction?) {
    let h = header(index)
    let old = h.userdata
    let oldDrop = h.side?.drop
    h.userdata = userdata
    h.side?.drop = drop
    callDrop(oldDrop, old)
  }

  func setName(_ index: UInt32, _ name: UnsafePointer<CChar>?) throws(RKStatus) {
    let memory = self.memory
    let length = name.map { textLength($0, limit: longestName) } ?? 0
    guard length <= longestName else { throw failure(.limitReached, "name", .text(name.unsafelyUnwrapped), "is longer than 255 bytes; shorten it") }
    var copy: UnsafeMutablePointer<CChar>?
    if let name, length > 0 {
      copy = memory.allocate(CChar.self, length + 1)
      guard let copy, makeSide(index) != nil else {
        memory.free(copy, length + 1)
        throw noMemory()
      }
      copy.update(from: name, count: length)
    }
    guard let side = header(index).side else { return }
    memory.free(side.name, side.nameLength + 1)
    side.name = copy
    side.nameLength = length
  }
}

/// What keeps an object while callbacks run: released once, at the latest at the end of its scope.
struct Kept: ~Copyable {
  private let context: Context
  private let index: UInt32

  @inline(__always) fileprivate init(_ context: Context, _ index: UInt32) {
    self.context = context
    self.index = index
    context.own(index)
  }

  @inline(__always) deinit { context.disown(index) }

  @inline(__always) consuming func release() {}
}
