import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbNibLoading
internal import PlumbViewKit

/// Collection views of documents, with their layouts.
extension DesktopViewBuilder {
  static let collections: [ViewKind: DesktopViewBuilder] = [
    .collectionView: DesktopViewBuilder(NSCollectionView.self, configureCollection)
  ]

  private static func configureCollection(_ collection: NSCollectionView, _ reading: DesktopReading) {
    let element = CollectionViewElement(reading.varied)
    collection.isSelectable = element.selectable ?? false
    collection.allowsMultipleSelection = element.allowsMultipleSelection ?? false
    collection.allowsEmptySelection = element.allowsEmptySelection ?? true
    guard let written = element.collectionViewLayout else { return }
    let base: NSCollectionViewLayout.Type =
      written.element.isNamed(.collectionViewFlowLayout)
      ? NSCollectionViewFlowLayout.self : NSCollectionViewLayout.self
    guard written.element.customClass != nil || base != NSCollectionViewLayout.self else { return }
    let type = NibClasses.resolve(
      written.element.customClass, module: written.element.customModule, base: base)
    let coder = NibCoder { if let flow = $0 as? NSCollectionViewFlowLayout { configure(flow, written) } }
    guard let layout = type.init(coder: coder) else { return }
    if let flow = layout as? NSCollectionViewFlowLayout { configure(flow, written) }
    collection.collectionViewLayout = layout
  }

  private static func configure(_ layout: NSCollectionViewFlowLayout, _ element: CollectionViewLayoutElement)
  {
    layout.minimumLineSpacing = element.minimumLineSpacing ?? 10
    layout.minimumInteritemSpacing = element.minimumInteritemSpacing ?? 10
    layout.scrollDirection = element.scrollDirection == "horizontal" ? .horizontal : .vertical
    if let size = element.itemSize { layout.itemSize = NSSize(size) }
    if let size = element.estimatedItemSize { layout.estimatedItemSize = NSSize(size) }
    if let size = element.headerReferenceSize { layout.headerReferenceSize = NSSize(size) }
    if let size = element.footerReferenceSize { layout.footerReferenceSize = NSSize(size) }
    if let inset = element.sectionInset { layout.sectionInset = NSEdgeInsets(inset.edgeInsets) }
  }
}
