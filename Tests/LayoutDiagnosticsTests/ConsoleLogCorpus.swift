import Foundation

/// Console logs that people published, where a folder of them lies beside the checkout; they belong to
/// others, so the checkout itself has none.
enum ConsoleLogCorpus {
  /// The logs as found, sorted by name: with comment marks, timestamps and whatever else a paste brings.
  static let logs: [(name: String, text: String)] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return (name, String(decoding: data, as: UTF8.self))
    }
  }()

  private static let folder: URL = {
    // Sources are at Tests/LayoutDiagnosticsTests in the checkout.
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    return checkout.deletingLastPathComponent().appendingPathComponent("shared/logs/whole")
  }()

  /// A line that holds a constraint in Apple's language.
  struct Line {
    var log: String
    /// From `<` to `>`, with what escapes a list has.
    var text: String
    /// Whether it stands in quotes, as an element of a list.
    var isQuoted: Bool
  }

  /// The lines with a constraint of one of Apple's classes, of all logs.
  static var lines: [Line] { logs.flatMap { lines(of: $0.text, log: $0.name) } }

  static func lines(of text: String, log: String) -> [Line] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let pattern = /(?<quote>"?)(?<text><(?<class>[A-Za-z_.]*Constraint):0x.*)/
      guard let match = line.firstMatch(of: pattern), isApples(match.output.class) else { return nil }
      var constraint = String(match.output.text)
      if let end = constraint.lastIndex(of: ">") { constraint = String(constraint[...end]) }
      return Line(log: log, text: constraint, isQuoted: !match.output.quote.isEmpty)
    }
  }

  /// Whether a log has constraints in the language of a library.
  static func isFromLibrary(_ log: String) -> Bool {
    logs.contains { $0.name == log && $0.text.contains("<MASLayoutConstraint:") }
  }

  private static func isApples(_ className: Substring) -> Bool {
    !className.contains(".") && !className.hasPrefix("MAS")
  }
}
