// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "KeyboardForm",
  products: [.library(name: "KeyboardForm", targets: ["KeyboardForm"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "KeyboardForm", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "KeyboardFormTests", dependencies: ["KeyboardForm", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
