// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// press.h: text

/// UTF-8 of at most 65,535 bytes.
func checkedText(_ text: UnsafePointer<CChar>?, _ argument: Literal = "text") throws(RKStatus) -> UnsafePointer<CChar> {
  guard let text else { throw nullArgument(argument) }
  guard textLength(text, limit: longestFieldText) <= longestFieldText else {
    throw failure(.limitReached, argument, .text(text), "is longer than 65535 bytes; pass a shorter one")
  }
  guard isUTF8(text) else { throw failure(.invalidArgument, argument, .text(text), "is not UTF-8; convert it first") }
  return text
}

@_cdecl("rk_context_insert_text") @implementation public func rk_context_insert_text(_ context: RKContextRef?, _ timestamp: Double, _ text: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    try finite(timestamp, "timestamp")
    let text = try checkedText(text)
    context.serveReleases()
    context.recorded(Call.context_insert_text, timestamp, LongText(text: text))
    defer { context.flushRecord() }
    let taken = try context.takeText(timestamp) { () throws(RKStatus) in try context.insertText(text) }
    out?.pointee = taken
  }
}

@_cdecl("rk_context_delete_backward") @implementation public func rk_context_delete_backward(_ context: RKContextRef?, _ timestamp: Double, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    try finite(timestamp, "timestamp")
    context.serveReleases()
    context.recorded(Call.context_delete_backward, timestamp)
    defer { context.flushRecord() }
    let taken = try context.takeText(timestamp) { () throws(RKStatus) in try context.deleteBackward() }
    out?.pointee = taken
  }
}

@_cdecl("rk_context_post_text") @implementation public func rk_context_post_text(_ context: RKContextRef?, _ timestamp: Double, _ text: UnsafePointer<CChar>?) -> RKStatus {
  status { () throws(RKStatus) in
    try finite(timestamp, "timestamp")
    let text = try checkedText(text)
    let length = textLength(text, limit: longestFieldText)
    try post(context, .text, bytes: length + 1) { node in
      node.timestamp = timestamp
      node.payload.copyMemory(from: text, byteCount: length + 1)
    }
  }
}

@_cdecl("rk_responder_has_text") @implementation public func rk_responder_has_text(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { r in
    r.context.recorded(Call.responder_has_text, responder)
    return r.hasText()
  }
}

@_cdecl("rk_responder_accepts_key_input") @implementation public func rk_responder_accepts_key_input(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { r in
    r.context.recorded(Call.responder_accepts_key_input, responder)
    return r.acceptsKeyInput
  }
}

@_cdecl("rk_super_insert_text") @implementation public func rk_super_insert_text(_ cls: RKClassRef?, _ self: RKResponderRef?, _ text: UnsafePointer<CChar>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .insertText)
    let text = try checkedText(text)
    context.recorded(Call.super_insert_text, cls, self, LongText(text: text))
    try context.checked { context.responder(index).call(insertText: slot, text) }
  }
}

@_cdecl("rk_super_delete_backward") @implementation public func rk_super_delete_backward(_ cls: RKClassRef?, _ self: RKResponderRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .deleteBackward)
    context.recorded(Call.super_delete_backward, cls, self)
    context.responder(index).call(deleteBackward: slot)
  }
}

@_cdecl("rk_super_has_text") @implementation public func rk_super_has_text(_ cls: RKClassRef?, _ self: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .hasText)
    let out = try required(out)
    context.recorded(Call.super_has_text, cls, self)
    let kept = context.object(index).keep()
    out.pointee = context.responder(index).call(question: .hasText, slot)
    kept.release()
  }
}
