import CResponderKit

// Sentences about plugins.

extension UnsafeMutablePointer where Pointee == Context {
  func explainPlugin(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .pluginFault:
      addID(r.object, to: &text)
      text.add(": ")
      addFault(r, to: &text)
    case .pluginSwitchedOff:
      addID(r.object, to: &text)
      text.add(": the plugin was switched off after ")
      text.add(r.value)
      text.add(r.value == 1 ? " fault" : " faults")
      text.add(": what its classes inherit answers from now on")
    case .pluginNotLoaded:
      text.add("a plugin that RESPONDERKIT_PLUGIN_PATH lists was not loaded: status ")
      text.add(r.value)
      addDetail(to: &text)
    default:
      addID(r.object, to: &text)
      if pointee.plugins.detail == nil { text.add(r.value == 0 ? " said something" : r.value == 1 ? " gave a warning" : " reported an error") }
      addDetail(to: &text)
    }
  }

  private func addID(_ handle: OpaquePointer?, to text: inout Text) {
    let index = live(UInt(bitPattern: handle), .plugins)
    if index == 0 { return addName(handle, to: &text) }
    let id = plugin(ofHandle: index).pointee.id
    text.add(id.bytes, id.length)
  }

  private func addFault(_ r: RKTraceRecord, to text: inout Text) {
    let fault = RKPluginFault(rawValue: Int32(exactly: r.value) ?? 0)
    switch fault {
    case .wroteHostTable:
      text.add("the plugin wrote to the host's table, which was restored")
      return
    case .reported:
      text.add("the plugin reported an error")
      return addDetail(to: &text)
    default:
      text.add("the plugin's method for ")
      addName(r.other, to: &text)
    }
    switch fault {
    case .returnedDeadObject: text.add(" returned an object that has been destroyed, or that is none")
    case .returnedForeignObject: text.add(" returned an object of another context or kind")
    case .returnedBadBool: text.add(" returned a bool that is neither 0 nor 1")
    case .returnedNaN: text.add(" returned a number that is NaN")
    case .wrongThread: text.add(" let another thread call the library")
    case .destroyedReceiver: text.add(" destroyed the object that it was asked about")
    case .tooDeep: text.add(" recursed until the depth limit")
    default:
      text.add(" took ")
      text.addSeconds(r.point.x)
      text.add(", longer than the budget of ")
      text.addSeconds(pointee.plugins.budget)
    }
  }

  /// What the record cannot hold, while the diagnostic is being told.
  private func addDetail(to text: inout Text) {
    guard let detail = pointee.plugins.detail else { return }
    text.add(": ")
    text.add(terminated: detail)
  }
}
