import Foundation
import TestSupport

/// Runs the program itself, which the build puts beside the tests.
struct PlumbProcess {
  let results: String
  let messages: String
  let code: Int32

  /// Why the program could not be run.
  enum ProcessError: Error {
    case noTerminal
  }

  static let url: URL = Bundle.main.bundleURL.appendingPathComponent("plumb")

  /// - Parameters:
  ///   - program: What is run, plumb itself unless said otherwise.
  ///   - environment: What is set in the program's environment besides what the tests have.
  ///   - input: What comes in through a pipe, 60,000 bytes at most; nil for nothing.
  ///   - inTerminal: Whether standard output is a terminal.
  ///   - columns: How wide it is; 0 where it does not say.
  ///   - messagesInTerminal: Whether standard error is one.
  init(
    program: URL = Self.url, _ arguments: [String], environment: [String: String?] = [:],
    input: String? = nil, inTerminal: Bool = false, columns: UInt16 = 0, messagesInTerminal: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = FixtureFolder.checkout
    process.environment = ProcessInfo.processInfo.environment.merging(environment.mapValues { $0 ?? "" }) {
      $1
    }
    for (name, value) in environment where value == nil { process.environment?[name] = nil }
    let errors = Pipe()
    let errorTerminal = messagesInTerminal ? try Terminal(columns: 0) : nil
    if let errorTerminal {
      process.standardError = errorTerminal.slave
    } else {
      process.standardError = errors
    }
    process.standardInput = FileHandle.nullDevice
    if let input {
      let pipe = Pipe()
      process.standardInput = pipe
      // What a pipe holds; nobody reads before the program runs.
      try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8.prefix(60_000)))
      try pipe.fileHandleForWriting.close()
    }
    if inTerminal {
      let terminal = try Terminal(columns: columns)
      process.standardOutput = terminal.slave
      try process.run()
      process.waitUntilExit()
      results = terminal.read()
    } else {
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      results = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    }
    messages =
      errorTerminal?.read()
      ?? String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    code = process.terminationStatus
  }
}

/// A terminal without a screen.
///
/// By Linux's own calls, as Swift does not see those of POSIX there.
private final class Terminal {
  let slave: FileHandle
  private let master: Int32
  /// `TIOCSPTLCK` and `TIOCGPTN` of the kernel's `asm-generic/ioctls.h`.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  init(columns: UInt16) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var locked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &locked) == 0, ioctl(master, Self.getNumber, &number) == 0
    else { throw PlumbProcess.ProcessError.noTerminal }
    var size = winsize(ws_row: 0, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw PlumbProcess.ProcessError.noTerminal }
    let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { throw PlumbProcess.ProcessError.noTerminal }
    slave = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit { close(master) }

  /// What was written before; a terminal holds some 4000 bytes before it makes a writer wait.
  ///
  /// The kernel hands over what was written in its own time, also after the writer has gone: a mark behind it says that all
  /// has come.
  func read() -> String {
    var mark: UInt8 = 0
    guard Foundation.write(slave.fileDescriptor, &mark, 1) == 1 else { return "" }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    while bytes.last != mark {
      let count = Foundation.read(master, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
