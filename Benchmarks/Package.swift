// swift-tools-version: 6.2
import PackageDescription

/// The program that `Benchmarks/run` measures: a client of `ConstraintSolver` like any other, which sees its public
/// interface only.
let package = Package(
  name: "plumb-benchmarks",
  products: [.executable(name: "SolverDriver", targets: ["SolverDriver"])],
  dependencies: [
    // Named, because a clone's folder may be called anything. `Benchmarks/run --clone` puts a version tag here.
    .package(name: "plumb", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "SolverDriver", dependencies: [.product(name: "PlumbSolver", package: "plumb")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
