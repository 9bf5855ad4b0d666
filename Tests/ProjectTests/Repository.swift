import Foundation

/// The files of this working copy.
enum Repository {
  /// The folder that holds Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file that is not the work of a build or of git, as a path from the root.
  static func paths() throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: root.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: root.path])
    }
    var paths: [String] = []
    while let path = walk.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      // In a linked working copy, .git is a file that names a folder of the machine.
      if name == ".git" || name.hasPrefix(".build") || name == "node_modules" {
        walk.skipDescendants()
      } else if walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appending(path: path)))
  }

  static func text(_ path: String) throws -> String {
    try String(decoding: bytes(path), as: UTF8.self)
  }

  /// The Swift files below Sources/ with the folder there that holds each.
  static func sources() throws -> [(path: String, folder: String)] {
    try paths().compactMap { path in
      let parts = path.split(separator: "/")
      guard parts.count > 2, parts[0] == "Sources", path.hasSuffix(".swift") else { return nil }
      return (path, String(parts[1]))
    }
  }
}
