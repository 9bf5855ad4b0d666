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
    try opened(path) { descriptor throws(Failure) in try bytes(of: descriptor, at: path) }
  }

  /// What is done with a file that is open for reading as long as that takes.
  ///
  /// - Throws: A sentence that says why it cannot be opened, or what the body throws.
  static func opened<Result>(
    _ path: String, _ body: (_ descriptor: Int32) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if path == standardInput { return try body(STDIN_FILENO) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason(errno, path)) }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// What comes next from an open file, as `bytes(at:)` has it.
  ///
  /// - Throws: A sentence that says why there are none.
  static func bytes(of descriptor: Int32, at path: String) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try SystemFile.read(descriptor, atMost: MarkupLimits.standard.bytes + 1)
    } catch { throw Failure(reason(error.code, path)) }
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
