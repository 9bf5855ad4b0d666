import Testing
import UIKit

@MainActor @Suite struct BrokenConstraintTests {
  @Test func whatContradictsOthersIsNamed() {
    let (card, content) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    card.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    LayoutDebugging.switches.logsConflicts = false
    defer { LayoutDebugging.switches.logsConflicts = true }
    let wide = content.widthAnchor.constraint(equalToConstant: 100)
    wide.isActive = true
    card.layoutIfNeeded()
    #expect(card.plumb.brokenConstraints.isEmpty)
    let narrow = content.widthAnchor.constraint(equalToConstant: 50)
    narrow.isActive = true
    #expect(card.plumb.brokenConstraints == [narrow] && content.plumb.brokenConstraints == [narrow])
    let other = UIView()
    card.addSubview(other)
    #expect(other.plumb.brokenConstraints.isEmpty)
    wide.isActive = false
    #expect(card.plumb.brokenConstraints.isEmpty && UIView().plumb.brokenConstraints.isEmpty)
  }
}
