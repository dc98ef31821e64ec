// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// base.h

private func bytes(_ text: Literal) -> UnsafePointer<CChar> { text.terminated }

@_cdecl("rk_status_name") @implementation public func rk_status_name(_ status: RKStatus) -> UnsafePointer<CChar>? {
  bytes(StatusText.name(status) ?? "unknown status")
}

@_cdecl("rk_status_message") @implementation public func rk_status_message(_ status: RKStatus) -> UnsafePointer<CChar>? {
  bytes(StatusText.message(status) ?? "This number is no status of this version of the library.")
}

@_cdecl("rk_last_error") @implementation public func rk_last_error() -> UnsafePointer<CChar>? { UnsafePointer(rkp_error_text()) }

@_cdecl("rk_retain") @implementation public func rk_retain(_ object: RKObjectRef?) -> RKStatus {
  with(object, .counted, "object", calls: false) { (o) throws(RKStatus) in
    o.context.recorded(Call.retain, object)
    guard o.base.references < .max else {
      throw failure(.limitReached, "object", "has more references than can be counted; release some")
    }
    o.base.references += 1
  }
}

@_cdecl("rk_release") @implementation public func rk_release(_ object: RKObjectRef?) -> RKStatus {
  let bits = UInt(bitPattern: object)
  if bits == 0 { return .OK }
  if let entry = rkp_slot_load(UInt32(Handle.slot(bits))) {
    let context = Context(entry)
    let owner = rkp_load64(context.tokenPointer)
    if owner != 0, owner != rkp_thread() { return releaseFromElsewhere(entry, bits) }
  }
  return with(object, .counted, "object", calls: false) { (o) throws(RKStatus) in
    let context = o.context
    // The last reference: the functions of the object's class and userdata are called.
    let h = o.base
    if h.references == 1, h.owners == 0 { try context.checkEnd() }
    context.recorded(Call.release, object)
    try o.release("object")
  }
}

private func releaseFromElsewhere(_ entry: UnsafeMutableRawPointer, _ bits: UInt) -> RKStatus {
  status { () throws(RKStatus) in
    guard let node = QueueNodeRecord.make(.release) else { throw noMemory() }
    node.handle = bits
    do throws(RKStatus) {
      let context = try lockEntry(entry, bits, "object")
      // Never refused: a release is how memory comes back.
      context.memory.takeAnyway(node.bytes)
      context.appendReleaseLocked(node)
      rkp_mutex_unlock(context.lock)
    } catch {
      rkp_free(node.address)
      throw error
    }
  }
}

@_cdecl("rk_release_many") @implementation public func rk_release_many(_ objects: UnsafePointer<RKObjectRef?>?, _ count: Int) -> RKStatus {
  status { () throws(RKStatus) in
    if count == 0 { return }
    guard let objects else { throw nullArgument("objects") }
    guard count > 0, count <= Int.max / MemoryLayout<OpaquePointer?>.stride else { throw failure(.limitReached, "count", .int(Int64(count)), "is more than any array can hold") }
    var first = 0
    while first < count, objects[first] == nil { first += 1 }
    if first == count { return }
    let (context, _) = try resolve(objects[first], .counted, "objects")
    try context.checkEnd()
    try context.releaseMany(objects + first, count - first)
  }
}

extension Context {
  fileprivate func releaseMany(_ objects: UnsafePointer<OpaquePointer?>, _ count: Int) throws(RKStatus) {
    // Count first: what fails must not have released anything.
    var anyEnds = false
    var k = 0
    do throws(RKStatus) {
      while k < count {
        let bits = UInt(bitPattern: objects[k])
        if bits != 0 {
          let object = try resolveCounted(bits)
          let h = object.base
          guard h.references > 0 else { throw object.notOwned("objects") }
          h.references -= 1
          if h.references == 0, h.owners == 0 { anyEnds = true }
        }
        k += 1
      }
    } catch {
      giveBack(objects, k)
      throw error
    }
    recorded(Call.release_many, ObjectList(objects: objects, count: count))
    // Without ending objects nothing is called, and the work is done.
    if !anyEnds { return }
    giveBack(objects, count)
    for k in places(count) {
      // A callback may have taken it, or its reference, before its turn.
      if let object = liveObject(UInt(bitPattern: objects[k]), .counted), object.base.references > 0 { try object.release("objects") }
    }
  }

