// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc

/// A plugin's file in the memory of this process; only children of a check do this.
struct PluginImage {
  let path: String
  let entry: UnsafePointer<RKPluginEntry>

  init(path: String) throws(ToolError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { throw ToolError(String(cString: dlerror())) }
    guard let symbol = dlsym(handle, PluginFacts.symbolName) else { throw ToolError("it has no symbol \(PluginFacts.symbolName)") }
    self.path = path
    entry = UnsafePointer(symbol.assumingMemoryBound(to: RKPluginEntry.self))
  }
}

/// Memory that ends where the next byte cannot be read: a table in it can be used as far as it goes and no further.
final class FencedTable {
  private let pages: UnsafeMutableRawPointer
  private let length: Int
  let start: UnsafeMutableRawPointer

  init(copying source: UnsafeRawPointer, size: Int) throws(ToolError) {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let room = (size + page - 1) / page * page
    length = room + page
    guard let pages = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), pages != MAP_FAILED else {
      throw ToolError("no memory")
    }
    self.pages = pages
    mprotect(pages + room, page, PROT_NONE)
    start = pages + room - size
    start.copyMemory(from: source, byteCount: size)
  }

  deinit { munmap(pages, length) }
}
