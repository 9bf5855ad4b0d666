/// A piece of a text that is set in one font.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: Font
  package var spacing: LineSpacing

  package init(_ text: String, font: Font, spacing: LineSpacing = LineSpacing()) {
    self.text = text
    self.font = font
    self.spacing = spacing
  }
}

/// How far apart the lines of a paragraph stand: the figures of `NSParagraphStyle`, in points.
package struct LineSpacing: Hashable, Sendable {
  /// Between two lines.
  package var between: Double
  /// What the height of a line is multiplied by; 0 stands for 1.
  package var heightMultiple: Double
  package var minimumHeight: Double
  /// 0 stands for no limit.
  package var maximumHeight: Double
  /// Behind a paragraph that is not the last.
  package var afterParagraph: Double

  package init(
    between: Double = 0, heightMultiple: Double = 0, minimumHeight: Double = 0, maximumHeight: Double = 0,
    afterParagraph: Double = 0
  ) {
    self.between = between
    self.heightMultiple = heightMultiple
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.afterParagraph = afterParagraph
  }

  /// What a line takes that would take a height by its fonts alone.
  func height(ofLine natural: Double) -> Double {
    var height = natural * (heightMultiple > 0 ? heightMultiple : 1)
    height = max(height, minimumHeight)
    return maximumHeight > 0 ? min(height, maximumHeight) : height
  }
}
