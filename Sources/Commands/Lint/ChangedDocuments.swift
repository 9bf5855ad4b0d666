/// The documents that have changed since a revision, and what they were.
struct ChangedDocuments {
  /// As they are called from where somebody looks.
  private(set) var files: [String] = []
  /// A message for each path where nothing is.
  private(set) var missing: [String] = []
  let history: LintHistory

  /// - Parameters:
  ///   - paths: Files and folders that somebody named; none for the whole repository.
  ///   - revision: Changes count from where the checked-out branch left it.
  /// - Throws: A sentence that says why git does not tell.
  /// - Complexity: That of what has changed: unchanged documents are not looked at.
  init(_ paths: [String], since revision: String) throws(Failure) {
    let (repository, base) = try GitRepository.opened(around: Self.start(paths), since: revision)
    let places = RepositoryPlaces(repository.root)
    var hashes: [String: String] = [:]
    let changes = try repository.changes(since: base)
    let here = paths.isEmpty ? [places.working] : paths
    for path in here {
      let found = try places.found(path, among: changes)
      missing += found.missing
      for (file, change) in found.files where !files.contains(file) {
        files.append(file)
        hashes[file] = change.oldHash
      }
    }
    history = LintHistory(hashes, repository.objects)
  }

  /// From where git is asked: the working folder, unless the first path leads elsewhere.
  private static func start(_ paths: [String]) -> String? {
    guard let first = paths.first, let working = SystemFile.resolved("."),
      let resolved = SystemFile.resolved(first), resolved != working, !resolved.hasPrefix(working + "/")
    else { return nil }
    guard FileIdentity(path: resolved)?.isFolder != true else { return resolved }
    return resolved.lastIndex(of: "/").map { String(resolved[...$0]) }
  }
}
