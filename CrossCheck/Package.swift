// swift-tools-version: 6.2
import PackageDescription

/// Solves problems that another solver solves, too. `CrossCheck/run` builds it and compares.
///
/// A package of its own, so that what it needs never reaches users.
let package = Package(
  name: "plumb-crosscheck",
  dependencies: [
    // Named, because a clone's folder may be called anything.
    .package(name: "plumb", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "SolveProblems",
      dependencies: [.product(name: "PlumbSolver", package: "plumb")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
