import PlumbConsoleLog

/// The logs of a file or of what comes in, read piece by piece.
struct LogStream {
  private let descriptor: Int32
  private let isOwn: Bool
  private var reader = ConsoleLogReader()
  private var chunk = [UInt8](repeating: 0, count: 1 << 18)
  private(set) var isAtEnd = false

  /// - Parameter path: Nil for standard input.
  init(_ path: String?) throws(Failure) {
    guard let path else {
      (descriptor, isOwn) = (STDIN_FILENO, false)
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    isOwn = true
    guard descriptor >= 0 else { throw Failure(InputFile.reason(errno, path, kind: "a console log")) }
  }

  /// What was read so far about views elsewhere.
  var views: KnownViews { reader.views }

  func closed() { if isOwn { close(descriptor) } }

  /// The logs that end in the next piece; all that are left at the end.
  mutating func next() throws(Failure) -> [ConflictLog] {
    let count: Int
    do throws(SystemError) { count = try SystemFile.read(descriptor, into: &chunk) } catch {
      throw Failure(InputFile.reason(error.code, "", kind: "a console log"))
    }
    if count == 0 {
      isAtEnd = true
      return reader.finish()
    }
    return reader.read(chunk[..<count])
  }

  /// The same, but no longer than until nothing has come for a while: then what is complete.
  mutating func nextOrIdle(milliseconds: Int32) throws(Failure) -> [ConflictLog] {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&wait, 1, milliseconds)
    return ready == 0 ? reader.flushIdle() : try next()
  }
}
