import AnimatedTransform
import Testing
import UIKit

@MainActor @Suite struct TransformContainerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let content = UIView()
  let container: TransformContainer
  let caption = UIView()
  let width: NSLayoutConstraint

  /// The container is 200 × 100 at (60, 40), the caption 20 points below it.
  init() {
    container = TransformContainer(content: content)
    width = container.widthAnchor.constraint(equalToConstant: 200)
    for view in [container, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      width, container.heightAnchor.constraint(equalToConstant: 100),
      container.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      container.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      caption.topAnchor.constraint(equalTo: container.bottomAnchor, constant: 20),
      caption.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      caption.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
  }

  @Test func theContentFillsTheContainer() {
    #expect(container.frame == CGRect(x: 60, y: 40, width: 200, height: 100))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(caption.frame == CGRect(x: 60, y: 160, width: 200, height: 30))
  }

  /// A quarter turn about the middle, (100, 50): what was 200 × 100 is 100 × 200, from (50, −50).
  @Test func aTurnMovesTheContentAlone() {
    container.turn(by: .pi / 2, duration: 0.5)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(content.frame.isClose(to: CGRect(x: 50, y: -50, width: 100, height: 200)))
    #expect(content.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(container.frame == CGRect(x: 60, y: 40, width: 200, height: 100))
    #expect(caption.frame == CGRect(x: 60, y: 160, width: 200, height: 30))
  }

  /// `UIViewAnimation` is no part of UIKit: it knows the frames between which the last block would have animated.
  @Test func onlyTheContentIsAnimated() throws {
    container.turn(by: .pi / 2, duration: 0.5)
    let animation = try #require(UIViewAnimation.last)
    #expect(animation.duration == 0.5)
    #expect(animation.changes.count == 1)
    let change = try #require(animation.changes.first)
    #expect(change.view === content)
    #expect(change.start == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(change.end.isClose(to: CGRect(x: 50, y: -50, width: 100, height: 200)))
  }

  /// The container becomes 260 wide while the content is turned: its own width follows, and the transform stays. Turned, it
  /// is 100 × 260 about (130, 50).
  @Test func layoutKeepsTheTransform() {
    container.turn(by: .pi / 2, duration: 0.5)
    width.constant = 260
    root.layoutIfNeeded()
    #expect(container.frame == CGRect(x: 30, y: 40, width: 260, height: 100))
    #expect(content.bounds.size == CGSize(width: 260, height: 100))
    #expect(content.frame.isClose(to: CGRect(x: 80, y: -80, width: 100, height: 260)))
    // As if it had never been turned.
    container.turn(by: -.pi / 2, duration: 0.5)
    #expect(content.frame.isClose(to: CGRect(x: 0, y: 0, width: 260, height: 100)))
  }

  /// A place for a text is as large as the text, however that is turned.
  @Test func theContainerIsAsLargeAsItsContent() {
    let label = UILabel()
    label.text = "Fragile"
    let place = TransformContainer(content: label)
    place.turn(by: .pi / 4, duration: 0)
    #expect(place.intrinsicContentSize == label.intrinsicContentSize)
    #expect(place.intrinsicContentSize.width > 0)
  }
}

extension CGRect {
  /// Equal but for the last digits of sines.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}
