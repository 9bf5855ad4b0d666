import PlumbTextOutput

/// Documents whose names are near to a path where nothing is.
enum NearbyFiles {
  /// “ Did you mean …?”, or nothing where nothing near is there.
  static func suggestion(for path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let found = nearest(to: parts[...], in: path.hasPrefix("/") ? "/" : "")
    return Suggestion.sentence(found.prefix(3).map { "“\($0)”" })
  }

  /// Follows the parts of a path, through the nearest names where a part is not there.
  private static func nearest(to parts: ArraySlice<String>, in folder: String) -> [String] {
    guard let part = parts.first else { return [] }
    let isLast = parts.count == 1
    let names = (Folder.names(in: folder) ?? []).filter { isLast ? isDocument($0) : isFolder(folder + $0) }
    if isLast { return near(part, names).map { folder + $0 } }
    let isThere = part == ".." || part == "." || names.contains(part)
    return (isThere ? [part] : near(part, names)).flatMap {
      nearest(to: parts.dropFirst(), in: folder + $0 + "/")
    }
  }

  /// Names near to one, or else near to it without its extension.
  private static func near(_ name: String, _ names: [String]) -> [String] {
    let near = Suggestion.nearest(to: name, among: names)
    return near.isEmpty ? Suggestion.nearest(to: stem(name), among: names) { [stem($0)] } : near
  }

  private static func stem(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
