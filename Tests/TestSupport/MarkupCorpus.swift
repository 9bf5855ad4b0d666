import Foundation

/// Documents that Xcode saved, where a collection of them lies beside the checkout; they belong to others, so the
/// checkout itself has none.
///
/// A path is a project's name, a slash, and a name.
package enum MarkupCorpus {
  /// Whether there is such a collection.
  package static var isPresent: Bool { !allPaths.isEmpty }

  /// The documents that tests look at: those of `sample`; all of them with `PLUMB_CORPUS=all` in the environment.
  package static let paths = ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all" ? allPaths : sample

  /// The paths of all documents, sorted.
  package static let allPaths: [String] = {
    let folder = collection.appendingPathComponent("documents")
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let names = files.compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  /// Up to two documents of each project and platform, chosen by a fixed seed, sorted.
  package static let sample: [String] = {
    let groups = Dictionary(grouping: allPaths) { project(of: $0) + (isOfDesktop($0) ? " macOS" : "") }
    return groups.values.flatMap { $0.sorted { order($0) < order($1) }.prefix(2) }.sorted()
  }()

  package static func project(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  /// The bytes of the document with a path.
  package static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(of: path)))
  }

  package static func url(of path: String) -> URL {
    collection.appendingPathComponent("documents").appendingPathComponent(path)
  }

  /// The collection's own folder.
  package static let collection = FixtureFolder.checkout.deletingLastPathComponent().appendingPathComponent(
    "shared/corpus")

  private static func isOfDesktop(_ path: String) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: url(of: path)), let head = try? file.read(upToCount: 400)
    else { return false }
    return head.firstRange(of: Data("InterfaceBuilder3.Cocoa.".utf8)) != nil
  }

  /// A place in an order that has nothing to do with names.
  private static func order(_ path: String) -> UInt64 {
    var generator = SeededGenerator(seed: path.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    return generator.next()
  }
}
