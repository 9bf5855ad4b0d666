import Foundation

/// The collection of real documents that may lie beside the checkout; measuring tests are skipped without it.
enum Corpus {
  static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/corpus")

  static var isPresent: Bool {
    FileManager.default.fileExists(atPath: directory.appending(path: "textwidths.tsv").path)
  }

  /// All documents, sorted by path.
  static func documents() throws -> [URL] {
    let root = directory.appending(path: "documents")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { root.appending(path: $0) }
  }

  /// Pixels per point of a document's device.
  static func scale(device: String, platform: String) -> Double {
    let threefold = ["retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_5", "retina6_7"]
    return platform == "mac" ? 1 : threefold.contains(device) ? 3 : 2
  }
}
