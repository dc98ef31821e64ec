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
        Looks at the file without running any of it: its path, who may write to it and to the folders above it, as the loader's policy asks, its ELF \
        header and tables, and the libraries that it needs: each must be loaded already, or lie in a folder of the system or beside the plugin, where no other user \
        may write to it. [failed]
        """
    case .exports:
      return """
        Reads the table of dynamic symbols. A plugin exports the data symbol responderkit_plugin and nothing else, so that it clashes with no other. Weak \
        symbols, which C++ leaves behind, and writable code are warnings. [failed, warning]
        """
    case .loads:
      return "Opens the file as the loader does, with every symbol bound at once; its constructors run. [failed, crashed, hung]"
    case .entry:
      return """
        Reads the entry as data: magic, size, versions of the binary interface, id, version text, init. What stands in memory after loading must be what \
        stands in the file. [failed]
        """
    case .initialise:
      return
        "Loads the plugin into a context with the library's own loader, and asks for its id, version and state. [failed, crashed, hung]"
    case .manifest:
      return """
        Compares NAME.rkplugin.json beside the file with the plugin: id, version, abi ("0.1" or [0, 1]), file, and classes, the names that it registers. \
        Skipped without a manifest. [failed]
        """
    case .hostVersion:
      return """
        Calls init with the table of a host of another major version, which does not have the extension of this one. The plugin must refuse: no crash, \
        nothing registered. [failed, crashed]
        """
    case .hostSize:
      return """
        Gives the plugin a table of exactly the size that its version of the interface promises, for the host and for the functions, with memory behind it \
        that cannot be read. It must work as ever. [failed, crashed]
        """
    case .extensions:
      return
        "Calls init with a host that knows no extension at all: every get_extension answers NULL. Refusing is right, crashing is not. [failed, crashed]"
    case .lifecycle:
      return """
        Runs init, deinit, init again, deinit again, with input in between: names are free after deinit, and the second init registers what the first did. \
        [failed, crashed]
        """
    case .contexts:
      return """
        Makes the plugin active in two contexts and plays the same input into both by turns: the same must be called. Then the first context ends and the \
        second continues. [failed, crashed]
        """
    case .canary:
      return """
        Gives the plugin a copy of the host's table with a mark in host_data, plays input, and compares after init, after the input and after deinit. \
        Writing there is forbidden. [failed]
        """
    case .arguments:
      return """
        Calls each override with what is legal and rare: points at 0, -0, NaN, both infinities, 1e308, no event, sizes of 0, singular transforms, empty \
        and long selectors, no sender. Each answer must be a bool or a living object of the context. [failed, crashed]
        """
    case .answers:
      return """
        Plays random touches, time, tree changes and questions through objects of each class that the plugin brings or extends. The library must not \
        report one fault. [failed, crashed, hung]
        """
    case .steady:
      return "Asks point_inside again and again for the same points: the same answers, and the tree as it was. [failed]"
    case .superOnce:
      return """
        Lays a layer that counts below the plugin's methods and one that listens above them. A method that calls super must reach the one below at most \
        once in a call; for hit_test and point_inside, more than once with different points is a warning. [failed, warning]
        """
    case .removal:
      return
        "Removes the view in the middle of each of its callbacks, below the plugin's method and above it. Nothing may crash. [crashed, failed]"
    case .release:
      return "Destroys the receiver while the plugin's method calls super. Nothing may crash. [crashed, failed]"
    case .differential:
      return """
        Plays the same random input into objects of the plugin's classes, with the methods that the plugin overrides taken out of the way, and into objects \
        of the classes that they inherit from. Everything that is called must be the same: what a plugin does not override, it does not change. [failed]
        """
    case .instances:
      return """
        Makes and destroys 10,000 objects of its classes, with hit-tests and taps in between, and measures the memory of the context and of the process \
        before and after. [failed]
        """
    case .threads:
      return "Plays input and looks whether a thread that does not own the context has called the library meanwhile. [failed]"
    case .scanTime:
      return "Measures how long loading and init take; more than 0.1 s makes every start of a host slower. [warning]"
    case .pace:
      return "Plays input with a budget of 0.25 s for one call of an override. [warning]"
    case .output:
      return
        "Whether the plugin has printed anything during the other tests: standard output and standard error belong to the host. [warning]"
    }
  }
}
