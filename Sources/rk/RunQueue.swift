// SPDX-License-Identifier: MIT
import Glibc
import Scenario

/// Does several things at a time and hands on what comes of them in their order.
final class RunQueue {
  private let count: Int
  private let work: (Int) -> RunReport
  private var next = 0
  private var reports: [RunReport?]
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// As deep as the main thread's stack, and more.
  private static let stack = 64 << 20

  static var processors: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  static func run(count: Int, jobs: Int, _ work: @escaping (Int) -> RunReport, then: (RunReport) -> Void) throws(ToolError) {
    let jobs = min(jobs, count)
    guard jobs > 1 else {
      for place in 0..<count { then(work(place)) }
      return
    }
    let queue = RunQueue(count, work)
    let threads = try queue.start(jobs)
    for place in 0..<count { then(queue.wait(for: place)) }
    for thread in threads { pthread_join(thread, nil) }
  }

  private init(_ count: Int, _ work: @escaping (Int) -> RunReport) {
    self.count = count
    self.work = work
    reports = Array(repeating: nil, count: count)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(finished, nil)
  }

  deinit {
    pthread_cond_destroy(finished)
    pthread_mutex_destroy(lock)
    finished.deallocate()
    lock.deallocate()
  }

  private func start(_ jobs: Int) throws(ToolError) -> [pthread_t] {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, RunQueue.stack)
    var threads: [pthread_t] = []
    for _ in 0..<jobs {
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { Unmanaged<RunQueue>.fromOpaque($0!).takeUnretainedValue().serve() }, Unmanaged.passUnretained(self).toOpaque())
      if status == 0 { threads.append(thread) } else if threads.isEmpty { throw ToolError("starting a thread: " + String(cString: strerror(status))) }
    }
    return threads
  }

  /// One thread: a thing after the other, until all are taken.
  private func serve() -> UnsafeMutableRawPointer? {
    while true {
      pthread_mutex_lock(lock)
      let place = next
      next += 1
      pthread_mutex_unlock(lock)
      guard place < count else { return nil }
      let report = work(place)
      pthread_mutex_lock(lock)
      reports[place] = report
      pthread_cond_signal(finished)
      pthread_mutex_unlock(lock)
    }
  }

  private func wait(for place: Int) -> RunReport {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let report = reports[place] {
        reports[place] = nil
        return report
      }
      pthread_cond_wait(finished, lock)
    }
  }
}
