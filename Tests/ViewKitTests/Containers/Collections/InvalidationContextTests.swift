import Testing
import UIKit

/// What a layout of one's own hears when it no longer holds.
@MainActor
struct InvalidationContextTests {
  /// Keeps its items' frames until a context says that all is new, as layouts of apps do.
  private final class KeepingLayout: UICollectionViewLayout {
    private(set) var contexts: [String] = []
    private var frames: [CGRect] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(
        (context.invalidateEverything ? "all" : "part") + (context.invalidateDataSourceCounts ? " items" : "")
      )
      if context.invalidateEverything || context.invalidateDataSourceCounts { frames = [] }
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      guard frames.isEmpty, let collectionView else { return }
      frames = (0..<collectionView.numberOfItems(inSection: 0)).map {
        CGRect(x: 0, y: CGFloat($0) * 10, width: 50, height: 10)
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 50, height: frames.last?.maxY ?? 0) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
  }

  @Test func newDataReachALayoutThatKeepsItsFrames() {
    let (layout, source) = (KeepingLayout(), CountedItems())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 20)
    let before = layout.contexts.count
    source.count = 5
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50 && view.visibleCells.count == 5)
    #expect(layout.contexts[before] == "all items")
    layout.invalidateLayout()
    #expect(layout.contexts.last == "all")
    view.bounds.origin.y = 3
    #expect(layout.contexts.last == "part")
  }

  /// Has its first item in the middle, whatever the view's size becomes.
  private final class CenteringLayout: UICollectionViewFlowLayout {
    private var known = CGSize.zero

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let collectionView, collectionView.bounds.size != known else { return }
      let room = (collectionView.bounds.width - itemSize.width) / 2
      collectionView.contentInset = UIEdgeInsets(top: 0, left: room, bottom: 0, right: room)
      collectionView.contentOffset = CGPoint(x: -room, y: 0)
      known = collectionView.bounds.size
    }
  }

  @Test func aLayoutMayScrollWhereItHearsOfNewBounds() {
    let (layout, source) = (CenteringLayout(), CountedItems())
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.frame.size = CGSize(width: 250, height: 100)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == -100 && view.contentInset.right == 100)
    view.frame.size = CGSize(width: 150, height: 80)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == -50)
  }
}
