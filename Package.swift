// swift-tools-version: 6.1
import PackageDescription

// RESPONDERKIT_EMBEDDED=1 selects the shipping build: the core alone, in Embedded Swift (bindings/c/build-library does the link).
// Without it: the development build, with the tool and the Swift tests.
let embedded = Context.environment["RESPONDERKIT_EMBEDDED"] == "1"

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
    dependencies: ["CResponderKit"],
    path: "Sources/Scenario",
    swiftSettings: coreSettings),
]

if !embedded {
  dependencies.append(
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"))
  products.append(.executable(name: "rk", targets: ["rk"]))
  targets += [
    // Calls of recordings by their numbers: generated from the headers, for the tool.
    .target(name: "CReplay", path: "Sources/CReplay", cSettings: [.headerSearchPath("../../Include")]),
    .executableTarget(
      name: "rk",
      dependencies: [
        "ResponderKit", "Scenario", "CResponderKit", "CReplay", "CPlatform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/rk",
      resources: [.copy("Pages"), .copy("../ResponderKit/ResponderKit.docc/Behaviour.md")],
      swiftSettings: coreSettings),
    .testTarget(
      name: "ResponderKitTests",
      dependencies: ["ResponderKit", "Scenario", "CResponderKit"],
      path: "Tests/ResponderKitTests"),
  ]
}

let package = Package(
  name: "responderkit",
  products: products,
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6])
