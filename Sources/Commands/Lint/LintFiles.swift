/// The documents that a run of `plumb lint` looks at.
struct LintFiles {
  /// In the order of the paths, inside folders by name; each file once.
  private(set) var files: [String]
  /// A message for each path where nothing is or can be read.
  let missing: [String]
  /// A message for each folder without documents.
  let empty: [String]
  /// What the documents were; nil where nobody asks.
  private(set) var history: LintHistory?
  /// Why nothing is left of what was named, as a sentence; nil where something is, or nothing was there to begin with.
  private(set) var emptiness: String?

  /// - Throws: A sentence that says why git does not tell what has changed.
  init(_ paths: [String], _ selection: LintSelection) throws(Failure) {
    if let revision = selection.changedSince {
      let changed = try ChangedDocuments(paths, since: revision)
      (files, missing, empty) = (changed.files, changed.missing, [])
      history = changed.history
      if files.isEmpty { emptiness = "Nothing to check: no document has changed since “\(revision)”." }
    } else {
      let search = DocumentSearch(paths)
      (files, missing, empty) = (search.files, search.missing, search.empty)
    }
    guard let shard = selection.shard, !files.isEmpty else { return }
    let count = files.count
    var stable = StablePaths()
    files = files.filter { shard.contains(stable.path(of: $0)) }
    guard files.isEmpty else { return }
    let documents = count == 1 ? "the one document is" : "none of the \(count) documents is"
    let reason = count == 1 ? "\(documents) in another part" : "\(documents) in this part"
    emptiness = "Nothing to check in shard \(shard.text): \(reason)."
  }
}
