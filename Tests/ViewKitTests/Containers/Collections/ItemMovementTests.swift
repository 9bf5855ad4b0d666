import Testing
import UIKit

@MainActor @Suite struct ItemMovementTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var items = [0, 1, 2, 3]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = items[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private func collection(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func theDataSourceMovesAnItemOnceItIsLetGo() {
    let source = Source()
    let view = collection(source)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    #expect(source.items == [0, 1, 2, 3])
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(source.items == [1, 2, 0, 3])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.tag == 0)
  }

  @Test func aMovementThatIsCalledOffMovesNothing() {
    let source = Source()
    let view = collection(source)
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    #expect(source.items == [0, 1, 2, 3])
  }

  @Test func halfwayToAnotherLayoutItemsAreHalfway() {
    let source = Source()
    let view = collection(source)
    let next = UICollectionViewFlowLayout()
    next.itemSize = CGSize(width: 100, height: 90)
    next.minimumLineSpacing = 10
    var told: [Bool] = []
    let between = view.startInteractiveTransition(to: next) { told = [$0, $1] }
    between.transitionProgress = 0.5
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 75, width: 100, height: 70))
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.collectionViewLayout === next && told == [true, true])
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 0, y: 100, width: 100, height: 90))
  }
}
