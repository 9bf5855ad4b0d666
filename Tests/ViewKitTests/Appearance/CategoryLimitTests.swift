import Testing
import UIKit

@MainActor @Suite struct CategoryLimitTests {
  @Test func aViewAndAllBelowItStayBetweenLimits() {
    let (window, view, label) = (UIWindow(), UIView(), UILabel())
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    window.addSubview(view)
    let before = label.intrinsicContentSize
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.intrinsicContentSize.height > before.height)
    view.maximumContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.intrinsicContentSize == before)
    view.maximumContentSizeCategory = nil
    view.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }
}
