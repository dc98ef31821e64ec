// SPDX-License-Identifier: MIT
import CResponderKit

// What overrides of hit-testing make of touchable areas, by hit-tests. They may change anything: what is known of the tree before is used on, objects are looked
// up.

extension Audit {
  @inline(never)
  mutating func callOverrides() throws(RKStatus) {
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let probes = AuditProbes(context) else { throw noMemory() }
    try findReached(probes)
    try findTargets()
    for number in targets.places where targets[number].shift != nil { try measure(number, probes) }
  }

  /// Where superviews leave nothing of a view, or of a part of it, an override of one of them may lead there all the same.
  private mutating func findReached(_ probes: AuditProbes) throws(RKStatus) {
    let few = 8, step = AuditGrid.cells / few
    for place in places(ownCount) where nodes[place].wants {
      let isBlocked = nodes[place].blocker >= 0, hider = hider(place)
      let cutter = hider ?? cut(place).cutter
      if isBlocked ? hitTester(place) < 0 : cutter < 0 || overridden(from: place, to: cutter) < 0 { continue }
      let (box, rest) = (nodes[place].box, shown(place))
      let isNowhere = isBlocked || rest.isEmpty || hider != nil
      var part = (isNowhere ? box : cutPart(box, rest)).rect
      // Its own override may accept points around it.
      if isNowhere, nodes[place].decider == place { part = part.inset(-recommended / 2, -recommended / 2) }
      for k in places(few * few) { probes.points[k] = middle(step * (k % few) + step / 2, step * (k / few) + step / 2, part) }
      try hitTest(probes, probes.points, few * few)
      for k in places(few * few) where goes(probes.hits[k], to: nodes[place].handle) { nodes[place].isReached = true }
    }
  }

  private mutating func measure(_ number: Int, _ probes: AuditProbes) throws(RKStatus) {
    let cells = AuditGrid.cells
    var target = targets[number]
    let node = nodes[target.node], view = node.handle
    if target.decider < 0 {
      if !target.isSuspected { return }
      // A few points show whether it is worth a closer look.
      let few = 4, step = AuditGrid.cells / few
      for k in places(few * few) { probes.points[k] = middle(step * (k % few) + step / 2, step * (k / few) + step / 2, target.box.rect) }
      guard try hitTest(probes, few * few, target), !places(few * few).allSatisfy({ goes(probes.hits[$0], to: view) }) else { return }
    }
    // The view's class promises how far it reaches; else half of the recommended size is looked through. So it is where another one may lead touches to it.
    let isLed = target.decider >= 0 && target.decider != target.node && nodes[target.decider].view.has(.overridesHitTest)
    let outset = node.outset < 0 || isLed ? Double.maximum(recommended / 2, node.outset) : node.outset
    let bounds = node.bounds.inset(-outset, -outset)
    let decider = target.decider
    var grid = grid
    let scales = scales(target.node)
    grid.divideEvenly(bounds.size.width * scales.width, bounds.size.height * scales.height)
    var isBest = false
    while true {
      for row in places(cells) {
        for column in places(cells) { probes.points[row * cells + column] = middle(column, row, bounds).applying(node.toWindow) }
      }
      // Where most of it is in sight.
      let inside = places(cells * cells).nearest(to: target.box.centre, probes.points)
      guard try hitTest(probes, cells * cells, target, { audit in
        // While it is shown there: what was hit may scroll with it.
        target.taker = audit.taker(view, probes.hits[inside], probes.moved[inside])
      }) else { return }
      grid.fill { column, row in !goes(probes.hits[row * cells + column], to: view) }
      target.size = grid.largestSquare(enough: recommended)
      if isBest || target.size >= Double.minimum(recommended, ownSize(target.node) - tolerance(grid)) { break }
      // What overrides make of what lies in front is seen where it is tried only.
      isBest = true
      guard let shift = try bestShift(target, probes) else { break }
      target.shift = shift
    }
    let free = grid.free
    target.tolerance = tolerance(grid)
    target.isCovered = free.isEmpty
    if !free.isEmpty {
      target.taker = 0
      target.box = inWindow(free, target.node, outset: outset)
      if target.culprit >= 0, !isInside(target.node, target.culprit), nodes[target.culprit].decider >= 0 {
        let found = cover(target, bounds, probes)
        if found < 0 || isInside(found, target.culprit) { (target.culprit, target.others) = (found, 0) }
      }
      // A superview whose override accepts points outside of its bounds cuts nothing off.
      if target.culprit >= 0, isInside(target.node, target.culprit), nodes[target.culprit].view.has(.overrides) { target.culprit = -1 }
      if target.culprit < 0, target.size < recommended { target.culprit = rival(view, probes) }
    } else if target.taker == 0, target.culprit >= 0, !isInside(target.node, target.culprit), nodes[target.culprit].decider >= 0 {
      let found = cover(target, bounds, probes)
      // What an override leads to, and would not be hit there without it, covers nothing.
      if found >= 0, isInside(found, target.culprit), nodes[found].blocker < 0, sight(found).meets(sight(target.node)) { (target.culprit, target.others) = (found, 0) } else if found >= 0, nodes[target.culprit].view.has(.overridesHitTest) { target.taker = nodes[target.culprit].handle }
    }
    // All that is known then is whose override may decide.
    if target.isCovered, target.taker == 0, decider >= 0, target.culprit < 0 || isInside(target.node, target.culprit) { target.taker = nodes[decider].handle }
    // A scroll view whose override lets touches through where it holds nothing scrolls wherever it holds something.
    if node.view.kind == .scroll, node.decider == target.node, target.culprit < 0, !target.isCovered { target.size = Double.maximum(target.size, ownSize(target.node)) }
    target.decider = -1
    targets[number] = target
  }

