import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// Collection views and what they show.
extension ViewBuilder {
  static let collections: [ViewKind: ViewBuilder] = [
    .collectionView: ViewBuilder(UICollectionView.self, configureCollection),
    .collectionViewCell: ViewBuilder(UICollectionViewCell.self) { cell, reading in
      cell.setReuseIdentifier(reading["reuseIdentifier"])
    },
    .collectionReusableView: ViewBuilder(UICollectionReusableView.self) { view, reading in
      view.setReuseIdentifier(reading["reuseIdentifier"])
    },
  ]

  private static func configureCollection(_ collection: UICollectionView, _ reading: NibReading) {
    configureScroll(collection, reading)
    guard let element = reading.element.firstChild("collectionViewFlowLayout", key: "collectionViewLayout")
    else {
      return takeCustomLayout(collection, reading)
    }
    let type = NibClasses.resolve(
      element["customClass"], module: element["customModule"], base: UICollectionViewFlowLayout.self)
    let coder = NibCoder { if let layout = $0 as? UICollectionViewFlowLayout { configure(layout, element) } }
    guard let layout = type.init(coder: coder) else { return }
    configure(layout, element)
    collection.collectionViewLayout = layout
  }

  private static func takeCustomLayout(_ collection: UICollectionView, _ reading: NibReading) {
    guard let element = reading.element.firstChild("collectionViewLayout", key: "collectionViewLayout"),
      let name = element["customClass"]
    else { return }
    let type = NibClasses.resolve(
      name, module: element["customModule"], base: UICollectionViewLayout.self)
    if let layout = type.init(coder: NibCoder { _ in }) { collection.collectionViewLayout = layout }
  }

  private static func configure(_ layout: UICollectionViewFlowLayout, _ element: MarkupElement) {
    func size(_ key: StaticString) -> CGSize? {
      element.firstChild("size", key: key).map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    }
    layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let size = size("itemSize") { layout.itemSize = size }
    if let size = size("estimatedItemSize") { layout.estimatedItemSize = size }
    if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = element.firstChild("inset", key: "sectionInset") {
      layout.sectionInset = UIEdgeInsets(inset)
    }
  }
}
