// SPDX-License-Identifier: MIT
/// The tests of `rk plugin check`, in the order in which they run. Each runs in a process of its own.
enum PluginTest: String, CaseIterable {
  case file, exports, loads, entry
  case initialise = "init"
  case manifest
  case hostVersion = "host-version"
  case hostSize = "host-size"
  case extensions, lifecycle, contexts, canary, arguments, answers, steady
  case superOnce = "super"
  case removal, release, differential, instances, threads
  case scanTime = "scan-time"
  case pace, output

  /// Nothing after these makes sense if they do not pass.
  var isGate: Bool {
    switch self {
    case .file, .exports, .loads, .entry, .initialise: return true
    default: return false
    }
  }

  /// One paragraph.
  var description: String {
    switch self {
    case .file:
      return """
        Examines the file and runs none of its code. It checks the path, who may write to the file and to the folders above it, the ELF header and its \
        tables, and the libraries that the file needs. Each needed library must be loaded already, or be in a folder of the system or beside the plugin \
        that no other user may write to. [failed]
        """
    case .exports:
      return """
        Reads the table of dynamic symbols. A plugin exports the data symbol responderkit_plugin and no other, so it cannot clash with other plugins. Weak \
        symbols, which C++ produces, and writable code are warnings. [failed, warning]
        """
    case .loads:
      return "Opens the file as the loader does and binds every symbol at once. The file's constructors run. [failed, crashed, hung]"
    case .entry:
      return """
        Reads the entry as data: magic, size, versions of the binary interface, id, version text, init. The entry in memory must equal the entry in the \
        file. [failed]
        """
    case .initialise:
      return "Loads the plugin into a context with the library's loader, and reads its id, version and state. [failed, crashed, hung]"
    case .manifest:
      return """
        Compares NAME.rkplugin.json beside the file with the plugin: id, version, abi ("0.1" or [0, 1]), file, and classes, the names that it registers. \
        Without a manifest the test is skipped. [failed]
        """
    case .hostVersion:
      return """
        Calls init with the table of a host of another major version, which lacks the extension of this version. The plugin must refuse and register \
        nothing. [failed, crashed]
        """
    case .hostSize:
      return """
        Passes tables of exactly the size that the plugin's version of the interface promises, one for the host and one for the functions. The memory \
        behind each table cannot be read. The plugin must work as with larger tables. [failed, crashed]
        """
    case .extensions:
      return """
        Calls init with a host without extensions: get_extension always returns NULL. The plugin may refuse; it may not crash. [failed, crashed]
        """
    case .lifecycle:
      return """
        Calls init, deinit, init and deinit, with input in between. After deinit the plugin's names are free, and the second init registers what the first \
        one did. [failed, crashed]
        """
    case .contexts:
      return """
        Activates the plugin in two contexts and sends the same input to both, in turns. The same methods must be called in both. Then the first context \
        ends and the second continues. [failed, crashed]
        """
    case .canary:
      return """
        Gives the plugin a copy of the host's table with a mark in host_data. Compares the copy after init, after input and after deinit. The plugin may \
        not write to it. [failed]
        """
    case .arguments:
      return """
        Calls each override with legal, rare arguments: points at 0, -0, NaN, both infinities, 1e308, no event, sizes of 0, singular transforms, empty and \
        long selectors, no sender. Each result must be a bool or a living object of the context. [failed, crashed]
        """
    case .answers:
      return """
        Sends random touches, time, changes of the tree and calls to objects of each class that the plugin registers or extends. The library must not \
        report a fault. [failed, crashed, hung]
        """
    case .steady:
      return "Calls point_inside repeatedly with the same points. The results must be the same, and the tree must stay unchanged. [failed]"
    case .superOnce:
      return """
        Counts the calls of inherited methods while the plugin's methods run. A method that calls super must reach the inherited method at most once in a \
        call. For hit_test and point_inside, several calls with different points are a warning. [failed, warning]
        """
    case .removal:
      return """
        Removes the view from the tree during each of its callbacks: before the plugin's method, and in the inherited method that it calls. Nothing \
        may crash. [crashed, failed]
        """
    case .release:
      return "Destroys the receiver while the plugin's method calls super. Nothing may crash. [crashed, failed]"
    case .differential:
      return """
        Sends the same random input to objects of the plugin's classes, without the methods that the plugin overrides, and to objects of the superclasses. \
        The same methods must be called: a plugin changes only what it overrides. [failed]
        """
    case .instances:
      return """
        Creates and destroys 10,000 objects of the plugin's classes, with hit-tests and taps in between. Measures the memory of the context and of the \
        process before and after. [failed]
        """
    case .threads:
      return "Sends input and checks whether a thread that does not own the context calls the library. [failed]"
    case .scanTime:
      return "Measures the time of loading and of init. More than 0.1 s slows down each start of a host. [warning]"
    case .pace:
      return "Sends input with a limit of 0.25 s for one call of an override. [warning]"
    case .output:
      return """
        Checks whether the plugin printed anything during the other tests. Standard output and standard error belong to the host. [warning]
        """
    }
  }
}
