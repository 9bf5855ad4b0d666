import PlumbAnswers

/// The documents that `plumb diff` compares, by what somebody named.
enum DiffPairs {
  /// Two files or two folders are compared with each other; all else is asked of git: a revision or two, and paths.
  ///
  /// - Throws: A sentence that says what is not there.
  static func all(_ arguments: [String]) throws(Failure) -> [DiffPair] {
    if let external = ExternalDiff(arguments) { return [external.pair] }
    if arguments.count == 2 {
      let kinds = arguments.map { FileIdentity(path: $0) }
      if arguments.contains(InputFile.standardInput) || kinds.allSatisfy({ $0.map { !$0.isFolder } ?? false })
      {
        return [files(arguments[0], arguments[1])]
      }
      if kinds.allSatisfy({ $0?.isFolder ?? false }) { return try folders(arguments[0], arguments[1]) }
    }
    return try git(arguments)
  }

  private static func files(_ old: String, _ new: String) -> DiffPair {
    func source(_ path: String) -> DiffPair.Source? { path == "/dev/null" ? nil : .file(path) }
    return DiffPair(path: new == "/dev/null" ? old : new, oldPath: old, old: source(old), new: source(new))
  }

  /// Documents of two folders that have the same paths in them.
  private static func folders(_ old: String, _ new: String) throws(Failure) -> [DiffPair] {
    let searches = [DocumentSearch([old]), DocumentSearch([new])]
    if let message = searches.flatMap(\.missing).first { throw Failure(message) }
    let found = zip(searches, [old, new]).map { search, folder in
      Set(search.files.map { String($0.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1)) })
    }
    func path(_ folder: String, _ name: String) -> String {
      folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
    return found[0].union(found[1]).sorted().map { name in
      DiffPair(
        path: path(found[1].contains(name) ? new : old, name), oldPath: path(old, name),
        old: found[0].contains(name) ? .file(path(old, name)) : nil,
        new: found[1].contains(name) ? .file(path(new, name)) : nil)
    }
  }

  // MARK: git

  private static func git(_ arguments: [String]) throws(Failure) -> [DiffPair] {
    var paths = arguments[...]
    var revisions = ["HEAD"]
    var isSinceAncestor = false
    // What is a path is one, as the other things can be said otherwise: “HEAD” by “@”, a branch by “refs/heads/…”.
    if let first = paths.first, FileIdentity(path: first) == nil, first != InputFile.standardInput,
      !DocumentSearch.isDocument(first)
    {
      (revisions, isSinceAncestor) = range(first)
      paths.removeFirst()
    }
    let repository = try GitRepository(around: nil)
    var commits: [String] = []
    for revision in revisions { commits.append(try repository.commit(revision)) }
    if isSinceAncestor { commits[0] = try repository.ancestor(commits[0], commits[1]) }
    let changes = try repository.changes(since: commits[0], to: commits.count > 1 ? commits[1] : nil)
    let places = RepositoryPlaces(repository.root)
    let objects = repository.objects
    var pairs: [DiffPair] = []
    for path in paths.isEmpty ? [places.working] : Array(paths) {
      let found = try places.found(path, among: changes, isPast: true)
      if let message = found.missing.first { throw Failure(message) }
      for (name, change) in found.files where !pairs.contains(where: { $0.path == name }) {
        let old = change.oldHash.map { DiffPair.Source.object($0, objects) }
        let now = change.path.map { DiffPair.Source.file(repository.root + "/" + $0) }
        pairs.append(
          DiffPair(
            path: name, oldPath: change.path == nil || change.oldPath == change.path ? nil : change.oldPath,
            old: old, new: change.newHash.map { .object($0, objects) } ?? now))
      }
    }
    return pairs
  }

  /// `A`, `A..B`, or `A...B`, which counts from where both come from.
  private static func range(_ text: String) -> (revisions: [String], isSinceAncestor: Bool) {
    for (dots, isSinceAncestor) in [("...", true), ("..", false)] {
      let parts = text.split(separator: dots, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      return (parts.map { $0.isEmpty ? "HEAD" : String($0) }, isSinceAncestor)
    }
    return ([text], false)
  }
}
