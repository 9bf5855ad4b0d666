/// A document in two states, either of which may be missing.
struct DiffPair: Sendable {
  /// What it is called, as it is now or, where it is gone, as it was.
  let path: String
  /// What it was called, where that is not the same.
  let oldPath: String?
  let old: Source?
  let new: Source?

  /// Where bytes are.
  enum Source: Sendable {
    case file(String)
    /// What git keeps under a hash.
    case object(String, GitObjects)

    func bytes() throws(Failure) -> [UInt8] {
      switch self {
      case .file(let path): return try asking(path) { () throws(Failure) in try InputFile.bytes(at: path) }
      case .object(let hash, let objects):
        if let bytes = try objects.bytes(of: hash) { return bytes }
        throw Failure("git does not have what it calls “\(hash)”.")
      }
    }
  }

  init(path: String, oldPath: String? = nil, old: Source?, new: Source?) {
    self.path = path
    self.oldPath = oldPath == path ? nil : oldPath
    self.old = old
    self.new = new
  }
}
