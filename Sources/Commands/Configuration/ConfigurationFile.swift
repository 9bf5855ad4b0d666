import PlumbAnswers
import PlumbLayoutLint

/// A configuration and where it was read.
struct ConfigurationFile: Sendable {
  /// As messages name it.
  let path: String
  /// The folder that its patterns and its baseline count from, all links followed, with a slash behind it.
  let folder: String
  let configuration: LintConfiguration

  /// - Throws: The path, for a mistake in the configuration also the place, and a sentence.
  init(reading path: String) throws(Failure) {
    self.path = path
    folder = SystemFile.folder(of: path)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try InputFile.opened(path) { descriptor throws(Failure) in
        try InputFile.bytes(of: descriptor, at: path)
      }
    } catch { throw Failure("\(path): \(error.message)") }
    do throws(ConfigurationError) { configuration = try LintConfiguration(bytes) } catch {
      throw Failure("\(path):\(error.position.line):\(error.position.column): \(error.message)")
    }
  }

  /// A document's path as patterns have it; nil for what does not lie below the folder.
  func inner(_ path: String) -> String? {
    guard path != InputFile.standardInput else { return nil }
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let whole = SystemFile.folder(of: path) + name
    return whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : nil
  }

  /// Whether the document is one of those that are to be checked.
  func checks(_ path: String) -> Bool { inner(path).map(configuration.checks) ?? true }

  /// The path of the baseline; nil where there is none.
  var baseline: String? {
    configuration.baseline.map { $0.hasPrefix("/") ? $0 : SystemFile.shown(folder + $0) }
  }
}

extension SystemFile {
  /// The folder that has a file, all links followed, with a slash behind it; for what comes in, the current one.
  static func folder(of path: String) -> String {
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let folder = resolved(parent) ?? parent
    return folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// An absolute path as somebody reads it from the current folder.
  static func shown(_ path: String) -> String {
    let here = folder(of: "")
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
