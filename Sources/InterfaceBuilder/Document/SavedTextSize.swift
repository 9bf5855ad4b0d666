import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// The text size that the canvas showed when a document was saved.
///
/// No document states it. Most were saved at what the canvas of their release showed by itself; labels that are as high as lines
/// are at another size say otherwise.
struct SavedTextSize {
  /// The sizes that are not among those for accessibility, whose lines are as high as rows of controls are.
  private static let categories = Array(ContentSizeCategory.allCases.prefix { $0 < .accessibilityMedium })

  /// How many labels are as high as a line is at each size.
  private var votes = [Int](repeating: 0, count: Self.categories.count)

  /// The size that labels in text styles speak for: the usual one, unless two of them at least, and more
  /// than twice as many as for that, say otherwise.
  ///
  /// - Parameter content: Where sizes are measured, labels that constraints place do not speak if they may have several lines:
  ///   some number of lines is as high as whatever else made them high.
  /// - Complexity: Linear in the elements.
  static func category(
    of root: MarkupElement, usual: ContentSizeCategory, scale: Double, in content: ContentMode
  ) -> ContentSizeCategory {
    var evidence = SavedTextSize()
    let document = root.document
    for index in root.index..<root.subtreeEnd {
      let element = document.element(at: index)
      guard element.isNamed(.label) else { continue }
      let label = LabelElement(element)
      if content == .recorded || label.translatesAutoresizingMaskIntoConstraints != false
        || label.numberOfLines ?? 1 == 1
      {
        evidence.take(label, scale: scale)
      }
    }
    return evidence.category(usual: usual)
  }

  /// What the canvas shows unless somebody chose another: up to Xcode 7 the size before the standard one, by all 24 labels
  /// in text styles of 5 projects; from Xcode 12.5 to 13 the smallest one, by 82 of 91 labels that are as high as a line is at
  /// that or the standard size, in 14 of 15 projects; of the labels of other releases 7 of 545 are.
  static func usual(in release: Release) -> ContentSizeCategory {
    if release < .xcode8 { return .medium }
    return release >= .xcode12Point5 && release < .xcode14 ? .extraSmall : .large
  }

  private mutating func take(_ label: LabelElement, scale: Double) {
    guard let font = label.fontDescription,
      let style = font.style.flatMap(TextStyle.init(documentName:)),
      let height = label.recordedFrame?.height, height > 0, !Self.hasOwnHeight(label)
    else { return }
    let limit = label.numberOfLines ?? 1
    let lines = limit == 0 ? Self.mostLines : min(max(limit, 1), Self.mostLines)
    for (position, category) in Self.categories.enumerated() {
      if Self.isHeight(height, ofUpTo: lines, style, category, PixelGrid(scale: scale)) {
        votes[position] += 1
      }
    }
  }

  /// More lines than these tell nothing: some number of them is as high as anything.
  private static let mostLines = 5

  private static func isHeight(
    _ height: Double, ofUpTo lines: Int, _ style: TextStyle, _ category: ContentSizeCategory,
    _ pixels: PixelGrid
  ) -> Bool {
    let line = lineHeight(of: .textStyle(style, category: category), platform: .iOS)
    return (0..<lines).contains { further in
      let text = line + Double(further) * style.leading(category: category)
      return (pixels.ceil(text) - height).magnitude < 0.1
    }
  }

  /// Whether a constraint of its own gives the label its height, which then says nothing of the text.
  private static func hasOwnHeight(_ label: LabelElement) -> Bool {
    label.constraints.contains { $0.firstAttribute == "height" && $0.relation == nil }
  }

  private func category(usual: ContentSizeCategory) -> ContentSizeCategory {
    var best = Int(usual.rawValue)
    for position in votes.indices where votes[position] > votes[best] { best = position }
    guard votes[best] >= 2, votes[best] > 2 * votes[Int(usual.rawValue)] else { return usual }
    return Self.categories[best]
  }
}
