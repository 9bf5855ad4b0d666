extension LabelElement {
  /// By how much the text may shrink to fit: 1 where it may not.
  ///
  /// Interface Builder writes `adjustsFontSizeToFit="NO"`, or a least size or scale.
  ///
  /// - Parameter size: Of the font, in points.
  package func smallestScale(ofSize size: Double) -> Double {
    guard adjustsFontSizeToFit ?? true else { return 1 }
    if let scale = minimumScaleFactor, scale > 0 { return min(scale, 1) }
    if let least = minimumFontSize, least > 0, size > 0 { return min(least / size, 1) }
    return 1
  }
}
