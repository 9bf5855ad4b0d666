import CoreGraphics
internal import PlumbTextMetrics

/// What a symbol configuration specifies.
struct SymbolSettings: Hashable {
  var pointSize: CGFloat = 0
  var weight: UIImage.SymbolWeight = .unspecified
  var scale: UIImage.SymbolScale = .unspecified
  var textStyle: UIFont.TextStyle?
  var font: UIFont?

  mutating func apply(_ other: SymbolSettings) {
    if other.pointSize > 0 || other.textStyle != nil || other.font != nil {
      (pointSize, textStyle, font) = (other.pointSize, other.textStyle, other.font)
    }
    if other.weight != .unspecified { weight = other.weight }
    if other.scale != .unspecified { scale = other.scale }
  }

  /// The font that the symbol goes with; body text's size where none is specified.
  var face: FontFace {
    if let font { return font.face }
    if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle).face }
    let size = pointSize > 0 ? pointSize : 17
    return UIFont.systemFont(ofSize: size, weight: weight.fontWeight()).face
  }
}

/// A symbol of Apple's.
struct SymbolImage {
  let name: String
  var configuration: UIImage.SymbolConfiguration?

  /// In points: an estimate, see `SymbolEstimate`.
  func size(scale: CGFloat) -> CGSize {
    let settings = configuration?.settings ?? SymbolSettings()
    let measuredScale: SymbolEstimate.Scale =
      switch settings.scale {
      case .small: .small
      case .large: .large
      case .medium, .default, .unspecified: .medium
      }
    let estimate = SymbolEstimate(
      aspect: SymbolProportions.aspect(of: name), font: settings.face.font, scale: measuredScale)
    let size = estimate.size(in: .current(scale: scale))
    return CGSize(width: size.width, height: size.height)
  }
}
