import Testing
import UIKit

/// Labels in stack views: baselines, and heights that follow widths.
@MainActor @Suite struct LabelStackTests {
  private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private func baseline(_ label: UILabel, first: Bool) -> CGFloat {
    // Of one line the baseline is the font's ascender below the top.
    first ? label.frame.minY + label.font.ascender : label.frame.maxY + label.font.descender
  }

  @Test func aRowStandsOnOneBaseline() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let labels = [label("Small", 12), label("Large", 40), label("Medium", 20)]
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = alignment
      let host = stack.hostedAtCorner()
      host.layoutIfNeeded()
      let lines = labels.map { baseline($0, first: alignment == .firstBaseline) }
      #expect(abs(lines[0] - lines[1]) < 1)
      #expect(abs(lines[2] - lines[1]) < 1)
      #expect(labels[1].frame.minY == 0)
      #expect(stack.frame.height == labels[1].frame.height)
      for label in labels {
        // Edges go to pixels one by one.
        #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.34)
        #expect(abs(label.frame.height - label.intrinsicContentSize.height) < 0.34)
      }
    }
  }

  @Test func aColumnFromBaselineToBaseline() {
    let labels = [label("One", 17), label("Two", 17)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 50
    let host = stack.hostedAtCorner()
    host.layoutIfNeeded()
    #expect(abs(baseline(labels[1], first: true) - baseline(labels[0], first: false) - 50) < 1)
  }

  @Test func linesWrapAtTheStacksWidth() {
    let text = label("Several words that do not fit into one line of this width", 17, lines: 0)
    let button = ContentView(60, 30)
    let row = UIStackView(arrangedSubviews: [text, button])
    row.spacing = 10
    row.alignment = .top
    let column = UIStackView(arrangedSubviews: [row, ContentView(10, 20)])
    column.axis = .vertical
    let host = column.hostedAtCorner()
    column.widthAnchor.constraint(equalToConstant: 200).isActive = true
    host.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 130, height: 10000)).height
    #expect(height > 40)
    #expect(text.frame == rect(0, 0, 130, height))
    #expect(button.frame == rect(140, 0, 60, 30))
    #expect(column.frame == rect(0, 0, 200, height + 20))
    text.text = "Short"
    host.layoutIfNeeded()
    #expect(row.frame.height == 30)
  }

  /// The baseline of a row of columns is that of the columns' first labels.
  @Test func baselinesReachIntoNestedStacks() {
    let (title, detail, other) = (label("Title", 20), label("Detail", 12), label("Other", 40))
    let column = UIStackView(arrangedSubviews: [title, detail])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column, other])
    row.alignment = .firstBaseline
    row.hostedAtCorner().layoutIfNeeded()
    let inRow = column.frame.minY + baseline(title, first: true)
    #expect(abs(inRow - baseline(other, first: true)) < 1)
  }
}
