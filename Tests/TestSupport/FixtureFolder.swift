import Foundation

/// The folders of documents that the checkout brings along.
package enum FixtureFolder: String, Sendable {
  /// Documents that show one peculiarity of the format each, with the frames that they must give.
  case fixtures = "Fixtures"
  /// Documents that show people what Plumb does.
  case examples = "Examples"

  /// The folder that holds Package.swift.
  package static let checkout: URL = {
    // Sources are at Tests/TestSupport in the checkout.
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The names of the folder's documents, sorted; none where the folder cannot be read.
  package var names: [String] {
    let folder = Self.checkout.appendingPathComponent(rawValue)
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }

  package func path(of document: String) -> String {
    Self.checkout.appendingPathComponent(rawValue).appendingPathComponent(document).path
  }

  package func bytes(of document: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: document))))
  }

  /// The bytes of a file anywhere.
  package static func read(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
