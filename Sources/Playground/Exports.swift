// SPDX-License-Identifier: MIT
// What the page calls. It writes a text to the address of `playground_reserve`, calls, and reads the answer, a JSON text, at the address of `playground_answer`: each
// function returns the answer's length in bytes. A mistake in a text that was given is {"error": {"message", "line"?, "column"?, "path"?}}.
// There is one scenario at a time; a page makes a new instance of the module for the next.

nonisolated(unsafe) private var live: LiveScenario?
nonisolated(unsafe) private var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var output: [UInt8] = []

/// More than a reader types, and little enough that reading it cannot exhaust the memory of a page.
private let longest = 4 << 20

/// Room for a text of so many bytes; NULL if that is too many.
@_cdecl("playground_reserve")
public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0, Int(count) <= longest else { return nil }
  input.deallocate()
  input = .allocate(capacity: max(Int(count), 1))
  input.initialize(repeating: 0)
  return input.baseAddress
}

@_cdecl("playground_answer")
public func answer() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

/// Plays a whole scenario as `rk run` does: {"name", "passed", "log", "differences", "notes"}.
@_cdecl("playground_run")
public func run(_ count: Int32) -> Int32 {
  reply { () throws(ScenarioError) in
    guard let value = read(count) else { return nil }
    let scenario = try Scenario.load(value)
    let outcome = try scenario.run()
    return .object([
      member("name", .string(scenario.name)), member("passed", .bool(outcome.passed)), member("log", list(outcome.log)),
      member("differences", list(outcome.differences)), member("notes", list(outcome.notes)),
    ])
  }
}

/// Builds what a scenario describes, and does none of its steps yet: {"name", "steps"} with the time of each step, or null.
@_cdecl("playground_open")
public func open(_ count: Int32) -> Int32 {
  live?.end()
  live = nil
  return reply { () throws(ScenarioError) in
    guard let value = read(count) else { return nil }
    let opened = try LiveScenario(value)
    live = opened
    return .object([
      member("name", .string(opened.scenario.name)), member("steps", .array(opened.times.map { $0.map { .number($0) } ?? .null })),
    ])
  }
}

/// Does the scenario's next step and reports.
@_cdecl("playground_advance")
public func advance() -> Int32 {
  live?.advance()
  return reply { () throws(ScenarioError) in report() }
}

/// Does a step that the page made up, and reports: {"time", "deadline", "position", "lines", "reasons", "differences", "notes"}.
@_cdecl("playground_perform")
public func perform(_ count: Int32) -> Int32 {
  reply { () throws(ScenarioError) in
    guard let value = read(count) else { return nil }
    try live?.perform(value)
    return report()
  }
}

/// The views and recognisers as they are now, as PictureText.swift writes them.
@_cdecl("playground_picture")
public func picture() -> Int32 {
  output = Array((live?.picture ?? "null").utf8)
  return Int32(output.count)
}

/// The states of recognisers, controls and scroll views.
@_cdecl("playground_states")
public func states() -> Int32 { reply { () throws(ScenarioError) in live?.states ?? .array([]) } }

/// Why an object did not act: ["id"], or ["id", x, y] for a touch at a point of the screen: {"sentence", "culprits"}, or null where there is nothing to explain.
@_cdecl("playground_explain")
public func explain(_ count: Int32) -> Int32 {
  reply { () throws(ScenarioError) in
    guard let value = read(count) else { return nil }
    guard let live, case .array(let items) = value, case .string(let id)? = items.first else { return .null }
    guard items.count == 3, case .number(let x) = items[1], case .number(let y) = items[2] else { return try live.explanation(of: id, at: nil) }
    return try live.explanation(of: id, at: (x, y))
  }
}

// MARK: Texts

/// The value that was written; nil if it is none, and then the answer has the reason.
private func read(_ count: Int32) -> Value? {
  do throws(JSONError) {
    return try JSONReader.read(Array(input.prefix(max(Int(count), 0))))
  } catch {
    put(
      failed([
        member("message", .string(error.message)), member("line", .number(Double(error.line))), member("column", .number(Double(error.column))),
      ]))
    return nil
  }
}

private func failed(_ members: [Value.Member]) -> Value { .object([member("error", .object(members))]) }

private func reply(_ body: () throws(ScenarioError) -> Value?) -> Int32 {
  do throws(ScenarioError) {
    if let value = try body() { put(value) }
  } catch {
    put(failed([member("message", .string(error.text)), member("path", .string(error.path.text))]))
  }
  return Int32(output.count)
}

private func put(_ value: Value) { output = Array(pageJSON(value).utf8) }

private func report() -> Value {
  guard let live else { return .null }
  let report = live.report()
  return .object([
    member("time", .number(live.time)), member("deadline", live.deadline.map { .number($0) } ?? .null), member("position", .number(Double(live.position))),
    member("lines", list(report.lines)), member("reasons", .array(report.reasons.map { .array([.number($0.time), .string($0.sentence)]) })),
    member("differences", list(report.differences)), member("notes", list(report.notes)),
  ])
}

private func member(_ key: String, _ value: Value) -> Value.Member { Value.Member(key: key, value: value) }
private func list(_ lines: [String]) -> Value { .array(lines.map { .string($0) }) }
