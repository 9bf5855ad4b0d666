import Geometry
import TextMetrics

/// The text size that the canvas showed when a document was saved.
///
/// No document states it, and nearly all were saved at the standard one. Some were not: of all their labels in text
/// styles, those with one line have the height of another size's line (37 of 39 in one project's documents, all at the
/// smallest size, and the widths agree).
struct SavedTextSize {
  /// How many labels are as high as a line is at each size.
  private var votes = [Int](repeating: 0, count: ContentSizeCategory.allCases.count)
  /// How many labels in text styles there are.
  private var count = 0

  /// The size that most labels in text styles speak for: the standard one, unless two at least, and most of them,
  /// say otherwise.
  ///
  /// - Complexity: Linear in the elements.
  static func category(of root: MarkupElement, scale: Double) -> ContentSizeCategory {
    var evidence = SavedTextSize()
    var index = root.index
    while index < root.subtreeEnd {
      let element = MarkupElement(storage: root.storage, index: index)
      if element.isNamed("label") { evidence.take(element, scale: scale) }
      index += 1
    }
    return evidence.category
  }

  private mutating func take(_ label: MarkupElement, scale: Double) {
    guard let font = label.firstChild("fontDescription", key: "fontDescription"),
      let style = font["style"].flatMap(TextStyle.init(documentName:)),
      let height = label.recordedFrame?.height, height > 0, !Self.hasOwnHeight(label)
    else { return }
    count += 1
    let pixels = PixelGrid(scale: scale)
    for (position, category) in ContentSizeCategory.allCases.enumerated() {
      let line = lineHeight(of: .textStyle(style, category: category), platform: .iOS)
      if (pixels.ceil(line) - height).magnitude < 0.1 { votes[position] += 1 }
    }
  }

  /// Whether a constraint of its own gives the label its height, which then says nothing of the text.
  private static func hasOwnHeight(_ label: MarkupElement) -> Bool {
    guard let constraints = label.firstChild("constraints") else { return false }
    for constraint in constraints.children where constraint["firstAttribute"] == "height" {
      if constraint["relation"] == nil { return true }
    }
    return false
  }

  private var category: ContentSizeCategory {
    let standard = Int(ContentSizeCategory.large.rawValue)
    var best = standard
    for position in votes.indices where votes[position] > votes[best] { best = position }
    guard votes[best] >= 2, votes[best] > 2 * votes[standard], 2 * votes[best] > count else { return .large }
    return ContentSizeCategory.allCases[best]
  }
}
