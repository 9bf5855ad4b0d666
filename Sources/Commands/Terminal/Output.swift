import PlumbTextOutput

/// Where a command's results and messages go: results to standard output, messages to standard error.
struct Output: Sendable {
  /// The width of what is wrapped where no terminal says another, in columns.
  static let defaultColumns = 80

  private(set) var colors = false
  /// Whether to write nothing but ASCII, names from documents apart.
  private(set) var isASCII = false
  /// The columns of the terminal that shows the results.
  private(set) var columns = defaultColumns
  /// What was written, kept for tests; nil writes through to the process's own streams.
  private(set) var captured: (results: String, messages: String)?
  private var buffer = ""
  private var progress: ProgressLine?
  /// Why results could not be written, in the system's words; nil while they could.
  private(set) var failure: String?

  /// Writes to the process's streams.
  init() { columns = Terminal.columns(of: STDOUT_FILENO) ?? Self.defaultColumns }

  /// Keeps everything instead of writing it.
  static func capturing(colors: Bool = false, columns: Int = defaultColumns) -> Output {
    var output = Output()
    output.captured = ("", "")
    output.colors = colors
    output.columns = columns
    return output
  }

  /// Decides about colours: `always`, `never`, or `auto` for a terminal that did not say `NO_COLOR`; and about characters.
  ///
  /// A terminal whose locale is not UTF-8 gets ASCII unasked; what is not shown but read by another program never
  /// depends on the locale.
  mutating func configure(color: String?, ascii: Bool) {
    let isTerminal = captured == nil && isatty(STDOUT_FILENO) == 1
    isASCII = ascii || isTerminal && !Terminal.showsUnicode(Terminal.locale)
    switch color {
    case "always": colors = true
    case "never": colors = false
    default:
      guard captured == nil else { return }
      let refused = Terminal.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      colors = !refused && isatty(STDOUT_FILENO) == 1
    }
  }

  /// Shows from now on how many of some parts are done, where messages go to a terminal and it takes long.
  mutating func beginProgress(_ activity: String, of total: Int) -> ProgressLine {
    let isSeen = captured == nil && isatty(STDERR_FILENO) == 1 && Terminal.environment("TERM") != "dumb"
    let sink: @Sendable (String) -> Void = { _ = Output.write(Array($0.utf8), to: STDERR_FILENO) }
    let progress = ProgressLine(activity, of: total, sink: isSeen ? sink : nil)
    self.progress = progress
    return progress
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
  mutating func complain(_ message: String) { remark("plumb: " + message.printable + "\n") }

  /// Writes lines beside the results.
  mutating func remark(_ lines: String) {
    if captured != nil {
      captured?.messages += lines
      return
    }
    flush()
    _ = write(lines, to: STDERR_FILENO)
  }

  /// Hands over what is buffered.
  mutating func flush() {
    let text = buffer
    buffer = ""
    if failure == nil, !text.isEmpty { failure = write(text, to: STDOUT_FILENO) }
  }

  private func write(_ text: String, to descriptor: Int32) -> String? {
    let bytes = Array(text.utf8)
    guard let progress else { return Self.write(bytes, to: descriptor) }
    return progress.aside { Self.write(bytes, to: descriptor) }
  }

  /// Writes all bytes to a file descriptor; why not, in the system's words, where that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    do throws(SystemError) { try SystemFile.write(bytes, to: descriptor) } catch { return error.words }
    return nil
  }

  /// A text of Plumb's own with the characters that the output may have.
  func shown(_ text: String) -> String { isASCII ? text.typewritten : text }

  /// The text in a style, where the output is coloured.
  func styled(_ text: String, _ style: OutputStyle) -> String {
    colors ? style.applied(to: text) : text
  }
}
