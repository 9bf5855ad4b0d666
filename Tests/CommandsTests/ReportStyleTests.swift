import PlumbLayoutLint
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
    var output = Output.capturing(columns: 120)
    output.configure(color: "always", ascii: false)
    #expect(output.reportStyle == TextReporter.Style(colors: true, width: 120))
    output.configure(color: "always", ascii: true)
    #expect(output.reportStyle == TextReporter.Style(colors: true, isASCII: true, width: 120))
  }
}
