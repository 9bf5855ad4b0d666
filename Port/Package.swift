// swift-tools-version: 6.2
import PackageDescription

/// Adapts Swift sources of Apple's platforms to those without Objective-C. A package of its own, since it stands on the
/// toolchain's SwiftSyntax, which `Scripts/build-port` says where to find: no manifest has unsafe flags.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let syntax: [LinkerSetting] = [.linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser")]

let package = Package(
  name: "plumb-port",
  products: [.executable(name: "plumb-port", targets: ["plumb-port"])],
  targets: [
    .target(name: "SourceAdaptation", swiftSettings: strict, linkerSettings: syntax),
    .executableTarget(name: "plumb-port", dependencies: ["SourceAdaptation"], swiftSettings: strict),
    .testTarget(name: "SourceAdaptationTests", dependencies: ["SourceAdaptation"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
