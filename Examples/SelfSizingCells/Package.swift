// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SelfSizingCells",
  products: [.library(name: "SelfSizingCells", targets: ["SelfSizingCells"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "SelfSizingCells", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "SelfSizingCellsTests",
      dependencies: ["SelfSizingCells", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
