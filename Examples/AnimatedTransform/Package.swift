// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AnimatedTransform",
  products: [.library(name: "AnimatedTransform", targets: ["AnimatedTransform"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "AnimatedTransform", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "AnimatedTransformTests",
      dependencies: ["AnimatedTransform", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
