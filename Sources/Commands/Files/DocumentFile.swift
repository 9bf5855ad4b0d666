/// A document that is read to be written back: its bytes, and what tells whether somebody else has changed the file
/// meanwhile.
///
/// What a symbolic link leads to is written, and the link stays. A hard link does not: the file's other names keep the old
/// bytes. Writing through all names would mean writing into the old file, half of which somebody could read; and another
/// name is mostly a backup's or a cache's, which has to stay as it was.
struct DocumentFile {
  /// The path as somebody named it.
  let path: String
  /// What the file held when it was read, or was last written with.
  private(set) var bytes: [UInt8]
  /// The file itself, all links followed; nil for what has no place of its own: standard input, pipes.
  private let target: String?
  private var identity: FileIdentity?
  /// As `FileReplacement` has it: for tests.
  var afterStep: (FileReplacement.Step) throws(Failure) -> Void = { _ throws(Failure) in }

  /// Reads a file, a pipe, or standard input for `-`.
  ///
  /// - Throws: A path and a sentence that says why it cannot be read.
  init(reading path: String) throws(Failure) {
    self.path = path
    // Asked before reading: what changes while it is read has changed since.
    (identity, bytes) = try asking(path) { () throws(Failure) in
      try InputFile.opened(path) { descriptor throws(Failure) in
        let identity = FileIdentity(descriptor: descriptor)
        return (identity, try InputFile.bytes(of: descriptor, at: path))
      }
    }
    target = path == InputFile.standardInput ? nil : SystemFile.resolved(path)
  }

  /// Writes other bytes in the file's place, as a whole or not at all, unless the file has changed since it was read.
  ///
  /// Between the last look at the file and the moment in which the new one takes its place a few millionths of a second
  /// pass, in which a change goes unnoticed: no system call has both in one.
  ///
  /// - Throws: A path and a sentence that says why nothing was written. Then the file is as it was, and nothing is beside it.
  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    guard let target, let identity, identity.isFile else {
      let name = path == InputFile.standardInput ? "Standard input" : "A pipe or a device"
      throw Failure("\(path): \(name) cannot be written in place.")
    }
    try checkUnchanged(target, identity)
    // Moving another file into its place would do what may not be done to the file itself.
    guard access(target, W_OK) == 0 else { throw Failure("\(path): You may not write this file.") }
    let replacement = FileReplacement(path: path, target: target, original: identity, afterStep: afterStep)
    self.identity = try replacement.write(bytes) { () throws(Failure) in
      try checkUnchanged(target, identity)
    }
    self.bytes = bytes
  }

  /// Refuses where the path leads elsewhere now, or to other bytes.
  private func checkUnchanged(_ target: String, _ identity: FileIdentity) throws(Failure) {
    guard let current = FileIdentity(path: path) else {
      throw Failure("\(path): The file is gone since it was read; nothing was written.")
    }
    guard current == identity, SystemFile.resolved(path) == target, holdsSameBytes(target, identity),
      // Last, because reading takes time.
      FileIdentity(path: target) == identity
    else { throw Failure("\(path): The file has changed since it was read, and was left as it is.") }
  }

  /// Whether the file holds the bytes that were read of it: a time of change can be set back.
  private func holdsSameBytes(_ target: String, _ identity: FileIdentity) -> Bool {
    // Of a file that is larger than any document, only the beginning was read.
    guard identity.size == bytes.count else { return false }
    // Should a pipe have come in the file's place just now, nobody waits for it.
    let descriptor = open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard FileIdentity(descriptor: descriptor) == identity else { return false }
    do throws(SystemError) {
      return try SystemFile.read(descriptor, atMost: bytes.count + 1) == bytes
    } catch { return false }
  }
}
