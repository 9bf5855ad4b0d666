/// What the system says of a file, by which one knows whether it is still the same and unchanged.
///
/// Times alone do not tell: they can be set back, and are as coarse as the system's clock. Who has to be sure compares
/// the bytes as well. The time of the last change of status is left out, because another hard link changes it, too.
struct FileIdentity: Equatable {
  let device: UInt64
  let inode: UInt64
  let size: Int
  /// When it was changed last, in whole seconds and billionths.
  let seconds: Int
  let nanoseconds: Int
  /// Its kind and who may do what.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  /// An open file's; nil where the system does not say.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of what a path leads to; nil where that is nothing.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
    mode = status.st_mode
    owner = status.st_uid
    group = status.st_gid
  }

  /// Whether it is a file, and no folder, pipe or device.
  var isFile: Bool { mode & S_IFMT == S_IFREG }

  var isFolder: Bool { mode & S_IFMT == S_IFDIR }
}
