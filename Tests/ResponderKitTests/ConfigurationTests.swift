import CResponderKit
import Testing

@Suite("Flags and constants") struct ConfigurationTests {
  let world = World()

  /// The table at the end of Behaviour.md has the library's values.
  @Test func defaultsAreAsDocumented() throws {
    defer { world.end() }
    var documented: [String: String] = [:]
    for line in try projectFile("Sources/ResponderKit/ResponderKit.docc/Behaviour.md").split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmed }
      if cells.count >= 2 { documented[cells[0]] = cells[1] }
    }
    var key: Int32 = 0
    while let name = rk_config_name(RKConfig(rawValue: key)!).map({ String(cString: $0) }) {
      let config = RKConfig(rawValue: key)!
      let initial = rk_config_default(config)
      #expect(out(-1.0) { rk_context_get_config(world.context, config, $0) } == initial)
      let text = documented[name] ?? "nothing"
      let word = rk_config_value_name(config, initial).map { String(cString: $0) }
      let matches = word.map { text == "\($0) (\(Int(initial)))" } ?? (number(text) == initial)
      #expect(matches, "\(name) is \(initial), documented \(text)")
      key += 1
    }
    #expect(key == 52)
    #expect(rk_config_default(RKConfig(rawValue: key)!).isNaN)
  }

  /// A number, or a fraction such as 1/60.
  private func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : nil
  }

  @Test func refusedValues() {
    defer { world.end() }
    #expect(rk_context_set_config(world.context, .hitTestPasses, 3) == .invalidArgument)
    #expect(rk_context_set_config(world.context, .coalesceMoves, 0.5) == .invalidArgument)
    #expect(rk_context_set_config(world.context, .multiTapInterval, -1) == .invalidArgument)
    #expect(rk_context_set_config(world.context, .multiTapInterval, .nan) == .invalidArgument)
    #expect(rk_context_set_config(world.context, RKConfig(rawValue: 999)!, 1) == .invalidArgument)
    #expect(out(0.0) { rk_context_get_config(world.context, .multiTapInterval, $0) } == 0.35)
  }

  /// SPEC 113: values have names.
  @Test func namesOfValues() {
    defer { world.end() }
    func name(_ key: RKConfig, _ value: Double) -> String? { rk_config_value_name(key, value).map { String(cString: $0) } }
    #expect(name(.presentedNext, 0) == "presenting" && name(.presentedNext, 1) == "container")
    #expect(name(.sameViewTie, 0) == "lastAdded" && name(.sameViewTie, 1) == "firstAdded")
    #expect(name(.panVelocityEstimator, 0) == "leastSquares2" && name(.panVelocityEstimator, 1) == "lastDelta" && name(.panVelocityEstimator, 2) == "limitedLeastSquares")
    #expect(name(.presentedNext, 2) == nil && name(.controlSlop, 70) == nil)
  }
}

extension Substring {
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
