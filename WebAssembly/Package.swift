// swift-tools-version: 6.2
import PackageDescription

/// Plumb's engine as a WebAssembly module. The same code natively, to compare it with, is a program of Plumb's own package.
///
/// A package of its own, because the runtime defines `malloc` and its relatives, which must never be linked into
/// a native program. `Scripts/wasm-check` builds and runs both.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "plumb-webassembly",
  products: [
    .executable(name: "PlumbModule", targets: ["PlumbModule"])
  ],
  dependencies: [
    // Named, because a clone's folder may be called anything.
    .package(name: "plumb", path: "..")
  ],
  targets: [
    .target(name: "Runtime", path: "Runtime"),
    .target(
      name: "Exchange",
      dependencies: [
        .product(name: "PlumbSolver", package: "plumb"), .product(name: "PlumbLayout", package: "plumb"),
        .product(name: "PlumbDocuments", package: "plumb"),
      ],
      path: "Exchange", swiftSettings: strict),
    .executableTarget(
      name: "PlumbModule", dependencies: ["Exchange", "Runtime"], path: "Module", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
