// swift-tools-version: 6.2
import PackageDescription

/// A client of every product. `Scripts/examples-check` has it depend on a version instead, beside a neighbour whose
/// targets are called as Plumb's folders are.
let products: [Target.Dependency] = [
  .product(name: "PlumbSolver", package: "plumb"), .product(name: "PlumbLayout", package: "plumb"),
  .product(name: "PlumbDocuments", package: "plumb"), .product(name: "UIKit", package: "plumb"),
]

let package = Package(
  name: "plumb-products",
  dependencies: [
    // Named, because a clone's folder may be called anything.
    .package(name: "plumb", path: "../../..")
  ],
  targets: [
    .target(name: "Products", dependencies: products, swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ProductsTests",
      dependencies: [
        "Products", .product(name: "UIKit", package: "plumb"),
        .product(name: "PlumbLayoutTesting", package: "plumb"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
