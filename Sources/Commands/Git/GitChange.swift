/// A document that differs between two states of a repository.
struct GitChange: Equatable, Sendable {
  /// The path now, from the repository's root; nil where the document is gone.
  let path: String?
  /// The path before; nil where there was none.
  let oldPath: String?
  /// The hash of what was there before; nil where nothing was.
  let oldHash: String?
  /// The hash of what is there now; nil where nothing is, and where the working tree has it.
  let newHash: String?

  init(new path: String) {
    self.path = path
    (oldPath, oldHash, newHash) = (nil, nil, nil)
  }

  private init(path: String?, oldPath: String?, oldHash: String?, newHash: String?) {
    self.path = path
    self.oldPath = oldPath
    self.oldHash = oldHash
    self.newHash = newHash
  }

  /// Reads what `git diff --raw -z` writes: `:MODE MODE HASH HASH STATUS`, a path, and a second where a file was renamed.
  static func all(inRaw bytes: [UInt8]) -> [GitChange] {
    var fields = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    var changes: [GitChange] = []
    while let entry = fields.popFirst() {
      let parts = entry.dropFirst().split(separator: " ").map { String($0) }
      guard entry.hasPrefix(":"), parts.count == 5, let status = parts[4].first, let first = fields.popFirst()
      else { continue }
      let isMoved = status == "R" || status == "C"
      guard let last = isMoved ? fields.popFirst() : first else { continue }
      // What is in conflict stands there once more as changed; links and other repositories are no documents.
      guard status != "U", [parts[0], parts[1]].allSatisfy({ $0.hasPrefix("100") || $0 == "000000" }) else {
        continue
      }
      changes.append(
        GitChange(
          path: status == "D" ? nil : last, oldPath: status == "A" ? nil : first, oldHash: hash(parts[2]),
          newHash: hash(parts[3])))
    }
    return changes
  }

  /// By the paths of now, or of before.
  static func sorted(_ changes: [GitChange]) -> [GitChange] {
    changes.sorted { ($0.path ?? $0.oldPath ?? "") < ($1.path ?? $1.oldPath ?? "") }
  }

  /// Zeros stand for what is not there, or not written down.
  private static func hash(_ text: String) -> String? { text.allSatisfy { $0 == "0" } ? nil : text }
}
