// swift-tools-version: 6.2
import PackageDescription

/// Layout languages of the kinds that iOS projects use, small, and their tests, in Swift 5 and without a word
/// about actors, as such projects are written. They must compile without a warning.
let package = Package(
  name: "plumb-swift-five",
  dependencies: [
    // Named, because a clone's folder may be called anything.
    .package(name: "plumb", path: "../../..")
  ],
  targets: [
    .target(
      name: "LayoutLanguages",
      dependencies: [.product(name: "UIKit", package: "plumb")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "LayoutLanguagesTests",
      dependencies: ["LayoutLanguages"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v5]
)
