import CResponderKit

// Many views in one call (SPEC 20, 21): the same tree and the same calls as from making and adding them one by one.
//
// What can fail comes first: arguments are looked at, then every record and every list of subviews is made. Then, where no class has anything
// to say about it, the links are written down; else each view is begun and inserted in its turn, as always.

/// Many views that are to be made. The arrays are the caller's.
struct ViewBatch {
  typealias Build = (Class, RKRect) throws(RKStatus) -> Object
  typealias Abandon = (Object) -> Void

  var count: Int
  var frames: UnsafePointer<RKRect>
  /// 0: none.
  var superview: UInt32 = 0
  var superviews: UnsafePointer<Int64>?
  /// Handles, checked before.
  var classes: UnsafePointer<OpaquePointer?>?
  var cls: Class
  /// Their class has an instance_init, or tree methods are overridden.
  var calls = false
  /// None of them is more than a record of the view: no control, no scroll view.
  var isPlain = true
  /// Each keeps the reference that it is made with.
  var keepsReferences = true
  /// By number: how many of them go into this one; then, once it is made, its index.
  var numbers: UnsafeMutablePointer<UInt32>
}

extension Context {
  // MARK: Looking

  /// Superviews of the batch, each made before; counts subviews into `numbers`. Nothing is made.
  func checkSuperviews(_ batch: ViewBatch) throws(RKStatus) {
    try notEnding()
    if batch.superview != 0, object(batch.superview).isDying { throw failure(.busy, "desc.superview", "is being destroyed; its last reference is gone") }
    let rootless = batch.superview == 0 && !batch.keepsReferences
    guard let superviews = batch.superviews else {
      if rootless { throw withoutSuperview(0) }
      return try checkDepth(levels(batch.superview) + 1)
    }
    for k in places(batch.count) {
      let number = superviews[k]
      guard number >= -1, number < Int64(k) else {
        throw failure(.invalidArgument, "desc.superviews", .int(number), "is no number of a view that comes before, and not -1")
      }
      if number >= 0 {
        batch.numbers[Int(number)] += 1
      } else if rootless {
        throw withoutSuperview(k)
      }
    }
    if levels(batch.superview) + batch.count > deepestTree { try checkDepths(batch, superviews) }
  }

  private func withoutSuperview(_ number: Int) -> RKStatus {
    failure(.invalidArgument, "out", .int(Int64(number)), "is the number of a view without superview, which nobody would hold; pass an array")
  }

  /// How deep a view stands: 1 for one without superview, 0 for none.
  private func levels(_ index: UInt32) -> Int {
    var levels = 0
    var up = index
    while up != 0 {
      levels += 1
      up = view(up).superview
    }
    return levels
  }

  private func checkDepth(_ levels: Int) throws(RKStatus) {
    guard levels <= deepestTree else { throw failure(.tooDeep, "desc.superviews", "would make the tree deeper than 10000 levels; use a flatter tree") }
  }

  private func checkDepths(_ batch: ViewBatch, _ superviews: UnsafePointer<Int64>) throws(RKStatus) {
    guard let depths = memory.allocate(UInt16.self, batch.count) else { throw noMemory() }
    defer { memory.free(depths, batch.count) }
    let top = levels(batch.superview) + 1
    for k in places(batch.count) {
      let levels = superviews[k] < 0 ? top : Int(depths[Int(superviews[k])]) + 1
      try checkDepth(levels)
      depths[k] = UInt16(levels)
    }
  }

  // MARK: Making

