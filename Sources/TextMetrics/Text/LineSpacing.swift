/// Where the lines of a paragraph stand: the figures of `NSParagraphStyle`, in points.
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
  /// What is left free before the first line of a paragraph, and before each other.
  package var firstIndent: Double
  package var indent: Double
  /// Where lines end: from their beginning, or for 0 and less from where they would end.
  package var end: Double

  package init(
    between: Double = 0, heightMultiple: Double = 0, minimumHeight: Double = 0, maximumHeight: Double = 0,
    afterParagraph: Double = 0, firstIndent: Double = 0, indent: Double = 0, end: Double = 0
  ) {
    self.between = between
    self.heightMultiple = heightMultiple
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.afterParagraph = afterParagraph
    self.firstIndent = firstIndent
    self.indent = indent
    self.end = end
  }

  /// What a line takes that would take a height by its fonts alone.
  func height(ofLine natural: Double) -> Double {
    var height = natural * (heightMultiple > 0 ? heightMultiple : 1)
    height = max(height, minimumHeight)
    return maximumHeight > 0 ? min(height, maximumHeight) : height
  }

  func indent(isFirst: Bool) -> Double { isFirst ? firstIndent : indent }

  /// How wide a line may be between its indents.
  func limit(within limit: Double, isFirst: Bool) -> Double {
    (end > 0 ? min(end, limit) : limit + end) - indent(isFirst: isFirst)
  }
}
