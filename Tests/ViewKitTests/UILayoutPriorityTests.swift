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

  /// `.required - 1` is in very many programs.
  @Test @MainActor func aLittleMoreOrLess() {
    let almost: UILayoutPriority = .required - 1
    #expect(almost == UILayoutPriority(999) && almost + 0.5 == UILayoutPriority(999.5))
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow + 1
    #expect(constraint.priority.rawValue == 251)
    constraint.priority += 10
    constraint.priority -= 1
    #expect(constraint.priority.rawValue == 260)
  }
}
