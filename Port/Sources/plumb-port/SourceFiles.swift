import Foundation

/// The files of a module.
enum SourceFiles {
  struct File {
    let path: String
    /// Unlike that of any other file of the module.
    let outputName: String
  }

  /// All `.swift` files among paths and in folders, in order of their paths.
  static func find(_ paths: [String], excluding list: String?) throws -> [File] {
    let excluded = try list.map { try exclusions($0) } ?? []
    var found: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw PortFailure(message: "there is no '\(path)'.")
      }
      guard isFolder.boolValue else {
        found.append(path)
        continue
      }
      let inside = FileManager.default.enumerator(atPath: path)
      while let name = inside?.nextObject() as? String {
        if name.hasSuffix(".swift"), !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
          found.append(path + (path.hasSuffix("/") ? "" : "/") + name)
        }
      }
    }
    let kept = Set(found).filter { path in !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }
      .sorted()
    guard !kept.isEmpty else {
      throw PortFailure(message: "there are no Swift sources in \(paths.joined(separator: ", ")).")
    }
    var names: Set<String> = []
    return kept.map { path in
      // The compiler tells files by their names: the original ones stay free for what `#sourceLocation` says.
      let stem = String((path.split(separator: "/").last ?? path[...]).dropLast(6)) + "-adapted"
      var name = stem + ".swift"
      var number = 2
      while !names.insert(name).inserted {
        name = "\(stem)-\(number).swift"
        number += 1
      }
      return File(path: path, outputName: name)
    }
  }

  /// Paths in a list are below the folder that the list is in.
  private static func exclusions(_ list: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: list) else { return [] }
    let folder = list.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    return try read(list).split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map { (folder.isEmpty ? "" : folder + "/") + ($0.hasSuffix("/") ? String($0.dropLast()) : $0) }
  }

  static func read(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PortFailure(message: "'\(path)' cannot be read.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw PortFailure(message: "'\(path)' is not UTF-8 text.")
    }
    return text
  }

  /// Leaves a file alone that has the text already: what depends on it is then not built again.
  static func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw PortFailure(message: "'\(path)' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes what earlier builds have left in a folder that is a build's own.
  static func removeOthers(than names: [String], in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".swift") && !names.contains(name) {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }
}
