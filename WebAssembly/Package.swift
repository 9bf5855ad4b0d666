// swift-tools-version: 6.2
import PackageDescription

/// What Plumb's engine needs as a WebAssembly module. The same code natively, to compare it with, is a program of Plumb's
/// own package.
///
/// A package of its own, because the runtime defines `malloc` and its relatives, which must never be linked into
/// a native program. `Scripts/build-module` makes the module itself, whose options differ from those of what it is made of.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "plumb-webassembly",
  products: [
    .library(name: "Arithmetic", targets: ["Arithmetic"]), .library(name: "Exchange", targets: ["Exchange"]),
    .library(name: "Runtime", targets: ["Runtime"]),
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
        .product(name: "PlumbDocuments", package: "plumb"),
        .product(name: "PlumbStudioSession", package: "plumb"),
      ],
      path: "Exchange", swiftSettings: strict),
    .target(
      name: "Arithmetic",
      dependencies: [
        .product(name: "PlumbSolver", package: "plumb"), .product(name: "PlumbLayout", package: "plumb"),
      ],
      path: "Arithmetic", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
