// SPDX-License-Identifier: MIT
import CResponderKit

// rk_view_hit_test as most calls of it are: no override is to be asked, no trace to be written. That way calls no function, so keeps nothing on the stack, and
// it is short: the first hit-test after a frame waits for each line of code, too. Where it meets what it does not handle, the general walk takes over.

extension ViewCursor {
  /// Down to the only subview, and to its own, as long as nothing about them is special: they need no box, the exact test decides. False: the next one does not contain the point.
  @inline(__always)
  mutating func goesDown(_ x: inout Double, _ y: inout Double) -> Bool {
    guard var c = nearChild else { return true }
    while true {
      let (lx, ly) = (x + c.toLocalX, y + c.toLocalY)
      guard c.contains(lx, ly) else { return false }
      self = c
      x = lx
      y = ly
      guard let next = c.nearChild else { return true }
      c = next
    }
  }
}

extension Context {
  /// No class overrides a question of hit-testing, and nothing is traced or recorded.
  @inline(__always) var hitTestsAlone: Bool { _fastPath(overridden & Method.hitQuestions == 0 && recorder == nil && !isTracing) }

  /// From a view about which nothing is special.
  @inline(__always)
  @_optimize(speed)
  func hitTestPlainly(_ start: ViewCursor, _ point: RKPoint, _ out: UnsafeMutablePointer<OpaquePointer?>) -> RKStatus {
    var v = start
    var x = point.x
    var y = point.y
    guard v.contains(x, y) else {
      write(nil, to: out)
      return .OK
    }
    descend: while true {
      guard v.goesDown(&x, &y) else { break }
      let count = Int(v.childCount)
      if count == 0 { break }
      if _slowPath(count >= indexMinimum), !v.has(.indexUseless), v.has(.indexed) || !v.waitsForIndex { return walkOn(v, x, y, out) }
      let block = v.children.unsafelyUnwrapped
      let fx = Float(x)
      let fy = Float(y)
      let point = SIMD4<Float>(fx, fy, 0 - fx, 0 - fy)
      let boxes = block.boxes
      var box = boxes + count
      repeat {
        box -= 1
        if any(point .< box.pointee) { continue }
        let c = block.record(ofBox: box)
        var local = RKPoint(x: x + c.toLocalX, y: y + c.toLocalY)
        if _slowPath(c.has(.special)) {
          if c.has(.filters) { continue }
          guard c.has(.linear), !c.has(.unstandardized.union(.overrides)) else { return walkOn(v, x, y, out) }
          local = c.toLocalLinearly(RKPoint(x: x, y: y))
        }
        if c.contains(local.x, local.y) {
          v = c
          x = local.x
          y = local.y
          continue descend
        }
      } while box != boxes
      break
    }
    fetchPlace(v.index)
    write(v, to: out)
    return .OK
  }

  /// The rest of the way, below a view that contains the point.
  @inline(never)
  @_optimize(speed)
  private func walkOn(_ v: ViewCursor, _ x: Double, _ y: Double, _ out: UnsafeMutablePointer<OpaquePointer?>) -> RKStatus {
    if v.has(.indexed), let step = walkIndexed(v, x, y, nil) {
      switch step {
      case .enter(let next, let x, let y): write(next.childCount == 0 ? next : hitTestCalled(next, x, y, nil), to: out)
      case .taken(let found): write(found, to: out)
      case .nothing: write(v, to: out)
      case .gone: write(nil, to: out)
      }
    } else {
      write(hitTestCalled(v, x, y, nil), to: out)
    }
    return .OK
  }

  /// rk_view_hit_test in general.
  @inline(never)
  @_optimize(speed)
  func hitTestFully(_ v: ViewCursor, _ point: RKPoint, _ event: OpaquePointer?, _ out: UnsafeMutablePointer<OpaquePointer?>?) -> RKStatus {
    do throws(RKStatus) {
      if _slowPath(overridden & Method.hitQuestions != 0) { try checkHitDepth() }
      let out = try required(out)
      if event != nil { _ = try resolve(event, in: self, .events, "event") }
      recorded(Call.view_hit_test, pointer(v.index), point, event)
      write(hitTest(v, point.x, point.y, event), to: out)
      if _slowPath(!limbo.isEmpty) { afterWalk() }
      return .OK
    } catch {
      return error
    }
  }
}
