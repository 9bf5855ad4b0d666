import PlumbStudio

/// What tells a second `plumb open` of the same documents where the first one is: a file that the first holds locked as long
/// as it runs, with its address in it.
///
/// It lies where only its owner reads: whoever has the address may change the documents. The system ends the lock with
/// the process, however that ends.
struct RunningStudio {
  private let path: String
  private let descriptor: Int32

  /// What there is to know of a choice of documents.
  enum Claim {
    /// Nobody else has it open.
    case mine(RunningStudio)
    /// The address of the one who has.
    case running(address: String)
    /// There is no place to write it down.
    case unknown
  }

  static func claim(_ identity: String) -> Claim {
    guard let folder else { return .unknown }
    let path = folder + "/" + ContentHash.text(Array(identity.utf8))
    // Somebody else's may end, or not have its address yet, just while this looks.
    for _ in 0..<100 {
      let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return .unknown }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        if let mine = FileIdentity(descriptor: descriptor), let there = FileIdentity(path: path),
          mine.device == there.device, mine.inode == there.inode
        {
          return .mine(RunningStudio(path: path, descriptor: descriptor))
        }
      } else if errno == EWOULDBLOCK {
        let bytes = try? SystemFile.read(descriptor, atMost: 1 << 10)
        if let bytes, !bytes.isEmpty {
          close(descriptor)
          return .running(address: String(decoding: bytes, as: UTF8.self))
        }
      }
      close(descriptor)
      usleep(50_000)
    }
    return .unknown
  }

  /// Says where it is.
  func announce(_ address: String) {
    ftruncate(descriptor, 0)
    do throws(SystemError) { try SystemFile.write(Array(address.utf8), to: descriptor) } catch {
      // A second call then waits in vain, and serves by itself.
      return
    }
  }

  /// Says that it is over.
  func end() {
    unlink(path)
    close(descriptor)
  }

  /// A folder of this user's own, which goes away with the session or at the next start of the machine.
  private static var folder: String? {
    if let own = Terminal.environment("XDG_RUNTIME_DIR"), own.hasPrefix("/"),
      let folder = made(own + "/plumb")
    {
      return folder
    }
    return made((Terminal.environment("TMPDIR") ?? "/tmp") + "/plumb-\(getuid())")
  }

  private static func made(_ path: String) -> String? {
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o077 == 0
    else { return nil }
    return path
  }
}
