// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// A recorder's beginning and end.

extension Context {
  /// Nothing of the library is running.
  var isIdle: Bool { depth == 0 && updateDepth == 0 && advancing == 0 }

  func startRecorder(_ desc: RKRecorderDesc) throws(RKStatus) {
    try checkAtRest()
    guard let recorder = Recorder.make(self) else { throw noMemory() }
    recorder.options = desc.options
    recorder.writer = desc.writer
    recorder.userdata = desc.userdata
    if let path = desc.path {
      recorder.file = rkp_recording_open(path)
      if recorder.file < 0 {
        let status = recorder.file == rkp_no_files
          ? failure(.unsupported, "desc.path", "needs an operating system; pass a writer") : failure(.system, "desc.path", .text(rkp_system_error()), "is the operating system's error; pass a path that can be written")
        recorder.free()
        throw status
      }
    }
    writeHead(recorder)
    self.recorder = recorder
    recorderHasBroken = false
    refreshTracing()
    writeState(recorder)
    recorder.flush()
    if recorder.isBroken {
      let status = recorder.lacksMemory ? noMemory() : failure(.system, "recording", "could not be begun: the file or the writer accepted no byte")
      _ = detachRecorder()
      recorder.free()
      throw status
    }
    recorder.drop = desc.drop
  }

  private func writeHead(_ recorder: Recorder) {
    recorder.put(bits: 0x0A0D_4345_524B_5289, 8)
    recorder.put(bits: 1, 2)
    recorder.put(bits: UInt64(recorder.options), 2)
    recorder.put(bits: UInt64(rk_version()), 4)
    recorder.put(bits: UInt64(rk_abi_version()), 4)
    var check: UInt32 = .max
    for k in places(recorder.count) {
      check ^= UInt32(recorder.bytes[k])
      var bit = 0
      while bit < 8 {
        check = check & 1 != 0 ? (check >> 1) ^ 0xEDB8_8320 : check >> 1
        bit += 1
      }
    }
    recorder.put(bits: UInt64(~check), 4)
  }

  /// The context is not recorded any more; whether all that was written has arrived.
  private func detachRecorder() -> Bool {
    guard let recorder = self.recorder else { return true }
    var isWhole = !recorder.isBroken
    if recorder.file >= 0, !rkp_recording_close(recorder.file) { isWhole = false }
    self.recorder = nil
    refreshTracing()
    return isWhole
  }

  /// Write the end, let go of everything; whether the file is whole.
  func endRecorder() -> Bool {
    guard let recorder = self.recorder else { return true }
    recorder.settle()
    recorder.put(.end)
    recorder.flush()
    let isWhole = detachRecorder()
    callDrop(recorder.drop, recorder.userdata)
    recorder.free()
    return isWhole
  }

  /// No call of the host is running: report that nothing can be written any more.
  func recorderBroke() {
    guard let recorder = self.recorder, recorder.isBroken else { return }
    let sent = recorder.sent
    _ = detachRecorder()
    recorderHasBroken = true
    diagnose(.recorderFailed, value: Double(sent))
    callDrop(recorder.drop, recorder.userdata)
    recorder.free()
  }

  private func checkAtRest() throws(RKStatus) {
    guard let (index, says) = recordingBlocker() else { return }
    throw failure(.busy, "context", index == 0 ? .none : .handle(handle(index)), says)
  }

  /// Why no recording can begin now: the object, and the sentence with the remedy; nil: it can.
  private func recordingBlocker() -> (UInt32, Literal)? {
    if !isIdle { return (0, "is running a callback; wait until its callbacks have returned") }
    if touches.count > 0 { return (touches[0], "has a touch that is down; wait until it has lifted") }
    if presses.count > 0 { return (presses[0], "has a press that is down; wait until it has ended") }
    if ghosts.count > 0 || pressGhosts.count > 0 { return (0, "has a finger or button down that the system cancelled; wait until it is up") }
    if scrollInput.touch != 0 || scrollInput.isGhost || transformInput.touch != 0 || transformInput.isGhost {
      return (0, "has a gesture of a trackpad under way; wait until it has ended")
    }
    if active.count > 0 { return (active[0], "has a recogniser under way; wait until it has been reset") }
    if !rounds.isEmpty { return (0, "has actions that wait for the next turn; drain it first") }
    if self.pointer.hovering.count > 0 { return (0, "has a hover recogniser under way; wait until the pointer has left") }
    if scrolls.busy.count > 0 { return (scrolls.busy[0], "has a scroll view that moves; wait until it rests") }
    if motion.isUnderway || motion.isOpen { return (0, "has a shake under way; wait until it has ended") }
    for w in eachWindow {
      let taps = w.data.taps
      if !taps.isEmpty, taps[taps.count - 1].end + config(.multiTapInterval) > time {
        return (w.index, "had a tap that the next touch may continue; wait for multiTapInterval")
      }
    }
    var zoomed: UInt32 = 0
    forEachObject { object in if object.kind == .scroll, ScrollView(object).data.zoom != 1, zoomedView(ScrollView(object)) == nil { zoomed = object.index } }
    return zoomed == 0 ? nil : (zoomed, "has a scroll view whose zoomed view is no longer in it; set its scale to 1 first")
  }
}