  private func resolveCounted(_ bits: UInt) throws(RKStatus) -> Object {
    if let object = liveObject(bits, .counted) { return object }
    let status = explainHandle(bits, .counted, "objects")
    throw status == .OK ? failure(.invalidArgument, "objects", .handle(bits), "belongs to another context than the first; release those of one context in a call") : status
  }

  private func giveBack(_ objects: UnsafePointer<OpaquePointer?>, _ count: Int) {
    for k in places(count) {
      liveObject(UInt(bitPattern: objects[k]), .counted)?.base.references += 1
    }
  }
}

@_cdecl("rk_object_is_alive") @implementation public func rk_object_is_alive(_ object: RKObjectRef?) -> Bool {
  let bits = UInt(bitPattern: object)
  guard bits != 0, let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else { return false }
  let context = Context(entry)
  guard rkp_load64(context.tokenPointer) == rkp_thread(), rkp_thread() != 0 else { return false }
  if Handle.index(bits) == Handle.contextIndex { return Handle.generation(bits) == context.generation }
  return context.live(bits, .all) != 0
}

@_cdecl("rk_object_get_context") @implementation public func rk_object_get_context(_ object: RKObjectRef?, _ out: UnsafeMutablePointer<RKContextRef?>?) -> RKStatus {
  get(object, .all, "object", out) { o in o.context.contextPointer }
}

@_cdecl("rk_object_set_userdata") @implementation public func rk_object_set_userdata(_ object: RKObjectRef?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> RKStatus {
  with(object, .named, "object") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.object_set_userdata, object, userdata != nil, drop != nil)
    if drop != nil { try context.notEnding() }
    if drop != nil, o.makeSide() == nil { throw noMemory() }
    o.setUserdata(userdata, drop)
  }
}

@_optimize(speed)
@_cdecl("rk_object_get_userdata") @implementation public func rk_object_get_userdata(_ object: RKObjectRef?, _ out: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> RKStatus {
  do throws(RKStatus) {
    let (context, index) = try resolveInPlace(object, .named, "object")
    try required(out).pointee = context.header(index).userdata
    return .OK
  } catch {
    return error
  }
}

@_cdecl("rk_object_set_name") @implementation public func rk_object_set_name(_ object: RKObjectRef?, _ name: UnsafePointer<CChar>?) -> RKStatus {
  with(object, .named, "object") { (o) throws(RKStatus) in
    o.context.recorded(Call.object_set_name, object, name)
    try o.setName(name)
  }
}

@_cdecl("rk_object_get_name") @implementation public func rk_object_get_name(_ object: RKObjectRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(object, .all, "object", calls: false) { (o) throws(RKStatus) in
    let side = o.base.side
    try copyText(buffer, capacity, length) { if let side { $0.add(side.name, side.nameLength) } }
  }
}

@_cdecl("rk_object_describe") @implementation public func rk_object_describe(_ object: RKObjectRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  if Handle.index(UInt(bitPattern: object)) == Handle.contextIndex {
    return withContext(object, "object", calls: false) { (context) throws(RKStatus) in
      try copyText(buffer, capacity, length) {
        $0.add("<Context; objects = ")
        $0.add(context.liveCount)
        $0.add("; windows = ")
        $0.add(context.windows.count)
        $0.add("; touches = ")
        $0.add(context.touches.count)
        $0.add("; time = ")
        $0.add(context.time)
        $0.add(">")
      }
    }
  }
  return with(object, .all, "object") { (o) throws(RKStatus) in
    try copyText(buffer, capacity, length) { o.context.describe(o, to: &$0) }
  }
}
