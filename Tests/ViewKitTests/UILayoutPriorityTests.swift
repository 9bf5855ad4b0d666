import Testing
import UIKit

@Suite struct UILayoutPriorityTests {
  /// The values that `UILayoutPriority` documents.
  @Test func documentedValues() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }
}
