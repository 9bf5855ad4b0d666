/// Writing a file that somebody named.
enum OutputFile {
  /// Writes a file as a whole or not at all: first beside its place, then moved into it, so that nobody ever reads half
  /// of it, and what was there before stays where writing fails. A link to a file stays one.
  ///
  /// - Throws: A sentence that says why nothing was written.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let original = FileIdentity(path: path)
    if let original, !original.isFile {
      guard !original.isFolder else { throw Failure("\(path): This is a folder.") }
      // A pipe or a device cannot be replaced by a file, and is written to as it is.
      try write(bytes, toExisting: path)
      return
    }
    let target = SystemFile.resolved(path) ?? path
    _ = try FileReplacement(path: path, target: target, original: original).write(bytes)
  }

  private static func write(_ bytes: [UInt8], toExisting path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("\(path): \(reason(errno))") }
    defer { close(descriptor) }
    do throws(SystemError) { try SystemFile.write(bytes, to: descriptor) } catch {
      throw Failure("\(path): \(reason(error.code))")
    }
  }

  /// Why a file cannot be written, in a sentence.
  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "There is no such folder."
    case EACCES, EPERM, EROFS: "You may not write here."
    case ENOSPC: "There is no space left."
    default: "The file cannot be written: \(SystemError(code: code).words)."
    }
  }
}
