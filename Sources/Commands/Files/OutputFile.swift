/// Writing a file that somebody named.
enum OutputFile {
  /// Writes a file as a whole or not at all: first beside its place, then moved into it, so that nobody ever reads half
  /// of it, and what was there before stays where writing fails.
  ///
  /// - Throws: A sentence that says why nothing was written.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure("\(path): This is a folder.") }
      // A pipe or a device cannot be replaced by a file, and is written to as it is.
      try write(bytes, toExisting: path)
      return
    }
    let temporary = path + ".\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure("\(path): \(reason(errno))") }
    let failure = failure(writing: bytes, to: descriptor) ?? (close(descriptor) == 0 ? nil : errno)
    if let code = failure ?? (rename(temporary, path) == 0 ? nil : errno) {
      unlink(temporary)
      throw Failure("\(path): \(reason(code))")
    }
  }

  private static func write(_ bytes: [UInt8], toExisting path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("\(path): \(reason(errno))") }
    defer { close(descriptor) }
    if let code = failure(writing: bytes, to: descriptor) { throw Failure("\(path): \(reason(code))") }
  }

  /// The system's error number where not all bytes can be written.
  private static func failure(writing bytes: [UInt8], to descriptor: Int32) -> Int32? {
    do throws(SystemError) { try SystemFile.write(bytes, to: descriptor) } catch { return error.code }
    return nil
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "There is no such folder."
    case EACCES, EPERM, EROFS: "You may not write here."
    case ENOSPC: "There is no space left."
    default: "The file cannot be written: \(SystemError(code: code).words)."
    }
  }
}
