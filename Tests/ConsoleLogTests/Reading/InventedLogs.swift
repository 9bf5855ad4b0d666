import Foundation

/// Logs of our own invention, one for each of the forms that are known.
enum InventedLogs {
  private static let advice = """
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
    """
  private static let help = """

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
    also be helpful.
    """

  private static func log(
    _ headline: String, _ members: [String], breaking: String? = nil, help: String = InventedLogs.help
  ) -> String {
    let list = members.map { "    \"" + $0.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
    let broken = breaking.map { "\n\nWill attempt to recover by breaking constraint \n" + $0 + "\n" } ?? ""
    return headline + "\n(\n" + list.joined(separator: ",\n") + "\n)" + broken + (breaking == nil ? "" : help)
  }

  private static func breaking(_ place: Int, _ headline: String, _ members: [String]) -> String {
    log(headline, members, breaking: members[place])
  }

  static let today = breaking(
    2,
    "2031-05-20 15:23:58.720723+0200 Shop[25513:6809704] [LayoutConstraints] Unable to simultaneously satisfy"
      + " constraints.\n" + advice,
    [
      "<NSLayoutConstraint:0x600002a10 UILabel:0x7f8a10.height >= 44   (active)>",
      "<NSLayoutConstraint:0x600002a20 V:|-(8)-[UILabel:0x7f8a10]   (active, names: '|':Shop.Card:0x7f8a20 )>",
      "<NSLayoutConstraint:0x600002a30 V:[UILabel:0x7f8a10]-(>=8)-|   (active, names: '|':Shop.Card:0x7f8a20 )>",
      "<NSLayoutConstraint:0x600002a40 'UIView-Encapsulated-Layout-Height' Shop.Card:0x7f8a20.height == 44   (active)>",
    ])

  static let masks = breaking(
    1,
    "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n" + advice
      + "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the"
      + " documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ",
    [
      "<NSAutoresizingMaskLayoutConstraint:0x283c8f570 h=--& v=&-- UITableView:0x10f754f20.minY == 0   "
        + "(active, names: '|':UIView:0x10f754e00 )>",
      "<NSLayoutConstraint:0x283c8c8c0 UITableView:0x10f754f20.top == UILayoutGuide:0x2826f9880"
        + "'UIViewSafeAreaLayoutGuide'.top NSSpace(8)   (active)>",
      "<NSLayoutConstraint:0x283c8c730 'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x2826f9880"
        + "'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x10f754e00 )>",
    ])

  static let early = log(
    "2014-02-19 11:47:59.880 Shop[693:11817] Unable to simultaneously satisfy constraints.\n\tProbably at least one"
      + " of the constraints in the following list is one you don't want. Try this: (1) look at each constraint and"
      + " try to figure out which you don't expect; (2) find the code that added the unwanted constraint or"
      + " constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't"
      + " understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ",
    [
      "<NSLayoutConstraint:0xb839f60 H:|-(6)-[UILabel:0xb8398f0'Tea']   (Names: '|':UIView:0xb839850 )>",
      "<NSLayoutConstraint:0xb839ff0 H:[UILabel:0xb8398f0'Tea']-(7)-|   (Names: '|':UIView:0xb839850 )>",
      "<NSLayoutConstraint:0xb83a010 H:[UILabel:0xb8398f0'Tea'(120)]>",
      "<NSAutoresizingMaskLayoutConstraint:0xb83af90 h=--& v=--& UILabel:0xb8398f0'Tea'.midY == + 39>",
      "<NSAutoresizingMaskLayoutConstraint:0xb83afa0 h=-&- v=-&- H:[UIView:0xb839850(0)]>",
    ],
    breaking:
      "<NSLayoutConstraint:0xb839ff0 H:[UILabel:0xb8398f0'Tea']-(7)-|   (Names: '|':UIView:0xb839850 )>")

  static let appKit = log(
    "Unable to simultaneously satisfy constraints:",
    [
      "<NSLayoutConstraint:0x78a6c2df0 NSTextField:0x78a523480.width >= 152   (active)>",
      "<NSLayoutConstraint:0x78a6c2fd0 H:[NSTextField:0x78a523480]-(8)-|   (active, names: ItemCell:0x78b50b000, "
        + "'|':ItemCell:0x78b50b000 )>",
      "<NSLayoutConstraint:0x78a6c21c0 'NSView-Encapsulated-Layout-Width' ItemCell.width == 94   "
        + "(active, names: ItemCell:0x78b50b000 )>",
    ], breaking: "<NSLayoutConstraint:0x78a6c2df0 NSTextField:0x78a523480.width >= 152   (active)>",
    help: """

      Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow \
      visualizeConstraints:] automatically called when this happens.
      """)

  static let snapKit = log(
    "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n" + advice,
    [
      "<SnapKit.LayoutConstraint:0x600000ca64c0@CardView.swift#594 UIView:0x7ff817027c30.height == 1094.3333333333333>",
      "<SnapKit.LayoutConstraint:0x600000cbe100@CardView.swift#551 UIView:0x7ff817027c30.height == 666.0>",
      "<SnapKit.LayoutConstraint:0x600000cbe200@CardView.swift#552 UIView:0x7ff817027c30.top == "
        + "UIView:0x7ff817027d00.top + 20.0 ^750.0>",
    ],
    breaking: "<SnapKit.LayoutConstraint:0x600000ca64c0@CardView.swift#594 UIView:0x7ff817027c30.height == "
      + "1094.3333333333333>")

  static let masonry = log(
    "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n" + advice,
    [
      "<MASLayoutConstraint:0x600003da0000 UIButton:0x7f9f06cf2bd0.left == Shop.Path:0x7f9f06cc4f80.left + 16>",
      "<MASLayoutConstraint:wide UIButton:firstButton.width == Shop.Path:0x7f9f06cc4f80.width * 0.7>",
      "<NSLayoutConstraint:id10[0x7fdb9b5f7b20] UIView:box[0x7fdb9b543e60].height <= 83>",
      "<NSLayoutConstraint:0x600003afcaa0 Shop.Path:0x7f9f06cc4f80.width == - 16>",
    ],
    breaking: "<MASLayoutConstraint:wide UIButton:firstButton.width == Shop.Path:0x7f9f06cc4f80.width * 0.7>")

  static let mixed = log(
    "Unable to simultaneously satisfy constraints.\n" + advice,
    [
      "<NSIBPrototypingLayoutConstraint:0x7f8a412c0a70 'IB auto generated at build time for view with fixed frame' "
        + "V:|-(34)-[UIView:0x7f8a412be100]   (Names: '|':UIView:0x7f8a412bdff0 )>",
      "<_UILayoutSupportConstraint:0x7f8a412c2100 V:[_UILayoutGuide:0x7f8a412c1580(0)]>",
      "<<Shop.LayoutConstraint:0x7f8a412e8740> <UIView:0x7f8a412e8eb0>.top == <_UILayoutGuide:0x7f8a412c1580>.bottom>",
      "<_UISystemBaselineConstraint:0x2828051d0 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x111b35c20]   "
        + "(Names: '|':UIView:0x7f8a412bdff0 )>",
    ],
    breaking: "<<Shop.LayoutConstraint:0x7f8a412ea570> <UIView:0x7f8a412ea790>.top == "
      + "<_UILayoutGuide:0x7f8a412ea660>.bottom>")

  static let labels = log(
    "Unable to simultaneously satisfy constraints.\n" + advice,
    [
      "<NSLayoutConstraint:0x6000037d41e0 UILabel:0x7f95b5653eb0'YOU'RE OK, (5)'.height == 40   (active)>",
      "<NSLayoutConstraint:0x6000037d49b0 UIImageView:0x7f95b56530e0.height == 0.9*UILabel:0x7f95b5653310"
        + "'Which planet is it?'.height   (active)>",
      "<NSLayoutConstraint:0x6000037dde00 'UISV-alignment' UILabel:0x7f95b5653eb0'YOU'RE OK, (5)'.bottom == "
        + "UIImageView:0x7f95b56530e0.bottom   (active)>",
      "<NSLayoutConstraint:0x6000037ddef0 'line: 21, it's mine' UILabel:0x7f95b5653310'Which planet is it?'.top "
        + "== UIImageView:0x7f95b56530e0.top   (active)>",
    ],
    breaking:
      "<NSLayoutConstraint:0x6000037d41e0 UILabel:0x7f95b5653eb0'YOU'RE OK, (5)'.height == 40   (active)>")

  static let directions = log(
    "Unable to simultaneously satisfy constraints. ",
    [
      "<NSLayoutConstraint:0x610000099cd0 _UIButtonBarStackView:0x7fb573cebf90.width <= 0   (active)>",
      "<NSLayoutConstraint:0x610000098ec0 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0x61000038ce60"
        + "'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':_UIButtonBarStackView:0x7fb573cebf90 )>",
      "<NSLayoutConstraint:0x610000099000 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x61000038ce60"
        + "'UIViewLayoutMarginsGuide']-(15)-|(LTR)   (active, names: '|':_UIButtonBarStackView:0x7fb573cebf90 )>",
    ])

  static let single = log(
    "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n" + advice,
    ["<NSLayoutConstraint:0x6000032b6080 UIView:0x7fb0ba45f9e0.width == - 16   (active)>"],
    breaking: "<NSLayoutConstraint:0x6000032b6080 UIView:0x7fb0ba45f9e0.width == - 16   (active)>")

  static let twice = log(
    "Unable to simultaneously satisfy constraints.\n" + advice,
    [
      "<NSLayoutConstraint:0x60400048f910 V:[UIButton:0x7fe16cd5a1d0'0']-(8)-|   (active, names: "
        + "'|':UIView:0x7fe16cd543b0 )>",
      "<NSLayoutConstraint:0x60400048fb90 V:|-(8)-[UIButton:0x7fe16cd5a1d0'0']   (active, names: "
        + "'|':UIView:0x7fe16cd543b0 )>",
      "<NSLayoutConstraint:0x60400048f910 V:[UIButton:0x7fe16cd5a1d0'0']-(8)-|   (active, names: "
        + "'|':UIView:0x7fe16cd543b0 )>",
      "<NSLayoutConstraint:0x60400048fc30 UIView:0x7fe16cd543b0.height == 10   (active)>",
    ], breaking: "<NSLayoutConstraint:0x60400048fc30 UIView:0x7fe16cd543b0.height == 10   (active)>")

  static let hidden = log(
    "Unable to simultaneously satisfy constraints.\n" + advice,
    [
      "<_UIScrollViewAutomaticContentSizeConstraint:0x600001 UITableView:0x7f30.contentHeight{id: 178} == -5.000000>",
      "<NSContentSizeLayoutConstraint:0x600002 H:[UILabel:0x7f10'It'(42)] Hug:250 CompressionResistance:1>",
      "<NSLayoutConstraint:0x600003 UILabel:0x7f10'It'.width == 30 priority:501   (active)>",
    ], breaking: "<NSLayoutConstraint:0x600003 UILabel:0x7f10'It'.width == 30 priority:501   (active)>")

  static let all = [
    today, masks, early, appKit, snapKit, masonry, mixed, labels, directions, single, twice, hidden,
  ]

  /// The list of a log, from its first quote to its last.
  static func list(of log: String) -> String {
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { $0.hasPrefix("    \"<") }.joined(separator: "\n")
  }
}
