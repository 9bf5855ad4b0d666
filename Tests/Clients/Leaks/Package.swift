// swift-tools-version: 6.2
import PackageDescription

/// A program that makes and drops hierarchies of all kinds, for a sanitizer to watch. AppKit's own tests are here, too, so that
/// one build serves both.
let package = Package(
  name: "plumb-leaks",
  dependencies: [
    // Named, because a clone's folder may be called anything.
    .package(name: "plumb", path: "../../.."),
    .package(path: "../../../AppKit"),
  ],
  targets: [
    .executableTarget(
      name: "Leaks", dependencies: [.product(name: "UIKit", package: "plumb")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "AppKitTests", dependencies: [.product(name: "AppKit", package: "AppKit")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
