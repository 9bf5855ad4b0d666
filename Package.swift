// swift-tools-version: 6.2
// Long because all targets of a package stand in one manifest.
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
      targets: [
        "UIKit", "PlumbViewKit", "PlumbNibLoading", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers",
        "simd", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .library(name: "PlumbLayoutTesting", targets: ["PlumbLayoutTesting"]),
    // The package in AppKit/ makes a module of this: one here would have `canImport(AppKit)` hold for users of UIKit.
    .library(
      name: "PlumbDesktopKit",
      targets: ["PlumbDesktopKit", "UniformTypeIdentifiers", "_Testing_CoreGraphics"]),
    .plugin(name: "PlumbPort", targets: ["PlumbPort"]),
  ]
  let uiKitTargets: [Target] = [
    // Adapts an app's sources on their way to the compiler, by the program that Scripts/build-port builds.
    .plugin(name: "PlumbPort", capability: .buildTool()),
    .target(name: "CoreGraphics", swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    // The page of a live hierarchy, which Scripts/make-live-page writes, as bytes.
    .target(name: "CHierarchyPage", path: "Sources/CHierarchyPage", exclude: ["hierarchy.html"]),
    .target(
      name: "PlumbViewKit",
      dependencies: [
        "PlumbAppleFacts", "CHierarchyPage", "PlumbAutoLayout", "PlumbConstraintSolver", "CoreGraphics",
        "PlumbFindings",
        "PlumbGeometry", "PlumbLayoutDiagnostics", "PlumbLayoutRendering", "PlumbPageContent",
        "PlumbTextMetrics", "PlumbTextOutput", "PlumbPlatformRules", "UniformTypeIdentifiers",
      ],
      path: "Sources/ViewKit", swiftSettings: strict),
    .target(
      name: "PlumbNibLoading",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "CoreGraphics", "PlumbFindings",
        "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbMarkup", "PlumbTextMetrics", "PlumbViewKit",
      ],
      path: "Sources/NibLoading", swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "PlumbNibLoading", "PlumbViewKit"], swiftSettings: strict),
    .target(
      name: "PlumbDesktopKit",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "CoreGraphics", "PlumbFindings",
        "PlumbGeometry", "PlumbInterfaceBuilder", "PlumbMarkup", "PlumbNibLoading", "PlumbPlatformRules",
        "PlumbTextMetrics", "PlumbViewKit",
      ],
      path: "Sources/DesktopKit", swiftSettings: strict),
    .target(name: "simd", swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "PlumbViewKit"], swiftSettings: strict),
    // Calls Swift before a program of tests begins.
    .target(name: "CTestStart", path: "Sources/CTestStart"),
    .target(
      name: "PlumbLayoutTesting", dependencies: ["CTestStart", "CoreGraphics", "PlumbViewKit"],
      path: "Sources/LayoutTesting",
      swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    .testTarget(
      name: "ViewKitTests",
      dependencies: [
        "PlumbAutoLayout", "PlumbTextOutput", "TestSupport", "UIKit", "PlumbViewKit",
        "UniformTypeIdentifiers", "simd",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "DesktopKitTests",
      dependencies: [
        "CoreGraphics", "PlumbAppleFacts", "PlumbAutoLayout", "PlumbDesktopKit", "PlumbGeometry",
        "PlumbInterfaceBuilder", "PlumbNibLoading", "PlumbTextMetrics", "PlumbViewKit", "TestSupport",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NibLoadingTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbMarkup", "PlumbNibLoading", "TestSupport", "UIKit", "PlumbViewKit",
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
    .library(name: "PlumbSolver", targets: ["PlumbConstraintSolver"]),
    .library(name: "PlumbLayout", targets: ["PlumbAutoLayout", "PlumbGeometry"]),
    .library(name: "PlumbDocuments", targets: ["PlumbAnswers"]),
    .library(name: "PlumbStudioSession", targets: ["PlumbStudioSession"]),
    .executable(name: "plumb", targets: ["plumb"]),
  ] + uiKitProducts,
  traits: [
    .trait(name: "Raster", description: "Drawings as PNG and PDF; needs the system's Cairo and Pango."),
    .trait(name: "Server", description: "The studio's server, `plumb open`; needs the system's libevent."),
  ],
  targets: [
    // Rounding calls the C library's mathematics, which is linked only where something imports it.
    .target(
      name: "PlumbGeometry", path: "Sources/Geometry", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "PlumbAppleFacts", dependencies: ["PlumbGeometry"], path: "Sources/AppleFacts",
      swiftSettings: strict),
    .target(
      name: "PlumbPlatformRules", dependencies: ["PlumbAppleFacts", "PlumbGeometry"],
      path: "Sources/PlatformRules", swiftSettings: strict),
    .target(name: "PlumbFindings", path: "Sources/Findings", swiftSettings: strict),
    .target(name: "PlumbConstraintSolver", path: "Sources/ConstraintSolver", swiftSettings: strict),
    .target(
      name: "PlumbAutoLayout", dependencies: ["PlumbConstraintSolver", "PlumbGeometry"],
      path: "Sources/AutoLayout", swiftSettings: strict),
    .target(
      name: "PlumbLayoutDiagnostics",
      dependencies: ["PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry"],
      path: "Sources/LayoutDiagnostics", swiftSettings: strict),
    .target(
      name: "PlumbTextMetrics", dependencies: ["PlumbAppleFacts", "PlumbGeometry"],
      path: "Sources/TextMetrics",
      swiftSettings: strict),
    .target(
      name: "PlumbMarkup", dependencies: ["PlumbFindings"], path: "Sources/Markup", swiftSettings: strict),
    .target(
      name: "PlumbDocumentEditing", dependencies: ["PlumbAppleFacts", "PlumbFindings", "PlumbMarkup"],
      path: "Sources/DocumentEditing",
      swiftSettings: strict),
    .target(
      name: "PlumbInterfaceBuilder",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbMarkup",
        "PlumbTextMetrics", "PlumbPlatformRules",
      ],
      path: "Sources/InterfaceBuilder", swiftSettings: strict),
    .target(name: "PlumbTextOutput", path: "Sources/TextOutput", swiftSettings: strict),
    .target(
      name: "PlumbSceneDiagnostics",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbLayoutDiagnostics",
        "PlumbMarkup", "PlumbTextMetrics",
      ],
      path: "Sources/SceneDiagnostics", swiftSettings: strict),
    .target(
      name: "PlumbLayoutComparison",
      dependencies: [
        "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics", "PlumbMarkup", "PlumbSceneDiagnostics",
      ],
      path: "Sources/LayoutComparison", swiftSettings: strict),
    .target(
      name: "PlumbLayoutOperations",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbDocumentEditing",
        "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics", "PlumbMarkup", "PlumbSceneDiagnostics",
        "PlumbTextMetrics",
      ],
      path: "Sources/LayoutOperations", swiftSettings: strict),
    .target(
      name: "PlumbLayoutLint",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbDocumentEditing",
        "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics", "PlumbLayoutOperations", "PlumbMarkup",
        "PlumbSceneDiagnostics", "PlumbTextMetrics", "PlumbTextOutput",
      ],
      path: "Sources/LayoutLint", swiftSettings: strict),
    .target(
      name: "PlumbConsoleLog",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbLayoutDiagnostics",
      ],
      path: "Sources/ConsoleLog", swiftSettings: strict),
    .target(
      name: "PlumbLayoutRendering",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbLayoutDiagnostics", "PlumbTextMetrics",
      ],
      path: "Sources/LayoutRendering", swiftSettings: strict),
    // With the trait, SwiftPM remarks on `-pthread`, a flag of GLib's that Linux needs no more.
    .target(
      name: "PlumbPageContent",
      dependencies: ["PlumbGeometry", "PlumbLayoutRendering", "PlumbTextOutput"], path: "Sources/PageContent",
      swiftSettings: strict),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "PlumbRasterRendering",
      dependencies: [
        "PlumbGeometry", "PlumbLayoutRendering",
        .target(name: "CCairo", condition: .when(traits: ["Raster"])),
        .target(name: "CPango", condition: .when(traits: ["Raster"])),
      ],
      path: "Sources/RasterRendering", swiftSettings: strict),
    .target(
      name: "PlumbSceneRendering",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbLayoutDiagnostics",
        "PlumbLayoutRendering", "PlumbMarkup", "PlumbSceneDiagnostics", "PlumbTextMetrics",
      ],
      path: "Sources/SceneRendering", swiftSettings: strict),
    .target(
      name: "PlumbAnswers",
      dependencies: [
        "PlumbAppleFacts", "PlumbDocumentEditing", "PlumbLayoutComparison", "PlumbLayoutOperations",
        "PlumbAutoLayout", "PlumbConsoleLog",
        "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbLayoutDiagnostics", "PlumbLayoutLint", "PlumbLayoutRendering", "PlumbMarkup",
        "PlumbSceneDiagnostics", "PlumbSceneRendering",
        "PlumbTextMetrics", "PlumbTextOutput",
      ],
      path: "Sources/Answers", swiftSettings: strict),
    // The page of the studio as bytes, where Scripts/build-studio has made it.
    .target(name: "CStudioPage", path: "Sources/CStudioPage"),
    .systemLibrary(name: "CEvent", pkgConfig: "libevent", providers: [.apt(["libevent-dev"])]),
    .target(
      name: "PlumbStudio",
      dependencies: [
        "CStudioPage", "PlumbAnswers", "PlumbFindings", "PlumbMarkup", "PlumbTextOutput",
        .target(name: "CEvent", condition: .when(traits: ["Server"])),
      ],
      path: "Sources/Studio", swiftSettings: strict),
    .target(
      name: "PlumbLanguageServer",
      dependencies: [
        "PlumbAnswers", "PlumbFindings", "PlumbGeometry", "PlumbLayoutDiagnostics", "PlumbLayoutLint",
        "PlumbTextOutput",
      ],
      path: "Sources/LanguageServer", swiftSettings: strict),
    .target(
      name: "PlumbStudioSession",
      dependencies: [
        "PlumbAppleFacts", "PlumbAnswers", "PlumbAutoLayout", "PlumbConsoleLog", "PlumbConstraintSolver",
        "PlumbDocumentEditing",
        "PlumbFindings", "PlumbGeometry", "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics",
        "PlumbLayoutLint",
        "PlumbLayoutOperations", "PlumbLayoutRendering", "PlumbMarkup", "PlumbPageContent",
        "PlumbSceneDiagnostics", "PlumbSceneRendering", "PlumbTextMetrics", "PlumbTextOutput",
      ],
      path: "Sources/StudioSession", swiftSettings: strict),
    .target(
      name: "PlumbCommands",
      dependencies: [
        "PlumbAppleFacts", "PlumbDocumentEditing", "PlumbLayoutComparison", "PlumbLayoutOperations",
        "PlumbAnswers", "PlumbAutoLayout", "PlumbConsoleLog",
        "PlumbConstraintSolver", "PlumbFindings",
        "PlumbGeometry", "PlumbInterfaceBuilder",
        "PlumbLanguageServer", "PlumbLayoutDiagnostics", "PlumbLayoutLint", "PlumbLayoutRendering",
        "PlumbMarkup",
        "PlumbRasterRendering", "PlumbSceneDiagnostics",
        "PlumbSceneRendering", "PlumbStudio", "PlumbTextMetrics", "PlumbTextOutput",
      ],
      path: "Sources/Commands", swiftSettings: strict),
    .executableTarget(name: "plumb", dependencies: ["PlumbCommands"], swiftSettings: strict),
    // Scripts/build-studio compiles it by itself; here it is for its tests.
    .executableTarget(name: "pack-studio", path: "Studio/Packer", swiftSettings: strict),
  ] + uiKitTargets + [
    // What WebAssembly/ compares with its module; here, so that the release program's build serves both.
    .target(
      name: "PlumbExchange", dependencies: ["PlumbAnswers", "PlumbFindings", "PlumbStudioSession"],
      path: "WebAssembly/Exchange", swiftSettings: strict),
    .target(
      name: "PlumbArithmetic", dependencies: ["PlumbConstraintSolver", "PlumbGeometry"],
      path: "WebAssembly/Arithmetic", swiftSettings: strict),
    .executableTarget(
      name: "native-twin", dependencies: ["PlumbArithmetic", "PlumbExchange"], path: "WebAssembly/NativeTwin",
      swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "CorpusRecord",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbFindings", "PlumbGeometry", "PlumbInterfaceBuilder",
        "PlumbLayoutLint",
        "PlumbMarkup", "TestSupport",
        "PlumbTextMetrics",
      ],
      path: "Tests/CorpusRecord",
      swiftSettings: strict),
    .executableTarget(
      name: "figures",
      dependencies: [
        "CorpusRecord", "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConsoleLog", "PlumbConstraintSolver",
        "PlumbGeometry", "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics", "PlumbMarkup", "PlumbTextMetrics",
        "TestSupport",
      ],
      path: "Tests/Figures", swiftSettings: strict),
    .executableTarget(
      name: "score",
      dependencies: [
        "CorpusRecord", "PlumbInterfaceBuilder", "PlumbMarkup", "TestSupport", "PlumbTextMetrics",
      ],
      path: "Tests/Score", swiftSettings: strict),
    .executableTarget(
      name: "operation-score",
      dependencies: [
        "PlumbAppleFacts", "CorpusRecord", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbDocumentEditing",
        "PlumbGeometry",
        "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics", "PlumbLayoutOperations", "PlumbMarkup",
        "PlumbSceneDiagnostics", "PlumbTextMetrics", "TestSupport",
      ],
      path: "Tests/OperationScore", swiftSettings: strict),
    .testTarget(
      name: "CorpusRecordTests",
      dependencies: [
        "PlumbAppleFacts", "CorpusRecord", "PlumbInterfaceBuilder", "PlumbMarkup", "TestSupport",
      ],
      exclude: ["documents.tsv"],
      swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["PlumbGeometry"], swiftSettings: strict),
    .testTarget(
      name: "AppleFactsTests", dependencies: ["PlumbAppleFacts", "PlumbGeometry"], swiftSettings: strict),
    .testTarget(
      name: "PlatformRulesTests", dependencies: ["PlumbAppleFacts", "PlumbPlatformRules"],
      swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["PlumbConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: ["PlumbAutoLayout", "PlumbConstraintSolver", "PlumbGeometry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutDiagnosticsTests",
      dependencies: [
        "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbLayoutDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConsoleLogTests",
      dependencies: [
        "PlumbAutoLayout", "PlumbConsoleLog", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbLayoutDiagnostics",
        "TestSupport",
      ],
      exclude: ["Causes/labels.tsv"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneDiagnosticsTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbLayoutDiagnostics",
        "PlumbMarkup", "PlumbSceneDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TextMetricsTests", dependencies: ["PlumbAppleFacts", "PlumbGeometry", "PlumbTextMetrics"],
      swiftSettings: strict),
    .testTarget(
      name: "MarkupTests", dependencies: ["PlumbFindings", "PlumbMarkup", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentEditingTests",
      dependencies: ["PlumbDocumentEditing", "PlumbMarkup", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "CorpusRecord", "PlumbFindings", "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbMarkup", "TestSupport",
        "PlumbTextMetrics",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutOperationsTests",
      dependencies: [
        "PlumbAutoLayout", "PlumbConstraintSolver", "PlumbDocumentEditing", "PlumbGeometry",
        "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics", "PlumbLayoutOperations", "PlumbMarkup",
        "PlumbSceneDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutLintTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbDocumentEditing", "PlumbFindings", "PlumbGeometry", "PlumbInterfaceBuilder",
        "PlumbLayoutLint",
        "PlumbMarkup", "PlumbSceneDiagnostics", "PlumbTextOutput", "TestSupport",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "RasterRenderingTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbGeometry", "PlumbLayoutRendering", "PlumbRasterRendering",
        "PlumbTextMetrics",
        .target(name: "CCairo", condition: .when(traits: ["Raster"])),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StudioSessionTests",
      dependencies: [
        "PlumbAnswers", "PlumbFindings", "PlumbGeometry", "PlumbInterfaceBuilder", "PlumbLayoutDiagnostics",
        "PlumbLayoutLint", "PlumbLayoutOperations", "PlumbMarkup", "PlumbStudioSession", "PlumbTextOutput",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AnswersTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbAnswers", "PlumbAutoLayout", "PlumbGeometry", "PlumbInterfaceBuilder",
        "PlumbTextMetrics",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["PlumbFindings", "PlumbLanguageServer", "PlumbTextOutput", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbAnswers", "PlumbAutoLayout", "PlumbConsoleLog", "PlumbGeometry",
        "PlumbInterfaceBuilder",
        "PlumbLayoutDiagnostics",
        "PlumbLayoutLint",
        "PlumbMarkup", "PlumbCommands", "PlumbRasterRendering", "PlumbSceneDiagnostics", "PlumbStudio",
        "TestSupport",
        "PlumbTextOutput",
      ],
      exclude: ["RulePages", "Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "pack-studio", "PlumbCommands", "PlumbMarkup", "PlumbStudio", "PlumbTextOutput", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutRenderingTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbAutoLayout", "PlumbGeometry", "PlumbLayoutDiagnostics",
        "PlumbLayoutRendering", "TestSupport",
        "PlumbTextMetrics",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneRenderingTests",
      dependencies: [
        "PlumbAppleFacts", "PlumbGeometry", "PlumbInterfaceBuilder", "PlumbLayoutRendering", "PlumbMarkup",
        "PlumbSceneRendering", "TestSupport",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(name: "ProjectTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
