import Foundation

/// What the tests need of the operating system.
func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

/// Runs a function on another thread and waits for its end. Handles go there as numbers: they are not Sendable.
func onAnotherThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value { inBackground(body).wait() }

/// Runs a function on several threads at once and waits for all of them.
func onThreads<Value: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Value) -> [Value] {
  (0..<count).map { number in inBackground { body(number) } }.map { $0.wait() }
}

/// Starts a function on another thread.
func inBackground<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> BackgroundThread<Value> { BackgroundThread(body) }

final class BackgroundThread<Value> {
  private let job: ThreadJob<Value>
  private var thread = pthread_t()

  fileprivate init(_ body: @escaping () -> Value) {
    job = ThreadJob(body)
    let status = pthread_create(
      &thread, nil,
      { raw in
        Unmanaged<AnyThreadJob>.fromOpaque(raw!).takeUnretainedValue().run()
        return nil
      }, Unmanaged.passUnretained(job as AnyThreadJob).toOpaque())
    precondition(status == 0, "no thread")
  }

  func wait() -> Value {
    pthread_join(thread, nil)
    return job.value!
  }
}

private class AnyThreadJob {
  func run() {}
}

private final class ThreadJob<Value>: AnyThreadJob {
  let body: () -> Value
  var value: Value?
  init(_ body: @escaping () -> Value) { self.body = body }
  override func run() { value = body() }
}

/// Whether a descriptor is readable now; does not wait.
func isReadable(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&entry, 1, 0) == 1
}

/// A file of the project, by its path from the top folder.
func projectFile(_ path: String) throws -> String {
  let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  return try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
}
