import Testing
import UIKit

/// Headers of a flow layout that stay in sight, and offsets that a layout chooses.
@MainActor @Suite struct PinnedHeaderTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
  }

  /// Comes to rest at whole hundreds.
  private final class SteppingLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
  }

  private let source = Source()

  private func makeView(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    let view = UICollectionView(frame: rect(0, 0, 100, 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    view.dataSource = source
    return view
  }

  @Test func headersStayInSight() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let view = makeView(layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == rect(0, 400, 100, 30))
    #expect(view.subviews.last === header)
    view.contentOffset.y = 820
    view.layoutIfNeeded()
    #expect(header?.frame == rect(0, 800, 100, 30))
  }

  /// The room below a section's items is not the section's, where no footer stands in it.
  @Test func headersLeaveWithTheLastItem() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInset.bottom = 50
    let view = makeView(layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 820
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == rect(0, 800, 100, 30))
  }

  @Test func layoutsSayWhereScrollingEnds() {
    let window = UIWindow(frame: rect(0, 0, 100, 200))
    let view = makeView(SteppingLayout())
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    window.plumb.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 60))
    #expect(view.contentOffset.y == 100)
  }
}
