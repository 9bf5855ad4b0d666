// swift-tools-version: 6.2
import PackageDescription

/// Every target treats warnings as errors, so that a build that passes is one that says nothing.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Apple's platforms have a UIKit of their own, and modules of these names.
#if os(macOS)
  let uiKitProducts: [Product] = []
  let uiKitTargets: [Target] = []
#else
  /// The two last are empty: `import Testing` beside `import UIKit` asks for them.
  let uiKitProducts: [Product] = [
    .library(
      name: "UIKit",
      targets: ["UIKit", "ViewKit", "NibLoading", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"])
  ]
  let uiKitTargets: [Target] = [
    .target(name: "CoreGraphics", swiftSettings: strict),
    .target(
      name: "ViewKit",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "CoreGraphics", "Findings", "Geometry", "LayoutDiagnostics",
        "LayoutRendering", "TextMetrics",
      ],
      swiftSettings: strict),
    .target(
      name: "NibLoading",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "CoreGraphics", "Findings", "Geometry", "InterfaceBuilder",
        "Markup", "TextMetrics", "ViewKit",
      ],
      swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["CoreGraphics", "NibLoading", "ViewKit"], swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    .testTarget(
      name: "ViewKitTests",
      dependencies: [
        "AutoLayout", "TestSupport", "UIKit", "ViewKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NibLoadingTests",
      dependencies: [
        "InterfaceBuilder", "Markup", "NibLoading", "TestSupport", "UIKit", "ViewKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
  ]
#endif

/// Every target names each module that it imports, also those that others bring along: a build compiles a target anew
/// only for changes of what it names, and `@inlinable` code would stay as it was.
let package = Package(
  name: "plumb",
  products: [
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Findings", targets: ["Findings"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "LayoutDiagnostics", targets: ["LayoutDiagnostics"]),
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
    .library(name: "Markup", targets: ["Markup"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "SceneDiagnostics", targets: ["SceneDiagnostics"]),
    .library(name: "ConsoleLog", targets: ["ConsoleLog"]),
    .library(name: "LayoutLint", targets: ["LayoutLint"]),
    .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
    .library(name: "RasterRendering", targets: ["RasterRendering"]),
    .library(name: "SceneRendering", targets: ["SceneRendering"]),
    .library(name: "Answers", targets: ["Answers"]),
    .executable(name: "plumb", targets: ["plumb"]),
  ] + uiKitProducts,
  traits: [
    .trait(name: "Raster", description: "Drawings as PNG and PDF; needs the system's Cairo and Pango.")
  ],
  targets: [
    // Rounding calls the C library's mathematics, which is linked only where something imports it.
    .target(
      name: "Geometry", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Findings", swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "Geometry"], swiftSettings: strict),
    .target(
      name: "LayoutDiagnostics", dependencies: ["AutoLayout", "ConstraintSolver", "Findings", "Geometry"],
      swiftSettings: strict),
    .target(name: "TextMetrics", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Markup", dependencies: ["Findings"], swiftSettings: strict),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["AutoLayout", "ConstraintSolver", "Findings", "Geometry", "Markup", "TextMetrics"],
      swiftSettings: strict),
    .target(name: "TextOutput", swiftSettings: strict),
    .target(
      name: "SceneDiagnostics",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Findings", "Geometry", "InterfaceBuilder", "LayoutDiagnostics",
        "Markup", "TextMetrics",
      ],
      swiftSettings: strict),
    .target(
      name: "LayoutLint",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Findings", "Geometry", "InterfaceBuilder", "LayoutDiagnostics",
        "Markup", "SceneDiagnostics", "TextMetrics", "TextOutput",
      ],
      swiftSettings: strict),
    .target(
      name: "ConsoleLog",
      dependencies: ["AutoLayout", "ConstraintSolver", "Findings", "Geometry", "LayoutDiagnostics"],
      swiftSettings: strict),
    .target(
      name: "LayoutRendering",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Findings", "Geometry", "LayoutDiagnostics", "TextMetrics",
      ],
      swiftSettings: strict),
    // With the trait, SwiftPM remarks on `-pthread`, a flag of GLib's that Linux needs no more.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "RasterRendering",
      dependencies: [
        "Geometry", "LayoutRendering",
        .target(name: "CCairo", condition: .when(traits: ["Raster"])),
        .target(name: "CPango", condition: .when(traits: ["Raster"])),
      ],
      swiftSettings: strict),
    .target(
      name: "SceneRendering",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Findings", "Geometry", "InterfaceBuilder", "LayoutDiagnostics",
        "LayoutRendering", "Markup", "SceneDiagnostics", "TextMetrics",
      ],
      swiftSettings: strict),
    .target(
      name: "Answers",
      dependencies: [
        "AutoLayout", "ConsoleLog", "ConstraintSolver", "Findings", "Geometry", "InterfaceBuilder",
        "LayoutDiagnostics", "LayoutLint", "LayoutRendering", "Markup", "SceneDiagnostics", "SceneRendering",
        "TextMetrics", "TextOutput",
      ],
      swiftSettings: strict),
    .target(
      name: "PlumbCommands",
      dependencies: [
        "Answers", "AutoLayout", "ConsoleLog", "ConstraintSolver", "Findings", "Geometry", "InterfaceBuilder",
        "LayoutDiagnostics", "LayoutLint", "LayoutRendering", "Markup", "RasterRendering", "SceneDiagnostics",
        "SceneRendering", "TextMetrics", "TextOutput",
      ],
      swiftSettings: strict),
    .executableTarget(name: "plumb", dependencies: ["PlumbCommands"], swiftSettings: strict),
  ] + uiKitTargets + [
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "CorpusRecord",
      dependencies: [
        "AutoLayout", "Findings", "Geometry", "InterfaceBuilder", "LayoutLint", "Markup", "TestSupport",
        "TextMetrics",
      ],
      path: "Tests/CorpusRecord",
      swiftSettings: strict),
    .executableTarget(
      name: "score",
      dependencies: ["CorpusRecord", "InterfaceBuilder", "Markup", "TestSupport", "TextMetrics"],
      path: "Tests/Score", swiftSettings: strict),
    .testTarget(
      name: "CorpusRecordTests", dependencies: ["CorpusRecord", "InterfaceBuilder", "Markup", "TestSupport"],
      exclude: ["documents.tsv"],
      swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver", "Geometry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutDiagnosticsTests",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Findings", "Geometry", "LayoutDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConsoleLogTests",
      dependencies: [
        "AutoLayout", "ConsoleLog", "ConstraintSolver", "Findings", "Geometry", "LayoutDiagnostics",
        "TestSupport",
      ],
      exclude: ["Causes/labels.tsv"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneDiagnosticsTests",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Findings", "Geometry", "InterfaceBuilder", "LayoutDiagnostics",
        "Markup", "SceneDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "TextMetricsTests", dependencies: ["Geometry", "TextMetrics"], swiftSettings: strict),
    .testTarget(
      name: "MarkupTests", dependencies: ["Findings", "Markup", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "AutoLayout", "CorpusRecord", "Findings", "Geometry", "InterfaceBuilder", "Markup", "TestSupport",
        "TextMetrics",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutLintTests",
      dependencies: [
        "Findings", "InterfaceBuilder", "LayoutLint", "Markup", "SceneDiagnostics", "TestSupport",
        "TextOutput",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "RasterRenderingTests",
      dependencies: [
        "Geometry", "LayoutRendering", "RasterRendering", "TextMetrics",
        .target(name: "CCairo", condition: .when(traits: ["Raster"])),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AnswersTests",
      dependencies: ["Answers", "AutoLayout", "Geometry", "InterfaceBuilder", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PlumbCommandsTests",
      dependencies: [
        "Answers", "AutoLayout", "ConsoleLog", "Geometry", "InterfaceBuilder", "LayoutDiagnostics",
        "LayoutLint",
        "Markup", "PlumbCommands", "RasterRendering", "SceneDiagnostics", "TestSupport", "TextOutput",
      ],
      exclude: ["RulePages", "Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutRenderingTests",
      dependencies: [
        "AutoLayout", "Geometry", "LayoutDiagnostics", "LayoutRendering", "TestSupport", "TextMetrics",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneRenderingTests",
      dependencies: [
        "Geometry", "InterfaceBuilder", "LayoutRendering", "Markup", "SceneRendering", "TestSupport",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(name: "ProjectTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
