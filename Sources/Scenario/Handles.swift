// SPDX-License-Identifier: MIT
import CResponderKit

/// Reads a list of handles with the two calls that the ABI's lists need: how many, then which.
package func handles(_ get: (UnsafeMutablePointer<OpaquePointer?>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus) -> (
  RKStatus, [OpaquePointer?]
) {
  var count = 0
  var status = get(nil, 0, &count)
  guard status == .OK, count > 0 else { return (status, []) }
  var list = [OpaquePointer?](repeating: nil, count: count)
  status = list.withUnsafeMutableBufferPointer { get($0.baseAddress, $0.count, &count) }
  guard status == .OK else { return (status, []) }
  // The list may have become shorter between the two calls: next_responder overrides run in them.
  return (status, Array(list.prefix(count)))
}

/// Reads a text likewise.
package func text(_ get: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus) -> (status: RKStatus, text: String) {
  var length = 0
  var status = get(nil, 0, &length)
  guard status == .OK else { return (status, "") }
  var bytes = [CChar](repeating: 0, count: length + 1)
  status = bytes.withUnsafeMutableBufferPointer { get($0.baseAddress, $0.count, &length) }
  guard status == .OK else { return (status, "") }
  return (status, String(decoding: bytes.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self))
}

/// A status in words: its name and the library's sentence about this failure.
package func text(of status: RKStatus) -> String {
  let name = String(cString: rk_status_name(status))
  let detail = String(cString: rk_last_error())
  return detail.isEmpty ? name : name + ": " + detail
}
