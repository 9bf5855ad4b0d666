import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Has one of UIKit's layouts say where the items of a collection view are: AppKit has the same ones under other names.
@MainActor
final class ArrangedItems: NSObject {
  let core: HostedCollection
  private weak var collection: NSCollectionView?
  private weak var layout: NSCollectionViewLayout?

  init(_ layout: UICollectionViewLayout) {
    core = HostedCollection(frame: .zero, collectionViewLayout: layout)
    super.init()
    core.dataSource = self
    core.delegate = self
  }

  func serve(_ collection: NSCollectionView?, _ layout: NSCollectionViewLayout) {
    (self.collection, self.layout) = (collection, layout)
    core.count { _ in nil }
  }

  // MARK: Answers

  var size: NSSize {
    follow()
    return core.arrangedSize
  }

  func attributes(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    follow()
    return core.attributes(in: rect).map { translated($0) }
  }

  func attributes(of category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  {
    follow()
    return core.attributes(of: category, kind, at: path).map { translated($0) }
  }

  func shouldInvalidate(_ bounds: NSRect) -> Bool {
    core.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
  }

  /// Takes what a view prefers.
  ///
  /// - Returns: Whether it moves anything.
  func take(_ preferred: NSCollectionViewLayoutAttributes, _ original: NSCollectionViewLayoutAttributes)
    -> Bool
  {
    guard let path = original.indexPath,
      let own = core.attributes(
        of: original.representedElementCategory == .item ? .cell : .supplementaryView,
        original.representedElementKind, at: path)
    else { return false }
    return core.take(preferred.size, of: own)
  }

  /// Sees what the collection view sees.
  private func follow() {
    guard let collection else { return }
    let direction: UISemanticContentAttribute =
      collection.userInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    if core.semanticContentAttribute != direction {
      core.semanticContentAttribute = direction
      core.collectionViewLayout.invalidateLayout()
    }
    let seen = collection.arrangedRect
    if core.bounds != seen { core.bounds = seen }
  }

  private func translated(_ own: UICollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes {
    let type =
      layout.map { Swift.type(of: $0).layoutAttributesClass } as? NSCollectionViewLayoutAttributes.Type
    let category: NSCollectionElementCategory =
      switch own.representedElementCategory {
      case .cell: .item
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
    let attributes = (type ?? NSCollectionViewLayoutAttributes.self).madeByName()
    attributes.represent(category, own.representedElementKind, own.indexPath)
    attributes.frame = own.frame
    attributes.alpha = own.alpha
    attributes.zIndex = own.zIndex
    attributes.isHidden = own.isHidden
    attributes.askedAxes = core.askedAxes(of: own)
    return attributes
  }
}

extension ArrangedItems: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { collection?.numberOfSections ?? 0 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collection?.numberOfItems(inSection: section) ?? 0
  }
  /// Is never asked: the host shows its items itself.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}

extension ArrangedItems: UICollectionViewDelegateFlowLayout {
  private var flow: (any NSCollectionViewDelegateFlowLayout, NSCollectionView, NSCollectionViewLayout)? {
    guard let collection, let layout,
      let delegate = collection.delegate as? any NSCollectionViewDelegateFlowLayout
    else { return nil }
    return (delegate, collection, layout)
  }

  private var own: UICollectionViewFlowLayout? { core.collectionViewLayout as? UICollectionViewFlowLayout }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flow.map { $0.collectionView($1, layout: $2, sizeForItemAt: indexPath) } ?? own?.itemSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    flow.map { UIEdgeInsets($0.collectionView($1, layout: $2, insetForSectionAt: section)) }
      ?? own?.sectionInset ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow.map { $0.collectionView($1, layout: $2, minimumLineSpacingForSectionAt: section) }
      ?? own?.minimumLineSpacing ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow.map { $0.collectionView($1, layout: $2, minimumInteritemSpacingForSectionAt: section) }
      ?? own?.minimumInteritemSpacing ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    flow.map { $0.collectionView($1, layout: $2, referenceSizeForHeaderInSection: section) }
      ?? own?.headerReferenceSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    flow.map { $0.collectionView($1, layout: $2, referenceSizeForFooterInSection: section) }
      ?? own?.footerReferenceSize ?? .zero
  }
}
