// SPDX-License-Identifier: MIT
import CResponderKit

// view.h: many at once.

// MARK: Making

extension Context {
  /// Frames and classes; sets in `batch` what the classes need.
  private func check(_ batch: inout ViewBatch) throws(RKStatus) {
    batch.calls = tellsTree
    if batch.classes == nil { note(batch.cls, &batch) }
    var last: OpaquePointer?
    for k in places(batch.count) {
      let frame = batch.frames[k]
      // Adding what is not finite, or times 0, gives no 0.
      guard 0 * frame.origin.x + 0 * frame.origin.y + 0 * frame.size.width + 0 * frame.size.height == 0 else {
        throw failure(.invalidArgument, "desc.frames", .int(Int64(k)), "is the number of a frame that is not finite; pass finite numbers")
      }
      if let classes = batch.classes, k == 0 || classes[k] != last {
        last = classes[k]
        note(last == nil ? batch.cls : try classForNewView(last, "desc.classes"), &batch)
      }
    }
  }

  private func note(_ cls: Class, _ batch: inout ViewBatch) {
    if cls.kind != .view { batch.isPlain = false }
    var level = cls
    while level.instanceInit == nil, !level.isRoot { level = classData(level.superclass) }
    if level.instanceInit != nil { batch.calls = true }
  }

  fileprivate func createMany(_ batch: inout ViewBatch, _ out: UnsafeMutablePointer<OpaquePointer?>?) throws(RKStatus) {
    try check(&batch)
    try checkSuperviews(batch)
    try make(batch, links: !batch.calls, { (cls, frame) throws(RKStatus) in try buildAnyView(cls, frame) }, { abandonView($0) })
    if !batch.calls {
      appendDirect(batch)
      if let out { copyHandles(batch, out) }
      return
    }
    // Indices stay what they are until all have been inserted; the views are not held, so that a callback can end any of them.
    enter()
    let (count, status) = beginAll(batch, out)
    if status != .OK {
      var k = batch.count
      while k > count {
        k -= 1
        out?[k] = nil
        // The one that failed has begun, and has ended or belongs to another superview.
        if k > count { abandonView(object(batch.numbers[k])) }
      }
    }
    leave()
    if status != .OK { throw status }
  }

  @inline(never)
  fileprivate func write(_ desc: RKViewsDesc, _ frames: UnsafePointer<RKRect>, keepsReferences: Bool) {
    guard let recorder = beginCall(Call.view_create_many) else { return }
    let count = desc.count
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 9) { words in
      words[0] = UInt64(count)
      words[1] = UInt64(UInt(bitPattern: frames))
      words[2] = UInt64(4 * count)
      words[3] = UInt64(UInt(bitPattern: desc.superview))
      words[4] = UInt64(UInt(bitPattern: desc.superviews))
      words[5] = UInt64(count)
      words[6] = UInt64(UInt(bitPattern: desc.cls))
      words[7] = UInt64(UInt(bitPattern: desc.classes))
      words[8] = UInt64(count)
      recorder.put(0x81_0A10_94, words.baseAddress.unsafelyUnwrapped, .list)
    }
    recorder.put(keepsReferences)
    recorder.end()
  }

  private func copyHandles(_ batch: ViewBatch, _ out: UnsafeMutablePointer<OpaquePointer?>) {
    for k in places(batch.count) {
      out[k] = handle(ofView: cursor(batch.numbers[k]))
    }
  }

  /// Frees a view whose handle has not been given out.
  private func abandonView(_ object: Object) {
    if let scrollView = object.scrollView {
      scrollView.view.freeChildren()
      _ = scrollView.abandon()
    } else {
      View(object).freeData()
      object.unmake()
    }
  }
}

@_cdecl("rk_view_create_many") @implementation public func rk_view_create_many(_ context: RKContextRef?, _ desc: UnsafePointer<RKViewsDesc>?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    guard let desc else { throw nullArgument("desc") }
    var read = RKViewsDesc()
    try readSized(desc, into: &read, minimum: MemoryLayout<RKViewsDesc>.size, "desc.struct_size")
    try requireZero(Int64(read.reserved), "desc.reserved")
    let superview = try resolveOptional(read.superview, in: context, .views, "desc.superview")
    let cls = try context.classForNewView(read.cls, "desc.cls")
    let count = read.count
    if count == 0 { return }
    guard let frames = read.frames else { throw nullArgument("desc.frames") }
    guard count > 0, UInt(count) < UInt(Handle.contextIndex) else {
      throw failure(.limitReached, "desc.count", .int(Int64(count)), "is more than handles can number")
    }
    guard !context.cannotHold(count, .view), let numbers = context.memory.allocate(UInt32.self, count) else { throw noMemory() }
    defer { context.memory.free(numbers, count) }
    var batch = ViewBatch(
      count: count, frames: frames, superview: context.view(ifAny: superview), superviews: read.superviews, classes: read.classes, cls: cls, keepsReferences: out != nil,
      numbers: numbers)
    if context.isRecording { context.write(read, frames, keepsReferences: out != nil) }
    try context.createMany(&batch, out)
  }
}

// MARK: Hit-testing

@_optimize(speed)
@_cdecl("rk_view_hit_test_many") @implementation public func rk_view_hit_test_many(_ view: RKViewRef?, _ points: UnsafePointer<RKPoint>?, _ count: Int, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, v) = try resolveView(view, "view")
    try context.checkStack()
    if count == 0 { return }
    guard let points else { throw nullArgument("points") }
    let out = try required(out)
    guard count > 0, count <= Int.max / MemoryLayout<RKPoint>.stride else { throw failure(.limitReached, "count", .int(Int64(count)), "is more than any array can hold") }
    points.withMemoryRebound(to: Double.self, capacity: count) { numbers in context.recorded(Call.view_hit_test_many, view, NumberList(numbers: numbers, count: 2 * count)) }
    try context.hitTest(v.cursor, points, count, out)
  }
}

/// 16,384 by 16,384.
private let mostPixels = 1 << 28

@_cdecl("rk_hit_map") @implementation public func rk_hit_map(_ root: RKViewRef?, _ rect: RKRect, _ width: Int, _ height: Int, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, v) = try resolveView(root, "root")
    try context.checkStack()
    try finite(rect, "rect")
    guard rect.size.width >= 0, rect.size.height >= 0 else { throw failure(.invalidArgument, "rect", "has a negative size; standardise it") }
    guard width != 0, height != 0 else { throw failure(.invalidArgument, width == 0 ? "width" : "height", "is 0; ask for 1 pixel or more") }
    let out = try required(out)
    // A size_t beyond what any array can have arrives as a negative number.
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels <= mostPixels else { throw failure(.limitReached, "width", .int(Int64(width)), "times height is more than 268,435,456 pixels; divide the rectangle") }
    context.recorded(Call.hit_map, root, rect, width, height)
    try context.hitMap(v.cursor, rect, width, height, out)
  }
}
