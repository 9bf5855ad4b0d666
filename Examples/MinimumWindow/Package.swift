// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MinimumWindow",
  products: [.library(name: "MinimumWindow", targets: ["MinimumWindow"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "MinimumWindow", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "MinimumWindowTests", dependencies: ["MinimumWindow", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
