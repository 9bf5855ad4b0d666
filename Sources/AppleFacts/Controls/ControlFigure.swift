/// A length that Apple's systems fix about a control, in points; `Facts/` has their values.
package enum ControlFigure: UInt8, Sendable, CaseIterable {
  /// How far the alignment rectangle lies inside the frame, on each side.
  case top
  case left
  case bottom
  case right
  /// The extents of the frame, where the content does not decide them.
  case height
  case width
  /// By how much the frame is wider than what the control shows.
  case padding
  /// By how much the frame is higher than a line of its text.
  case linePadding
  /// Between an image and the title beside it.
  case imageGap
  /// The width of the box of a check box or radio button.
  case glyph
  /// Between that box and the title.
  case gap
  /// What each part takes beside its own content: a segment, the dot of a page control.
  case each
  /// The least extents of the frame.
  case leastWidth
  case leastHeight
  /// By how much the text's baseline is lower than that of a line in the middle of the alignment rectangle.
  case baseline
  /// The baseline's distance from the alignment rectangle's lower edge, where the text is not in the middle.
  case baselineFromBottom
}
