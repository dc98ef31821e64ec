// SPDX-License-Identifier: MIT
import CResponderKit

// The audit of a window (SPEC 355): findings about its views as they are, without any touch.

struct Audit {
  let context: Context
  let window: Window
  let flags: RKAuditFlags
  let least: Double
  let recommended: Double
  var grid: AuditGrid
  var nodes = Buffer<AuditNode>()
  /// How many of them are the window's own views.
  var ownCount = 0
  var targets = Buffer<AuditTarget>()
  /// What lies in front of the target that is measured, and what a touch can meet of each.
  var covers = Buffer<Int>()
  var sights = Buffer<AuditBox>()
  /// Where it is measured, and what lies in front of its scroll view there.
  var settled = AuditSettling()
  var fixedBoxes = Buffer<AuditBox>()
  var fixedPlaces = Buffer<Int>()
  var scrollers = Buffer<AuditScroller>()
  var findings = Buffer<RKAuditFinding>()
  /// The last view that keeps touches from those in it, which has its finding.
  var told = -1

  mutating func free() {
    nodes.free(context.memory)
    targets.free(context.memory)
    covers.free(context.memory)
    sights.free(context.memory)
    fixedBoxes.free(context.memory)
    fixedPlaces.free(context.memory)
    scrollers.free(context.memory)
    findings.free(context.memory)
  }

  mutating func run() throws(RKStatus) {
    try build()
    if flags.contains(.callsOverrides) { try callOverrides() } else { try findTargets() }
    // The targets are in the order of the nodes.
    var next = 0
    for place in places(ownCount) {
      // What overrides have destroyed is not reported.
      if nodes[place].view.isFree {
        if next < targets.count, targets[next].node == place { next += 1 }
        continue
      }
      if nodes[place].wants { try tellPlace(place) }
      if next < targets.count, targets[next].node == place {
        try tellSize(next)
        next += 1
      }
      try tellControl(nodes[place].view)
      try tellRecognizers(nodes[place].view)
    }
    if flags.contains(.detached) { try tellDetached() }
  }

  private mutating func findTargets() throws(RKStatus) {
    for place in places(ownCount) where nodes[place].isTouched {
      let target: AuditTarget
      if nodes[place].blocker < 0, !shown(place).isEmpty, hider(place) == nil {
        target = try measure(place)
      } else if nodes[place].isReached {
        // Hit-tests are to measure it: until then its decider is named.
        target = AuditTarget(node: place, box: nodes[place].box, decider: place)
      } else {
        continue
      }
      guard targets.append(target, context.memory) else { throw noMemory() }
    }
  }

  @inline(never)
  mutating func tell(
    _ kind: RKAuditKind, _ subject: Object, _ culprit: Object? = nil, decider: Int = -1, area: AuditBox? = nil, value: Double = 0, limit: Double = 0,
    tolerance: Double = 0, unit: RKAuditUnit = .none
  ) throws(RKStatus) {
    let finding = RKAuditFinding(
      struct_size: UInt32(MemoryLayout<RKAuditFinding>.size), kind: kind, subject: subject.pointer, culprit: culprit?.pointer,
      decider: decider < 0 ? nil : nodes[decider].view.pointer, area: area?.rect ?? RKRect(), value: value, limit: limit, tolerance: tolerance, unit: unit,
      reserved: 0)
    guard findings.append(finding, context.memory) else { throw noMemory() }
  }

  // MARK: Where a view is

