// SPDX-License-Identifier: MIT
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
  var superview: View?
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
    if let superview = batch.superview, superview.isDying { throw failure(.busy, "desc.superview", "is being destroyed; its last reference is gone") }
    let rootless = batch.superview == nil && !batch.keepsReferences
    guard let superviews = batch.superviews else {
      if rootless { throw withoutSuperview(0) }
      return try checkDepth(levels(batch) + 1)
    }
    for k in places(batch.count) {
      let number = superviews[k]
      guard number >= -1, number < Int64(k) else {
        throw failure(.invalidArgument, "desc.superviews", .int(number), "is not a number of a view that comes before, and not -1")
      }
      if number >= 0 {
        batch.numbers[Int(number)] += 1
      } else if rootless {
        throw withoutSuperview(k)
      }
    }
    if levels(batch) + batch.count > deepestTree { try checkDepths(batch, superviews) }
  }

  private func withoutSuperview(_ number: Int) -> RKStatus {
    failure(.invalidArgument, "out", .int(Int64(number)), "is the number of a view without superview, which nothing would retain; pass an array")
  }

  /// How deep the superview of a batch stands: 1 for one without superview, 0 for none.
  private func levels(_ batch: ViewBatch) -> Int {
    var levels = 0
    var next = batch.superview
    while let v = next {
      levels += 1
      next = v.superview
    }
    return levels
  }

  private func checkDepth(_ levels: Int) throws(RKStatus) {
    guard levels <= deepestTree else { throw failure(.tooDeep, "desc.superviews", "would make the tree deeper than 10000 levels; use a flatter tree") }
  }

  private func checkDepths(_ batch: ViewBatch, _ superviews: UnsafePointer<Int64>) throws(RKStatus) {
    guard let depths = memory.allocate(UInt16.self, batch.count) else { throw noMemory() }
    defer { memory.free(depths, batch.count) }
    let top = levels(batch) + 1
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
        if let classes = batch.classes { cls = classes[made].map { classData(classID(ofHandle: object(live(UInt(bitPattern: $0), .classes)))) } ?? batch.cls }
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
          view(index).prepare(cls, batch.frames[made - 1])
        } else {
          index = try build(cls, batch.frames[made]).index
          batch.numbers[made] = index
          made += 1
        }
        if room > 0, !view(index).reserveChildren(Int(room)) { throw noMemory() }
        if links, let superviews = batch.superviews, superviews[made - 1] >= 0 { append(view(index), to: view(batch.numbers[Int(superviews[made - 1])]), batch) }
      }
      let direct = batch.superview == nil ? 0 : batch.superviews.map { numbers in
        var direct = 0
        for k in places(batch.count) {
          if numbers[k] < 0 { direct += 1 }
        }
        return direct
      } ?? batch.count
      if direct > 0, let superview = batch.superview, !superview.reserveChildren(direct) { throw noMemory() }
    } catch {
      while made > 0 {
        made -= 1
        let object = object(batch.numbers[made])
        if batch.isPlain {
          View(object).freeData()
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
  private func append(_ v: View, to parent: View, _ batch: ViewBatch) {
    parent.adopt(v, at: Int(parent.childCount))
    if !batch.keepsReferences { v.base.references -= 1 }
  }

  /// Those that go into the superview of the batch, when all have been made.
  func appendDirect(_ batch: ViewBatch) {
    guard let superview = batch.superview else { return }
    for k in places(batch.count) {
      if batch.superviews == nil || batch.superviews.unsafelyUnwrapped[k] < 0 { append(view(batch.numbers[k]), to: superview, batch) }
    }
  }

  // MARK: Beginning

  /// Begin and insert one after the other. How many stand at the end, and why no more do.
  func beginAll(_ batch: ViewBatch, _ handles: UnsafeMutablePointer<OpaquePointer?>?) -> (count: Int, status: RKStatus) {
    var k = 0
    do throws(RKStatus) {
      while k < batch.count {
        let v = view(batch.numbers[k])
        // Callbacks may have written to the caller's array since it was checked, and the handle may go where the number stands.
        let number = batch.superviews.map { $0[k] } ?? -1
        let handle = v.object.initialized(as: v.cls)
        handles?[k] = handle
        guard number >= -1, number < Int64(k) else {
          throw failure(.invalidArgument, "desc.superviews", .int(number), "is not a number of a view that comes before: a callback has changed the array")
        }
        if let parent = number < 0 ? batch.superview : view(batch.numbers[Int(number)]) { try insert(v, into: parent) }
        if !batch.keepsReferences, v.isAlive, v.base.references > 0 { try v.object.release("view") }
        k += 1
      }
      return (k, .OK)
    } catch {
      // Begun, and not retained now.
      object(batch.numbers[k]).letGo()
      return (k, error)
    }
  }

  private func insert(_ v: View, into parent: View) throws(RKStatus) {
    do throws(RKStatus) {
      guard stands(v), stands(parent) else { throw .staleHandle }
      try parent.insertSubview(v, .front)
    } catch {
      if stands(v), stands(parent) { throw error }
      throw failure(.staleHandle, "desc", "names a view, or makes one, that a callback has destroyed meanwhile; the views made so far stay")
    }
  }

  private func stands(_ v: View) -> Bool { v.isAlive && !v.isDying }
}
