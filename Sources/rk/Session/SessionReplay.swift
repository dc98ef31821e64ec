// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Glibc
import Scenario

/// `rk replay` of recordings.
enum SessionReplay {
  struct Options {
    var log = false
    var list = false
    /// Only what went wrong; as JSON.
    var problems = false
    var json = false
  }

  /// Plays the files one after another. Throws an exit status: 1 if one of them parted, 2 if one cannot be read.
  static func run(_ names: [String], _ options: Options) throws {
    var status: Int32 = 0
    for name in names {
      do {
        let file = try SessionFile(Input(name))
        if options.list {
          file.list { print($0) }
        } else if try !onDeepStack({ () throws(ToolError) in try play(file, options, named: names.count > 1) }) {
          status = max(status, 1)
        }
      } catch {
        fflush(nil)
        printError(Terminal.styled("rk:", .bad, on: .error) + " " + error.message)
        status = 2
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  private static func play(_ file: SessionFile, _ options: Options, named: Bool) throws(ToolError) -> Bool {
    let prefix = named ? file.name + ": " : ""
    if let stranger = file.stranger { print(prefix + stranger) }
    let session = try Session(file)
    if options.problems { return try playForProblems(file, session, options, named: named) }
    let progress = Progress(file.name, total: file.size, patience: 1 << 20)
    var position = 0
    while let step = try session.next() {
      progress.advance(by: step.offset - position)
      position = step.offset
      guard options.log else { continue }
      Terminal.clear()
      for mark in step.marks { print("mark: " + printable(mark)) }
      // With the context its trace has gone: the decisions of its end are compared, but not described.
      if session.context == nil { continue }
      for record in try session.trace.new() { print(decision(record.time, session.trace.sentence(record))) }
    }
    Terminal.clear()
    if options.log { for mark in session.marks { print("mark: " + printable(mark)) } }
    let calls = session.callCount == 1 ? "1 call" : "\(session.callCount) calls"
    switch session.verdict {
    case .same:
      let decisions = file.options & 1 != 0 ? "no decisions on record" : session.decisionCount == 1 ? "1 decision" : "\(session.decisionCount) decisions"
      print("\(prefix)\(calls), \(decisions): \(Terminal.styled("the same", .good, on: .output))" + (session.isStopped ? "" : " up to where the recording breaks off"))
      switch session.ending {
      case .damage(let place)?: throw ToolError("\(file.name): \(file.text(.damage(place)))")
      case .cut(let place)?: printError("rk: \(file.name): \(file.text(.cut(place)))")
      default: break
      }
      return true
    case .parted(let parting):
      print("\(prefix)the same for \(parting.call - 1) calls and \(parting.decision - 1) decisions; then \(Terminal.styled("they part", .bad, on: .output)), at decision \(parting.decision), call \(parting.call), \(seconds(parting.time)) s")
      print("  recorded: " + printable(parting.recorded))
      print("  now:      " + printable(parting.now))
      return false
    }
  }

  /// Plays to the last input, and prints what went wrong until then: afterwards the program ends its objects.
  private static func playForProblems(_ file: SessionFile, _ session: Session, _ options: Options, named: Bool) throws(ToolError) -> Bool {
    var (last, number) = (0, 0)
    let ahead = try Session(file)
    while let step = try ahead.next() {
      number += 1
      if isInput(step.function) { last = number }
    }
    for _ in 0..<last { _ = try session.next() }
    if session.context != nil {
      let lines: [String] = try session.look { () -> Result<[String], ToolError> in
        do throws(ToolError) {
          return .success(try ProblemList(session.context, inputEnded: true).lines(json: options.json))
        } catch {
          return .failure(error)
        }
      }.get()
      if named, !options.json, !lines.isEmpty { print(printable(file.name) + ":") }
      for line in lines { print(named && options.json ? "{\"file\": " + quoted(file.name) + ", " + line.dropFirst() : line) }
    }
    while try session.next() != nil {}
    guard case .parted(let parting) = session.verdict else { return true }
    printError("rk: \(file.name): the replay parts from the recording at decision \(parting.decision), call \(parting.call), \(seconds(parting.time)) s; the problems are those of the replay")
    return false
  }

  /// What moves the clock or brings input.
  private static func isInput(_ function: String) -> Bool {
    function.hasPrefix("rk_context_send_") || function.hasPrefix("rk_context_post_") || function.hasPrefix("rk_run_loop_")
      || ["rk_context_advance", "rk_context_drain", "rk_context_cancel_all_touches"].contains(function)
  }

  /// One decision as `rk run --explain` prints it too.
  static func decision(_ time: Double, _ sentence: String) -> String { "    \(seconds(time)) s: " + printable(sentence) }

  private static func seconds(_ time: Double) -> String { formatted("%.3f", time) }

  /// Runs something on a thread with room for calls nested as deep as a file can contain. A context belongs to the thread that made it, so all that is done with it happens there.
  static func onDeepStack<Outcome>(_ body: @escaping () throws(ToolError) -> Outcome) throws(ToolError) -> Outcome {
    let box = Errand(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 512 << 20)
    var thread = pthread_t()
    let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      Unmanaged<AnyErrand>.fromOpaque($0!).takeUnretainedValue().run()
      return nil
    }
    let status = pthread_create(&thread, &attributes, run, Unmanaged<AnyErrand>.passUnretained(box).toOpaque())
    guard status == 0 else { throw ToolError("starting a thread: " + String(cString: strerror(status))) }
    pthread_join(thread, nil)
    return try box.outcome!.get()
  }
}

/// What is to be done on another thread, and what came of it.
private final class Errand<Outcome>: AnyErrand {
  var outcome: Result<Outcome, ToolError>?
  let body: () throws(ToolError) -> Outcome

  init(_ body: @escaping () throws(ToolError) -> Outcome) { self.body = body }

  override func run() {
    do throws(ToolError) {
      outcome = .success(try body())
    } catch {
      outcome = .failure(error)
    }
  }
}

/// The same for C, which knows no outcome.
private class AnyErrand {
  func run() {}
}
