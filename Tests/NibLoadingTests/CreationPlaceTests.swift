import PlumbNibLoading
import Testing
import UIKit

/// Constraints of documents name the document's line.
@MainActor
@Suite(.serialized) struct CreationPlaceTests {
  private static let objects = """
    <view id="a"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews>
      <constraints>
        <constraint firstAttribute="width" constant="10" id="c1"/>
        <constraint
          firstAttribute="width" constant="20" id="c2"/>
      </constraints></view>
    """

  /// The objects begin in line 3.
  @Test func linesOfTheDocument() throws {
    let nib = try UINib(data: NibText.nib(Self.objects), name: "Card.xib", as: .onDevice)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let inner = try #require(view.subviews.first)
    let made = view.constraints.filter { $0.firstItem === view }
    #expect(made.map(\.plumb.creationPlace) == ["Card.xib:7", "Card.xib:8"])
    // What is made of a fixed frame is in no line of its own: that of the view.
    let fixed = view.constraints.filter { $0.firstItem === inner } + inner.constraints
    #expect(fixed.map(\.plumb.creationPlace) == Array(repeating: "Card.xib:4", count: 4))
  }

  @Test func conflictsNameThem() throws {
    let nib = try UINib(data: NibText.nib(Self.objects), name: "Card.xib", as: .onDevice)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    view.translatesAutoresizingMaskIntoConstraints = false
    var explanations: [String] = []
    LayoutLog.handler = { _ in }
    LayoutDebugging.conflictHandler = { explanations.append($0.explanation) }
    defer { (LayoutLog.handler, LayoutDebugging.conflictHandler) = (nil, nil) }
    view.layoutIfNeeded()
    let text = try #require(explanations.first)
    #expect(text.contains("Card.xib:7") && text.contains("Card.xib:8") && !text.contains(".swift"), "\(text)")
  }
}
