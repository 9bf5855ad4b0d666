import CoreGraphics

/// A distance between items: fixed, or at least so much.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// In points.
  public let spacing: CGFloat
  public let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Takes its share of what is left of the group.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  open var isFixed: Bool { !isFlexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an item, which count beside those between items.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// At which edges of something a supplementary item stands, and how far from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  public let edges: NSDirectionalRectEdge
  /// In points, or in parts of the item's own size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point of a rectangle at the edges: in its middle on an axis of which no edge is named.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// In points, for an item of a size.
  func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
