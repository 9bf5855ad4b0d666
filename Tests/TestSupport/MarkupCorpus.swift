import Foundation

/// Documents that Xcode saved, where a folder of them lies beside the checkout; they belong to others, so the
/// checkout itself has none.
public enum MarkupCorpus {
  /// Whether there is such a folder.
  public static var isPresent: Bool { !paths.isEmpty }

  /// The paths of all documents, sorted.
  public static let paths: [String] = {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let names = files.compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  /// The bytes of the document with a path.
  public static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  private static let folder: URL = {
    // Sources are at Tests/TestSupport in the checkout.
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    return checkout.deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")
  }()
}
