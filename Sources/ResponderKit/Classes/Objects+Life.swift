// SPDX-License-Identifier: MIT
import CResponderKit

// Life of objects: instances' memory, references, names, userdata, and the end.

extension Object {
  // MARK: Instances' memory

  /// Allocate the chunks that `cls` and its ancestors down from `above` ask for, then run their instance_init, superclass first.
  func addInstanceMemory(_ cls: Class, above: UInt16?) throws(RKStatus) {
    let memory = context.memory
    let before = base.side?.instance
    var level = cls
    while level.id != above, !level.isBuiltIn {
      if level.instanceSize > 0 {
        let bytes = InstanceChunk.headSize + level.instanceSize
        guard let side = makeSide(), let raw = memory.allocate(bytes) else {
          if let side = base.side {
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
      level = context.classData(level.superclass)
    }
    base.classID = cls.id
    cls.flags |= ClassData.used
  }

  /// Run the instance_init of the classes below `above`, superclass first.
  func initializeInstance(_ cls: Class, above: UInt16?) {
    if cls.id == above || cls.isBuiltIn { return }
    initializeInstance(context.classData(cls.superclass), above: above)
    if let function = cls.instanceInit {
      begin(cls)
      function(pointer, instanceData(cls.id), cls.userdata)
      context.end(cls)
    }
  }

  /// Run a new object's instance_init. The handle is made before: an instance_init may release its own object.
  func initialized(as cls: Class) -> OpaquePointer? {
    let handle = pointer
    if cls.isBuiltIn { return handle }
    let kept = keep()
    initializeInstance(cls, above: nil)
    kept.release()
    return handle
  }

  func instanceData(_ classID: UInt16) -> UnsafeMutableRawPointer? {
    var chunk = base.side?.instance
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
      context.memory.free(UnsafeMutableRawPointer(c), Int(c.pointee.bytes))
    }
  }
}

extension Context {
  /// A new object with one reference for the caller. Its class's instance_init has not run: the caller finishes the record first.
  func makeObject(_ kind: Kind, _ cls: Class) throws(RKStatus) -> Object {
    try notEnding()
    let index = makeRecord(kind, classID: cls.id)
    guard index != 0 else { throw noMemory() }
    let object = object(index)
    do throws(RKStatus) {
      try object.addInstanceMemory(cls, above: nil)
    } catch {
      object.unmake()
      throw error
    }
    object.base.references = 1
    return object
  }
}

extension ObjectReference {
  // MARK: References

  /// A reference of the library's, for as long as a scope lasts. An object that has lost all others ends when it is released.
  @inline(__always) func keep() -> Kept { Kept(retaining: object) }

  /// Its index, for a field or a list that holds a reference from now on, until `taken`.
  @inline(__always) @discardableResult func retain() -> UInt32 {
    base.owners += 1
    return base.index
  }

  /// The reference that a field or a list has held: released with the scope.
  @inline(__always) func taken() -> Kept { Kept(taking: object) }
}

extension Object {
  fileprivate func giveUpOwner() {
    if base.owners > 1 || (base.owners == 1 && base.references > 0) {
      base.owners -= 1
    } else {
      giveUpLastOwner()
    }
  }

  @inline(never)
  @_optimize(speed)
  private func giveUpLastOwner() {
    if base.owners > 0 { base.owners -= 1 }
    if base.owners > 0 || base.references > 0 { return }
    // Nothing of the host's is called when one of these ends, but for what was added to it.
    if kind == .touch || kind == .press { return context.bury(self) }
    // It may end where a call has just failed, whose sentence stays.
    keepingSentence { context.bury(self) }
  }

  func release(_ argument: Literal) throws(RKStatus) {
    guard base.references > 0 else { throw notOwned(argument) }
    base.references -= 1
    if base.references == 0, base.owners == 0 { context.bury(self) }
  }

  /// Give back the reference of an object that was made for a call that fails: what that calls leaves the sentence alone.
  @inline(never)
  func letGo() {
    guard !isFree, base.references > 0 else { return }
    keepingSentence { do throws(RKStatus) { try release("object") } catch {} }
  }

  @inline(never)
  func notOwned(_ argument: Literal) -> RKStatus {
    failure(.notOwned, argument, .handle(handle), "has no reference of yours left; release once for each create and retain")
  }

  /// End a record that has been made for nothing, without a callback but for its userdata's drop.
  func unmake() {
    forget()
    context.freeRecord(index)
  }
}

extension Context {
  /// End an object whose last reference is gone. What it held ends after it, not inside it, however deep the tree.
  fileprivate func bury(_ object: Object) {
    if object.isDying { return }
    object.base.isDying = true
    if dead.append(object.index, unlimited) {
      object.base.isQueued = true
    } else {
      unburied = true
    }
    if burying { return }
    burying = true
    endsInside = 0
    enter()
    buryList()
    if dead.capacity > Int(Vacancy.least) { dead.free(memory) }
    while unburied {
      unburied = false
      forEachObject { object in
        if object.isDying, !object.base.isQueued {
          object.base.isQueued = true
          object.destroy()
          buryList()
        }
      }
    }
    leave()
    burying = false
  }

  private func buryList() {
    while !dead.isEmpty {
      let next = object(dead[dead.count - 1])
      dead.removeLast()
      next.destroy()
    }
  }
}

extension Object {
  @inline(never)
  fileprivate func destroy() {
    // Links first: an override that they call finds its instance's memory still in order.
    context.objectWillEnd(self)
    runDeinit()
    context.objectDidEnd(self)
    let userdata = base.userdata
    let drop = base.side?.drop
    base.side?.drop = nil
    unmake()
    // The handle is stale by now: nothing that the function does can reach what is gone.
    context.callDrop(drop, userdata)
  }

  /// instance_deinit, subclass first.
  func runDeinit() {
    if kind == .touch || kind == .event || kind == .timer || kind == .cls || kind == .plugin || kind == .closure || kind == .press { return }
    var cls = cls
    if cls.id != cls.builtIn { context.instanceWillDeinit(self) }
    while true {
      if let function = cls.instanceDeinit {
        begin(cls)
        function(pointer, instanceData(cls.id), cls.userdata)
        context.end(cls)
      }
      if cls.isRoot { return }
      cls = context.classData(cls.superclass)
    }
  }

  /// Userdata, name, values and instance memory of a record that goes.
  func forget() {
    setUserdata(nil, nil)
    if let side = base.side {
      let memory = context.memory
      freeChunks(side.instance, until: nil)
      memory.free(side.name, side.nameLength + 1)
      side.values.free(memory)
      side.valuePlaces.free(memory)
      forgetKeyCommands(side)
      memory.free(side)
      base.side = nil
    }
  }

  private func forgetKeyCommands(_ side: Side) {
    let memory = context.memory
    for command in side.keyCommands {
      memory.free(command.input, command.length + 1)
    }
    side.keyCommands.free(memory)
    side.keyPlaces.free(memory)
  }

  // MARK: Userdata, name

  /// The side record, made if need be; nil when there is no memory.
  func makeSide() -> Side? {
    if base.side == nil {
      base.side = context.memory.make(Side.self)
      base.side?.initialize(to: SideRecord())
    }
    return base.side
  }

  /// Replace the userdata and drop the old one. A `drop` needs the side record: see `makeSide`.
  func setUserdata(_ userdata: UnsafeMutableRawPointer?, _ drop: DropFunction?) {
    let old = base.userdata
    let oldDrop = base.side?.drop
    base.userdata = userdata
    base.side?.drop = drop
    context.callDrop(oldDrop, old)
  }

  func setName(_ name: UnsafePointer<CChar>?) throws(RKStatus) {
    let memory = context.memory
    let length = name.map { textLength($0, limit: longestName) } ?? 0
    guard length <= longestName else { throw failure(.limitReached, "name", .text(name.unsafelyUnwrapped), "is longer than 255 bytes; shorten it") }
    var copy: UnsafeMutablePointer<CChar>?
    if let name, length > 0 {
      copy = memory.allocate(CChar.self, length + 1)
      guard let copy, makeSide() != nil else {
        memory.free(copy, length + 1)
        throw noMemory()
      }
      copy.update(from: name, count: length)
    }
    guard let side = base.side else { return }
    memory.free(side.name, side.nameLength + 1)
    side.name = copy
    side.nameLength = length
  }
}

// MARK: Guards

/// A reference of the library's to an object: released once, at the latest at the end of its scope.
struct Kept: ~Copyable {
  private let object: Object

  @inline(__always) fileprivate init(retaining object: Object) {
    self.object = object
    object.base.owners += 1
  }

  @inline(__always) fileprivate init(taking object: Object) { self.object = object }

  @inline(never) deinit { object.giveUpOwner() }

  @inline(__always) consuming func release() {}

  /// The same for paths that run for every touch or recogniser.
  @export(interface) @inline(__always)
  consuming func releaseInPlace() {
    object.giveUpOwner()
    discard self
  }
}

/// A list for a callback, in memory of the caller: each of its objects is retained until the list is released.
struct KeptList: ~Copyable {
  private let context: Context
  private let base: UnsafeMutablePointer<OpaquePointer?>?
  private(set) var count = 0

  /// Without memory nothing may be appended.
  @inline(__always) init(_ context: Context, _ base: UnsafeMutablePointer<OpaquePointer?>?) {
    self.context = context
    self.base = base
  }

  @inline(never) deinit {
    for k in places(count) { object(k).giveUpOwner() }
  }

  @inline(__always) mutating func append(_ object: Object, as pointer: OpaquePointer?) {
    object.base.owners += 1
    base.unsafelyUnwrapped[count] = pointer
    count += 1
  }

  /// The objects one after the other, each released after its visit.
  @export(interface) @inline(__always) consuming func release(_ visit: (Object) -> Void = { _ in }) {
    for k in places(count) {
      let object = object(k)
      visit(object)
      object.giveUpOwner()
    }
    discard self
  }

  @inline(__always) private borrowing func object(_ place: Int) -> Object { context.object(Handle.index(UInt(bitPattern: base.unsafelyUnwrapped[place]))) }
}