  /// Of places all over a scroll view the one where most points of a target are hit, more than where it is measured; nil: there is none.
  private func bestShift(_ target: AuditTarget, _ probes: AuditProbes) throws(RKStatus) -> RKPoint? {
    let scroller = nodes[target.node].scroller
    guard scroller >= 0, let shift = target.shift, let moves = moves(of: target.node), !moves.isPoint else { return nil }
    let (box, viewport) = (shown(target.node), nodes[scroller].reach)
    let few = 8, step = AuditGrid.cells / few, outset = nodes[target.node].outset
    // With what an override may accept around it.
    let bounds = outset < 0 ? nodes[target.node].bounds.inset(-recommended / 2, -recommended / 2) : nodes[target.node].bounds
    var there = target
    func count() throws(RKStatus) -> Int? {
      for k in places(few * few) { probes.points[k] = middle(step * (k % few) + step / 2, step * (k / few) + step / 2, bounds).applying(nodes[target.node].toWindow) }
      guard try hitTest(probes, few * few, there) else { return nil }
      var count = 0
      for k in places(few * few) where goes(probes.hits[k], to: nodes[target.node].handle) { count += 1 }
      return count
    }
    guard var most = try count() else { return nil }
    var best: RKPoint?
    let last = 16
    for k in places((last + 1) * (last + 1)) {
      let (column, row) = (k % (last + 1), k / (last + 1))
      // An axis along which it does not move has one place only. Along two axes there are fewer.
      if column > 0 && moves.left >= moves.right || row > 0 && moves.top >= moves.bottom { continue }
      if moves.left < moves.right && moves.top < moves.bottom && (column % 4 != 0 || row % 4 != 0) { continue }
      func place(_ number: Int, _ start: Double, _ end: Double, _ low: Double, _ high: Double, _ least: Double, _ most: Double, _ now: Double) -> Double {
        least >= most ? now : Double.minimum(Double.maximum(low - start + (high - low - (end - start)) * Double(number) / Double(last), least), most)
      }
      there.shift = RKPoint(
        x: place(column, box.left, box.right, viewport.left, viewport.right, moves.left, moves.right, shift.x),
        y: place(row, box.top, box.bottom, viewport.top, viewport.bottom, moves.top, moves.bottom, shift.y))
      guard let found = try count() else { return nil }
      if found > most { (most, best) = (found, there.shift) }
      if most == few * few { break }
    }
    return best
  }

