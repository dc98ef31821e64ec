import Foundation

/// What the tests need of the operating system.
func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

/// Runs a function on another thread and waits for its end.
func onAnotherThread<Value>(_ body: () -> Value) -> Value {
  withoutActuallyEscaping(body) { body in
    final class Job {
      let run: () -> Void
      init(_ run: @escaping () -> Void) { self.run = run }
    }
    var value: Value?
    let job = Job { value = body() }
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { raw in
        Unmanaged<Job>.fromOpaque(raw!).takeUnretainedValue().run()
        return nil
      }, Unmanaged.passUnretained(job).toOpaque())
    precondition(status == 0, "no thread")
    pthread_join(thread, nil)
    return value!
  }
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
