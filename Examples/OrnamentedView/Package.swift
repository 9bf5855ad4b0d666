// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OrnamentedView",
  products: [.library(name: "OrnamentedView", targets: ["OrnamentedView"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "OrnamentedView", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "OrnamentedViewTests",
      dependencies: ["OrnamentedView", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
