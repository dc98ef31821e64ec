// swift-tools-version: 6.1
import PackageDescription

// RESPONDERKIT_EMBEDDED=1 selects the shipping build: the core alone, in Embedded Swift (bindings/c/build-library does the link).
// Without it: the development build, with the tool and the Swift tests.
let embedded = Context.environment["RESPONDERKIT_EMBEDDED"] == "1"

// What plays recordings and makes gestures is not in the shipping build of the core, nor are the scenarios' synthetic gestures.
let synthesis: [Target.Dependency] = embedded ? [] : ["Synthesis"]

// RESPONDERKIT_NO_PLUGINS=1 leaves out everything that loads code: the functions of loader.h then answer RKStatusUnsupported.
let withoutPlugins = Context.environment["RESPONDERKIT_NO_PLUGINS"] == "1"

let coreSettings: [SwiftSetting] =
  (embedded ? [.enableExperimentalFeature("Embedded")] : []) + (withoutPlugins ? [.define("RESPONDERKIT_NO_PLUGINS")] : [])
let platformSettings: [CSetting] = withoutPlugins ? [.define("RESPONDERKIT_NO_PLUGINS")] : []

var products: [Product] = [
  .library(name: "responderkit", type: .dynamic, targets: ["ResponderKit"])
]
var dependencies: [Package.Dependency] = []
var targets: [Target] = [
  // The public C headers, imported as they are shipped.
  .systemLibrary(name: "CResponderKit", path: "Include"),
  .systemLibrary(name: "CFFI", path: "Sources/CFFI", pkgConfig: "libffi", providers: [.apt(["libffi-dev"])]),
  .target(name: "CPlatform", path: "Sources/CPlatform", exclude: ["wasm"], cSettings: platformSettings),
  // The table of functions that plugins call through: generated, constant data.
  .target(name: "CFunctions", dependencies: ["CPlatform"], path: "Sources/CFunctions", cSettings: [.headerSearchPath("../../Include")]),
  .target(
    name: "ResponderKit",
    dependencies: ["CResponderKit", "CFFI", "CPlatform", "CFunctions"],
    path: "Sources/ResponderKit",
    exclude: ["ResponderKit.docc"],
    swiftSettings: coreSettings,
    linkerSettings: [.linkedLibrary("ffi"), .linkedLibrary("m")]),
  .target(
    name: "Scenario",
    dependencies: ["CResponderKit"] + synthesis,
    path: "Sources/Scenario",
    swiftSettings: coreSettings),
]

if !embedded {
  dependencies.append(
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"))
  products.append(.executable(name: "rk", targets: ["rk"]))
  targets += [
    // Calls of recordings by their numbers: generated from the headers.
    .target(name: "CReplay", path: "Sources/CReplay", cSettings: [.headerSearchPath("../../Include")]),
    .target(name: "Replaying", dependencies: ["CResponderKit", "CReplay"], path: "Sources/Replaying", swiftSettings: coreSettings),
    // Synthetic gestures.
    .target(name: "Synthesis", dependencies: ["CResponderKit", "CReplay", "Replaying"], path: "Sources/Synthesis", swiftSettings: coreSettings),
    // What a release of the tool has inside; in a development build, nothing.
    .target(name: "CResources", path: "Sources/CResources"),
    .executableTarget(
      name: "rk",
      dependencies: [
        "ResponderKit", "Scenario", "CResponderKit", "CReplay", "Replaying", "Synthesis", "CPlatform", "CResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/rk",
      exclude: ["Pages"],
      swiftSettings: coreSettings),
    .testTarget(
      name: "ResponderKitTests",
      dependencies: ["ResponderKit", "Scenario", "CResponderKit"],
      path: "Tests/ResponderKitTests"),
  ]
}

// RESPONDERKIT_LIBRARY_FOLDER=FOLDER links ResponderUI to the libresponderkit.so in that folder, and leaves out what is linked to the development core.
let shipped = Context.environment["RESPONDERKIT_LIBRARY_FOLDER"]

if !embedded {
  products.append(.library(name: "ResponderUI", targets: ["ResponderUI", "UIKitNames"]))
  if shipped != nil { (targets, dependencies) = (targets.filter { $0.name == "CResponderKit" }, []) }
  targets += [
    // UIKit's classes in Swift, over the C interface.
    .target(
      name: "ResponderUI",
      dependencies: shipped == nil ? ["CResponderKit", "ResponderKit"] : ["CResponderKit"],
      path: "bindings/swift/Sources/ResponderUI",
      linkerSettings: shipped.map { [.unsafeFlags(["-L\($0)", "-Xlinker", "-rpath=\($0)"]), .linkedLibrary("responderkit")] } ?? []),
    // The same with UIKit's names.
    .target(name: "UIKitNames", dependencies: ["ResponderUI"], path: "bindings/swift/Sources/UIKitNames"),
    .testTarget(name: "ResponderUITests", dependencies: ["UIKitNames"], path: "bindings/swift/Tests/ResponderUITests"),
  ]
  if shipped != nil { products = products.filter { $0.name == "ResponderUI" } }
}

let package = Package(
  name: "responderkit",
  products: products,
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6])
