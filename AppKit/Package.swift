// swift-tools-version: 6.2
import PackageDescription

/// AppKit's layout on Linux. A package of its own, since libraries look with `canImport(AppKit)` for the Mac: users of
/// UIKit have no such module.
let package = Package(
  name: "AppKit",
  products: [.library(name: "AppKit", targets: ["AppKit", "Cocoa", "_Testing_AppKit"])],
  dependencies: [.package(name: "plumb", path: "..")],
  targets: [
    .target(
      name: "AppKit", dependencies: [.product(name: "PlumbDesktopKit", package: "plumb")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // The name under which most sources import it.
    .target(name: "Cocoa", dependencies: ["AppKit"], swiftSettings: [.treatAllWarnings(as: .error)]),
    // Empty: `import Testing` beside `import AppKit` asks for it.
    .target(name: "_Testing_AppKit", dependencies: ["AppKit"]),
    .testTarget(
      name: "AppKitTests", dependencies: ["AppKit", "_Testing_AppKit"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6])
