import PlumbInterfaceBuilder
import PlumbMarkup

/// Reading a file that somebody named: a document, a pipe, or something else by mistake.
enum InputFile {
  /// The path that stands for what comes in.
  static let standardInput = "-"

  /// The bytes of a file, or of standard input for `-`, at most one more than a document may have, so that endless devices end too.
  ///
  /// - Throws: A sentence that says why there are none.
  static func bytes(at path: String) throws(Failure) -> [UInt8] {
    let isStandardInput = path == standardInput
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason(errno, path)) }
    defer { if !isStandardInput { close(descriptor) } }
    let limit = MarkupLimits.standard.bytes + 1
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count: Int
      do throws(SystemError) { count = try SystemFile.read(descriptor, into: &chunk) } catch {
        throw Failure(reason(error.code, path))
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// Why a file cannot be read, in a sentence.
  ///
  /// - Parameter kind: What to name instead of a folder.
  static func reason(_ code: Int32, _ path: String, kind: String = "a .storyboard or .xib file") -> String {
    switch code {
    case ENOENT, ENOTDIR: "There is no such file." + NearbyFiles.suggestion(for: path)
    case EISDIR: "This is a folder; name \(kind)."
    case EACCES, EPERM: "You may not read this file."
    default: "The file cannot be read: \(SystemError(code: code).words)."
    }
  }
}
