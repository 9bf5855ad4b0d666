import CoreGraphics
import Foundation

/// A layout between two others.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// From 0, the present layout, to 1, the next one.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  override var owner: UICollectionView? {
    didSet {
      for layout in [currentLayout, nextLayout] { layout.owner = owner }
      oldLayoutsLeave(oldValue)
    }
  }

  /// Whoever shows one of them by itself has already taken it over.
  private func oldLayoutsLeave(_ old: UICollectionView?) {
    guard owner == nil, let old else { return }
    for layout in [currentLayout, nextLayout] where old.collectionViewLayout === layout { layout.owner = old }
  }

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  private func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    first + (second - first) * transitionProgress
  }

  open override var collectionViewContentSize: CGSize {
    let (first, second) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(first.width, second.width), height: between(first.height, second.height))
  }

  private func between(
    _ first: UICollectionViewLayoutAttributes?, _ second: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let first, let second, let mixed = second.copy() as? UICollectionViewLayoutAttributes else {
      return second ?? first
    }
    mixed.size = CGSize(
      width: between(first.size.width, second.size.width),
      height: between(first.size.height, second.size.height))
    mixed.center = CGPoint(
      x: between(first.center.x, second.center.x), y: between(first.center.y, second.center.y))
    mixed.alpha = between(first.alpha, second.alpha)
    return mixed
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// An item may be in sight on its way and at neither end, so that all are looked at.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var (known, found): (Set<CollectionPlace>, [UICollectionViewLayoutAttributes]) = ([], [])
    for layout in [currentLayout, nextLayout] {
      let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      for each in layout.layoutAttributesForElements(in: all) ?? [] {
        let place = CollectionPlace(kind: each.representedElementKind, indexPath: each.indexPath)
        guard known.insert(place).inserted else { continue }
        if let mixed = place.kind == nil
          ? layoutAttributesForItem(at: each.indexPath) : mixedSupplement(each),
          mixed.frame.intersects(rect)
        {
          found.append(mixed)
        }
      }
    }
    return found
  }

  private func mixedSupplement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = attributes.representedElementKind else { return nil }
    guard attributes.representedElementCategory == .supplementaryView else { return attributes }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: attributes.indexPath)
  }
}
