import Testing

/// What clients see of the libraries.
@Suite struct LibraryTests {
  /// Modules that clients import, with what their declarations are made of; others have nothing that is public, but where a
  /// protocol asks for it.
  private static let modules: [String: ClosedRange<Int>] = [
    "Answers": 1...100, "AppleFacts": 1...30, "AutoLayout": 1...300, "ConstraintSolver": 1...160,
    "Findings": 1...70,
    "Geometry": 1...70,
    "InterfaceBuilder": 1...60, "Markup": 0...30, "StudioSession": 1...12, "TextMetrics": 1...15,
  ]

  /// The surfaces of UIKit and AppKit are Apple's, and have pages of their own.
  private static let uiKit: Set<String> = [
    "CoreGraphics", "DesktopKit", "NibLoading", "UIKit", "UniformTypeIdentifiers", "ViewKit", "simd",
  ]

  /// A declaration that crosses a module inside the house is `package`: each public one is a promise.
  @Test func littleIsPublic() throws {
    var counts: [String: Int] = [:]
    for (path, folder) in try Repository.sources() where !Self.uiKit.contains(folder) {
      counts[folder, default: 0] += try Self.publicDeclarations(in: Repository.text(path))
    }
    for (folder, count) in counts.sorted(by: { $0.key < $1.key }) {
      #expect((Self.modules[folder] ?? 0...2).contains(count), "\(folder) has \(count) public declarations")
    }
    #expect(counts.values.reduce(0, +) < 700)
  }

  @Test func publicDeclarationsAreCounted() {
    let text = """
      public struct A {  // public
        public var b: Int { "public let c" }
        @inlinable public static func d() {}
        package private(set) var e = 0
        public internal(set) var f = 0
      }
      """
    #expect(Self.publicDeclarations(in: text) == 4)
  }

  private static func publicDeclarations(in text: String) -> Int {
    SwiftText(text).code.matches(of: #/\b(public|open)\s+(\w+\(set\)\s+)?[a-z]/#).count
  }

  /// Who copies the line gets the version that is there.
  @Test func documentsNameTheVersion() throws {
    let source = try Repository.text("Sources/Answers/PlumbVersion.swift")
    let version = try #require(source.firstMatch(of: #/static let text = "(\d+\.\d+\.\d+)"/#)).output.1
    let changes = try Repository.text("CHANGELOG.md")
    #expect(changes.split(separator: "\n").first { $0.hasPrefix("## ") } == "## " + version)
    for page in ["README.md", "Documentation/UIKIT.md"] {
      let named = try Repository.text(page).matches(of: #/plumb\.git", from: "(.*?)"/#).map { $0.output.1 }
      #expect(named == [version], "\(page)")
    }
  }
}
