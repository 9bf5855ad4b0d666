import Testing
import UIKit

/// Rotors that views offer.
@MainActor @Suite struct AccessibilityRotorTests {
  private final class Links: UIView {
    override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get {
        [
          UIAccessibilityCustomRotor(systemType: .link) { [weak self] predicate in
            guard let self, predicate.searchDirection == .next else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: self, targetRange: nil)
          }
        ]
      }
      set {}
    }
  }

  @Test func aRotorOfTheSystemsKindSearches() throws {
    let view = Links()
    let rotor = try #require(view.accessibilityCustomRotors?.first)
    #expect(rotor.systemRotorType == .link)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === view)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
  }

  @Test func aRotorHasAName() {
    let rotor = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "Words")) { _ in nil }
    #expect(rotor.name == "Words")
    #expect(rotor.systemRotorType == .none)
  }
}
