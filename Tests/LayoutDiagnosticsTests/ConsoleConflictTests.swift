import PlumbAutoLayout
import PlumbLayoutDiagnostics
import Testing

@Suite("Conflicts in Apple's words")
struct ConsoleConflictTests {
  static let label = ConsoleItem("UILabel", 0x7f02, label: "\"Café\"\n")

  static func conflict(mask: String? = nil) -> ConsoleConflict {
    let narrow = ConsoleConstraint(0xa1, mask: mask, ConsoleTerm(label, .width), .equal, constant: 40)
    let wide = ConsoleConstraint(0xa2, ConsoleTerm(label, .width), .equal, constant: 60)
    return ConsoleConflict([narrow, wide], breaking: wide)
  }

  // The fixed sentences, their indentation and the blanks at their ends are those of published logs.
  @Test func reportSinceIOS10() {
    let lines = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      "(",
      #"    "<NSLayoutConstraint:0xa1 UILabel:0x7f02'\"Caf\U00e9\"\n'.width == 40   (active)>","#,
      #"    "<NSLayoutConstraint:0xa2 UILabel:0x7f02'\"Caf\U00e9\"\n'.width == 60   (active)>""#,
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      "<NSLayoutConstraint:0xa2 UILabel:0x7f02'\"Café\"\n'.width == 60   (active)>",
      "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h>"
        + " may also be helpful.",
    ]
    #expect(ConsoleFormat().text(of: Self.conflict()) == lines.joined(separator: "\n"))
  }

  static let remark =
    "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the"
    + " documentation"
    + " for the UIView property translatesAutoresizingMaskIntoConstraints) \n(\n"

  @Test func masksInTheListAreRemarkedOn() {
    let text = ConsoleFormat().text(of: Self.conflict(mask: "h=--& v=--&"))
    #expect(text.contains("\n\t" + Self.remark))
    #expect(!ConsoleFormat().text(of: Self.conflict()).contains("(Note:"))
  }

  @Test func beforeIOS9TheAdviceIsOneLineAndAlwaysSpeaksOfMasks() {
    let text = ConsoleFormat(era: .beforeIOS9).text(of: Self.conflict())
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one"))
    #expect(text.contains("you don't want. Try this: (1) look at each"))
    #expect(text.contains("constraints and fix it. " + Self.remark))
    #expect(text.contains("<UIKit/UIView.h>"))
  }

  // Property lists before XML: backslashes for quotes, letters for line ends, \U for UTF-16 units, octal for
  // the rest.
  @Test(arguments: [
    ("plain 'text'", #""plain 'text'""#), (#"a\b"#, #""a\\b""#), ("\t\r\u{1}\u{7F}", #""\t\r\001\177""#),
    ("\u{F06E}’😀", #""\Uf06e\U2019\Ud83d\Ude00""#),
  ])
  func textsAreQuotedAsInPropertyLists(_ text: String, _ quoted: String) {
    #expect(text.quotedAsPropertyList == quoted)
  }
}
