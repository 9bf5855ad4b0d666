import Testing
import UIKit

@testable import PlumbViewKit

@Suite struct InsetTests {
  /// "inset(by:)" in UIKit's documentation: each side moves inwards by its inset.
  @Test func rectanglesAreInset() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: 0, right: 0))
        == CGRect(x: 8, y: 19, width: 102, height: 51))
    #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
  }

  @Test func insetsFollowTheDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(for: .leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(for: .rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(NSDirectionalEdgeInsets(insets.resolved(for: .rightToLeft), .rightToLeft) == insets)
  }

  /// The raw values that UIKit's headers give.
  @Test func rawValues() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(NSTextAlignment.natural.rawValue == 4)
  }
}

@Suite struct ContentSizeCategoryTests {
  /// "UIContentSizeCategory" in UIKit's documentation: from extra small to the largest of accessibility.
  @Test func sizesAreOrdered() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(!(UIContentSizeCategory.unspecified < .small) && !(UIContentSizeCategory.unspecified > .small))
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
