import Testing
import UIKit

@testable import PlumbViewKit

/// What `constraintsAffectingLayout(for:)` has of the constraints that nobody wrote ("Mysteries of Auto Layout, Part 2").
@MainActor
struct SystemConstraintTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let label = UILabel()

  init() {
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(label)
  }

  private func shown(_ axis: NSLayoutConstraint.Axis) -> [String] {
    page.layoutIfNeeded()
    return label.constraintsAffectingLayout(for: axis).map { constraint in
      constraint.description.replacing(#/:0x[0-9a-f]+/#, with: "")
    }
  }

  @Test func aContentIsOneConstraintWithBothPriorities() {
    label.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    let contents = label.constraintsAffectingLayout(for: .horizontal).filter {
      $0 is NSContentSizeLayoutConstraint
    }
    #expect(contents.count == 1)
    #expect(contents[0].firstItem === label && contents[0].firstAttribute == .width)
    #expect(contents[0].constant == label.intrinsicContentSize.width)
    #expect(
      shown(.horizontal).contains {
        $0.contains("NSContentSizeLayoutConstraint") && $0.contains("CompressionResistance:750")
      })
  }

  @Test func aScreenAndAMaskAreThere() {
    label.trailingAnchor.constraint(equalTo: page.trailingAnchor).isActive = true
    #expect(shown(.horizontal).contains { $0.contains("UIView-Encapsulated-Layout-Width") })
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    page.addSubview(inner)
    page.layoutIfNeeded()
    let masks = inner.constraintsAffectingLayout(for: .vertical)
    #expect(masks.allSatisfy { $0 is NSAutoresizingMaskLayoutConstraint } && masks.count == 2)
    #expect(masks.map(\.constant).sorted() == [20, 60])
  }

  @Test func nothingThatIsSetOnThemHasAnEffect() throws {
    label.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    page.layoutIfNeeded()
    let width = label.frame.width
    let content = try #require(
      label.constraintsAffectingLayout(for: .horizontal).first { $0 is SystemConstraint })
    content.constant = 1
    content.isActive = false
    page.layoutIfNeeded()
    #expect(content.isActive && label.frame.width == width)
  }
}
