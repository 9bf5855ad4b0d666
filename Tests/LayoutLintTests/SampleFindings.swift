import PlumbFindings

@testable import PlumbLayoutLint

/// Findings as the rules make them, for the tests of reporters.
enum SampleFindings {
  static let path = "App/Main.storyboard"

  private static func at(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }

  /// A span of the first occurrence of a text in a line.
  static func span(_ line: Int, _ text: String, marking mark: String) -> SourceSpan {
    let scalars = Array(text.unicodeScalars)
    let marked = Array(mark.unicodeScalars)
    let start = scalars.indices.first { scalars[$0...].starts(with: marked) } ?? 0
    return SourceSpan(position: at(line, start + 1), line: text, marked: start..<start + marked.count)
  }

  static let conflict = Finding(
    rule: "conflicting-constraints", severity: .error,
    message: "\(item: "“Banner”") cannot be \(value: "300") and \(value: "335") wide",
    span: span(
      21,
      "                                    <constraint firstAttribute=\"width\" constant=\"300\" id=\"R3u-Oy-9fA\"/>",
      marking: "constant=\"300\""),
    subject: "Bn6-hT-2qE",
    notes: [
      Note(
        .constraints,
        [
          Note.Line("\(value: "“Banner”.width = 300")", at: at(21, 37)),
          Note.Line("\(value: "“Banner”.leading = Safe Area.leading + 20")", at: at(29, 29)),
          Note.Line("\(value: "Safe Area.trailing = “Banner”.trailing + 20")", at: at(30, 29)),
          Note.Line("\(value: "Safe Area.width = 375"), as its surroundings set it"),
        ]),
      Note(.arithmetic, "\(value: "20 + 300 + 20 = 340"), and the safe area is \(value: "375") wide"),
      Note(
        .consequence, "Auto Layout breaks \(value: "“Banner”.width = 300"), the last of them in the document"),
      Note(
        .repair,
        "give \(value: "“Banner”.width = 300") a priority below \(value: "1000"): \(item: "“Banner”") is then \(value: "335") wide, and everything else stays where it is"
      ),
    ])

  static let ambiguity = Finding(
    rule: "ambiguous-layout", severity: .error,
    message: "the vertical position of \(item: "“Saturn”") is open",
    span: span(
      1482,
      "\t\t<label opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" text=\"Saturn\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"kh9-bI-dsS\">",
      marking: "<label"),
    subject: "kh9-bI-dsS",
    notes: [
      Note(.frames, [Note.Line("anywhere from \(value: "20") to \(value: "548")")]),
      Note(.reason, "no constraint speaks of its top, bottom, baseline or vertical center"),
      Note(.repair, "\(value: "“Saturn”.top = “Jupiter”.bottom + 8") settles it"),
    ])

  static let misplacement: Finding = {
    var finding = Finding(
      rule: "misplaced-view", severity: .warning,
      message: "\(item: "“Total”") is recorded \(value: "16") points too low",
      span: span(
        88, "    <rect key=\"frame\" x=\"20\" y=\"236.5\" width=\"120\" height=\"44\"/>",
        marking: "y=\"236.5\""),
      subject: "Zk2-Mv-7aJ",
      notes: [
        Note(
          .frames,
          [
            Note.Line(
              "recorded  x \(value: "20")  y \(value: "236.5")  width \(value: "120")  height \(value: "44")"),
            Note.Line(
              "solved  x \(value: "20")  y \(value: "220")  width \(value: "120")  height \(value: "44")"),
          ]),
        Note(
          .followers,
          ["Subtotal", "Tax", "Shipping", "Discount", "A note on prices", "Terms", "Pay", "Cancel"].map {
            Note.Line("\(item: "“\($0)”")")
          }),
      ])
    finding.environments = ["iPhone 8", "iPhone 11", "iPhone SE landscape"]
    finding.extent = "iPhone 8, iPhone 11, iPhone SE landscape"
    return finding
  }()

  static let unreadable = Finding(
    rule: "unreadable-document", severity: .error,
    message: "The end tag </view> does not close <subviews>, opened at 12:9",
    span: span(40, "</view>", marking: "</view"))

  static let file = FileReport(path: path, findings: [misplacement, ambiguity, conflict])
}
