import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Items in a grid.
@MainActor @Suite struct GridLayoutTests {
  private final class Source: NSObject, NSCollectionViewDataSource {
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem { NSCollectionViewItem() }
  }

  @Test func columnsShareTheWidth() {
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 320, height: 400))
    let source = Source()
    let grid = NSCollectionViewGridLayout()
    grid.margins = NSEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    grid.minimumInteritemSpacing = 6
    grid.minimumLineSpacing = 4
    grid.minimumItemSize = NSSize(width: 80, height: 50)
    view.collectionViewLayout = grid
    view.dataSource = source
    view.layoutSubtreeIfNeeded()
    #expect(
      (0..<5).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame } == [
        NSRect(x: 10, y: 10, width: 96, height: 50), NSRect(x: 112, y: 10, width: 96, height: 50),
        NSRect(x: 214, y: 10, width: 96, height: 50), NSRect(x: 10, y: 64, width: 96, height: 50),
        NSRect(x: 112, y: 64, width: 96, height: 50),
      ])
    #expect(grid.collectionViewContentSize == NSSize(width: 320, height: 124))
    grid.maximumNumberOfColumns = 2
    grid.maximumItemSize = NSSize(width: 100, height: 100)
    view.layoutSubtreeIfNeeded()
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame
        == NSRect(x: 116, y: 64, width: 100, height: 50))
  }
}
