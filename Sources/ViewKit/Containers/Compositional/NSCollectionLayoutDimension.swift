import CoreGraphics

/// A length that is given in points, or as a part of what is around it, or is left to the content.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// How the length is given.
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The part or the length in points, as it was given.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Cells are asked for the length as they come into sight, and have this one before.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// As an estimated one, and as long as the longest of those in the same group.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// In points; of an estimated one the estimate.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// The two lengths of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}