  /// Where a scroll view shows a target: it has that contentOffset meanwhile, and its delegate is not called. False: an override has scrolled it, too, and what was
  /// hit tells nothing.
  private func hitTest(_ probes: AuditProbes, _ count: Int, _ target: AuditTarget, _ then: (Audit) -> Void = { _ in }) throws(RKStatus) -> Bool {
    let shift = target.shift ?? RKPoint(), scroller = nodes[target.node].scroller
    for k in places(count) { probes.moved[k] = RKPoint(x: probes.points[k].x + shift.x, y: probes.points[k].y + shift.y) }
    guard scroller >= 0, let scrollView = context.liveObject(nodes[scroller].handle, .views)?.scrollView else {
      try hitTest(probes, probes.moved, count)
      if isInTree(target) { then(self) }
      return isInTree(target)
    }
    let before = scrollView.contentOffset, toWindow = nodes[scroller].toWindow
    if shift.x != 0 || shift.y != 0 { _ = scrollView.placeContent(RKPoint(x: before.x - shift.x / toWindow.a, y: before.y - shift.y / toWindow.d)) }
    let shown = scrollView.contentOffset
    var isShown: Bool { context.liveObject(nodes[scroller].handle, .views) != nil && scrollView.contentOffset == shown }
    defer { if isShown { _ = scrollView.placeContent(before) } }
    try hitTest(probes, probes.moved, count)
    let isKept = isShown && isInTree(target)
    if isKept { then(self) }
    return isKept
  }

  /// No override has taken it out of the window.
  private func isInTree(_ target: AuditTarget) -> Bool { context.liveObject(nodes[target.node].handle, .views)?.view?.window == window }

  @inline(never)
  private func hitTest(_ probes: AuditProbes, _ points: UnsafeMutablePointer<RKPoint>, _ count: Int) throws(RKStatus) {
    try hitTest(in: window.view, points, count, probes.hits)
    // Windows in front come first, and take what they hit.
    for place in places(nodes.count, from: ownCount) where context.liveObject(nodes[place].handle, .windows) != nil {
      for k in places(count) { probes.local[k] = nodes[place].view.toLocal(window.view.toSuperview(points[k])) }
      try hitTest(in: nodes[place].view, probes.local, count, probes.taken)
      for k in places(count) where probes.taken[k] != nil { probes.hits[k] = probes.taken[k] }
    }
  }

  @inline(never)
  private func hitTest(in top: View, _ points: UnsafeMutablePointer<RKPoint>, _ count: Int, _ hits: UnsafeMutablePointer<OpaquePointer?>) throws(RKStatus) {
    // The audit's own questions are no touches: the ring keeps what it has.
    let isAsking = context.trace.isAsking
    context.trace.isAsking = true
    defer { context.trace.isAsking = isAsking }
    try context.hitTest(top.cursor, points, count, hits)
  }

  /// A hit-test of the view alone finds something.
  private func accepts(_ v: View, _ local: RKPoint) -> Bool {
    let isAsking = context.trace.isAsking
    context.trace.isAsking = true
    context.enter()
    let found = context.hitTestCalled(v.cursor, local.x, local.y, nil)
    context.leave()
    context.trace.isAsking = isAsking
    return found != nil
  }

  /// Whose override keeps a point from a view, as what was hit there instead tells; 0: none.
  @inline(never)
  private func taker(_ handle: UInt, _ pointer: OpaquePointer?, _ point: RKPoint) -> UInt {
    guard var v = context.liveObject(handle, .views)?.view else { return 0 }
    let hit = context.liveView(pointer)
    while let superview = v.superview, hit?.isDescendant(of: superview) != true { v = superview }
    if let hit, hit != v.superview {
      var other = hit
      while let superview = other.superview, superview != v.superview { other = superview }
      let there = other.superview == nil ? other.toLocal(v.toSuperview(point)) : other.convertDown(point, from: other.root)
      if other.superview == nil || other.slot > v.slot {
        if other.boundsContain(there.x, there.y) { return 0 }
        if other.has(.overrides) { return other.handle }
      }
    }
    // If it would take the point itself, something that it lies in has led the touch elsewhere.
    let local = v.convertDown(point, from: v.root)
    let own = v.handle
    if v.has(.overrides), !accepts(v, local) { return own }
    var next = context.liveObject(own, .views)?.view?.superview
    while let above = next {
      if above.has(.overridesHitTest) { return above.handle }
      next = above.superview
    }
    guard let hit = context.liveView(pointer), hit.has(.overrides) else { return 0 }
    return hit.handle
  }

