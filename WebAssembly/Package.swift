// swift-tools-version: 6.2
import PackageDescription

/// Plumb's engine as a WebAssembly module, and the same code natively to compare it with.
///
/// A package of its own, because the runtime defines `malloc` and its relatives, which must never be linked into
/// a native program. `Scripts/wasm-check` builds and runs both.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "plumb-webassembly",
  products: [
    .executable(name: "PlumbModule", targets: ["PlumbModule"]),
    .executable(name: "NativeTwin", targets: ["NativeTwin"]),
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
        .product(name: "Answers", package: "plumb"),
        .product(name: "Geometry", package: "plumb"),
        .product(name: "Findings", package: "plumb"),
        .product(name: "ConstraintSolver", package: "plumb"),
        .product(name: "AutoLayout", package: "plumb"),
        .product(name: "LayoutDiagnostics", package: "plumb"),
        .product(name: "TextMetrics", package: "plumb"),
        .product(name: "InterfaceBuilder", package: "plumb"),
        .product(name: "SceneDiagnostics", package: "plumb"),
        .product(name: "ConsoleLog", package: "plumb"),
        .product(name: "LayoutLint", package: "plumb"),
        .product(name: "LayoutRendering", package: "plumb"),
        .product(name: "SceneRendering", package: "plumb"),
      ],
      path: "Exchange", swiftSettings: strict),
    .executableTarget(
      name: "PlumbModule", dependencies: ["Exchange", "Runtime"], path: "Module", swiftSettings: strict),
    .executableTarget(
      name: "NativeTwin", dependencies: ["Exchange"], path: "NativeTwin", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
