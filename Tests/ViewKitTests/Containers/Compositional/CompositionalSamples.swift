import UIKit

/// Shows items of a compositional layout.
@MainActor final class CompositionalSample: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]
  /// Of the contents of cells, which are asked for them where sizes are estimated.
  var contents: [CGSize] = []

  init(
    _ counts: [Int], width: CGFloat = 390, height: CGFloat = 600,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    self.counts = counts
    view = UICollectionView(frame: rect(0, 0, width, height), collectionViewLayout: layout)
    super.init()
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  convenience init(_ count: Int, width: CGFloat = 390, _ section: NSCollectionLayoutSection) {
    self.init([count], width: width, UICollectionViewCompositionalLayout(section: section))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if contents.indices.contains(indexPath.item) {
      (cell as? SizedCell)?.sample.content = contents[indexPath.item]
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func reload(_ contents: [CGSize]) {
    self.contents = contents
    view.reloadData()
    view.layoutIfNeeded()
  }

  var frames: [CGRect] { view.visibleCells.map(\.frame) }
  func supplement(_ kind: String, _ item: Int = 0, section: Int = 0) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}

/// A cell that is as large as its content, which fills it.
final class SizedCell: UICollectionViewCell {
  let sample = ContentView(10, 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    sample.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(sample)
    NSLayoutConstraint.activate([
      sample.topAnchor.constraint(equalTo: contentView.topAnchor),
      sample.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      sample.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      sample.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(layoutSize: NSCollectionLayoutSize(width, height))
  }
}
