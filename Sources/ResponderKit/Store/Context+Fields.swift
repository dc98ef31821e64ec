// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

/// A context: the reference that everything else is reached through. It keeps nothing alive.
struct Context: Equatable {
  let record: UnsafeMutablePointer<ContextRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ContextRecord>) { self.record = record }
  @inline(__always) init(_ raw: UnsafeMutableRawPointer) { record = raw.assumingMemoryBound(to: ContextRecord.self) }

  /// For what is handed on without its type.
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Context {
  @inline(__always) var slot: UInt32 {
    get { record.pointee.slot }
    nonmutating _modify { yield &record.pointee.slot }
  }
  @inline(__always) var generation: UInt32 {
    get { record.pointee.generation }
    nonmutating _modify { yield &record.pointee.generation }
  }
  @inline(__always) var token: UInt64 {
    get { record.pointee.token }
    nonmutating _modify { yield &record.pointee.token }
  }
  @inline(__always) var strangers: UInt64 {
    get { record.pointee.strangers }
    nonmutating _modify { yield &record.pointee.strangers }
  }
  @inline(__always) var ender: UInt64 {
    get { record.pointee.ender }
    nonmutating _modify { yield &record.pointee.ender }
  }
  @inline(__always) var lock: OpaquePointer? {
    get { record.pointee.lock }
    nonmutating _modify { yield &record.pointee.lock }
  }
  @inline(__always) var records: UnsafeMutablePointer<UnsafeMutableRawPointer>? {
    get { record.pointee.records }
    nonmutating _modify { yield &record.pointee.records }
  }
  @inline(__always) var recordCount: UInt32 {
    get { record.pointee.recordCount }
    nonmutating _modify { yield &record.pointee.recordCount }
  }
  @inline(__always) var indexMinimum: Int {
    get { record.pointee.indexMinimum }
    nonmutating _modify { yield &record.pointee.indexMinimum }
  }
  @inline(__always) var trace: TraceRing {
    get { record.pointee.trace }
    nonmutating _modify { yield &record.pointee.trace }
  }
  @inline(__always) var recorder: Recorder? {
    get { record.pointee.recorder }
    nonmutating _modify { yield &record.pointee.recorder }
  }
  @inline(__always) var limbo: Buffer<UInt32> {
    get { record.pointee.limbo }
    nonmutating _modify { yield &record.pointee.limbo }
  }
  @inline(__always) var depth: Int {
    get { record.pointee.depth }
    nonmutating _modify { yield &record.pointee.depth }
  }
  @inline(__always) var hitDepth: Int {
    get { record.pointee.hitDepth }
    nonmutating _modify { yield &record.pointee.hitDepth }
  }
  @inline(__always) var highestGeneration: UInt32 {
    get { record.pointee.highestGeneration }
    nonmutating _modify { yield &record.pointee.highestGeneration }
  }
  @inline(__always) var claimed: Bool {
    get { record.pointee.claimed }
    nonmutating _modify { yield &record.pointee.claimed }
  }
  @inline(__always) var recordCapacity: Int {
    get { record.pointee.recordCapacity }
    nonmutating _modify { yield &record.pointee.recordCapacity }
  }
  @inline(__always) var pages: Buffer<Page> {
    get { record.pointee.pages }
    nonmutating _modify { yield &record.pointee.pages }
  }
  @inline(__always) var spares: Buffer<Page> {
    get { record.pointee.spares }
    nonmutating _modify { yield &record.pointee.spares }
  }
  @inline(__always) var vacancy: Vacancy {
    get { record.pointee.vacancy }
    nonmutating _modify { yield &record.pointee.vacancy }
  }
  @inline(__always) var layouts: UnsafeMutablePointer<LayoutState>? {
    get { record.pointee.layouts }
    nonmutating _modify { yield &record.pointee.layouts }
  }
  @inline(__always) var liveCount: Int {
    get { record.pointee.liveCount }
    nonmutating _modify { yield &record.pointee.liveCount }
  }
  @inline(__always) var dead: Buffer<UInt32> {
    get { record.pointee.dead }
    nonmutating _modify { yield &record.pointee.dead }
  }
  @inline(__always) var burying: Bool {
    get { record.pointee.burying }
    nonmutating _modify { yield &record.pointee.burying }
  }
  @inline(__always) var unburied: Bool {
    get { record.pointee.unburied }
    nonmutating _modify { yield &record.pointee.unburied }
  }
  @inline(__always) var unlimited: Unlimited { Unlimited(memory: memory) }
  @inline(__always) var memory: Memory {
    get { record.pointee.memory }
    nonmutating _modify { yield &record.pointee.memory }
  }
  @inline(__always) var arena: Arena {
    get { record.pointee.arena }
    nonmutating _modify { yield &record.pointee.arena }
  }
  @inline(__always) var forwardDepth: Int {
    get { record.pointee.forwardDepth }
    nonmutating _modify { yield &record.pointee.forwardDepth }
  }
  @inline(__always) var deliveries: UInt32 {
    get { record.pointee.deliveries }
    nonmutating _modify { yield &record.pointee.deliveries }
  }
  @inline(__always) var forwardFrame: ForwardFrame? {
    get { record.pointee.forwardFrame }
    nonmutating _modify { yield &record.pointee.forwardFrame }
  }
  @inline(__always) var stackLow: UInt {
    get { record.pointee.stackLow }
    nonmutating _modify { yield &record.pointee.stackLow }
  }
  @inline(__always) var stackHigh: UInt {
    get { record.pointee.stackHigh }
    nonmutating _modify { yield &record.pointee.stackHigh }
  }
  @inline(__always) var stackFloor: UInt {
    get { record.pointee.stackFloor }
    nonmutating _modify { yield &record.pointee.stackFloor }
  }
  @inline(__always) var stackRoom: UInt {
    get { record.pointee.stackRoom }
    nonmutating _modify { yield &record.pointee.stackRoom }
  }
  @inline(__always) var stackReserve: UInt {
    get { record.pointee.stackReserve }
    nonmutating _modify { yield &record.pointee.stackReserve }
  }
  @inline(__always) var visit: UInt32 {
    get { record.pointee.visit }
    nonmutating _modify { yield &record.pointee.visit }
  }
  @inline(__always) var recorderHasBroken: Bool {
    get { record.pointee.recorderBroke }
    nonmutating _modify { yield &record.pointee.recorderBroke }
  }
  @inline(__always) var classes: Buffer<Class> {
    get { record.pointee.classes }
    nonmutating _modify { yield &record.pointee.classes }
  }
  @inline(__always) var classNames: UnsafeMutablePointer<ClassLink>? {
    get { record.pointee.classNames }
    nonmutating _modify { yield &record.pointee.classNames }
  }
  @inline(__always) var classNameCount: Int {
    get { record.pointee.classNameCount }
    nonmutating _modify { yield &record.pointee.classNameCount }
  }
  @inline(__always) var namedClasses: Int {
    get { record.pointee.namedClasses }
    nonmutating _modify { yield &record.pointee.namedClasses }
  }
  @inline(__always) var freeClasses: Buffer<UInt16> {
    get { record.pointee.freeClasses }
    nonmutating _modify { yield &record.pointee.freeClasses }
  }
  @inline(__always) var layerOrder: UInt64 {
    get { record.pointee.layerOrder }
    nonmutating _modify { yield &record.pointee.layerOrder }
  }
  @inline(__always) var texts: Buffer<InternedText> {
    get { record.pointee.texts }
    nonmutating _modify { yield &record.pointee.texts }
  }
  @inline(__always) var textPlaces: UnsafeMutablePointer<UInt32>? {
    get { record.pointee.textPlaces }
    nonmutating _modify { yield &record.pointee.textPlaces }
  }
  @inline(__always) var textPlaceCount: Int {
    get { record.pointee.textPlaceCount }
    nonmutating _modify { yield &record.pointee.textPlaceCount }
  }
  @inline(__always) var freeText: UInt32 {
    get { record.pointee.freeText }
    nonmutating _modify { yield &record.pointee.freeText }
  }
  @inline(__always) var keptTexts: Int {
    get { record.pointee.keptTexts }
    nonmutating _modify { yield &record.pointee.keptTexts }
  }
  @inline(__always) var mostTexts: Int {
    get { record.pointee.mostTexts }
    nonmutating _modify { yield &record.pointee.mostTexts }
  }
  @inline(__always) var interfaces: Buffer<Interface> {
    get { record.pointee.interfaces }
    nonmutating _modify { yield &record.pointee.interfaces }
  }
  @inline(__always) var oldClosures: ClosureState? {
    get { record.pointee.oldClosures }
    nonmutating _modify { yield &record.pointee.oldClosures }
  }
  @inline(__always) var newestOldClosure: ClosureState? {
    get { record.pointee.newestOldClosure }
    nonmutating _modify { yield &record.pointee.newestOldClosure }
  }
  @inline(__always) var oldClosureCount: Int {
    get { record.pointee.oldClosureCount }
    nonmutating _modify { yield &record.pointee.oldClosureCount }
  }
  @inline(__always) var tellsTree: Bool {
    get { record.pointee.tellsTree }
    nonmutating _modify { yield &record.pointee.tellsTree }
  }
  @inline(__always) var overridden: UInt64 {
    get { record.pointee.overridden }
    nonmutating _modify { yield &record.pointee.overridden }
  }
  @inline(__always) var overriddenByControls: UInt64 {
    get { record.pointee.overriddenByControls }
    nonmutating _modify { yield &record.pointee.overriddenByControls }
  }
  @inline(__always) var overrideCounts: UnsafeMutablePointer<UInt16>? {
    get { record.pointee.overrideCounts }
    nonmutating _modify { yield &record.pointee.overrideCounts }
  }
  @inline(__always) var hitChanged: Bool {
    get { record.pointee.hitChanged }
    nonmutating _modify { yield &record.pointee.hitChanged }
  }
  @inline(__always) var plugins: PluginState {
    get { record.pointee.plugins }
    nonmutating _modify { yield &record.pointee.plugins }
  }
}
