import PlumbConsoleLog
import Testing

/// What views are called: by what a person would look for, and no longer than needed.
struct NameTests {
  private func names(_ lines: String) -> [String: String] { LogExplanation(lines).names }

  @Test func labelsBeforeClasses() {
    let names = names(
      """
      UILabel:0x10'Which planet is this?'.width == 8
      UILabel:0x11''.width == 8
      Shop.CardView:0x12.width == 8
      NSTextField:0x13.width == 8
      UIButton:0x14.width == 8
      """)
    #expect(
      names == [
        "0x10": "“Which planet is this?”", "0x11": "UILabel", "0x12": "CardView", "0x13": "NSTextField",
        "0x14": "UIButton",
      ])
  }

  @Test func namesAndKeys() {
    let names = names(
      """
      <NSLayoutConstraint:0x61 header.width == 8   (active, names: header:0x10 )>
      <MASLayoutConstraint:wide UIView:firstView.width == 100>
      """)
    #expect(names == ["0x10": "“header”", "firstView": "“firstView”"])
  }

  @Test func guides() {
    let names = names(
      """
      UILayoutGuide:0x10'UIViewSafeAreaLayoutGuide'.width == 8
      UILayoutGuide:0x11'UIViewLayoutMarginsGuide'.width == 8
      UILayoutGuide:0x12'UIViewReadableContentGuide'.width == 8
      UILayoutGuide:0x13'rows'.width == 8
      """)
    #expect(
      names == [
        "0x10": "Safe Area", "0x11": "Layout Margins", "0x12": "Readable Content", "0x13": "rows",
      ])
  }

  /// Nothing is called nothing.
  @Test func classesThatWereCutOff() {
    let names = names(
      """
      Shop.:0x12.width == 8
      UIView:0x13.width == 8
      """)
    #expect(names == ["0x12": "0x12", "0x13": "UIView"])
  }

  @Test func addressesOnlyWhereTwoWouldBeCalledTheSame() {
    let names = names(
      """
      UIView:0x7f8a10c0.width == 8
      UIView:0x7f8a20c1.width == 8
      UILabel:0x7f8a30c2.width == 8
      """)
    #expect(
      names == ["0x7f8a10c0": "UIView …10c0", "0x7f8a20c1": "UIView …20c1", "0x7f8a30c2": "UILabel"])
  }

  /// As many digits as tell them apart from any other.
  @Test func longerEndings() {
    let names = names(
      """
      UIView:0x7f8a10c0.width == 8
      UIView:0x7f8b10c0.width == 8
      UIView:0x7f8c10c1.width == 8
      """)
    #expect(
      names == [
        "0x7f8a10c0": "UIView …a10c0", "0x7f8b10c0": "UIView …b10c0", "0x7f8c10c1": "UIView …10c1",
      ])
  }

  /// No two views are called the same, however many there are.
  @Test func everyNameOnce() {
    var lines = ""
    for place in 0..<300 {
      let text = place % 3 == 0 ? "'Same'" : ""
      lines += "UILabel:0x7f\(String(4096 + 37 * place, radix: 16))\(text).width == 8\n"
    }
    let names = names(lines)
    #expect(names.count == 300)
    #expect(Set(names.values).count == 300)
  }
}