  /// The view in front that takes most of the points in a target's bounds, however deep it lies; -1: none does.
  @inline(never)
  private func cover(_ target: AuditTarget, _ bounds: RKRect, _ probes: AuditProbes) -> Int {
    let cells = AuditGrid.cells
    var found: View?
    var lead = 0
    for k in places(cells * cells) {
      guard nodes[target.node].bounds.contains(middle(k % cells, k / cells, bounds)), let other = context.liveView(probes.hits[k]), !goes(probes.hits[k], to: nodes[target.node].handle) else { continue }
      if other == found { lead += 1 } else if lead == 0 { (found, lead) = (other, 1) } else { lead -= 1 }
    }
    return place(of: found)
  }

  private func place(of view: View?) -> Int { places(nodes.count).first { nodes[$0].view == view && nodes[$0].handle == view?.handle } ?? -1 }

  /// The view in front that takes most of the points that an override of a view accepts outside of its bounds; -1: none does.
  @inline(never)
  private func rival(_ handle: UInt, _ probes: AuditProbes) -> Int {
    var found: View?
    var lead = 0
    // Overrides are asked: every second column and row will do.
    let few = AuditGrid.cells / 2
    for number in places(few * few) {
      let k = (number / few * AuditGrid.cells + number % few) * 2 + AuditGrid.cells + 1
      guard let v = context.liveObject(handle, .views)?.view else { return -1 }
      guard var other = context.liveView(probes.hits[k]), !other.isDescendant(of: v) else { continue }
      let point = v.convertDown(probes.points[k], from: v.root)
      guard context.pointInside(context.cursor(v.index), point.x, point.y, nil) else { continue }
      if v.isFree || other.isFree { return -1 }
      if v.isDescendant(of: other) {
        // Nothing in front has taken it: a superview ends before it.
        guard let edge = edge(around: v, point, below: other) else { continue }
        other = edge
      }
      while !other.isFree, let superview = other.superview, !v.isFree, !v.isDescendant(of: superview) { other = superview }
      // Of several the one with most points, where it has more than half of them.
      if other == found { lead += 1 } else if lead == 0 { (found, lead) = (other, 1) } else { lead -= 1 }
    }
    return place(of: found)
  }

  /// The view between two others that does not contain a point of the inner one; nil: all do.
  private func edge(around v: View, _ point: RKPoint, below outer: View) -> View? {
    var (point, next) = (v.toSuperview(point), v.superview)
    while let above = next, above != outer {
      if !above.boundsContain(point.x, point.y), !above.has(.overrides) { return above }
      (point, next) = (above.toSuperview(point), above.superview)
    }
    return nil
  }

  /// Whether a touch of a view counts for another one: for a control up to the innermost control, for others up to the window.
  @inline(never)
  private func goes(_ hit: OpaquePointer?, to handle: UInt) -> Bool {
    guard let wanted = context.liveObject(handle, .views) else { return false }
    var next = context.liveView(hit)
    while let v = next {
      if v.index == wanted.index { return true }
      if wanted.kind == .control, v.kind == .control { return false }
      next = v.superview
    }
    return false
  }
}

extension Context {
  /// An override that an audit has called may not have all overrides called for each of its calls.
  @inline(never)
  func checkAsking(_ argument: Literal) throws(RKStatus) {
    if trace.isAsking { throw failure(.busy, argument, "has overrides called in an override that an audit has called; leave it out there") }
  }
}

/// Points that are hit-tested, and what is hit: for a grid over a target.
struct AuditProbes {
  /// In the window.
  let points: UnsafeMutablePointer<RKPoint>
  /// The same, where a scroll view shows the target.
  let moved: UnsafeMutablePointer<RKPoint>
  let hits: UnsafeMutablePointer<OpaquePointer?>
  /// Of a window in front.
  let local: UnsafeMutablePointer<RKPoint>
  let taken: UnsafeMutablePointer<OpaquePointer?>

  init?(_ context: Context) {
    let count = AuditGrid.cells * AuditGrid.cells
    guard let points = context.arena.allocate(RKPoint.self, 3 * count, context.memory), let hits = context.arena.allocate(OpaquePointer?.self, 2 * count, context.memory)
    else { return nil }
    (self.points, moved, local) = (points, points + count, points + 2 * count)
    (self.hits, taken) = (hits, hits + count)
  }
}

extension Places {
  /// The number of the point that is nearest to another one.
  fileprivate func nearest(to centre: RKPoint, _ points: UnsafeMutablePointer<RKPoint>) -> Int {
    var (found, least) = (0, Double.infinity)
    for k in self {
      let distance = points[k].distance(to: centre)
      if distance < least { (found, least) = (k, distance) }
    }
    return found
  }
}
