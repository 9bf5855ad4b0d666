// swift-tools-version: 6.2
import PackageDescription

/// Every target treats warnings as errors, so that a build that passes is one that says nothing.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "plumb",
  products: [
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Findings", targets: ["Findings"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .executable(name: "plumb", targets: ["plumb"]),
  ],
  targets: [
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "Findings", swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "Geometry"], swiftSettings: strict),
    .target(name: "TextMetrics", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "InterfaceBuilder", dependencies: ["AutoLayout", "TextMetrics", "Findings"],
      swiftSettings: strict),
    .target(name: "PlumbCommands", dependencies: ["InterfaceBuilder"], swiftSettings: strict),
    .executableTarget(name: "plumb", dependencies: ["PlumbCommands"], swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PlumbCommandsTests", dependencies: ["PlumbCommands", "TestSupport"], exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(name: "ProjectTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
