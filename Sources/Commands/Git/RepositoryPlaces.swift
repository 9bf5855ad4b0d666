/// What of a repository's documents lies where somebody looks, by the names that it has from there.
struct RepositoryPlaces {
  /// With a slash behind it.
  private let root: String

  init(_ root: String) { self.root = root.hasSuffix("/") ? root : root + "/" }

  /// The way from the working folder to the root, such as `../..`, or nothing from there; the root itself from elsewhere.
  var working: String {
    guard let folder = SystemFile.resolved("."), (folder + "/").hasPrefix(root) else { return root }
    let depth = (folder + "/").dropFirst(root.count).split(separator: "/").count
    return [String](repeating: "..", count: depth).joined(separator: "/")
  }

  /// The documents among changes that a path names, or that are in the folder which it names, as they are called from there; what is hidden there
  /// is passed over.
  ///
  /// - Parameter isPast: Whether what is gone counts, too, by the path that it had.
  /// - Throws: That a path is in another repository, or in none.
  func found(
    _ path: String, among changes: [GitChange], isPast: Bool = false
  ) throws(Failure) -> (files: [(String, GitChange)], missing: [String]) {
    guard let resolved = SystemFile.resolved(path.isEmpty ? "." : path) ?? (isPast ? past(path) : nil) else {
      return ([], DocumentSearch([path]).missing)
    }
    guard (resolved + "/").hasPrefix(root) else {
      throw Failure("\(path): This is not in the repository of “\(root.dropLast())”.")
    }
    let inside = String((resolved + "/").dropFirst(root.count))
    var files: [(String, GitChange)] = []
    for change in changes {
      guard let place = change.path ?? (isPast ? change.oldPath : nil) else { continue }
      if place + "/" == inside {
        files.append((path, change))
      } else if place.hasPrefix(inside) {
        let rest = String(place.dropFirst(inside.count))
        guard !rest.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
        files.append((path.isEmpty || path.hasSuffix("/") ? path + rest : path + "/" + rest, change))
      }
    }
    let isNowhere = files.isEmpty && isPast && !path.isEmpty && FileIdentity(path: path) == nil
    return (files, isNowhere ? DocumentSearch([path]).missing : [])
  }

  /// Where a file was that is gone; nil where its folder is gone, too.
  private func past(_ path: String) -> String? {
    guard DocumentSearch.isDocument(path) else { return nil }
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return SystemFile.resolved(end == path.startIndex ? "." : String(path[..<end])).map {
      $0 + "/" + String(path[end...])
    }
  }
}
