import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
  /// Sizes are rounded up to pixels, at 3 a point here: 17 points make lines of 20.29.
  @Test func sizesAreWholePixels() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.font.pointSize == 17)
    label.text = "Label"
    #expect(abs(label.intrinsicContentSize.height - 61 / 3) < 1e-9)
    // Recorded labels of this text are 42 wide at 2 pixels a point.
    #expect(abs(label.intrinsicContentSize.width - 42) <= 1)
    let pixels = label.intrinsicContentSize.width * 3
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func defaults() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.minimumScaleFactor == 0)
  }

  @Test func sizeThatFitsCountsTheWidthOfSeveralLinesOnly() {
    let label = UILabel()
    label.text = "one two three"
    let natural = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 30, height: 10)) == natural)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == natural)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).height > 2 * natural.height - 1)
    #expect(label.sizeThatFits(.zero) == natural)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 30, height: 0)).height
    label.numberOfLines = 3
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height > two)
    label.numberOfLines = 1
    label.sizeToFit()
    #expect(label.bounds.size == natural)
  }

  /// "UILabel.font": with attributed text, that of its first character; setting it counts for all of it.
  @Test func attributedText() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    label.attributedText = text
    #expect(label.text == "big small")
    #expect(label.font.pointSize == 40)
    #expect(abs(label.intrinsicContentSize.height - 48) < 0.4)
    label.font = .systemFont(ofSize: 17)
    #expect(abs(label.intrinsicContentSize.height - 61 / 3) < 1e-9)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  /// A subclass that leaves room around its text says so in one place.
  @Test func aTextRectangleWithRoomAround() {
    final class Padded: UILabel {
      let room = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)

      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(
          forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
        return inner.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -6, right: -10))
      }
    }
    let plain = UILabel()
    let padded = Padded()
    for label in [plain, padded] {
      label.text = "one two three"
      label.numberOfLines = 0
    }
    let size = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 300))
    padded.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(padded)
    NSLayoutConstraint.activate([
      padded.leftAnchor.constraint(equalTo: container.leftAnchor),
      padded.rightAnchor.constraint(equalTo: container.rightAnchor),
      padded.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    let wrapped = plain.sizeThatFits(CGSize(width: 60, height: 0)).height
    #expect(wrapped > size.height)
    #expect(abs(padded.frame.height - wrapped - 10) < 1e-9)
  }

  /// "Human Interface Guidelines, Typography": body has 17 points at the size large and 53 at AX5.
  @Test func textSizes() {
    let label = UILabel()
    label.text = "Label"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    #expect(abs(label.intrinsicContentSize.height - 61 / 3) < 1e-9)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let large = UILabel()
    large.text = "Label"
    large.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(large.font.pointSize == 53)
    #expect(large.intrinsicContentSize.height > 63)
    // It follows the traits that it has, which are those of the size large.
    large.adjustsFontForContentSizeCategory = true
    #expect(large.font.pointSize == 17)
    #expect(large.intrinsicContentSize == label.intrinsicContentSize)
  }
}
