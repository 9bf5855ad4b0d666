// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AdaptiveRow",
  products: [.library(name: "AdaptiveRow", targets: ["AdaptiveRow"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "AdaptiveRow", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "AdaptiveRowTests", dependencies: ["AdaptiveRow", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
