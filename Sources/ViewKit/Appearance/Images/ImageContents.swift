import CoreGraphics

/// What an image is made of.
struct ImageContents {
  enum Kind {
    /// Its size in points.
    case bitmap(CGSize)
    case symbol(SymbolImage)
  }

  var kind: Kind
  /// Pixels per point.
  var scale: CGFloat
  var alignmentRectInsets: UIEdgeInsets = .zero
  var renderingMode: UIImage.RenderingMode = .automatic
  var capInsets: UIEdgeInsets = .zero
  var resizingMode: UIImage.ResizingMode = .tile
  var flips = false
  var baselineOffset: CGFloat?
  var orientation: UIImage.Orientation = .up
  /// Of an animation.
  var frames: [UIImage]?
  var duration: TimeInterval = 0

  init(_ kind: Kind, scale: CGFloat) {
    self.kind = kind
    self.scale = scale
  }

  var size: CGSize {
    switch kind {
    case .bitmap(let size): size
    case .symbol(let symbol): symbol.size(scale: scale)
    }
  }

  var symbol: SymbolImage? {
    get {
      if case .symbol(let symbol) = kind { return symbol }
      return nil
    }
    set {
      if let newValue { kind = .symbol(newValue) }
    }
  }
}

extension ImageContents {
  init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader(data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      .bitmap(CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)),
      scale: scale)
  }

  init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }
}
