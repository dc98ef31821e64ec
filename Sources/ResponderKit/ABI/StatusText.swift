// SPDX-License-Identifier: MIT
import CResponderKit

/// Names and messages of the statuses. Written by Sources/Generators/generate.
enum StatusText {
  /// The identifier; nil for a number that is no status.
  static func name(_ status: RKStatus) -> Literal? {
    switch status {
    case .OK: "RKStatusOK"
    case .invalidArgument: "RKStatusInvalidArgument"
    case .invalidHandle: "RKStatusInvalidHandle"
    case .staleHandle: "RKStatusStaleHandle"
    case .wrongKind: "RKStatusWrongKind"
    case .wrongContext: "RKStatusWrongContext"
    case .wrongThread: "RKStatusWrongThread"
    case .noMemory: "RKStatusNoMemory"
    case .structSize: "RKStatusStructSize"
    case .structNewer: "RKStatusStructNewer"
    case .cycle: "RKStatusCycle"
    case .tooDeep: "RKStatusTooDeep"
    case .notFound: "RKStatusNotFound"
    case .alreadyExists: "RKStatusAlreadyExists"
    case .bufferTooSmall: "RKStatusBufferTooSmall"
    case .unsupported: "RKStatusUnsupported"
    case .limitReached: "RKStatusLimitReached"
    case .notOwned: "RKStatusNotOwned"
    case .busy: "RKStatusBusy"
    case .system: "RKStatusSystem"
    case .pluginPolicy: "RKStatusPluginPolicy"
    case .pluginFile: "RKStatusPluginFile"
    case .pluginFormat: "RKStatusPluginFormat"
    case .pluginOpen: "RKStatusPluginOpen"
    case .pluginEntry: "RKStatusPluginEntry"
    case .pluginVersion: "RKStatusPluginVersion"
    case .pluginInit: "RKStatusPluginInit"
    case .encoding: "RKStatusEncoding"
    @unknown default: nil
    }
  }

  /// The first sentence of its comment; nil for a number that is no status.
  static func message(_ status: RKStatus) -> Literal? {
    switch status {
    case .OK: "The call succeeded."
    case .invalidArgument: "An argument has a value that the function does not accept."
    case .invalidHandle: "The value never was a handle."
    case .staleHandle: "The object has been destroyed."
    case .wrongKind: "The handle names an object of another kind."
    case .wrongContext: "The objects belong to different contexts."
    case .wrongThread: "The calling thread does not own the context."
    case .noMemory: "Memory, or the context's memory_limit, is exhausted."
    case .structSize: "A descriptor's struct_size is 0, smaller than the first published version of the struct, or larger than 4096."
    case .structNewer: "The descriptor is newer than the library and uses a field that the library does not know."
    case .cycle: "The call would make a view, controller or class its own ancestor."
    case .tooDeep: "The tree would be deeper than 10,000 levels, updates would nest deeper than 64, or less than 64 KiB of stack is left."
    case .notFound: "There is no such class, touch, name or index, or the trace or recorder is off."
    case .alreadyExists: "It exists already: a class name, touch id, plugin, recorder or application."
    case .bufferTooSmall: "The buffer is too small."
    case .unsupported: "This build or version of the library does not support the call."
    case .limitReached: "A count exceeds a limit of the library."
    case .notOwned: "The caller has no reference left to release."
    case .busy: "The object is in use in a way that forbids the call now."
    case .system: "The operating system refused."
    case .pluginPolicy: "The host's policy does not let this plugin be loaded."
    case .pluginFile: "The plugin's file cannot be opened or is not a regular file."
    case .pluginFormat: "The plugin's file is not a shared object for this machine with the symbol responderkit_plugin."
    case .pluginOpen: "The dynamic linker refused the plugin."
    case .pluginEntry: "The plugin's entry is invalid: wrong magic, size, id or version text, or no init."
    case .pluginVersion: "The plugin was built for another binary interface, or for a newer one."
    case .pluginInit: "The plugin's init refused."
    case .encoding: "The signature differs from the registered one or is malformed."
    @unknown default: nil
    }
  }
}
