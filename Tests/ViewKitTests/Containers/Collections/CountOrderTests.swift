import CoreGraphics
import Foundation
import Testing
import UIKit

/// A data source that makes ready what its layout needs while it is asked for its counts.
@MainActor @Suite struct CountOrderTests {
  private final class Columns: UICollectionViewLayout {
    var heights: [CGFloat] = []
    var told: (String) -> Void = { _ in }
    override func prepare() {
      super.prepare()
      told("prepare")
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: heights.reduce(0, +)) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var top: CGFloat = 0
      return heights.indices.map { index in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: 0, y: top, width: 100, height: heights[index])
        top += heights[index]
        return attributes
      }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let layout: Columns
    var log: [String] = []
    init(_ layout: Columns) { self.layout = layout }
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      log.append("sections")
      return 1
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.append("items")
      layout.heights = [30, 40]
      return 2
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func countsAreAskedForBeforeTheLayoutIsPrepared() {
    let layout = Columns()
    let source = Source(layout)
    layout.told = { source.log.append($0) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.log == ["sections", "items", "prepare"])
    #expect(view.contentSize.height == 70 && view.visibleCells.count == 2)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(source.log.suffix(3) == ["sections", "items", "prepare"] && source.log.count == 6)
  }
}
