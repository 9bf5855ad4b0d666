import Testing
import UIKit

/// Labels under constraints.
@MainActor @Suite struct LabelLayoutTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    return label
  }

  /// Width settles first, then height: two lines of 17 points take 40.57, which is 40⅔ at 3 pixels a point,
  /// as two recorded lines are 41 at 2.
  @Test func aPinnedLabelWraps() {
    let wrapping = label("one two three four five six seven", lines: 0)
    NSLayoutConstraint.activate([
      wrapping.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      wrapping.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      wrapping.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(wrapping.frame.width == 200)
    #expect(abs(wrapping.frame.height - 122 / 3) < 1e-9)
    container.frame.size.width = 400
    container.layoutIfNeeded()
    #expect(abs(wrapping.frame.height - 61 / 3) < 1e-9)
    wrapping.numberOfLines = 1
    container.frame.size.width = 100
    container.layoutIfNeeded()
    #expect(abs(wrapping.frame.height - 61 / 3) < 1e-9)
  }

  /// Content that grows moves what hangs below it.
  @Test func aTextThatChangesMovesWhatIsBelow() {
    let upper = label("short", lines: 0)
    let lower = label("below")
    NSLayoutConstraint.activate([
      upper.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      upper.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      upper.topAnchor.constraint(equalTo: container.topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8),
      lower.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    ])
    container.layoutIfNeeded()
    let line = upper.frame.height
    #expect(abs(lower.frame.minY - line - 8) < 1e-9)
    upper.text = "a longer text that takes more than one line of this container"
    container.layoutIfNeeded()
    #expect(upper.frame.height > 2.9 * line)
    #expect(abs(lower.frame.minY - upper.frame.maxY - 8) < 1e-9)
    upper.text = nil
    container.layoutIfNeeded()
    #expect(upper.frame.height == 0)
    #expect(abs(lower.frame.minY - 8) < 1e-9)
  }

  /// An explicit width ends the lines of the intrinsic size, whatever the label's own width is.
  @Test func preferredMaxLayoutWidth() {
    let wrapping = label("one two three four five six seven", lines: 0)
    wrapping.preferredMaxLayoutWidth = 120
    #expect(wrapping.intrinsicContentSize.width <= 120)
    #expect(wrapping.intrinsicContentSize == wrapping.sizeThatFits(CGSize(width: 120, height: 0)))
    wrapping.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    wrapping.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(wrapping.frame.height > 40)
    #expect(abs(wrapping.frame.width - wrapping.intrinsicContentSize.width) < 1e-9)
    #expect(abs(wrapping.frame.height - wrapping.intrinsicContentSize.height) < 1e-9)
  }

  /// "Auto Layout Guide, Intrinsic Content Size": of two labels the one with the lower hugging priority
  /// grows, and the one with the lower compression resistance shrinks.
  @Test func huggingAndCompression() {
    let left = label("Name")
    let right = label("Value")
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      left.topAnchor.constraint(equalTo: container.topAnchor),
      right.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    #expect(left.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(left.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    container.layoutIfNeeded()
    #expect(abs(left.frame.width - left.intrinsicContentSize.width) < 1e-9)
    #expect(abs(right.frame.width - (192 - left.frame.width)) < 1e-9)
    left.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    right.text = "a value that is too long"
    container.layoutIfNeeded()
    #expect(abs(right.frame.width - right.intrinsicContentSize.width) < 1e-9)
    #expect(left.frame.width < left.intrinsicContentSize.width)
    left.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    container.layoutIfNeeded()
    #expect(abs(left.frame.width - left.intrinsicContentSize.width) < 1e-9)
    #expect(right.frame.width < right.intrinsicContentSize.width)
  }

  /// San Francisco's ascender is 1950 / 2048 of its size: 32.37 at 34 points, 16.19 at 17; baselines are at
  /// pixels.
  @Test func baselinesOfLabelsOfDifferentFonts() {
    let large = label("Large", size: 34)
    let small = label("small")
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: container.topAnchor),
      large.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(small.frame.minY - (97 / 3 - 49 / 3)) < 1e-9)
  }

  /// The text stands in the middle of a label that is higher than it: its baseline moves by half of that.
  @Test func theBaselineMovesWithTheHeight() {
    let tall = label("tall")
    let other = label("other")
    let height = tall.heightAnchor.constraint(equalToConstant: 61 / 3 + 20)
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: container.topAnchor), height,
      other.lastBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(other.frame.minY - 10) < 1e-9)
    height.constant += 40
    container.layoutIfNeeded()
    #expect(abs(other.frame.minY - 30) < 1e-9)
  }

  /// The first and the last line have baselines of their own.
  @Test func baselinesOfSeveralLines() {
    let lines = label("one two three four five six seven", lines: 0)
    let first = label("first")
    let last = label("last")
    NSLayoutConstraint.activate([
      lines.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      lines.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      lines.topAnchor.constraint(equalTo: container.topAnchor, constant: 50),
      first.firstBaselineAnchor.constraint(equalTo: lines.firstBaselineAnchor),
      last.firstBaselineAnchor.constraint(equalTo: lines.lastBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(first.frame.minY - 50) < 0.34)
    #expect(abs(last.frame.maxY - lines.frame.maxY) < 0.34)
    #expect(last.frame.minY > first.frame.maxY - 1)
  }
}
