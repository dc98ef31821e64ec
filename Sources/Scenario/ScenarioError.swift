// SPDX-License-Identifier: MIT
/// Where in a file a value stands: `steps[3].down[1]`. Kept as a chain and spelled out only when something is wrong there.
public indirect enum JSONPath: Sendable {
  case root
  case key(JSONPath, String)
  case index(JSONPath, Int)

  public var text: String {
    switch self {
    case .root: return ""
    case .key(.root, let key): return key
    case .key(let path, let key): return path.text + "." + key
    case .index(let path, let index): return path.text + "[\(index)]"
    }
  }
}

/// A scenario that cannot be run as it is written: what stands where, and what was expected there.
public struct ScenarioError: Error {
  /// One word, whatever its contents: functions that rethrow an error pass no more than that.
  private let details: Details

  private final class Details: Sendable {
    let path: JSONPath
    let message: String
    let allowed: [String]
    let isOfRecording: Bool

    init(path: JSONPath, message: String, allowed: [String], isOfRecording: Bool) {
      self.path = path
      self.message = message
      self.allowed = allowed
      self.isOfRecording = isOfRecording
    }
  }

  public var path: JSONPath { details.path }
  public var message: String { details.message }
  /// The words that may stand there, if they can be listed.
  public var allowed: [String] { details.allowed }

  /// The file that the run was to be recorded in is at fault, and not the scenario.
  public var isOfRecording: Bool { details.isOfRecording }

  public init(path: JSONPath, message: String, allowed: [String] = []) {
    details = Details(path: path, message: message, allowed: allowed, isOfRecording: false)
  }

  /// What the recorder answered, in words.
  init(recording message: String) {
    details = Details(path: .root, message: message, allowed: [], isOfRecording: true)
  }

  /// One sentence, beginning with the path.
  public var text: String {
    let place = path.text.isEmpty ? "" : path.text + ": "
    return place + message + (allowed.isEmpty ? "" : " (allowed: " + joined(allowed) + ")")
  }
}
