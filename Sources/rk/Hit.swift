import ArgumentParser
import CResponderKit

struct Hit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the view at a point of a view tree, and why it is that one.",
    discussion: """
      Prints the way from the root to the view that a finger at (X, Y) would hit, or "nothing". X and Y are in the coordinates in which the root's frame \
      is given, y downwards. With --explain every view that was looked at follows, in that order, front to back, indented by depth: why it was taken or \
      rejected.

      EXAMPLES:
        rk hit --tree app.json 187 640
        rk hit --tree app.json 187 640 --explain
        rk hit --tree app.json -- -5 20          negative numbers stand after --
      """)

  @Option(help: ArgumentHelp("View tree, view-tree/1.", valueName: "file"))
  var tree: String

  @Flag(help: "Say about each view that was visited why it was taken or rejected.")
  var explain = false

  @Argument(help: "Points from the left.")
  var x: Double

  @Argument(help: "Points from the top.")
  var y: Double

  func validate() throws {
    if !x.isFinite || !y.isFinite { throw ValidationError("X and Y must be finite numbers.") }
  }

  func run() throws {
    let world = try TreeWorld(try TreeNode.read(file: tree))
    var trace = try Trace(world.context)
    var point = RKPoint()
    var view: OpaquePointer?
    try check(rk_window_convert_point_from(world.window, RKPoint(x: x, y: y), nil, &point), "point")
    _ = try trace.new()
    try check(rk_view_hit_test(world.window, point, nil, &view), "hit-test")
    print(world.path(of: view))
    guard explain else { return }
    for visit in Hit.visits(try trace.new()) {
      print(String(repeating: "  ", count: Int(visit.depth) + 1) + trace.sentence(visit))
    }
  }

  /// The last decision about each view, in the order in which the views were visited first: a view that contains the point is decided twice, when its
  /// subviews are about to be asked and when none of them took it.
  private static func visits(_ records: [RKTraceRecord]) -> [RKTraceRecord] {
    var places: [OpaquePointer: Int] = [:]
    var visits: [RKTraceRecord] = []
    for record in records {
      guard let view = record.object else { continue }
      if let place = places[view] {
        visits[place] = record
      } else {
        places[view] = visits.count
        visits.append(record)
      }
    }
    return visits
  }
}
