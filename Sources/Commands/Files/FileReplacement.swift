/// Puts a file in its place as a whole or not at all: it is written beside its place, under a name of its own, and then
/// moved into it. Whoever reads, also after a crash or a failure of power at any moment, finds the old bytes or the new
/// ones.
///
/// What a killed process may leave behind is `.NAME.….plumb-part`: hidden, so that searches of folders pass over it, and
/// with no document's extension. A file without a name (`O_TMPFILE`) would leave nothing while it is written, but cannot
/// take a name that is taken: it needs a second name to be moved from just the same, only for a shorter time, and not
/// all file systems have it.
struct FileReplacement {
  /// What has been done when somebody looks.
  enum Step: CaseIterable {
    case created, written, secured, checked, moved, finished
  }

  /// The path as somebody named it, for messages.
  let path: String
  /// Where the file goes: no link, because a link would be replaced.
  let target: String
  /// The file that was there, whose mode and owner the new one gets; nil for a new file.
  let original: FileIdentity?
  /// Looks at what is on disk between the steps, and may let those fail that come before the move: for tests.
  var afterStep: (Step) throws(Failure) -> Void = { _ throws(Failure) in }

  /// Writes the file.
  ///
  /// - Parameter check: The last word before the file takes its place, said once everything else is done.
  /// - Returns: The new file's identity.
  /// - Throws: A path and a sentence that says why nothing was written; then nothing is left behind.
  func write(_ bytes: [UInt8], check: () throws(Failure) -> Void = { () throws(Failure) in }) throws(Failure)
    -> FileIdentity
  {
    let signals = HeldSignals()
    defer { signals.release() }
    let (temporary, descriptor) = try create()
    let identity: FileIdentity
    do throws(Failure) {
      defer { close(descriptor) }
      try afterStep(.created)
      do throws(SystemError) { try SystemFile.write(bytes, to: descriptor) } catch {
        throw failure(error.code)
      }
      try afterStep(.written)
      takeOverOwner(descriptor)
      // Before the name is moved, or a failure of power could leave the name without the bytes.
      guard fsync(descriptor) == 0, let written = FileIdentity(descriptor: descriptor) else {
        throw failure(errno)
      }
      identity = written
      try afterStep(.secured)
      try check()
      try afterStep(.checked)
      guard rename(temporary, target) == 0 else { throw failure(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    try afterStep(.moved)
    secureFolder()
    try afterStep(.finished)
    return identity
  }

  /// A new file beside the target's place, under a name that nobody can have put something at.
  private func create() throws(Failure) -> (name: String, descriptor: Int32) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    // A name may have 255 bytes, and 30 or so come to the target's here.
    let name = String(decoding: target[folder.endIndex...].utf8.prefix(200), as: UTF8.self)
    for _ in 0..<100 {
      let temporary = "\(folder).\(name).\(String(UInt64.random(in: 0 ... .max), radix: 36)).plumb-part"
      let descriptor = open(
        temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, original == nil ? 0o666 : 0o600)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST || errno == EINTR else { throw failure(errno) }
    }
    throw failure(EEXIST)
  }

  /// Gives the new file the old one's owner, group and mode, as far as one may. A document needs none of the bits that
  /// make a program run as somebody else, and they would be dangerous with another owner.
  private func takeOverOwner(_ descriptor: Int32) {
    guard let original else { return }
    if fchown(descriptor, original.owner, original.group) != 0 {
      // Only root may give a file away; to a group of one's own everybody may.
      _ = fchown(descriptor, uid_t.max, original.group)
    }
    _ = fchmod(descriptor, original.mode & 0o777)
  }

  /// Sees to it that the name has reached the disk. The file has taken its place already, so where folders cannot be
  /// opened or do not know how, there is nothing to be said or undone.
  private func secureFolder() {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private func failure(_ code: Int32) -> Failure { Failure("\(path): \(OutputFile.reason(code))") }
}
