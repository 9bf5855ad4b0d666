/// A piece of a text that is set in one font, or something else that stands among the characters.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: Font
  package var spacing: LineSpacing
  #if hasFeature(Embedded)
    /// Documents have none.
    var box: TextBox? { nil }
  #else
    /// What stands in the place of each of the run's characters.
    package var box: TextBox?
  #endif

  package init(_ text: String, font: Font, spacing: LineSpacing = LineSpacing(), box: TextBox? = nil) {
    self.text = text
    self.font = font
    self.spacing = spacing
    #if !hasFeature(Embedded)
      self.box = box
    #endif
  }
}

/// A picture on a line of text, in points.
package struct TextBox: Hashable, Sendable {
  package var width: Double
  /// Above the baseline.
  package var ascent: Double
  /// Below it.
  package var descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
