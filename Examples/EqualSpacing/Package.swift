// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "EqualSpacing",
  products: [.library(name: "EqualSpacing", targets: ["EqualSpacing"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "EqualSpacing", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "EqualSpacingTests", dependencies: ["EqualSpacing", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
