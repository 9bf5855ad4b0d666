// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PencilPicker",
  products: [.library(name: "PencilPicker", targets: ["PencilPicker"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "PencilPicker", dependencies: [.product(name: "UIKit", package: "plumb")]),
    .testTarget(
      name: "PencilPickerTests", dependencies: ["PencilPicker", .product(name: "UIKit", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
