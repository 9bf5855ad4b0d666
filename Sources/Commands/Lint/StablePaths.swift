/// Paths that are the same on every machine: from the root of the repository that a file is in, or, outside of one, from the
/// working folder.
struct StablePaths {
  /// By folders as they were named.
  private var known: [String: String] = [:]
  private let working = SystemFile.resolved(".") ?? ""

  /// - Complexity: That of a few questions to the system for each folder.
  mutating func path(of file: String) -> String {
    guard file != InputFile.standardInput else { return file }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/") + (parts.count > 1 ? "/" : "")
    let stable = known[folder] ?? stable(folder)
    known[folder] = stable
    return stable + String(parts.last ?? "")
  }

  private func stable(_ folder: String) -> String {
    guard let resolved = SystemFile.resolved(folder.isEmpty ? "." : folder) else { return folder }
    let path = resolved.hasSuffix("/") ? resolved : resolved + "/"
    var root = Substring(path)
    while !root.isEmpty {
      // A file in the place of the folder names the repository of a work tree or of a submodule.
      if FileIdentity(path: root + ".git") != nil { return String(path.dropFirst(root.count)) }
      root = root.dropLast()
      root = root[..<(root.lastIndex(of: "/").map { root.index(after: $0) } ?? root.startIndex)]
    }
    let working = working.hasSuffix("/") ? working : working + "/"
    return path.hasPrefix(working) ? String(path.dropFirst(working.count)) : path
  }
}
