import PlumbAutoLayout
import PlumbLayoutDiagnostics
import Testing

@Suite("Published console logs, printed again", .enabled(if: !ConsoleLogCorpus.logs.isEmpty))
struct ConsoleLogTests {
  typealias Logged = (line: ConsoleLogCorpus.Line, parser: ConsoleLineParser)

  /// The lines that can be read. What cannot is broken by its way to the page (wrapped, cut, its quotes or
  /// spaces lost), or in the language of a library that describes all constraints in its own way.
  static let logged: [Logged] = ConsoleLogCorpus.lines.compactMap { line in
    ConsoleLineParser(line.text).map { (line, $0) }
  }

  @Test func constraintsPrintAsTheyWereLogged() {
    let different = Self.logged.filter { $0.parser.printed != $0.line.text }
    // Apple's class in the words of a library, which leaves off the activity: a size alone then looks like
    // iOS 9 but is an equation.
    for logged in different {
      #expect(
        ConsoleLogCorpus.isFromLibrary(logged.line.log),
        "\(logged.line.text) printed \(logged.parser.printed)")
    }
    let same = Self.logged.count - different.count
    let total = ConsoleLogCorpus.lines.count
    #expect(same * 100 >= total * 95, "\(same) of \(total)")
  }

  /// The lines give a superview only where they print one; that others of the same log name it must change
  /// nothing.
  @Test func superviewsThatOtherLinesNameChangeNoEquation() {
    var count = 0
    for log in ConsoleLogCorpus.logs {
      let constraints = Self.logged.filter { $0.line.log == log.name }.map(\.parser)
      let superviews = Self.superviews(constraints.map(\.constraint))
      for parser in constraints where !parser.isVisual {
        guard let second = parser.constraint.second?.item else { continue }
        let first = parser.constraint.first.item
        var knowing = parser
        if superviews[first.address] == second.address {
          knowing.constraint.superview = second
        } else if superviews[second.address] == first.address {
          knowing.constraint.superview = first
        } else {
          continue
        }
        count += 1
        #expect(knowing.printed == parser.printed)
      }
    }
    #expect(count >= 25)
  }

  private static func superviews(_ constraints: [ConsoleConstraint]) -> [UInt64: UInt64] {
    var superviews: [UInt64: UInt64] = [:]
    for constraint in constraints {
      guard let superview = constraint.superview?.address, let second = constraint.second?.item.address else {
        continue
      }
      superviews[constraint.first.item.address == superview ? second : constraint.first.item.address] =
        superview
    }
    return superviews
  }

  @Test func listElementsAreEscapedAsLogged() {
    let quoted = ConsoleLogCorpus.lines.filter(\.isQuoted)
    #expect(!quoted.isEmpty)
    for line in quoted where line.text.hasSuffix(">") {
      // A paste may hold the character itself where the list had its escape; a quote ends a line that holds
      // several.
      guard line.text.utf8.allSatisfy({ $0 < 0x80 }), !line.text.contains("\"") else { continue }
      #expect(ConsoleLogReport.unescaped(line.text).quotedAsPropertyList == "\"" + line.text + "\"")
    }
  }

  @Test func reportsAreWrittenAsTheyWereLogged() {
    let reports = ConsoleLogCorpus.logs.compactMap { ConsoleLogReport($0.text) }
    let different = reports.filter { !$0.isWritten(by: ConsoleFormat(era: $0.era).text(of: $0.conflict)) }
    #expect(reports.count >= 32)
    // One has a constraint made from a mask and no remark on masks.
    #expect(different.count <= 1, "\(different.map(\.text))")
  }
}

extension ConsoleLineParser {
  fileprivate var printed: String { ConsoleFormat(era: era).text(of: constraint) }
}

extension ConsoleLogReport {
  /// Whether a text is the log, as far as the log goes. Until iOS 11 the header is `UIKit/UIView.h`, and
  /// nothing names the category.
  fileprivate func isWritten(by written: String) -> Bool {
    let category = "[LayoutConstraints] "
    let plain = written.hasPrefix(category) ? String(written.dropFirst(category.count)) : written
    return plain.hasPrefix(text) || plain.replacing("<UIKitCore/", with: "<UIKit/").hasPrefix(text)
  }
}
