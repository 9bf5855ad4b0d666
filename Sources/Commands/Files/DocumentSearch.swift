/// The documents that paths stand for: files as they are named, standard input as `-`, and in folders every `.storyboard`
/// and `.xib`.
struct DocumentSearch {
  /// In the order of the paths, inside folders by name; each file once.
  private(set) var files: [String] = []
  /// A message for each path where nothing is or can be read.
  private(set) var missing: [String] = []
  /// A message for each folder without documents.
  private(set) var empty: [String] = []
  private var seen: Set<String> = []

  init(_ paths: [String]) {
    for path in paths {
      if path == InputFile.standardInput {
        if seen.insert(path).inserted { files.append(path) }
        continue
      }
      switch Kind(path, followingLinks: true) {
      case .folder:
        let before = files.count
        let unreadable = missing.count
        search(path)
        if files.count == before, missing.count == unreadable {
          empty.append("\(path): There is no .storyboard or .xib file in this folder.")
        }
      // Whatever somebody names is read, a pipe too.
      case .file, .other: add(path)
      case .none:
        let isLink = Kind(path, followingLinks: false) != nil
        missing.append(
          isLink
            ? "\(path): This link leads nowhere."
            : "\(path): There is no such file or folder." + NearbyFiles.suggestion(for: path))
      }
    }
  }

  private enum Kind {
    case file, folder
    /// A pipe, a device or a socket.
    case other

    init?(_ path: String, followingLinks: Bool) {
      var status = stat()
      guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: self = .folder
      case S_IFREG, S_IFLNK: self = .file
      default: self = .other
      }
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
      guard let names = Folder.names(in: next.path) else {
        missing.append("\(next.path): This folder cannot be read.")
        continue
      }
      for name in names.reversed() where !name.hasPrefix(".") {
        let path = prefix + name
        switch Kind(path, followingLinks: false) {
        case .folder: pending.append((path, true))
        // A link that leads nowhere is a document that cannot be read; one to a folder is none.
        case .file where Self.isDocument(name) && Kind(path, followingLinks: true) ?? .file == .file:
          pending.append((path, false))
        case .none where Self.isDocument(name): missing.append("\(path): The name of this file is no UTF-8.")
        default: break
        }
      }
    }
  }

  static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }
}
