import Foundation
import PlumbConstraintSolver
import PlumbLayoutDiagnostics

/// A conflict read back from what UIKit wrote about it, for tests that write it again.
struct ConsoleLogReport {
  /// From the first sentence on, as far as the log goes.
  var text: String
  var conflict: ConsoleConflict
  var era: ConsoleFormat.Era

  private static let opening = "Unable to simultaneously satisfy constraints."

  /// - Returns: Nil where the log is no report from its first sentence to the broken constraint, or holds a
  ///   constraint in another language than Apple's.
  init?(_ log: String) {
    guard let start = log.range(of: Self.opening)?.lowerBound, let list = log.range(of: "\n(\n    \""),
      let listEnd = log.range(of: "\"\n)\n\nWill attempt to recover by breaking constraint \n")
    else { return nil }
    var text = String(log[start...])
    while text.last?.isWhitespace == true { text.removeLast() }
    self.text = text
    var parsers: [ConsoleLineParser] = []
    for element in log[list.upperBound..<listEnd.lowerBound].components(separatedBy: "\",\n    \"") {
      guard !element.hasPrefix("<MAS"), let parser = ConsoleLineParser(Self.unescaped(element)) else {
        return nil
      }
      parsers.append(parser)
    }
    let rest = log[listEnd.upperBound...]
    let broken = rest.range(of: ">\n\nMake a").map { rest[..<$0.lowerBound] + ">" } ?? rest
    let brokenText = broken.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let parser = ConsoleLineParser(brokenText) else { return nil }
    let isOneLine = text.contains("Try this: (1)")
    era = parsers.contains { $0.era == .sinceIOS10 } ? .sinceIOS10 : isOneLine ? .beforeIOS9 : .iOS9
    conflict = ConsoleConflict(parsers.map(\.constraint), breaking: parser.constraint)
  }

  /// An element of a list without the escapes of property lists.
  static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Character(Unicode.Scalar(escape)!) {
      case "n": units.append(0x0A)
      case "t": units.append(0x09)
      case "U":
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
