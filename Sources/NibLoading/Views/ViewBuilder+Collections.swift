import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Collection views and what they show.
extension ViewBuilder {
  static let collections: [ViewKind: ViewBuilder] = [
    .collectionView: ViewBuilder(UICollectionView.self, configureCollection),
    .collectionViewCell: ViewBuilder(UICollectionViewCell.self) { cell, reading in
      cell.setReuseIdentifier(CollectionViewCellElement(reading.varied).reuseIdentifier)
    },
    .collectionReusableView: ViewBuilder(UICollectionReusableView.self) { view, reading in
      view.setReuseIdentifier(CollectionViewCellElement(reading.varied).reuseIdentifier)
    },
  ]

  private static func configureCollection(_ collection: UICollectionView, _ reading: NibReading) {
    configureScroll(collection, reading)
    guard let element = CollectionViewElement(reading.varied).collectionViewLayout else { return }
    let (name, module) = (element.element.customClass, element.element.customModule)
    guard element.element.isNamed(.collectionViewFlowLayout) else {
      if let name { takeCustomLayout(collection, name, module: module) }
      return
    }
    let type = NibClasses.resolve(name, module: module, base: UICollectionViewFlowLayout.self)
    let coder = NibCoder { if let layout = $0 as? UICollectionViewFlowLayout { configure(layout, element) } }
    guard let layout = type.init(coder: coder) else { return }
    configure(layout, element)
    collection.collectionViewLayout = layout
  }

  private static func takeCustomLayout(_ collection: UICollectionView, _ name: String, module: String?) {
    let type = NibClasses.resolve(name, module: module, base: UICollectionViewLayout.self)
    if let layout = type.init(coder: NibCoder { _ in }) { collection.collectionViewLayout = layout }
  }

  private static func configure(
    _ layout: UICollectionViewFlowLayout, _ element: CollectionViewLayoutElement
  ) {
    layout.minimumLineSpacing = element.minimumLineSpacing ?? 10
    layout.minimumInteritemSpacing = element.minimumInteritemSpacing ?? 10
    layout.scrollDirection = element.scrollDirection == "horizontal" ? .horizontal : .vertical
    if let size = element.itemSize { layout.itemSize = CGSize(size) }
    if let size = element.estimatedItemSize { layout.estimatedItemSize = CGSize(size) }
    if let size = element.headerReferenceSize { layout.headerReferenceSize = CGSize(size) }
    if let size = element.footerReferenceSize { layout.footerReferenceSize = CGSize(size) }
    if let inset = element.sectionInset { layout.sectionInset = UIEdgeInsets(inset) }
  }
}
