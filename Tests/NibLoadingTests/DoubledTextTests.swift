import PlumbNibLoading
import Testing
import UIKit

/// `NSDoubleLocalizedStrings`: what a document says to users appears twice.
@MainActor
@Suite(.serialized) struct DoubledTextTests {
  private static let document = NibText.nib(
    """
    <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
      <label text="Name" id="a"><accessibility key="accessibilityConfiguration" identifier="name"/></label>
      <textField placeholder="Required" text="Ada" id="b"/>
      <button buttonType="system" id="c"><state key="normal" title="Save"/></button>
      <segmentedControl selectedSegmentIndex="0" id="d"><segments><segment title="Day"/><segment title="Week"/>
        </segments></segmentedControl>
      <label id="e"><attributedString key="attributedText"><fragment content="Rich"/></attributedString></label>
      <toolbar id="f"><items><barButtonItem title="Done" id="g"/></items></toolbar>
      <label text="" id="h"/></subviews></view>
    """)

  private func texts() throws -> [String?] {
    let nib = try UINib(data: Self.document, name: "View.xib", as: .onDevice)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let views = view.subviews
    let segments = try #require(views[3] as? UISegmentedControl)
    return [
      (views[0] as? UILabel)?.text, (views[1] as? UITextField)?.placeholder, (views[1] as? UITextField)?.text,
      (views[2] as? UIButton)?.title(for: .normal), segments.titleForSegment(at: 0),
      segments.titleForSegment(at: 1), (views[4] as? UILabel)?.attributedText?.string,
      (views[5] as? UIToolbar)?.items?.first?.title, (views[6] as? UILabel)?.text,
      views[0].accessibilityIdentifier,
    ]
  }

  @Test func textsAppearTwiceWithTheSwitch() throws {
    let once = ["Name", "Required", "Ada", "Save", "Day", "Week", "Rich", "Done", "", "name"]
    #expect(try texts() == once)
    LayoutDebugging.switches.doublesLocalizedStrings = true
    defer { LayoutDebugging.switches.doublesLocalizedStrings = false }
    // What is no text of the interface stays.
    #expect(try texts() == once.dropLast(2).map { $0 + " " + $0 } + ["", "name"])
  }
}