  /// What keeps touches from a view, wherever they are; or what lies outside of a superview.
  @inline(never)
  private mutating func tellPlace(_ place: Int) throws(RKStatus) {
    let node = nodes[place]
    let subject = node.view.object
    if node.isReached { return }
    if node.blocker >= 0 {
      let decider = flags.contains(.callsOverrides) ? -1 : hitTester(place)
      let blocker = nodes[node.blocker].view
      let kind: RKAuditKind =
        blocker.has(.hidden) ? .hidden : blocker.has(.interactionDisabled) ? .notInteractive : blocker.has(.alphaLow) ? .transparent
        : blocker.has(.animating) ? .animating : blocker.has(.singular) ? .singular : .controlDisabled
      // A control that is disabled itself has a finding of its own.
      if kind == .controlDisabled, node.blocker == place { return }
      if kind == .transparent {
        return try tell(kind, subject, blocker.object, decider: decider, area: node.reach, value: Double(blocker.alpha), limit: context.config(.alphaHitThreshold), unit: .alpha)
      }
      if told == node.blocker { return }
      told = node.blocker
      var count = 0
      for other in places(nodes[told].end, from: place) where nodes[other].wants { count += 1 }
      return try tell(kind, subject, blocker.object, decider: decider, area: node.reach, value: Double(count), unit: .views)
    }
    // No point lies in it.
    let size = node.bounds.size
    if size.width == 0 || size.height == 0, !node.view.has(.overrides) {
      return try tell(.small, subject, area: node.box, value: 0, limit: recommended, unit: .points)
    }
    let cut = cut(place), hider = hider(place)
    if let hider {
      // Overrides were called for where it lies, not for all places that it can be brought to.
      let isCertain = flags.contains(.callsOverrides) && !isMoved(place)
      return try tell(.outside, subject, nodes[hider].view.object, decider: isCertain ? -1 : overridden(from: place, to: hider), area: node.box)
    }
    if cut.cutter < 0 || cut.isScrolled { return }
    let decider = flags.contains(.callsOverrides) ? -1 : overridden(from: place, to: cut.cutter)
    let reach = shown(place)
    if reach.isEmpty {
      let culprit = node.scroller < 0 ? outermost(place) : cut.cutter
      return try tell(.outside, subject, nodes[culprit].view.object, decider: decider, area: node.box)
    }
    try tell(.cutOff, subject, nodes[cut.cutter].view.object, decider: decider, area: cutPart(node.box, reach), value: cut.excess, limit: 0, unit: .points)
  }

  /// The innermost view above that leaves nothing of a view.
  private func outermost(_ place: Int) -> Int {
    var reach = nodes[place].box
    var next = nodes[place].parent
    while nodes[next].parent >= 0 {
      reach = reach.intersection(nodes[next].box)
      if reach.isEmpty { return next }
      next = nodes[next].parent
    }
    return next
  }

  private func overridden(from inner: Int, to outer: Int) -> Int {
    var next = inner
    while next >= outer, next >= 0 {
      if nodes[next].view.has(.overrides) { return next }
      next = nodes[next].parent
    }
    return -1
  }

  /// The innermost view, itself or above it, whose hitTest override may lead to it whatever its properties are; -1: none.
  private func hitTester(_ place: Int) -> Int {
    var next = place
    while next >= 0, !nodes[next].view.has(.overridesHitTest) { next = nodes[next].parent }
    return next
  }

  /// The box of what superviews cut off: a strip where it is cut at one edge.
  private func cutPart(_ box: AuditBox, _ reach: AuditBox) -> AuditBox {
    var part = box
    let isWide = reach.left == box.left && reach.right == box.right
    let isTall = reach.top == box.top && reach.bottom == box.bottom
    if isWide, reach.top == box.top { part.top = reach.bottom } else if isWide, reach.bottom == box.bottom { part.bottom = reach.top }
    if isTall, reach.left == box.left { part.left = reach.right } else if isTall, reach.right == box.right { part.right = reach.left }
    return part
  }

  // MARK: How large it is

  @inline(never)
  private mutating func tellSize(_ number: Int) throws(RKStatus) {
    let target = targets[number]
    let subject = nodes[target.node].view.object
    let culprit = target.culprit < 0 ? nil : nodes[target.culprit].view.object
    if target.isCovered {
      // An override has changed what was there.
      if target.culprit < 0, target.taker == 0 { return }
      if target.culprit >= 0, nodes[target.culprit].view.isPresented(over: nodes[target.node].view) { return }
      // What lies in a control and wants touches itself covers it, too.
      let isIdle = target.culprit >= 0 && !wantsInside(target.culprit)
      if let taker = context.liveObject(target.taker, .views) { return try tell(.covered, subject, taker, area: target.box, limit: 1) }
      return try tell(
        isIdle ? .coveredIdly : .covered, subject, culprit, decider: target.decider, area: target.box, value: Double(target.others), unit: target.others == 0 ? .none : .views)
    }
    if target.size >= recommended { return }
    // What takes a part of it comes before what is near the rest.
    let isCut = target.culprit >= 0 && !isInside(target.node, target.culprit) && ownSize(target.node) >= least
    if target.size < least, !isCut, let other = neighbour(number) {
      return try tell(
        .tooSmall, subject, nodes[other].view.object, decider: target.decider, area: target.box, value: target.size, limit: least, tolerance: target.tolerance,
        unit: .points)
    }
    try tell(
      .small, subject, culprit, decider: target.decider, area: target.box, value: target.size, limit: recommended, tolerance: target.tolerance, unit: .points)
  }

