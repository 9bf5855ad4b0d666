/// A program that runs beside this one, with a line to what it reads, writes and complains of.
///
/// It reads from a socket, and not from a pipe: writing to a program that has ended is then an error, and no signal that
/// would end this one.
final class ChildProcess {
  private let process: pid_t
  /// What the program reads; nil for one that reads nothing.
  private var input: Int32?
  private var output: Int32
  private var messages: Int32

  /// Starts a program, looked for as shells do.
  ///
  /// - Parameters:
  ///   - arguments: The program's name first.
  ///   - environment: What is set besides what this process has.
  ///   - isAsked: Whether something is written to the program; otherwise it reads nothing.
  /// - Throws: The system's error number.
  init(_ arguments: [String], environment: [String] = [], isAsked: Bool = false) throws(SystemError) {
    let words = Self.copies(arguments)
    // The first of two settings of a name counts.
    let settings = Self.copies(environment) + Self.inherited
    defer { for word in words + settings.prefix(environment.count) { free(word) } }
    var ends = Ends()
    do throws(SystemError) {
      let results = try Ends.pipe()
      ends.add(results)
      let complaints = try Ends.pipe()
      ends.add(complaints)
      let questions = isAsked ? try Ends.sockets() : nil
      if let questions { ends.add(questions) }
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
      #else
        var actions = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      if let questions {
        posix_spawn_file_actions_adddup2(&actions, questions.theirs, STDIN_FILENO)
      } else {
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, results.theirs, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, complaints.theirs, STDERR_FILENO)
      var process = pid_t()
      let code = posix_spawnp(&process, arguments[0], &actions, nil, words + [nil], settings + [nil])
      guard code == 0 else { throw SystemError(code: code) }
      self.process = process
      input = questions?.ours
      output = results.ours
      messages = complaints.ours
      ends.closeTheirs()
    } catch {
      ends.closeAll()
      throw error
    }
  }

  deinit { _ = end() }

  /// All that the program writes, and all that it complains of, until it ends; then how it ended.
  func outcome() throws(SystemError) -> (output: [UInt8], messages: [UInt8], code: Int32) {
    var collected: [[UInt8]] = [[], []]
    var waiting = [output, messages].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    // Both at once: whoever waits for one of them could wait for ever, because the program waits with the other.
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else {
        throw SystemError(code: errno)
      }
      for place in waiting.indices where waiting[place].fd >= 0 && waiting[place].revents != 0 {
        let count = try SystemFile.read(waiting[place].fd, into: &chunk)
        collected[place].append(contentsOf: chunk[..<count])
        if count == 0 { waiting[place].fd = -1 }
      }
    }
    return (collected[0], collected[1], end())
  }

  /// Writes something for the program to read.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while let input, start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { send(input, $0.baseAddress, $0.count, Ends.quietly) }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// What comes next of what the program writes, at most as much as the buffer holds; nothing at the end.
  func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try SystemFile.read(output, into: &buffer)
  }

  /// Hangs up and waits for the program to end; how it did, as shells count it.
  private func end() -> Int32 {
    for descriptor in [input, output, messages] { if let descriptor, descriptor >= 0 { close(descriptor) } }
    guard output >= 0 else { return 0 }
    (input, output, messages) = (nil, -1, -1)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }

  private static func copies(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] { words.map { strdup($0) } }

  private static var inherited: [UnsafeMutablePointer<CChar>?] {
    var settings: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let setting = next.pointee {
      settings.append(setting)
      next += 1
    }
    return settings
  }
}

/// The ends of the lines to a program.
private struct Ends {
  typealias Line = (ours: Int32, theirs: Int32)

  private var lines: [Line] = []

  #if canImport(Darwin)
    static let quietly: Int32 = 0
  #else
    static let quietly = Int32(MSG_NOSIGNAL)
  #endif

  mutating func add(_ line: Line) { lines.append(line) }

  func closeTheirs() { for line in lines { close(line.theirs) } }

  func closeAll() {
    for line in lines {
      close(line.ours)
      close(line.theirs)
    }
  }

  /// A line by which something comes from the program.
  static func pipe() throws(SystemError) -> Line {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { throw SystemError(code: errno) }
    keepFromOthers(ends)
    return (ends[0], ends[1])
  }

  /// A line by which something goes to the program.
  static func sockets() throws(SystemError) -> Line {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError(code: errno) }
    keepFromOthers(ends)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (ends[0], ends[1])
  }

  /// No other program that is started meanwhile shall hold a line open.
  private static func keepFromOthers(_ ends: [Int32]) {
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
