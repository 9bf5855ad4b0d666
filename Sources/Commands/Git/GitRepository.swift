import PlumbAnswers
import PlumbTextOutput

/// A working tree that git watches over.
struct GitRepository: Sendable {
  /// Its topmost folder: an absolute path, all links followed.
  let root: String

  /// From where git is asked; nil for the working folder, where hooks of git's may have set relative paths.
  private var folder: String? { SystemFile.resolved(".") == root ? nil : root }

  /// Documents, wherever they are.
  private static let documents = ["--", ":(top,icase)*.storyboard", ":(top,icase)*.xib"]

  /// Finds the repository around a path, and what a revision and the checked-out one come from.
  ///
  /// - Returns: The repository, and the hash of the last common ancestor.
  /// - Throws: A sentence that says what there is not: git, a repository, the revision, or an ancestor.
  static func opened(
    around path: String?, since revision: String
  ) throws(Failure) -> (repository: GitRepository, base: String) {
    // One question for all, as each takes as long as git takes to start.
    let isName = !revision.isEmpty && !revision.hasPrefix("-") && !revision.contains("..")
    let outcome = try Git.ask(
      ["rev-parse", "--show-toplevel"] + (isName ? [revision + "...HEAD"] : []), in: path)
    guard let root = outcome.lines.first, root.hasPrefix("/") else {
      throw Failure(isAbsent(outcome) ? "\(path ?? "."): This is in no git repository." : outcome.reason)
    }
    let repository = GitRepository(root: SystemFile.resolved(root) ?? root)
    guard isName, outcome.code == 0 else { throw try repository.unknown(revision) }
    guard let base = outcome.lines.dropFirst().first(where: { $0.hasPrefix("^") }) else {
      throw Failure(
        "“\(revision)” and what is checked out have no common ancestor." + (try repository.shallowness()))
    }
    return (repository, String(base.dropFirst()))
  }

  /// The repository around a path.
  ///
  /// - Parameter path: A folder; nil for the working folder.
  /// - Throws: A sentence that says that there is no git, or no repository.
  init(around path: String?) throws(Failure) {
    let outcome = try Git.ask(["rev-parse", "--show-toplevel"], in: path)
    guard let root = outcome.lines.first, root.hasPrefix("/") else {
      throw Failure(
        Self.isAbsent(outcome) ? "\(path ?? "."): This is in no git repository." : outcome.reason)
    }
    self.init(root: SystemFile.resolved(root) ?? root)
  }

  private init(root: String) { self.root = root }

  private static func isAbsent(_ outcome: Git.Outcome) -> Bool {
    outcome.messages.contains("not a git repository")
  }

  // MARK: Changes

  /// The documents that differ between a revision and another, or what is in the working tree, also where git has not been
  /// told of them; in the order of their paths.
  ///
  /// - Parameters:
  ///   - old: A hash, or a name that is known to be one of a revision.
  ///   - new: The same; nil for the working tree.
  /// - Throws: A sentence that says why git does not tell.
  func changes(since old: String, to new: String? = nil) throws(Failure) -> [GitChange] {
    var question = ["diff", "--raw", "-z", "--no-abbrev", "-M", "--no-color", "--no-ext-diff"]
    question += ["--ignore-submodules=all", old]
    if let new { question.append(new) }
    let changed = try answer(question + Self.documents)
    guard new == nil else { return GitChange.sorted(GitChange.all(inRaw: changed.output)) }
    let added = try answer(["ls-files", "--others", "--exclude-standard", "-z"] + Self.documents)
    return GitChange.sorted(
      GitChange.all(inRaw: changed.output)
        + added.parts(separatedBy: 0).map { GitChange(new: String(decoding: $0, as: UTF8.self)) })
  }

  /// The hash of a revision's commit.
  ///
  /// - Throws: That there is none, with names that are near.
  func commit(_ revision: String) throws(Failure) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else { throw try unknown(revision) }
    let outcome = try Git.ask(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: folder)
    guard outcome.code == 0, let hash = outcome.lines.first else { throw try unknown(revision) }
    return hash
  }

  /// The hash of what two commits both come from.
  ///
  /// - Throws: That there is nothing like that.
  func ancestor(_ one: String, _ other: String) throws(Failure) -> String {
    let outcome = try Git.ask(["merge-base", one, other], in: folder)
    if outcome.code == 0, let hash = outcome.lines.first { return hash }
    throw Failure("These revisions have no common ancestor." + (try shallowness()))
  }

  /// Where what git keeps is asked for.
  var objects: GitObjects { GitObjects(folder) }

  private func answer(_ question: [String]) throws(Failure) -> Git.Outcome {
    let outcome = try Git.ask(question, in: folder)
    guard outcome.code == 0 else { throw Failure(outcome.reason) }
    return outcome
  }

  // MARK: What is not there

  private func unknown(_ revision: String) throws(Failure) -> Failure {
    let names = try Git.ask(["for-each-ref", "--format=%(refname:short)"], in: folder).lines
    guard try Git.ask(["rev-parse", "--verify", "--quiet", "HEAD"], in: folder).code == 0 else {
      return Failure("This repository has no commit yet, and so no revision to compare with.")
    }
    let near = Suggestion.sentence(for: revision, among: names)
    return Failure(
      "There is no revision “\(revision)” in this repository." + near
        + (near.isEmpty ? try shallowness() : ""))
  }

  /// What helps where a part of the history was never fetched, as clones on build servers are made.
  private func shallowness() throws(Failure) -> String {
    let outcome = try Git.ask(["rev-parse", "--is-shallow-repository"], in: folder)
    return outcome.lines.first == "true"
      ? " This clone has only a part of the history: “git fetch --unshallow” brings the rest." : ""
  }
}