  /// All of them, with one reference each and room for their subviews; none when something is lacking.
  func make(_ batch: ViewBatch, links: Bool, _ build: ViewBatch.Build, _ abandon: ViewBatch.Abandon) throws(RKStatus) {
    let mark = markRecords(.view)
    var made = 0
    do throws(RKStatus) {
      var cls = batch.cls
      while made < batch.count {
        if let classes = batch.classes { cls = classes[made].map { classData(classID(ofHandle: live(UInt(bitPattern: $0), .classes))) } ?? batch.cls }
        let room = batch.numbers[made]
        var index: UInt32
        if batch.isPlain {
          // Not freed where its making fails: that comes below, for all of them.
          index = makeRecord(.view, classID: cls.id)
          guard index != 0 else { throw noMemory() }
          batch.numbers[made] = index
          made += 1
          try object(index).addInstanceMemory(cls, above: nil)
          header(index).references = 1
          prepareView(view(index), cls, batch.frames[made - 1])
        } else {
          index = try build(cls, batch.frames[made]).index
          batch.numbers[made] = index
          made += 1
        }
        if room > 0, !reserveChildren(index, Int(room)) { throw noMemory() }
        if links, let superviews = batch.superviews, superviews[made - 1] >= 0 { append(index, to: batch.numbers[Int(superviews[made - 1])], batch) }
      }
      let direct = batch.superview == 0 ? 0 : batch.superviews.map { numbers in
        var direct = 0
        for k in places(batch.count) {
          if numbers[k] < 0 { direct += 1 }
        }
        return direct
      } ?? batch.count
      if direct > 0, !reserveChildren(batch.superview, direct) { throw noMemory() }
    } catch {
      while made > 0 {
        made -= 1
        let object = object(batch.numbers[made])
        if batch.isPlain {
          freeView(View(object))
          object.forget()
          unmakeRecord(object.index, mark)
        } else {
          abandon(object)
        }
      }
      if batch.isPlain { rewind(mark) }
      throw error
    }
  }

  /// The front-most subview from now on. There is room, and no callback.
  @inline(__always)
  @_optimize(speed)
  private func append(_ index: UInt32, to parent: UInt32, _ batch: ViewBatch) {
    let v = view(index)
    v.header.owners += 1
    if !batch.keepsReferences { v.header.references -= 1 }
    linkChild(view(index), view(parent), at: Int(view(parent).childCount))
  }

  /// Those that go into the superview of the batch, when all have been made.
  func appendDirect(_ batch: ViewBatch) {
    if batch.superview == 0 { return }
    for k in places(batch.count) {
      if batch.superviews == nil || batch.superviews.unsafelyUnwrapped[k] < 0 { append(batch.numbers[k], to: batch.superview, batch) }
    }
  }

  // MARK: Beginning

  /// Begin and insert one after the other. How many stand at the end, and why no more do.
  func beginAll(_ batch: ViewBatch, _ handles: UnsafeMutablePointer<OpaquePointer?>?) -> (count: Int, status: RKStatus) {
    var k = 0
    do throws(RKStatus) {
      while k < batch.count {
        let index = batch.numbers[k]
        // Callbacks may have written to the caller's array since it was checked, and the handle may go where the number stands.
        let number = batch.superviews.map { $0[k] } ?? -1
        let handle = object(index).initialized(as: object(index).cls)
        handles?[k] = handle
        guard number >= -1, number < Int64(k) else {
          throw failure(.invalidArgument, "desc.superviews", .int(number), "is no number of a view that comes before: a callback has changed the array")
        }
        let parent = number < 0 ? batch.superview : batch.numbers[Int(number)]
        if parent != 0 { try insert(index, into: parent) }
        if !batch.keepsReferences, view(index).isAlive, header(index).references > 0 { try object(index).release("view") }
        k += 1
      }
      return (k, .OK)
    } catch {
      // Begun, and not retained now.
      object(batch.numbers[k]).letGo()
      return (k, error)
    }
  }

  private func insert(_ index: UInt32, into parent: UInt32) throws(RKStatus) {
    do throws(RKStatus) {
      guard stands(view(index)), stands(view(parent)) else { throw .staleHandle }
      try insertSubview(view(parent), view(index), .front)
    } catch {
      if stands(view(index)), stands(view(parent)) { throw error }
      throw failure(.staleHandle, "desc", "names a view, or makes one, that a callback has destroyed meanwhile; what stands stays")
    }
  }

  private func stands(_ v: View) -> Bool { v.isAlive && !object(v).isDying }
}
