// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Input as a recorder writes it down: what is sent, and what waits in the queue.

/// So many words have the largest samples.
private let mostWords = 16

@inline(__always)
private func write(_ shape: UInt64, to recorder: Recorder, _ fill: (UnsafeMutablePointer<UInt64>) -> Void) {
  withUnsafeTemporaryAllocation(of: UInt64.self, capacity: mostWords) { words in
    let words = words.baseAddress.unsafelyUnwrapped
    fill(words)
    recorder.put(shape, words, .list)
  }
}

@inline(__always)
private func fillWords(_ point: RKPoint, _ words: UnsafeMutablePointer<UInt64>) {
  words[0] = point.x.bitPattern
  words[1] = point.y.bitPattern
}

extension TouchInput {
  @inline(never)
  fileprivate func write(to recorder: Recorder) {
    // Two whole numbers, two numbers, …; last what a function writes.
    ResponderKit.write(0x0B0B_5544_5544_5544, to: recorder) { words in
      words[0] = UInt64(truncatingIfNeeded: self.phase.rawValue)
      words[1] = UInt64(bitPattern: self.id)
      fillWords(self.location, words + 2)
      words[4] = UInt64(truncatingIfNeeded: self.type.rawValue)
      words[5] = UInt64(self.screen)
      words[6] = self.force.bitPattern
      words[7] = self.radius.bitPattern
      words[8] = UInt64(self.mask.buttons)
      words[9] = UInt64(self.mask.modifiers)
      words[10] = self.altitude.bitPattern
      words[11] = self.azimuth.bitPattern
      words[12] = self.historyCount > 0 ? UInt64(UInt(bitPattern: record)) : 0
      let writer: WordWriter = { input, recorder in
        input.assumingMemoryBound(to: TouchInputRecord.self).pointee.writeHistory(to: recorder.bound(to: Recorder.self))
      }
      words[13] = UInt64(unsafeBitCast(writer, to: UInt.self))
      words[14] = self.details != nil ? UInt64(UInt(bitPattern: record)) : 0
      let detailsWriter: WordWriter = { input, recorder in
        input.assumingMemoryBound(to: TouchInputRecord.self).pointee.writeDetails(to: recorder.bound(to: Recorder.self))
      }
      words[15] = UInt64(unsafeBitCast(detailsWriter, to: UInt.self))
    }
  }
}

extension TouchInputRecord {
  fileprivate func writeDetails(to recorder: Recorder) {
    let details = allDetails
    ResponderKit.write(0x5_5555_4444, to: recorder) { words in
      words[0] = UInt64(details.estimated_properties.rawValue)
      words[1] = UInt64(details.estimated_properties_expecting_updates.rawValue)
      words[2] = UInt64(details.reserved)
      words[3] = UInt64(bitPattern: details.estimation_update_index)
      words[4] = details.roll_angle.bitPattern
      fillWords(details.precise_offset, words + 5)
      words[7] = details.major_radius_tolerance.bitPattern
      words[8] = details.maximum_possible_force.bitPattern
    }
  }

  fileprivate func writeHistory(to recorder: Recorder) {
    guard let history else { return }
    recorder.put(list: historyCount)
    for k in places(historyCount) {
      recorder.put(list: 3)
      recorder.put(number: history[k].timestamp)
      recorder.put(history[k].location)
    }
  }
}

extension PressInput {
  fileprivate func write(to recorder: Recorder) {
    ResponderKit.write(0x6654_4444, to: recorder) { words in
      words[0] = UInt64(truncatingIfNeeded: self.phase.rawValue)
      words[1] = UInt64(bitPattern: self.id)
      words[2] = UInt64(truncatingIfNeeded: self.type.rawValue)
      words[3] = UInt64(self.keyCode)
      words[4] = UInt64(self.modifiers)
      words[5] = self.force.bitPattern
      words[6] = UInt64(UInt(bitPattern: self.characters))
      words[7] = UInt64(UInt(bitPattern: self.charactersIgnoringModifiers))
    }
  }
}

extension RKPointerSample {
  fileprivate func write(to recorder: Recorder) {
    ResponderKit.write(0x5_5553_4554, to: recorder) { words in
      words[0] = UInt64(screen)
      fillWords(location, words + 1)
      words[3] = UInt64(buttons)
      words[4] = is_outside ? 1 : 0
      words[5] = z_offset.bitPattern
      words[6] = altitude_angle.bitPattern
      words[7] = azimuth_angle.bitPattern
      words[8] = roll_angle.bitPattern
    }
  }
}

extension RKEstimationUpdate {
  fileprivate func write(to recorder: Recorder) {
    ResponderKit.write(0x55_5555_4444, to: recorder) { words in
      words[0] = UInt64(updated_properties.rawValue)
      words[1] = UInt64(unavailable_properties.rawValue)
      words[2] = UInt64(reserved)
      words[3] = UInt64(bitPattern: estimation_update_index)
      words[4] = force.bitPattern
      words[5] = azimuth_angle.bitPattern
      words[6] = altitude_angle.bitPattern
      words[7] = roll_angle.bitPattern
      fillWords(location, words + 8)
    }
  }
}

