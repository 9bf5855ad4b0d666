import Foundation

/// The documents that paths stand for: files as they are named, and in folders every `.storyboard` and `.xib`.
struct DocumentSearch {
  /// In the order of the paths, inside folders by name; each file once.
  private(set) var files: [String] = []
  /// A message for each path where nothing is.
  private(set) var missing: [String] = []
  private var seen: Set<String> = []

  init(_ paths: [String]) {
    for path in paths {
      switch Kind(path, followingLinks: true) {
      case .folder: search(path)
      case .file: add(path)
      case .none:
        missing.append("\(path): There is no such file or folder." + NearbyFiles.suggestion(for: path))
      }
    }
  }

  private enum Kind {
    case file, folder

    init?(_ path: String, followingLinks: Bool) {
      var status = stat()
      guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }
  }

  private mutating func add(_ path: String) {
    if seen.insert(Self.plain(path)).inserted { files.append(path) }
  }

  /// The path without what makes no difference: repeated slashes and parts that stay where they are.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Goes through a folder and what is in it. Links to folders are not followed, so that none is visited twice or for
  /// ever; what is hidden is passed over.
  private mutating func search(_ folder: String) {
    // The last is looked at first.
    var pending = [(path: folder, isFolder: true)]
    while let next = pending.popLast() {
      guard next.isFolder else {
        add(next.path)
        continue
      }
      let prefix = next.path.hasSuffix("/") ? next.path : next.path + "/"
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: next.path) } catch {
        missing.append("\(next.path): This folder can not be read.")
        continue
      }
      for name in names.sorted(by: >) where !name.hasPrefix(".") {
        switch Kind(prefix + name, followingLinks: false) {
        case .folder: pending.append((prefix + name, true))
        case .file where Self.isDocument(name): pending.append((prefix + name, false))
        default: break
        }
      }
    }
  }

  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }
}
