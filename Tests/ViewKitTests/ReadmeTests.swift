import Testing
import UIKit

// The first test is in README.md, as it stands here.

@MainActor @Test func aBannerFillsTheWidth() {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let banner = UILabel()
  banner.text = "No connection"
  banner.font = .systemFont(ofSize: 20)
  banner.translatesAutoresizingMaskIntoConstraints = false
  page.addSubview(banner)
  NSLayoutConstraint.activate([
    banner.topAnchor.constraint(equalTo: page.topAnchor, constant: 44),
    banner.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
    banner.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
  ])
  page.layoutIfNeeded()
  #expect(banner.frame == CGRect(x: 20, y: 44, width: 280, height: 24))
}

/// What README.md shows of a conflict is what is printed, but for addresses.
@MainActor @Suite(.serialized) struct ReadmeConflictTests {
  @Test func aWidthThatCannotHoldIsSaid() throws {
    var messages: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = handler }

    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let banner = UILabel()
    banner.text = "No connection"
    banner.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      banner.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      banner.widthAnchor.constraint(equalToConstant: 300),
    ])
    page.layoutIfNeeded()

    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(withoutAddresses(message) == printed)
  }

  private let printed = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
    (
        "<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Width' UIView:0x….width == 320   (active)>",
        "<NSLayoutConstraint:0x… H:|-(20)-[UILabel:0x…'No connection']   (active, names: '|':UIView:0x… )>",
        "<NSLayoutConstraint:0x… UILabel:0x…'No connection'.trailing == UIView:0x….trailing - 20   (active)>",
        "<NSLayoutConstraint:0x… UILabel:0x…'No connection'.width == 300   (active)>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x… UILabel:0x…'No connection'.width == 300   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
    """

  private func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
  }
}
