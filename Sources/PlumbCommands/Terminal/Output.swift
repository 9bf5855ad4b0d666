import Foundation
import TextOutput

/// Where a command's results and messages go: results to standard output, messages to standard error.
struct Output: Sendable {
  private(set) var colors = false
  /// What was written, kept for tests; nil writes through to the process's own streams.
  private(set) var captured: (results: String, messages: String)?
  private var buffer = ""
  /// Why results could not be written, in the system's words; nil while they could.
  private(set) var failure: String?

  /// Writes to the process's streams.
  init() {}

  /// Keeps everything instead of writing it.
  static func capturing() -> Output {
    var output = Output()
    output.captured = ("", "")
    return output
  }

  /// Decides about colours: `always`, `never`, or `auto` for a terminal that did not say `NO_COLOR`.
  mutating func configure(color: String?) throws(ArgumentError) {
    switch color {
    case "always": colors = true
    case "never": colors = false
    default:
      let refused = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      colors = captured == nil && !refused && isatty(STDOUT_FILENO) == 1
    }
  }

  /// Writes a result.
  mutating func write(_ text: String) {
    if captured != nil {
      captured?.results += text
      return
    }
    buffer += text
    if buffer.utf8.count > 1 << 16 { flush() }
  }

  /// Writes a message, a line of its own; one that nobody can be told is dropped.
  mutating func complain(_ message: String) {
    let line = "plumb: " + message.printable + "\n"
    if captured != nil {
      captured?.messages += line
      return
    }
    flush()
    _ = Self.write(Array(line.utf8), to: STDERR_FILENO)
  }

  /// Hands over what is buffered.
  mutating func flush() {
    let bytes = Array(buffer.utf8)
    buffer = ""
    if failure == nil { failure = Self.write(bytes, to: STDOUT_FILENO) }
  }

  /// Writes all bytes to a file descriptor; why not, in the system's words, where that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        return String(cString: strerror(errno))
      }
      start += written
    }
    return nil
  }

  /// The text in a style, where the output is coloured.
  func styled(_ text: String, _ style: OutputStyle) -> String {
    colors ? style.applied(to: text) : text
  }
}
