import Testing
import UIKit

/// Leading and trailing between views follow the view that contains them, whatever the views themselves say.
/// The expectations are those of published tests of layout libraries, which turn a controller's view around.
@MainActor @Suite struct ReadingDirectionTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let first = UIView()
  let second = UIView()

  init() {
    for view in [first, second] {
      container.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
      first.widthAnchor.constraint(equalToConstant: 10),
      // Turned around: the container comes first, and so does the view that stands before.
      container.trailingAnchor.constraint(greaterThanOrEqualTo: second.trailingAnchor, constant: 5),
      first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -7),
      second.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  private var frames: [[CGFloat]] {
    container.layoutIfNeeded()
    return [first, second].map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func theContainerTurnsItsSubviewsAround() {
    #expect(frames == [[8, 10], [25, 20]])
    container.semanticContentAttribute = .forceRightToLeft
    #expect(frames == [[82, 10], [55, 20]])
    container.semanticContentAttribute = .forceLeftToRight
    #expect(frames == [[8, 10], [25, 20]])
  }

  @Test func theContainerMayBeTurnedAroundBefore() {
    container.semanticContentAttribute = .forceRightToLeft
    #expect(frames == [[82, 10], [55, 20]])
  }

  @Test func whatASubviewSaysTurnsNothingAround() {
    first.semanticContentAttribute = .forceRightToLeft
    second.semanticContentAttribute = .forceRightToLeft
    #expect(frames == [[8, 10], [25, 20]])
  }

  @Test func subviewsOfSubviewsFollowTheirOwnContainer() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    second.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 2),
      inner.widthAnchor.constraint(equalToConstant: 6),
    ])
    container.semanticContentAttribute = .forceRightToLeft
    #expect(frames == [[82, 10], [55, 20]])
    #expect(inner.frame.minX == 2)
  }

  @Test func directionsOfViewsAreNotInherited() {
    container.semanticContentAttribute = .forceRightToLeft
    #expect(container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(first.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
