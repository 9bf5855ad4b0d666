// swift-tools-version: 6.2
import PackageDescription

/// The programs that `run` beside it measures: clients of `AutoLayout` and `UIKit` like any other.
let package = Package(
  name: "plumb-layers",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .executableTarget(
      name: "LayoutTreeDriver",
      dependencies: [
        .product(name: "PlumbLayout", package: "plumb"), .product(name: "PlumbSolver", package: "plumb"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ViewDriver", dependencies: [.product(name: "UIKit", package: "plumb")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
