import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Says where the items of a collection view are. Subclasses give the answers.
@preconcurrency @MainActor
open class NSCollectionViewLayout: NSObject, @preconcurrency NSCoding {
  weak var owner: NSCollectionView? { didSet { arranged?.serve(owner, self) } }
  var isPrepared = false
  private var decorations: [NSCollectionView.DecorationElementKind: () -> NSView?] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any NibDecoder)?.decode(self)
  }

  nonisolated public func encode(with coder: NSCoder) {}

  open var collectionView: NSCollectionView? { owner }
  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { NSCollectionViewLayoutInvalidationContext.self }

  // MARK: Changes

  /// Has the collection view ask again.
  open func invalidateLayout() {
    isPrepared = false
    arranged?.core.collectionViewLayout.invalidateLayout()
    owner?.layoutInvalidated()
  }

  /// Has the collection view ask again, whatever a context names.
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    invalidateLayout()
    let move = context.contentOffsetAdjustment
    guard move != .zero, let clip = owner?.superview as? NSClipView else { return }
    clip.scroll(to: NSPoint(x: clip.bounds.minX + move.x, y: clip.bounds.minY + move.y))
  }

  open func invalidationContext(forBoundsChange newBounds: NSRect)
    -> NSCollectionViewLayoutInvalidationContext
  { makeContext() }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> NSCollectionViewLayoutInvalidationContext {
    let context = type(of: self).invalidationContextClass as? NSCollectionViewLayoutInvalidationContext.Type
    return (context ?? NSCollectionViewLayoutInvalidationContext.self).madeByName()
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    arranged?.shouldInvalidate(newBounds) ?? false
  }
  /// Whether what an item prefers moves others.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { arranged != nil && preferredAttributes.size != originalAttributes.size }

  // MARK: Answers

  open func prepare() {}
  open var collectionViewContentSize: NSSize { arranged?.size ?? .zero }
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    arranged?.attributes(in: rect) ?? []
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    arranged?.attributes(of: .cell, nil, at: indexPath)
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    arranged?.attributes(of: .supplementaryView, elementKind, at: indexPath)
  }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    arranged?.attributes(of: .decorationView, elementKind, at: indexPath)
  }
  open func layoutAttributesForInterItemGap(before indexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDropTarget(at pointInCollectionView: NSPoint)
    -> NSCollectionViewLayoutAttributes?
  { nil }

  // MARK: Updates, in which nothing moves here

  /// Does nothing here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint {
    proposedContentOffset
  }
  /// Does nothing here.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing here.
  open func prepare(forAnimatedBoundsChange oldBounds: NSRect) {}
  /// Does nothing here.
  open func finalizeAnimatedBoundsChange() {}
  /// Does nothing here.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  /// Does nothing here.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }

  // MARK: Decorations

  /// Has a class make the views of a kind, of which no data source knows.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let viewClass = viewClass as? NSView.Type else {
      return LayoutFault.raise("\(viewClass) is registered for decorations, and is no NSView")
    }
    decorations[elementKind] = { viewClass.madeByName() }
  }
  open func register(
    _ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) { decorations[elementKind] = nib.map { nib in { nib.objects().firstView } } }

  func makeDecoration(_ kind: NSCollectionView.DecorationElementKind) -> NSView? { decorations[kind]?() }

  // MARK: For layouts of the module

  /// What arranges the items for a layout that UIKit has as well; nil for others.
  var arranged: ArrangedItems? { nil }
}
