import Foundation
import Testing
import UIKit

/// A cell whose content has a size of its own.
private final class TileCell: UICollectionViewCell {
  let tile = ContentView(10, 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(tile)
    NSLayoutConstraint.activate([
      tile.topAnchor.constraint(equalTo: contentView.topAnchor),
      tile.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      tile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      tile.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var sizes: [[CGSize]]
  /// Whether the sizes are the delegate's, not the cells' own.
  var delegates = false

  init(_ sizes: [[CGSize]]) { self.sizes = sizes }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.tile.content = sizes[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegates
      ? sizes[indexPath.section][indexPath.item]
      : (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func makeView(_ width: CGFloat, _ height: CGFloat) -> (UICollectionView, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: rect(0, 0, width, height), collectionViewLayout: layout)
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = self
    view.delegate = self
    return (view, layout)
  }
}

/// A cell that changes the attributes it is given.
private final class WideTileCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size = CGSize(width: 140, height: 30)
    return layoutAttributes
  }
}

/// What a layout of a program's own says of each item besides its place.
private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }
}

private final class TiltedLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }
}

/// Lines of items, as "Using the Flow Layout" (Collection View Programming Guide) describes them.
@MainActor @Suite struct FlowLayoutTests {
  private func tiles(_ count: Int) -> Tiles {
    Tiles([Array(repeating: CGSize(width: 10, height: 10), count: count)])
  }

  @Test func cellsMayChangeTheAttributesTheyAreGiven() {
    let source = tiles(3)
    let (view, layout) = source.makeView(320, 400)
    view.register(WideTileCell.self, forCellWithReuseIdentifier: "tile")
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    view.layoutIfNeeded()
    // Two of 140 in a line of 320 points, the third 10 below them.
    let frames = view.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    #expect(frames.map(\.size) == Array(repeating: CGSize(width: 140, height: 30), count: 3))
    #expect(frames.map(\.minY) == [0, 0, 40])
    #expect(view.contentSize.height == 70)
  }

  @Test func attributesAreOfTheLayoutsClass() {
    let (source, layout) = (tiles(3), TiltedLayout())
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
    view.dataSource = source
    layout.prepare()
    let all = layout.layoutAttributesForElements(in: view.bounds) ?? []
    #expect(all.count == 4 && all.allSatisfy { $0 is TiltedAttributes })
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) as? TiltedAttributes
    #expect(last?.frame == rect(220, 20, 100, 40) && last?.indexPath == IndexPath(item: 2, section: 0))
    last?.tilt = 3
    #expect((last?.copy() as? TiltedAttributes)?.tilt == 3)
  }

  @Test func linesShareWhatIsLeft() {
    let source = tiles(7)
    let (view, layout) = source.makeView(320, 400)
    layout.itemSize = CGSize(width: 100, height: 40)
    view.layoutIfNeeded()
    // Three of 100 in a line of 320 points: 10 between them, as at least.
    #expect(view.visibleCells.map(\.frame.minX) == [0, 110, 220, 0, 110, 220, 0])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 0, 50, 50, 50, 100])
    #expect(view.contentSize == CGSize(width: 320, height: 140))
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
    layout.minimumLineSpacing = 4
    view.layoutIfNeeded()
    // Two in 280 points, with 80 between them; the last line has one.
    #expect(view.visibleCells.map(\.frame.minX) == [20, 200, 20, 200, 20, 200, 20])
    #expect(view.contentSize.height == 184)
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    // Columns of 388 points hold seven items of 40 with 10 between them; all are in the first.
    #expect(view.visibleCells.map(\.frame.minX) == Array(repeating: 20, count: 7))
    #expect(view.contentSize == CGSize(width: 140, height: 400))
  }

  @Test func sizesFromTheDelegate() {
    let source = Tiles([
      [CGSize(width: 50, height: 20), CGSize(width: 100, height: 60), CGSize(width: 200, height: 30)]
    ])
    source.delegates = true
    let (view, _) = source.makeView(240, 400)
    view.layoutIfNeeded()
    // The first line has 90 points to spare; its items stand in the middle of its height.
    #expect(
      view.visibleCells.map(\.frame)
        == [rect(0, 20, 50, 20), rect(140, 0, 100, 60), rect(0, 70, 200, 30)])
  }

  @Test func cellsSizeThemselves() {
    let source = Tiles([(1...6).map { CGSize(width: CGFloat($0 * 10), height: 20) }])
    let (view, layout) = source.makeView(100, 400)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    view.layoutIfNeeded()
    // Contents of 10 to 60 and 5 points on both sides: 20 + 10 + 30 + 10 + … fit two a line, then one.
    #expect(view.visibleCells.map(\.frame.width) == [20, 30, 40, 50, 60, 70])
    #expect(view.visibleCells.map(\.frame.height) == Array(repeating: 20, count: 6))
    #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 30, 30, 60, 90])
    #expect((view.visibleCells[3] as? TileCell)?.tile.frame == rect(5, 0, 40, 20))
  }

  @Test func sectionsHeadersAndReuse() {
    let source = Tiles(Array(repeating: Array(repeating: .zero, count: 100), count: 3))
    let (view, layout) = source.makeView(100, 100)
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 6090))
    #expect(view.indexPathsForVisibleItems == (0..<4).map { IndexPath(item: $0, section: 0) })
    #expect(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
        == rect(0, 0, 100, 30))
    view.contentOffset.y = 4060
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == (0..<4).map { IndexPath(item: $0, section: 2) })
    view.scrollToItem(at: IndexPath(item: 50, section: 1), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 3060)
    #expect(view.subviews.count == 5)
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 3065)) == IndexPath(item: 50, section: 1))
    view.selectItem(at: IndexPath(item: 51, section: 1), animated: false, scrollPosition: [])
    #expect(view.cellForItem(at: IndexPath(item: 51, section: 1))?.isSelected == true)
  }

  /// What a jump puts out of sight is what comes into sight.
  @Test func aJumpMakesNoNewCells() {
    let source = Tiles([Array(repeating: .zero, count: 100)])
    let (view, layout) = source.makeView(100, 100)
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view.layoutIfNeeded()
    let before = Set(view.visibleCells.map { ObjectIdentifier($0) })
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == [0, 50])
    #expect(Set(view.visibleCells.map { ObjectIdentifier($0) }) == before && before.count == 5)
  }

  @Test func rightToLeft() {
    let source = tiles(4)
    let (view, layout) = source.makeView(320, 400)
    view.semanticContentAttribute = .forceRightToLeft
    layout.itemSize = CGSize(width: 100, height: 40)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [220, 110, 0, 220])
  }

  @Test func aCellPrefersTheSizeOfItsContent() {
    let cell = TileCell(frame: rect(0, 0, 50, 50))
    cell.tile.content = CGSize(width: 30, height: 12)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = rect(10, 20, 50, 50)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size == CGSize(width: 40, height: 12))
    #expect(preferred.indexPath == attributes.indexPath)
    #expect(attributes.frame == rect(10, 20, 50, 50))
    #expect(cell.contentView.frame == rect(0, 0, 50, 50))
    cell.frame.size.width = 70
    #expect(cell.contentView.frame == rect(0, 0, 70, 50))
  }
}
