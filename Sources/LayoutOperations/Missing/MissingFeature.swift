/// What of a situation speaks for or against a candidate: a column of the cost table.
package enum MissingFeature: Int, CaseIterable, Sendable {
  case always
  // What is decided of the axis already.
  case hasNear, hasFar, hasCenter, hasSize
  // Whether the size on the axis follows the content.
  case contentDecides, contentIsStretched
  // The distance, or the size, in points.
  case isZero, isAtMost8, isAtMost20, isAtMost50, isAtMost120, isNegative
  case isWhole
  // The distance to this edge of the superview beside that to the other.
  case isNearer, isCentered
  case isSiblingBetween
  /// More than 60 % of the superview.
  case fills
  // What siblings are placed by at the same number.
  case siblingsDo, siblingsDoOtherwise
  // Whether there is something to line up with.
  case hasAligned, hasEqualSibling, hasNeighbour
  /// Whether the reference is itself held by the same attribute.
  case referenceIsHeld
  case referenceIsSameKind
  /// Whether the view and its reference overlap across: they are in one row, or in one column.
  case isBeside
  // Superviews.
  case inRoot, inScroll, inCell
  // Views.
  case isText, isButton, isField, isImage, isPlain, isContainer
  case isDesktop
  // Of several at once.
  case fillsAndIsHeld, contentDecidesAndIsHeld, siblingsDoHere, siblingsDoAtThatDistance
  // Of references.
  case isNearest, siblingsUseReference, referenceIsAbove
}
