// SPDX-License-Identifier: MIT
import CResponderKit

// Records of views, windows and controllers.

/// Two lines of the processor's cache: what hit-testing reads of every view that it visits is the second (on 64-bit machines; pages begin at a line).
struct ViewRecord {
  var header = HeaderRecord()
  var extras: ViewExtras?
  var superview: UInt32 = 0
  /// Place in the superview's children.
  var slot: UInt32 = 0
  /// The controller whose view this is.
  var controller: UInt32 = 0
  var alpha: Float = 1
  var flags = ViewFlags()
  var childCount: UInt32 = 0
  var children: ChildBlock?
  var bounds = RKRect()
  var center = RKPoint()
}

struct ViewFlags: FlagSet {
  var rawValue: UInt32 = 0

  @inline(__always) static var hidden: ViewFlags { ViewFlags(rawValue: 1 << 0) }
  @inline(__always) static var interactionDisabled: ViewFlags { ViewFlags(rawValue: 1 << 1) }
  @inline(__always) static var alphaLow: ViewFlags { ViewFlags(rawValue: 1 << 2) }
  @inline(__always) static var animating: ViewFlags { ViewFlags(rawValue: 1 << 3) }
  @inline(__always) static var singular: ViewFlags { ViewFlags(rawValue: 1 << 4) }
  /// The transform has a linear part: `extras` holds the inverse.
  @inline(__always) static var linear: ViewFlags { ViewFlags(rawValue: 1 << 5) }
  /// A negative width or height: bounds need standardising.
  @inline(__always) static var unstandardized: ViewFlags { ViewFlags(rawValue: 1 << 18) }
  @inline(__always) static var overridesHitTest: ViewFlags { ViewFlags(rawValue: 1 << 19) }
  @inline(__always) static var overridesPointInside: ViewFlags { ViewFlags(rawValue: 1 << 20) }
  @inline(__always) static var multipleTouch: ViewFlags { ViewFlags(rawValue: 1 << 21) }
  @inline(__always) static var exclusiveTouch: ViewFlags { ViewFlags(rawValue: 1 << 22) }
  @inline(__always) static var clipsToBounds: ViewFlags { ViewFlags(rawValue: 1 << 23) }
  /// A disabled control where disabledControlsHitTestNil is on (SPEC 51).
  @inline(__always) static var disabledControl: ViewFlags { ViewFlags(rawValue: 1 << 24) }
  /// `extras` lists recognisers.
  @inline(__always) static var hasRecognizers: ViewFlags { ViewFlags(rawValue: 1 << 25) }
  /// `extras` has an index over the children.
  @inline(__always) static var indexed: ViewFlags { ViewFlags(rawValue: 1 << 26) }
  /// The superview's index has the box of an earlier moment, and knows it.
  @inline(__always) static var indexPending: ViewFlags { ViewFlags(rawValue: 1 << 27) }
  /// An index would sort nothing out, as the children lie.
  @inline(__always) static var indexUseless: ViewFlags { ViewFlags(rawValue: 1 << 28) }
  /// It overrides one of the two, and its class promises a greatest distance beyond the bounds.
  @inline(__always) static var promised: ViewFlags { ViewFlags(rawValue: 1 << 29) }
  /// No linear part, but `extras` has an anchor point elsewhere or a translation.
  @inline(__always) static var shifted: ViewFlags { ViewFlags(rawValue: 1 << 30) }
  /// A controller's view, or a view that has one of a controller below it, or had.
  @inline(__always) static var hosts: ViewFlags { ViewFlags(rawValue: 1 << 31) }
  /// How far away the only subview's record is, in `stepUnit` bytes, plus `stepBias`: see `nearChild`. Where these bits stand, they are the distance in bytes on 64-bit machines.
  @inline(__always) static var step: ViewFlags { ViewFlags(rawValue: 4095 << stepShift) }
  @inline(__always) static var stepShift: UInt32 { 6 }
  @inline(__always) static var stepBias: Int { 2048 }
  /// What all distances between records are multiples of: pages begin at a line of the cache.
  @inline(__always) static var stepUnit: Int { min(CacheLine.size, MemoryLayout<ViewRecord>.stride & -MemoryLayout<ViewRecord>.stride) }
  /// Who changes the children's boxes or list has to say so.
  @inline(__always) static var indexListens: ViewFlags { .indexed.union(.indexUseless) }

  /// What keeps a view from being hit, whatever the point (SPEC 32).
  @inline(__always) static var filters: ViewFlags { .hidden.union(.interactionDisabled.union(.alphaLow.union(.animating.union(.singular.union(.disabledControl))))) }
  /// Anything that the straight way through hit-testing does not handle.
  @inline(__always) static var special: ViewFlags { .filters.union(.oddMapping.union(.unstandardized.union(.overrides))) }
  /// The mapping from the superview's space is not what bounds and centre say alone.
  @inline(__always) static var oddMapping: ViewFlags { .linear.union(.shifted) }
  @inline(__always) static var overrides: ViewFlags { .overridesHitTest.union(.overridesPointInside) }
}

/// What few views have: a transform, an anchor point of their own, recognisers, being a window or a control.
struct ViewExtrasRecord {
  var transform = RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// Inverse of the transform's linear part; the linear part itself where there is no inverse (SPEC 14).
  var inverse = RKTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  var anchorPoint = RKPoint(x: 0.5, y: 0.5)
  var zPosition = 0.0
  var window: WindowFields?
  var control: ControlFields?
  var index: SubviewIndex?
  /// How often its many children were walked without an index; below zero: another try is not worth it yet.
  var plainWalks: Int32 = 0
  /// Tries in a row that found an index useless.
  var uselessTries: Int32 = 0
  var scroll: ScrollFields?
  /// In the order of attachment.
  var recognizers = Buffer<UInt32>()
  /// The first touch that they were offered in the present sequence of touches, in the order of beginnings.
  var firstTouch: UInt64 = 0
  /// Number of that sequence.
  var sequence: UInt64 = 0
}

