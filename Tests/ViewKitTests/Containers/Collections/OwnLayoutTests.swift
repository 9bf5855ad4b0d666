import Testing
import UIKit

/// Layouts of the programme's own, whose cells say how large they would be.
@MainActor @Suite struct OwnLayoutTests {
  private final class RowContext: UICollectionViewLayoutInvalidationContext {
    var item: Int?
  }

  /// Cells in a row, as wide as they say.
  private final class Row: UICollectionViewLayout {
    private var widths: [Int: CGFloat] = [:]
    private(set) var items: [Int?] = []

    override class var invalidationContextClass: AnyClass { RowContext.self }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      widths[preferredAttributes.indexPath.item] = preferredAttributes.size.width
      (context as? RowContext)?.item = preferredAttributes.indexPath.item
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if !context.invalidateEverything { items.append((context as? RowContext)?.item) }
      super.invalidateLayout(with: context)
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 20) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var edge: CGFloat = 0
      return (0..<3).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: edge, y: 0, width: widths[item] ?? 0, height: 20)
        edge = attributes.frame.maxX
        return attributes
      }
    }
  }

  private final class Wide: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = CGFloat(10 * (layoutAttributes.indexPath.item + 1))
      return layoutAttributes
    }
  }

  /// Lays out by frames.
  private final class Square: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func shown(_ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type) -> [CGRect] {
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  /// What is shown in any layout says what it prefers, of which the layout makes a context (documentation of
  /// `preferredLayoutAttributesFitting(_:)`).
  @Test func aLayoutHearsWhatItsCellsPrefer() {
    let layout = Row()
    let frames = shown(layout, Wide.self)
    #expect(frames.map(\.minX) == [0, 10, 30] && frames.map(\.width) == [10, 20, 30])
    #expect(layout.items == [0, 1, 2])
  }

  @Test func cellsThatLayOutByFramesHaveTheirSizes() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let sizes = shown(layout, Square.self).map(\.size)
    #expect(sizes.count == 3 && sizes.allSatisfy { $0 == CGSize(width: 30, height: 40) })
  }

  /// A collection view compares attributes by their values to see which views it need not touch (documentation).
  @Test func attributesAreEqualByWhatTheySay() throws {
    let path = IndexPath(item: 1, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy.hash == attributes.hash)
    copy.alpha = 0.5
    #expect(copy != attributes)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    #expect(header != UICollectionViewLayoutAttributes(forCellWith: path))
  }
}
