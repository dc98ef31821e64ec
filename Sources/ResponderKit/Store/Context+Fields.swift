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
  @inline(__always) var classNames: UnsafeMutablePointer<Class?>? {
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
  @inline(__always) var windows: Buffer<UInt32> {
    get { record.pointee.windows }
    nonmutating _modify { yield &record.pointee.windows }
  }
  @inline(__always) var keyWindow: UInt32 {
    get { record.pointee.keyWindow }
    nonmutating _modify { yield &record.pointee.keyWindow }
  }
  @inline(__always) var wantsKey: UInt32 {
    get { record.pointee.wantsKey }
    nonmutating _modify { yield &record.pointee.wantsKey }
  }
  @inline(__always) var application: UInt32 {
    get { record.pointee.application }
    nonmutating _modify { yield &record.pointee.application }
  }
  @inline(__always) var delegate: UInt32 {
    get { record.pointee.delegate }
    nonmutating _modify { yield &record.pointee.delegate }
  }
  @inline(__always) var inactive: Bool {
    get { record.pointee.inactive }
    nonmutating _modify { yield &record.pointee.inactive }
  }
  @inline(__always) var resigningActive: Bool {
    get { record.pointee.resigningActive }
    nonmutating _modify { yield &record.pointee.resigningActive }
  }
  @inline(__always) var ignoring: Int {
    get { record.pointee.ignoring }
    nonmutating _modify { yield &record.pointee.ignoring }
  }
  @inline(__always) var forcesResign: Bool {
    get { record.pointee.forcesResign }
    nonmutating _modify { yield &record.pointee.forcesResign }
  }
  @inline(__always) var firsts: UInt64 {
    get { record.pointee.firsts }
    nonmutating _modify { yield &record.pointee.firsts }
  }
  @inline(__always) var resigning: UInt32 {
    get { record.pointee.resigning }
    nonmutating _modify { yield &record.pointee.resigning }
  }
  @inline(__always) var touches: Buffer<UInt32> {
    get { record.pointee.touches }
    nonmutating _modify { yield &record.pointee.touches }
  }
  @inline(__always) var fingers: DownTable {
    get { record.pointee.fingers }
    nonmutating _modify { yield &record.pointee.fingers }
  }
  @inline(__always) var touchedViews: NumberMap {
    get { record.pointee.touchedViews }
    nonmutating _modify { yield &record.pointee.touchedViews }
  }
  @inline(__always) var seesExclusive: Bool {
    get { record.pointee.seesExclusive }
    nonmutating _modify { yield &record.pointee.seesExclusive }
  }
  @inline(__always) var event: UInt32 {
    get { record.pointee.event }
    nonmutating _modify { yield &record.pointee.event }
  }
  @inline(__always) var eventTime: Double {
    get { record.pointee.eventTime }
    nonmutating _modify { yield &record.pointee.eventTime }
  }
  @inline(__always) var eventMask: InputMask {
    get { record.pointee.eventMask }
    nonmutating _modify { yield &record.pointee.eventMask }
  }
  @inline(__always) var otherEvents: Buffer<EventState> {
    get { record.pointee.otherEvents }
    nonmutating _modify { yield &record.pointee.otherEvents }
  }
  @inline(__always) var updateCount: UInt64 {
    get { record.pointee.updateCount }
    nonmutating _modify { yield &record.pointee.updateCount }
  }
  @inline(__always) var updateDepth: Int {
    get { record.pointee.updateDepth }
    nonmutating _modify { yield &record.pointee.updateDepth }
  }
  @inline(__always) var updateLimit: Int {
    get { record.pointee.updateLimit }
    nonmutating _modify { yield &record.pointee.updateLimit }
  }
  @inline(__always) var touchOrder: UInt64 {
    get { record.pointee.touchOrder }
    nonmutating _modify { yield &record.pointee.touchOrder }
  }
  @inline(__always) var sequence: UInt64 {
    get { record.pointee.sequence }
    nonmutating _modify { yield &record.pointee.sequence }
  }
  @inline(__always) var shown: ShownTouch? {
    get { record.pointee.shown }
    nonmutating _modify { yield &record.pointee.shown }
  }
  @inline(__always) var rawRoom: UnsafeMutableRawPointer? {
    get { record.pointee.room }
    nonmutating _modify { yield &record.pointee.room }
  }
  @inline(__always) var frame: UpdateFrame? {
    get { record.pointee.frame }
    nonmutating _modify { yield &record.pointee.frame }
  }
  @inline(__always) var ghosts: Buffer<Int64> {
    get { record.pointee.ghosts }
    nonmutating _modify { yield &record.pointee.ghosts }
  }
  @inline(__always) var coalesced: Buffer<RKTouchSnapshot> {
    get { record.pointee.coalesced }
    nonmutating _modify { yield &record.pointee.coalesced }
  }
  @inline(__always) var spareTrails: Trail? {
    get { record.pointee.spareTrails }
    nonmutating _modify { yield &record.pointee.spareTrails }
  }
  @inline(__always) var estimates: Buffer<EstimatedSample> {
    get { record.pointee.estimates }
    nonmutating _modify { yield &record.pointee.estimates }
  }
  @inline(__always) var spareEstimates: Buffer<EstimatedSample> {
    get { record.pointee.spareEstimates }
    nonmutating _modify { yield &record.pointee.spareEstimates }
  }
  @inline(__always) var seesDetails: Bool {
    get { record.pointee.seesDetails }
    nonmutating _modify { yield &record.pointee.seesDetails }
  }
  @inline(__always) var scrollInput: InputState {
    get { record.pointee.scrollInput }
    nonmutating _modify { yield &record.pointee.scrollInput }
  }
  @inline(__always) var transformInput: InputState {
    get { record.pointee.transformInput }
    nonmutating _modify { yield &record.pointee.transformInput }
  }
  @inline(__always) var attachments: UInt64 {
    get { record.pointee.attachments }
    nonmutating _modify { yield &record.pointee.attachments }
  }
  @inline(__always) var active: Buffer<UInt32> {
    get { record.pointee.active }
    nonmutating _modify { yield &record.pointee.active }
  }
  @inline(__always) var alarms: Buffer<UInt32> {
    get { record.pointee.alarms }
    nonmutating _modify { yield &record.pointee.alarms }
  }
  @inline(__always) var alarm: Double {
    get { record.pointee.alarm }
    nonmutating _modify { yield &record.pointee.alarm }
  }
  @inline(__always) var alarmStale: Bool {
    get { record.pointee.alarmStale }
    nonmutating _modify { yield &record.pointee.alarmStale }
  }
  @inline(__always) var rounds: Buffer<UInt> {
    get { record.pointee.rounds }
    nonmutating _modify { yield &record.pointee.rounds }
  }
  @inline(__always) var held: Buffer<UInt32> {
    get { record.pointee.held }
    nonmutating _modify { yield &record.pointee.held }
  }
  @inline(__always) var heldOrder: UInt64 {
    get { record.pointee.heldOrder }
    nonmutating _modify { yield &record.pointee.heldOrder }
  }
  @inline(__always) var offers: UInt64 {
    get { record.pointee.offers }
    nonmutating _modify { yield &record.pointee.offers }
  }
  @inline(__always) var lateTaps: Int {
    get { record.pointee.lateTaps }
    nonmutating _modify { yield &record.pointee.lateTaps }
  }
  @inline(__always) var offering: Int {
    get { record.pointee.offering }
    nonmutating _modify { yield &record.pointee.offering }
  }
  @inline(__always) var settling: Int {
    get { record.pointee.settling }
    nonmutating _modify { yield &record.pointee.settling }
  }
  @inline(__always) var gesturesChanged: Bool {
    get { record.pointee.gesturesChanged }
    nonmutating _modify { yield &record.pointee.gesturesChanged }
  }
  @inline(__always) var viewsToTell: Bool {
    get { record.pointee.viewsToTell }
    nonmutating _modify { yield &record.pointee.viewsToTell }
  }
  @inline(__always) var touchesLifted: Bool {
    get { record.pointee.touchesLifted }
    nonmutating _modify { yield &record.pointee.touchesLifted }
  }
  @inline(__always) var firstFailed: UInt32 {
    get { record.pointee.firstFailed }
    nonmutating _modify { yield &record.pointee.firstFailed }
  }
  @inline(__always) var lastFailed: UInt32 {
    get { record.pointee.lastFailed }
    nonmutating _modify { yield &record.pointee.lastFailed }
  }
  @inline(__always) var tellingFailures: Bool {
    get { record.pointee.tellingFailures }
    nonmutating _modify { yield &record.pointee.tellingFailures }
  }
  @inline(__always) var failureForgotten: Bool {
    get { record.pointee.failureForgotten }
    nonmutating _modify { yield &record.pointee.failureForgotten }
  }
  @inline(__always) var asksPairs: Bool {
    get { record.pointee.asksPairs }
    nonmutating _modify { yield &record.pointee.asksPairs }
  }
  @inline(__always) var delegatesAskPairs: Bool {
    get { record.pointee.delegatesAskPairs }
    nonmutating _modify { yield &record.pointee.delegatesAskPairs }
  }
  @inline(__always) var someRecognized: Bool {
    get { record.pointee.someRecognized }
    nonmutating _modify { yield &record.pointee.someRecognized }
  }
  @inline(__always) var someWait: Bool {
    get { record.pointee.someWait }
    nonmutating _modify { yield &record.pointee.someWait }
  }
  @inline(__always) var arrangement: UInt64 {
    get { record.pointee.arrangement }
    nonmutating _modify { yield &record.pointee.arrangement }
  }
  @inline(__always) var collected: CollectedRecognizers {
    get { record.pointee.collected }
    nonmutating _modify { yield &record.pointee.collected }
  }
  @inline(__always) var spareEntries: Buffer<Buffer<TouchEntry>> {
    get { record.pointee.spareEntries }
    nonmutating _modify { yield &record.pointee.spareEntries }
  }
  @inline(__always) var pointer: PointerState {
    get { record.pointee.pointer }
    nonmutating _modify { yield &record.pointee.pointer }
  }
  @inline(__always) var scrolls: ScrollState {
    get { record.pointee.scrolls }
    nonmutating _modify { yield &record.pointee.scrolls }
  }
  @inline(__always) var indexChanges: UInt64 {
    get { record.pointee.indexChanges }
    nonmutating _modify { yield &record.pointee.indexChanges }
  }
  @inline(__always) var scans: UnsafeMutablePointer<ScanCount>? {
    get { record.pointee.scans }
    nonmutating _modify { yield &record.pointee.scans }
  }
  @inline(__always) var presses: Buffer<UInt32> {
    get { record.pointee.presses }
    nonmutating _modify { yield &record.pointee.presses }
  }
  @inline(__always) var heldPresses: Buffer<UInt32> {
    get { record.pointee.heldPresses }
    nonmutating _modify { yield &record.pointee.heldPresses }
  }
  @inline(__always) var pressGhosts: Buffer<Int64> {
    get { record.pointee.pressGhosts }
    nonmutating _modify { yield &record.pointee.pressGhosts }
  }
  @inline(__always) var pressUpdates: UInt64 {
    get { record.pointee.pressUpdates }
    nonmutating _modify { yield &record.pointee.pressUpdates }
  }
  @inline(__always) var pressFrame: PressFrame? {
    get { record.pointee.pressFrame }
    nonmutating _modify { yield &record.pointee.pressFrame }
  }
  @inline(__always) var shownPress: ShownPress? {
    get { record.pointee.shownPress }
    nonmutating _modify { yield &record.pointee.shownPress }
  }
  @inline(__always) var hasKeyCommands: Bool {
    get { record.pointee.hasKeyCommands }
    nonmutating _modify { yield &record.pointee.hasKeyCommands }
  }
  @inline(__always) var textFailure: RKStatus {
    get { record.pointee.textFailure }
    nonmutating _modify { yield &record.pointee.textFailure }
  }
  @inline(__always) var motion: MotionState {
    get { record.pointee.motion }
    nonmutating _modify { yield &record.pointee.motion }
  }
  @inline(__always) var receivesRemoteControl: Bool {
    get { record.pointee.receivesRemoteControl }
    nonmutating _modify { yield &record.pointee.receivesRemoteControl }
  }
  @inline(__always) var eventFrame: EventFrame? {
    get { record.pointee.eventFrame }
    nonmutating _modify { yield &record.pointee.eventFrame }
  }
  @inline(__always) var hasControls: Bool {
    get { record.pointee.hasControls }
    nonmutating _modify { yield &record.pointee.hasControls }
  }
  @inline(__always) var trackingControls: Buffer<UInt32> {
    get { record.pointee.trackingControls }
    nonmutating _modify { yield &record.pointee.trackingControls }
  }
  @inline(__always) var afterTouches: UInt8 {
    get { record.pointee.afterTouches }
    nonmutating _modify { yield &record.pointee.afterTouches }
  }
  @inline(__always) var leavingWindow: Bool {
    get { record.pointee.leavingWindow }
    nonmutating _modify { yield &record.pointee.leavingWindow }
  }
  @inline(__always) var leaving: LeavingFrame? {
    get { record.pointee.leaving }
    nonmutating _modify { yield &record.pointee.leaving }
  }
  @inline(__always) var time: Double {
    get { record.pointee.time }
    nonmutating _modify { yield &record.pointee.time }
  }
  @inline(__always) var timers: TimerHeap {
    get { record.pointee.timers }
    nonmutating _modify { yield &record.pointee.timers }
  }
  @inline(__always) var lateTimers: TimerHeap {
    get { record.pointee.lateTimers }
    nonmutating _modify { yield &record.pointee.lateTimers }
  }
  @inline(__always) var timerOrder: UInt64 {
    get { record.pointee.timerOrder }
    nonmutating _modify { yield &record.pointee.timerOrder }
  }
  @inline(__always) var firing: Int {
    get { record.pointee.firing }
    nonmutating _modify { yield &record.pointee.firing }
  }
  @inline(__always) var firingFrom: UInt64 {
    get { record.pointee.firingFrom }
    nonmutating _modify { yield &record.pointee.firingFrom }
  }
  @inline(__always) var firedNew: Double {
    get { record.pointee.firedNew }
    nonmutating _modify { yield &record.pointee.firedNew }
  }
  @inline(__always) var advancing: Int {
    get { record.pointee.advancing }
    nonmutating _modify { yield &record.pointee.advancing }
  }
  @inline(__always) var advanceTarget: Double {
    get { record.pointee.advanceTarget }
    nonmutating _modify { yield &record.pointee.advanceTarget }
  }
  @inline(__always) var waiter: rkp_waiter {
    get { record.pointee.waiter }
    nonmutating _modify { yield &record.pointee.waiter }
  }
  @inline(__always) var config: UnsafeMutablePointer<Double>? {
    get { record.pointee.config }
    nonmutating _modify { yield &record.pointee.config }
  }
  @inline(__always) var appearancesOver: Bool {
    get { record.pointee.appearancesOver }
    nonmutating _modify { yield &record.pointee.appearancesOver }
  }
  @inline(__always) var appearanceWalks: UInt64 {
    get { record.pointee.appearanceWalks }
    nonmutating _modify { yield &record.pointee.appearanceWalks }
  }
  @inline(__always) var diagnosticHandler: RKDiagnosticHandler? {
    get { record.pointee.diagnosticHandler }
    nonmutating _modify { yield &record.pointee.diagnosticHandler }
  }
  @inline(__always) var diagnosticUserdata: UnsafeMutableRawPointer? {
    get { record.pointee.diagnosticUserdata }
    nonmutating _modify { yield &record.pointee.diagnosticUserdata }
  }
  @inline(__always) var diagnosticDrop: DropFunction? {
    get { record.pointee.diagnosticDrop }
    nonmutating _modify { yield &record.pointee.diagnosticDrop }
  }
  @inline(__always) var reportingDiagnostic: Bool {
    get { record.pointee.reportingDiagnostic }
    nonmutating _modify { yield &record.pointee.reportingDiagnostic }
  }
  @inline(__always) var notificationHandler: RKNotificationHandler? {
    get { record.pointee.notificationHandler }
    nonmutating _modify { yield &record.pointee.notificationHandler }
  }
  @inline(__always) var notificationUserdata: UnsafeMutableRawPointer? {
    get { record.pointee.notificationUserdata }
    nonmutating _modify { yield &record.pointee.notificationUserdata }
  }
  @inline(__always) var notificationDrop: DropFunction? {
    get { record.pointee.notificationDrop }
    nonmutating _modify { yield &record.pointee.notificationDrop }
  }
  @inline(__always) var draining: Int {
    get { record.pointee.draining }
    nonmutating _modify { yield &record.pointee.draining }
  }
  @inline(__always) var drainLeft: Double {
    get { record.pointee.drainLeft }
    nonmutating _modify { yield &record.pointee.drainLeft }
  }
  @inline(__always) var endsInside: Int {
    get { record.pointee.endsInside }
    nonmutating _modify { yield &record.pointee.endsInside }
  }
}