  private func wantsInside(_ place: Int) -> Bool {
    for other in places(nodes[place].end, from: place) where nodes[other].wants && nodes[other].blocker < 0 { return true }
    // Of a window in front the tree has no more than the window.
    return place > 0 && nodes[place].view.kind == .window && nodes[place].view.holdsTarget()
  }

  /// Another target that the circle around a small one's centre meets, or whose own circle it meets (WCAG 2.5.8).
  @inline(never)
  private func neighbour(_ number: Int) -> Int? {
    let target = targets[number]
    let centre = target.box.centre
    var found: Int?
    var nearest = Double.infinity
    for other in targets.places where other != number && !targets[other].isCovered {
      let candidate = targets[other]
      if isInside(candidate.node, target.node) || isInside(target.node, candidate.node) { continue }
      let distance = candidate.box.distance(to: centre)
      let isMet = distance < least / 2 || (candidate.size < least && centre.distance(to: candidate.box.centre) < least)
      if isMet, distance < nearest { (found, nearest) = (candidate.node, distance) }
    }
    return found
  }

  // MARK: Overrides

  /// The areas that overrides decide, by hit-tests. They may change anything: what is known of the tree before is used on, objects are looked up.
  @inline(never)
  private mutating func callOverrides() throws(RKStatus) {
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
      // Its middle shows whether it is worth a closer look.
      probes.points[0] = target.box.centre
      guard try hitTest(probes, 1, target), !goes(probes.hits[0], to: view) else { return }
    }
    // The view's class promises how far it reaches; else half of the recommended size is looked through.
    let outset = node.outset < 0 ? recommended / 2 : node.outset
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
      if target.culprit < 0, target.size < recommended { target.culprit = rival(view, probes) }
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
    let few = 8, step = AuditGrid.cells / few, bounds = nodes[target.node].bounds
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
      // An axis along which it does not move needs one place only; both along the diagonals of a coarser grid.
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
    guard shift.x != 0 || shift.y != 0, let scrollView = context.liveObject(nodes[scroller].handle, .views)?.scrollView else {
      try hitTest(probes, probes.moved, count)
      then(self)
      return true
    }
    let before = scrollView.contentOffset, toWindow = nodes[scroller].toWindow
    _ = scrollView.placeContent(RKPoint(x: before.x - shift.x / toWindow.a, y: before.y - shift.y / toWindow.d))
    let shown = scrollView.contentOffset
    var isShown: Bool { context.liveObject(nodes[scroller].handle, .views) != nil && scrollView.contentOffset == shown }
    defer { if isShown { _ = scrollView.placeContent(before) } }
    try hitTest(probes, probes.moved, count)
    if isShown { then(self) }
    return isShown
  }

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

  /// Whose override keeps a point from a view, as what was hit there instead tells; 0: none.
  @inline(never)
  private func taker(_ handle: UInt, _ hit: OpaquePointer?, _ point: RKPoint) -> UInt {
    guard var v = context.liveObject(handle, .views)?.view else { return 0 }
    let hit = context.liveView(hit)
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
    if v.has(.overrides), context.hitTestCalled(v.cursor, local.x, local.y, nil) == nil { return own }
    var next = context.liveObject(own, .views)?.view?.superview
    while let above = next {
      if above.has(.overridesHitTest) { return above.handle }
      next = above.superview
    }
    return hit?.has(.overrides) == true ? hit?.handle ?? 0 : 0
  }

  /// The view in front that takes most of the points that an override of a view accepts outside of its bounds; -1: none does.
  @inline(never)
  private func rival(_ handle: UInt, _ probes: AuditProbes) -> Int {
    var found: View?
    var lead = 0
    for k in places(AuditGrid.cells * AuditGrid.cells) {
      guard let v = context.liveObject(handle, .views)?.view else { return -1 }
      guard var other = context.liveView(probes.hits[k]), !other.isDescendant(of: v), !v.isDescendant(of: other) else { continue }
      let point = v.convertDown(probes.points[k], from: v.root)
      guard context.pointInside(context.cursor(v.index), point.x, point.y, nil) else { continue }
      while !other.isFree, let superview = other.superview, !v.isFree, !v.isDescendant(of: superview) { other = superview }
      // Of several the one with most points, where it has more than half of them.
      if other == found { lead += 1 } else if lead == 0 { (found, lead) = (other, 1) } else { lead -= 1 }
    }
    return places(nodes.count).first { nodes[$0].view == found && nodes[$0].handle == found?.handle } ?? -1
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

extension AuditBox {
  var centre: RKPoint { RKPoint(x: (left + right) / 2, y: (top + bottom) / 2) }
}