extension GestureInputRecord {
  fileprivate func write(to recorder: Recorder) {
    ResponderKit.write(event == .scroll ? 0x4435_5554 : 0x554_4554, to: recorder) { words in
      words[0] = UInt64(screen)
      fillWords(location, words + 1)
      let isScroll = event == .scroll
      if isScroll {
        fillWords(delta, words + 3)
        words[5] = isNotch ? 1 : 0
      }
      let rest = words + (isScroll ? 6 : 3)
      rest[0] = UInt64(truncatingIfNeeded: phase.rawValue)
      rest[1] = UInt64(modifiers)
      if isScroll { return }
      rest[2] = scale.bitPattern
      rest[3] = rotation.bitPattern
    }
  }
}

extension Context {
  // MARK: What is sent

  @inline(never)
  func write(_ call: UInt32, _ timestamp: Double, touches: TouchInput, _ count: Int) {
    beginCall(call)?.write(timestamp, touches: touches, count)
  }

  @inline(never)
  func write(_ call: UInt32, _ timestamp: Double, presses: PressInput, _ count: Int) {
    beginCall(call)?.write(timestamp, presses: presses, count)
  }

  @inline(never)
  func write(_ call: UInt32, _ timestamp: Double, estimates: UnsafePointer<RKEstimationUpdate>, _ count: Int) {
    beginCall(call)?.write(timestamp, estimates: estimates, count)
  }

  @inline(never)
  func write(_ call: UInt32, _ timestamp: Double, _ sample: RKPointerSample) { beginCall(call)?.write(timestamp, sample) }

  @inline(never)
  func write(_ call: UInt32, _ timestamp: Double, _ input: GestureInputRecord) { beginCall(call)?.write(timestamp, input) }

  // MARK: What is posted

  /// Write down what waits in the queue and has not been written down yet, in its order. The lock is held, which other threads may wait for: nothing leaves here.
  @inline(never)
  func writePostsLocked(_ recorder: Recorder) {
    let isWriting = recorder.isWriting
    recorder.isWriting = true
    var next = inbox.first
    if let written = inbox.written { next = written.next }
    while let node = next {
      node.write(to: recorder)
      inbox.written = node
      next = node.next
    }
    recorder.isWriting = isWriting
  }

  /// The queue is about to be drained: what others have posted has been posted now. When the recorder starts, that is all that waits, whatever an earlier
  /// one has written.
  @inline(never)
  func writePosts(all: Bool = false) {
    guard let recorder = self.recorder else { return }
    rkp_mutex_lock(lock)
    if all { inbox.written = nil }
    writePostsLocked(recorder)
    rkp_mutex_unlock(lock)
  }
}

extension Recorder {
  fileprivate func write(_ timestamp: Double, touches: TouchInput, _ count: Int) {
    put(number: timestamp)
    put(list: count)
    for k in places(count) {
      touches[k].write(to: self)
    }
    end()
  }

  fileprivate func write(_ timestamp: Double, presses: PressInput, _ count: Int) {
    put(number: timestamp)
    put(list: count)
    for k in places(count) {
      presses[k].write(to: self)
    }
    end()
  }

  fileprivate func write(_ timestamp: Double, estimates: UnsafePointer<RKEstimationUpdate>, _ count: Int) {
    put(number: timestamp)
    put(list: count)
    for k in places(count) {
      estimates[k].write(to: self)
    }
    end()
  }

  fileprivate func write(_ timestamp: Double, _ sample: RKPointerSample) {
    put(number: timestamp)
    sample.write(to: self)
    end()
  }

  fileprivate func write(_ timestamp: Double, _ input: GestureInputRecord) {
    put(number: timestamp)
    input.write(to: self)
    end()
  }
}

extension QueueNode {
  private var call: UInt32 {
    switch self.kind {
    case .touches: Call.context_post_touches
    case .cancelAll: Call.context_post_cancel_all_touches
    case .call, .release: Call.context_post_call
    case .pointer: Call.context_post_pointer
    case .scroll: Call.context_post_scroll
    case .transform: Call.context_post_transform
    case .presses: Call.context_post_presses
    case .text: Call.context_post_text
    case .motion: Call.context_post_motion
    case .remoteControl: Call.context_post_remote_control
    case .estimates: Call.context_post_estimation_updates
    }
  }

  /// The call that posted it.
  @inline(never)
  func write(to recorder: Recorder) {
    recorder.begin(call)
    let timestamp = self.timestamp
    switch self.kind {
    case .touches: return recorder.write(timestamp, touches: inputs, self.count)
    case .presses: return recorder.write(timestamp, presses: presses, self.count)
    case .pointer: return recorder.write(timestamp, sample(RKPointerSample.self).pointee)
    case .estimates: return recorder.write(timestamp, estimates: sample(RKEstimationUpdate.self), self.count)
    case .scroll, .transform: return recorder.write(timestamp, sample(GestureInputRecord.self).pointee)
    case .text:
      recorder.put(number: timestamp)
      recorder.put(text: text, textLength(text, limit: .max - 1))
    case .motion, .remoteControl:
      recorder.put(number: timestamp)
      recorder.put(whole: Int64(self.count))
    case .call:
      recorder.put(self.callback != nil)
      recorder.put(self.drop != nil)
    case .cancelAll, .release: break
    }
    recorder.end()
  }
}
