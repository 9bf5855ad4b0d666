import LayoutLint
import Testing

@testable import PlumbCommands

@Suite("How findings are shown")
struct ReportStyleTests {
  @Test(
    arguments: [
      (nil, true), ("en_US.UTF-8", true), ("C.utf8", true), ("C", false), ("POSIX", false),
      ("de_DE@euro", false),
    ] as [(String?, Bool)])
  func localeDecidesAboutCharacters(_ locale: String?, _ showsUnicode: Bool) {
    #expect(Terminal.showsUnicode(locale) == showsUnicode)
  }

  @Test func styleIsThatOfTheOutput() {
    let output = Output.capturing(colors: true, columns: 120)
    #expect(output.reportStyle(ascii: false) == TextReporter.Style(colors: true, width: 120))
    #expect(output.reportStyle(ascii: true) == TextReporter.Style(colors: true, isASCII: true, width: 120))
  }
}