/// An index over the children of a wide parent; see Views/View+Index.swift.
struct SubviewIndexRecord {
  var grid = CellGrid()
  var table = CellTable()
  /// What would stand in too many cells, and overrides: front-most first.
  var always = Buffer<UInt32>()
  /// Children whose boxes have changed since, and the boxes that the index has of them.
  var pending = Buffer<PendingBox>()
  /// How many children there were when it was built.
  var built = 0
}

struct PendingBox {
  var child: UInt32
  var box: SIMD4<Float>
}

struct WindowData {
  var level = 0.0
  var screen: UInt32 = 0
  var rootController: UInt32 = 0
  var firstResponder: UInt32 = 0
  /// Taps that may be continued (SPEC 68), oldest first.
  var taps = Buffer<EndedTap>()
}

struct EndedTap {
  var start: RKPoint
  var end: Double
  var count: UInt32
}

/// The children of a view, back to front: boxes for rejecting, records for visiting. Walks that call out pin the block; code that
/// changes a pinned block's list makes a copy first, so that a walk always sees the list it began with (SPEC 36).
///
/// This head lies in the middle of its memory: boxes follow it upwards, records downwards, so that neither address depends on the
/// capacity. It takes eight bytes, and a list of one child 32 in all.
struct ChildBlockRecord {
  var capacity: UInt32
  /// Walks that hold on to the block; the top bit: replaced meanwhile, the last walk frees it.
  var pins: UInt32

  static let orphaned: UInt32 = 1 << 31
  static let headSize = 8

  /// Boxes are vectors: their address, eight bytes above the head's, must be a multiple of 16, as the memory's is.
  private static func below(_ capacity: Int) -> Int { ((capacity * MemoryLayout<UnsafeRawPointer>.stride + headSize + 15) & ~15) - headSize }
  private static func bytes(_ capacity: Int) -> Int { below(capacity) + headSize + capacity * MemoryLayout<SIMD4<Float>>.stride }

  static func make(_ capacity: Int, _ memory: Memory) -> ChildBlock? {
    guard let raw = memory.allocate(bytes(capacity)) else { return nil }
    let block = (raw + below(capacity)).bound(to: ChildBlock.self)
    block.initialize(to: ChildBlockRecord(capacity: UInt32(capacity), pins: 0))
    return block
  }

  static func free(_ block: ChildBlock, _ memory: Memory) {
    let capacity = Int(block.capacity)
    memory.free(block.address - below(capacity), bytes(capacity))
  }
}

extension ChildBlock {
  /// (minX, minY, -maxX, -maxY) in the parent's space: a point (x, y, -x, -y) with any lane below is outside.
  @inline(__always) var boxes: UnsafeMutablePointer<SIMD4<Float>> {
    (address + ChildBlockRecord.headSize).assumingMemoryBound(to: SIMD4<Float>.self)
  }
  @inline(__always) func record(_ place: Int) -> ViewCursor {
    (address - (place + 1) * MemoryLayout<UnsafeRawPointer>.stride)
      .assumingMemoryBound(to: ViewCursor.self).pointee
  }
  @inline(__always) func place(ofBox box: UnsafeMutablePointer<SIMD4<Float>>) -> Int {
    (UnsafeMutableRawPointer(box) - UnsafeMutableRawPointer(boxes)) >> MemoryLayout<SIMD4<Float>>.stride.trailingZeroBitCount
  }
  @inline(__always) func record(ofBox box: UnsafeMutablePointer<SIMD4<Float>>) -> ViewCursor { record(place(ofBox: box)) }
  @inline(__always) func setRecord(_ place: Int, _ record: ViewCursor) {
    (address - (place + 1) * MemoryLayout<UnsafeRawPointer>.stride)
      .assumingMemoryBound(to: ViewCursor.self).pointee = record
  }
}

struct ControllerRecord {
  var header = HeaderRecord()
  var view: UInt32 = 0
  var parent: UInt32 = 0
  var presenting: UInt32 = 0
  var presented: UInt32 = 0
  /// The window whose root this is.
  var rootOf: UInt32 = 0
  var loading = false
  /// The state of its last appearance callback.
  var appearance = Appearance.gone
  /// Between the beginning and the end of a transition: only that changes its state.
  var inTransition = false
  var animated = false
  /// What its shouldAutomaticallyForwardAppearanceMethods answered, and in which walk over controllers.
  var forwards = true
  var forwardsWalk: UInt64 = 0
  var children = Buffer<UInt32>()
}

/// What happens to a subtree in which there are views of controllers.
enum AppearanceStep {
  static let comes: Int32 = 0
  static let goes: Int32 = 1
  static let changed: Int32 = 2
}

/// Of a controller's view (SPEC 319).
enum Appearance: UInt8 {
  case gone = 0
  /// viewWillAppear; viewIsAppearing; viewDidAppear; viewWillDisappear.
  case coming, arriving, shown, going

  /// To be closed by viewDidDisappear.
  var isOpen: Bool { self != .gone }
  var isOn: Bool { self == .coming || self == .arriving || self == .shown }
}
