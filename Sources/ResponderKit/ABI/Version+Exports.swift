// SPDX-License-Identifier: MIT
import CResponderKit

// version.h (the manifest is in Layout.swift)

@_cdecl("rk_version") @implementation public func rk_version() -> UInt32 {
  UInt32(RK_VERSION_MAJOR) << 16 | UInt32(RK_VERSION_MINOR) << 8 | UInt32(RK_VERSION_PATCH)
}

@_cdecl("rk_version_string") @implementation public func rk_version_string() -> UnsafePointer<CChar>? {
  let text: Literal = "0.1.0"
  return text.terminated
}

@_cdecl("rk_abi_version") @implementation public func rk_abi_version() -> UInt32 { UInt32(RK_ABI_MAJOR) << 16 | UInt32(RK_ABI_MINOR) }

@_cdecl("rk_abi_layout") @implementation public func rk_abi_layout(_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  status { () throws(RKStatus) in try copyText(buffer, capacity, length) { writeLayout(to: &$0) } }
}
