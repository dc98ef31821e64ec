// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `PluginPolicyRecord`: it keeps nothing alive.
struct PluginPolicy: Reference {
  let record: UnsafeMutablePointer<PluginPolicyRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<PluginPolicyRecord>) { self.record = record }
}

extension PluginPolicy {
  @inline(__always) var allowsEnvironment: Bool {
    get { record.pointee.allowsEnvironment }
    nonmutating _modify { yield &record.pointee.allowsEnvironment }
  }
  @inline(__always) var allowsSharedFiles: Bool {
    get { record.pointee.allowsSharedFiles }
    nonmutating _modify { yield &record.pointee.allowsSharedFiles }
  }
  @inline(__always) var folders: Buffer<OwnText> {
    get { record.pointee.folders }
    nonmutating _modify { yield &record.pointee.folders }
  }
  @inline(__always) var digests: UnsafeMutablePointer<UInt8>? {
    get { record.pointee.digests }
    nonmutating _modify { yield &record.pointee.digests }
  }
  @inline(__always) var digestCount: Int {
    get { record.pointee.digestCount }
    nonmutating _modify { yield &record.pointee.digestCount }
  }
}
