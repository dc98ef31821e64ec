import CResponderKit
import Testing

@Suite("Queue, clock and threads") struct QueueTests {
  let world = World()

  private var waiting: Int { out(-1) { rk_context_get_queue_count(world.context, $0) } }

  /// A call or timer of a test, kept by the library until its drop.
  private final class Job {
    let run: (Double) -> Void
    var dropped = 0
    init(_ run: @escaping (Double) -> Void) { self.run = run }
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
    static func from(_ pointer: UnsafeMutableRawPointer?) -> Job { Unmanaged<Job>.fromOpaque(pointer!).takeUnretainedValue() }
  }

  @discardableResult
  private func post(_ job: Job) -> RKStatus {
    rk_context_post_call(world.context, { Job.from($1).run(0) }, job.pointer, { Job.from($0).dropped += 1 })
  }

  private func timer(_ deadline: Double, _ job: Job) -> Handle? {
    out { rk_context_add_timer(world.context, deadline, { Job.from($2).run($1) }, job.pointer, { Job.from($0).dropped += 1 }, $0) }
  }

  /// SPEC 290: calls, touches and cancellations come out in the order they went in.
  @Test func fifo() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = world.view("v", in: world.window(), cls)
    _ = world.taken()
    let jobs = (0..<2).map { number in Job { [unowned world = self.world] _ in world.log("call \(number)") } }
    post(jobs[0])
    ok(world.post(0, .down(1, 5, 5)))
    post(jobs[1])
    ok(rk_context_post_cancel_all_touches(world.context))
    ok(world.post(1, .up(1, 5, 5)))
    #expect(waiting == 5 && world.taken() == [])
    #expect(world.drain() == 5)
    #expect(world.taken() == ["call 0", "v.began{1}", "call 1", "v.cancelled{1}"])
    #expect(jobs.map { $0.dropped } == [1, 1] && waiting == 0)
  }

  /// SPEC 291: the budget, and what a handler posts.
  @Test func budget() {
    defer { world.end() }
    ok(rk_context_set_config(world.context, .drainBudget, 3))
    var jobs: [Job] = []
    for number in 0..<5 {
      jobs.append(Job { [unowned world = self.world] _ in world.log("\(number)") })
      post(jobs[number])
    }
    #expect(world.drain() == 3 && world.taken() == ["0", "1", "2"] && waiting == 2)
    #expect(world.drain() == 2 && world.taken() == ["3", "4"])
    var more: Job?
    let first = Job { _ in post(more!) }
    more = Job { [unowned world = self.world] _ in world.log("more") }
    post(first)
    #expect(world.drain() == 2 && world.taken() == ["more"])
    ok(rk_context_set_config(world.context, .drainPostedEventsInSameTurn, 0))
    post(first)
    #expect(world.drain() == 1 && world.taken() == [] && waiting == 1)
    #expect(world.drain() == 1 && world.taken() == ["more"])
  }

  /// SPEC 291, SPEC 74: a posted update that does not fit is a diagnostic; the next item is handled.
  @Test func refusedItems() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = world.view("v", in: world.window(), cls)
    ok(world.post(0, .move(1, 5, 5)))
    ok(world.post(1, .down(1, 5, 5)))
    #expect(world.drain() == 2)
    #expect(world.diagnostics == ["postedEventRefused"])
    #expect(world.taken().last == "v.began{1}")
  }

  /// SPEC 289, SPEC 295: any thread may post; nothing is handled until the owner drains.
  @Test func postingFromAnotherThread() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = world.view("v", in: world.window(), cls)
    _ = world.taken()
    let descriptor = out(Int32(-1)) { rk_run_loop_get_fd(world.context, $0) }
    #expect(descriptor >= 0 && !isReadable(descriptor))
    let number = UInt(bitPattern: world.context)
    ok(onAnotherThread { postTouch(number) })
    #expect(isReadable(descriptor) && waiting == 1 && world.taken() == [])
    #expect(out(0) { rk_run_loop_run_once(world.context, 0, $0) } == 1)
    #expect(world.taken() == ["v.began{1}"] && !isReadable(descriptor))
    ok(onAnotherThread { rk_run_loop_wake_up(Handle(bitPattern: number)) })
    #expect(isReadable(descriptor))
    #expect(out(9) { rk_run_loop_run_once(world.context, 0, $0) } == 0)
    #expect(!isReadable(descriptor))
  }

  /// SPEC 295: everything else is refused on another thread and changes nothing.
  @Test func callsFromAnotherThread() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let numbers = (UInt(bitPattern: world.context), UInt(bitPattern: view))
    let answers = onAnotherThread {
      let context = Handle(bitPattern: numbers.0)
      let handle = Handle(bitPattern: numbers.1)
      var found: Handle?
      var value = false
      return [
        rk_view_set_hidden(handle, true), rk_view_is_hidden(handle, &value), rk_view_hit_test(handle, point(1, 1), nil, &found),
        rk_view_remove_from_superview(handle), rk_context_cancel_all_touches(context), rk_context_drain(context, nil),
        rk_context_advance(context, 1), rk_retain(handle), rk_context_destroy(context),
      ].map { $0.rawValue }
    }
    #expect(answers.allSatisfy { $0 == RKStatus.wrongThread.rawValue }, "\(answers)")
    #expect(!flag { rk_view_is_hidden(view, $0) } && world.hit(view, 1, 1) == "v" && world.touch(1) == nil)
    // A release is queued instead.
    ok(onAnotherThread { rk_release(Handle(bitPattern: numbers.1)) })
    #expect(rk_object_is_alive(view))
    ok(rk_view_remove_from_superview(view))
    world.drain()
    #expect(!rk_object_is_alive(view))
  }

  /// SPEC 293: timers by deadline, equal ones in the order of planning, each with the clock at its own time, before an event of the same time.
  @Test func timers() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = world.view("v", in: world.window(), cls)
    _ = world.taken()
    var jobs: [Job] = []
    func plan(_ deadline: Double, _ word: String) {
      let job = Job { [unowned world = self.world] time in
        world.log("\(word) \(time) \(out(0.0) { rk_context_get_time(world.context, $0) })")
      }
      jobs.append(job)
      #expect(timer(deadline, job) != nil)
    }
    plan(2, "b")
    plan(1, "a")
    plan(2, "c")
    plan(4, "d")
    #expect(out(0.0) { rk_context_next_deadline(world.context, $0) } == 1)
    ok(world.send(2, .down(1, 5, 5)))
    #expect(world.taken() == ["a 1.0 1.0", "b 2.0 2.0", "c 2.0 2.0", "v.began{1}"])
    #expect(out(0.0) { rk_context_next_deadline(world.context, $0) } == 4)
    ok(rk_context_advance(world.context, 3))
    #expect(world.taken() == [] && out(0.0) { rk_context_get_time(world.context, $0) } == 3)
    ok(rk_context_advance(world.context, 4))
    #expect(world.taken() == ["d 4.0 4.0"] && out(0.0) { rk_context_next_deadline(world.context, $0) } == .infinity)
    #expect(jobs.allSatisfy { $0.dropped == 1 })
  }

  /// SPEC 293: a timer that was cancelled does not fire and is dropped; one planned in a timer for a later time fires in the same advance.
  @Test func timersThatChange() {
    defer { world.end() }
    let never = Job { [unowned world = self.world] _ in world.log("never") }
    let handle = timer(1, never)
    ok(rk_timer_cancel(handle))
    #expect(never.dropped == 1 && rk_timer_cancel(handle) == .staleHandle)
    let later = Job { [unowned world = self.world] _ in world.log("later") }
    let first = Job { [unowned world = self.world] _ in
      world.log("first")
      _ = timer(2, later)
    }
    _ = timer(1, first)
    ok(rk_context_advance(world.context, 3))
    #expect(world.taken() == ["first", "later"] && later.dropped == 1)
    var none: Handle?
    #expect(rk_context_add_timer(world.context, .nan, { _, _, _ in }, nil, nil, &none) == .invalidArgument)
    #expect(rk_context_add_timer(world.context, 1, nil, nil, nil, &none) == .invalidArgument)
  }

  /// SPEC 293: timers run on the context's clock, and a loop's descriptor knows of them.
  @Test func overdueTimerMakesTheLoopReady() {
    defer { world.end() }
    let descriptor = out(Int32(-1)) { rk_run_loop_get_fd(world.context, $0) }
    let job = Job { [unowned world = self.world] _ in world.log("fired") }
    _ = timer(0, job)
    #expect(isReadable(descriptor))
    ok(rk_run_loop_run_once(world.context, 0, nil))
    #expect(world.taken() == ["fired"] && !isReadable(descriptor))
  }
}

private func postTouch(_ context: UInt) -> RKStatus {
  var sample = RKTouchSample()
  sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
  sample.phase = .began
  sample.id = 1
  sample.location = point(5, 5)
  return rk_context_post_touches(Handle(bitPattern: context), 0, &sample, 1)
}
