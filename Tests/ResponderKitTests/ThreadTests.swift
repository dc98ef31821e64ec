import CResponderKit
import Testing

@Suite("Contexts on many threads") struct ThreadTests {
  /// SPEC 295: contexts are independent; making, using and ending them on several threads at once disturbs none of them.
  @Test func contextsComeAndGo() {
    let faults = onThreads(4) { thread in
      for round in 0..<300 {
        let fault = useAContext(Double(round))
        if fault != "" { return "thread \(thread), round \(round): \(fault)" }
      }
      return ""
    }
    #expect(faults == ["", "", "", ""])
  }

  /// SPEC 295, SPEC 289: posting races with the end of the context: it is accepted, or the handle is stale, and every drop function runs once.
  @Test func postingRacesWithTheEnd() {
    for _ in 0..<50 {
      let world = World()
      let context = UInt(bitPattern: world.context)
      let tally = Tally()
      let posted = inBackground {
        while true {
          let status = rk_context_post_call(
            Handle(bitPattern: context), { _, _ in }, Unmanaged.passUnretained(tally).toOpaque(),
            { Unmanaged<Tally>.fromOpaque($0!).takeUnretainedValue().add() })
          if status != .OK { return status.rawValue }
          tally.expected += 1
        }
      }
      var handled = 0
      while handled < 100 { handled += world.drain() }
      world.end()
      #expect(posted.wait() == RKStatus.staleHandle.rawValue)
      #expect(tally.expected == tally.dropped)
    }
  }

  /// What a host does with a context, in short; returns what went wrong.
  private func useAContext(_ time: Double) -> String {
    var made: Handle?
    guard rk_context_create(nil, &made) == .OK, let context = made else { return "create: \(lastError())" }
    var window: Handle?
    var view: Handle?
    var found: Handle?
    var count = 0
    guard rk_window_create(context, nil, rect(0, 0, 100, 100), &window) == .OK,
      rk_view_create(context, nil, rect(0, 0, 50, 50), &view) == .OK,
      rk_view_add_subview(window, view) == .OK, rk_view_hit_test(window, point(5, 5), nil, &found) == .OK, found == view
    else { return "tree: \(lastError())" }
    var sample = RKTouchSample()
    sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
    sample.id = 7
    guard rk_context_send_touches(context, time, &sample, 1) == .OK, rk_context_find_touch(context, 7, &found) == .OK,
      rk_context_get_object_count(context, &count) == .OK, count >= 3
    else { return "touch: \(lastError())" }
    guard rk_context_destroy(context) == .OK else { return "destroy: \(lastError())" }
    return rk_object_is_alive(view) ? "the view outlives its context" : ""
  }
}

/// Counted on several threads, read when they have ended. `expected` belongs to one thread, `dropped` to another.
private final class Tally: @unchecked Sendable {
  var expected = 0
  private(set) var dropped = 0
  func add() { dropped += 1 }
}
