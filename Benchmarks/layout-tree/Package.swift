// swift-tools-version: 6.2
import PackageDescription

/// The program that `run` beside it measures: a client of `AutoLayout` like any other.
let package = Package(
  name: "plumb-layout-tree",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .executableTarget(
      name: "LayoutTreeDriver",
      dependencies: [
        .product(name: "AutoLayout", package: "plumb"), .product(name: "ConstraintSolver", package: "plumb"),
        .product(name: "Geometry", package: "plumb"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
