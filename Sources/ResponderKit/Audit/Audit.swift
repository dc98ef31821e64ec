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

  mutating func findTargets() throws(RKStatus) {
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

  func overridden(from inner: Int, to outer: Int) -> Int {
    var next = inner
    while next >= outer, next >= 0 {
      if nodes[next].view.has(.overrides) { return next }
      next = nodes[next].parent
    }
    return -1
  }

  /// The innermost view, itself or above it, whose hitTest override may lead to it whatever its properties are; -1: none.
  func hitTester(_ place: Int) -> Int {
    var next = place
    while next >= 0, !nodes[next].view.has(.overridesHitTest) { next = nodes[next].parent }
    return next
  }

  /// The box of what superviews cut off: a strip where it is cut at one edge.
  func cutPart(_ box: AuditBox, _ reach: AuditBox) -> AuditBox {
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
    // Of a grid the last column and row may be its own, too.
    let size = target.size + target.tolerance / 2
    if size >= recommended { return }
    // What takes a part of it, or cuts it, comes before what is near the rest.
    let isCut = target.culprit >= 0 && ownSize(target.node) >= least
    if size < least, let other = neighbour(number) {
      return try tell(
        .tooSmall, subject, nodes[isCut ? target.culprit : other].view.object, decider: target.decider, area: target.box, value: target.size, limit: least, tolerance: target.tolerance,
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
}

extension AuditBox {
  var centre: RKPoint { RKPoint(x: (left + right) / 2, y: (top + bottom) / 2) }
}
