// SPDX-License-Identifier: MIT
import CResponderKit

/// The touches of one record as they lie on the screen up to a time.
struct TouchPaths {
  struct Path {
    var id: Int64
    var began: Double
    var points: [RKPoint]
    var isDown = true
    /// The view that it hit, by its place among the scene's shapes.
    var hit: Int?
  }

  private(set) var paths: [Path] = []

  /// `time`: seconds of the recording's own clock; nil for all of it.
  init(_ recording: Recording, _ mapping: Mapping, until time: Double?) throws(ToolError) {
    var down: [Int64: Int] = [:]
    for frame in recording.frames where time.map({ frame.time <= $0 }) ?? true {
      for touch in frame.touches {
        if touch.phase == .began {
          down[touch.id] = paths.count
          paths.append(Path(id: touch.id, began: frame.time, points: []))
        }
        guard let place = down[touch.id] else { continue }
        for sample in touch.between { try add(mapping.place(sample.x, sample.y), to: place, frame) }
        try add(mapping.place(touch), to: place, frame)
        if touch.phase == .ended || touch.phase == .cancelled { paths[place].isDown = false }
      }
    }
  }

  private mutating func add(_ point: RKPoint?, to place: Int, _ frame: Recording.Frame) throws(ToolError) {
    guard let point, point.x.magnitude <= 1e30, point.y.magnitude <= 1e30 else {
      throw ToolError("\(frame.line): touch \(paths[place].id) is at no position that a screen could have: check the units and axes of the header")
    }
    if let last = paths[place].points.last, last.x == point.x && last.y == point.y { return }
    paths[place].points.append(point)
  }

  /// Asks the tree which view each of them hit when it began.
  mutating func hit(_ window: OpaquePointer?, _ scene: Scene) throws(ToolError) {
    for place in paths.indices {
      var point = RKPoint()
      var view: OpaquePointer?
      try check(rk_window_convert_point_from(window, paths[place].points[0], nil, &point), "point")
      try check(rk_view_hit_test(window, point, nil, &view), "hit-test")
      paths[place].hit = view.flatMap { scene.places[$0] }
    }
  }

  /// Lines for the ways, a ring where each began, a disc for a finger that is down.
  func draw(into svg: inout SVG, _ scene: Scene) {
    for path in paths {
      let points = path.points.map { scene.drawn($0) }
      let name = path.hit.map { " in " + scene.path($0) } ?? ", nothing hit"
      svg.add("<g class=\"f\"><title>" + SVG.escaped("touch \(path.id), began at \(SVG.number(path.began)) s" + name) + "</title>")
      if points.count > 1 { svg.add("<polyline points=\"" + SVG.points(points) + "\"/>") }
      svg.add("<circle cx=\"\(SVG.number(points[0].x))\" cy=\"\(SVG.number(points[0].y))\" r=\"3\"/>")
      if path.isDown, let last = points.last {
        svg.add("<circle class=\"n\" cx=\"\(SVG.number(last.x))\" cy=\"\(SVG.number(last.y))\" r=\"12\"/>")
      }
      svg.add("</g>")
    }
  }
}
