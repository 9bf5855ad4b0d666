import Foundation
import PlumbNibLoading
import TestSupport
import Testing
import UIKit

/// Constraints of a document that are of classes of their own.
@MainActor
@Suite(.serialized) struct OwnConstraintTests {
  /// Of a length that its class says, as apps have it.
  final class Hairline: NSLayoutConstraint {
    private var offset: CGFloat = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      offset = constant
      constant = 5
    }

    var offsetOfDocument: CGFloat { offset }
  }

  private static let document = """
    <view id="a">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <constraints>
            <constraint firstAttribute="height" constant="3" id="c" customClass="OwnHairline"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="d"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="e"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="f"/>
      </constraints>
    </view>
    """

  @Test func theyAreMadeAndAwakened() throws {
    NibClasses.register(Hairline.self) { Hairline() }
    let text = Self.document.replacingOccurrences(of: "OwnHairline", with: "Hairline")
    let nib = try UINib(data: NibText.nib(text), name: "Own.xib", as: .onDevice)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let line = try #require(view.subviews.first)
    let constraint = try #require(line.constraints.compactMap { $0 as? Hairline }.first)
    #expect(constraint.offsetOfDocument == 3 && constraint.constant == 5)
    view.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 0, width: 100, height: 5))
  }

  /// One whose class nobody knows is a constraint like others.
  @Test func anUnknownClassLeavesAConstraint() throws {
    let nib = try UINib(data: NibText.nib(Self.document), name: "Unknown.xib", as: .onDevice)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.height == 3)
  }
}
