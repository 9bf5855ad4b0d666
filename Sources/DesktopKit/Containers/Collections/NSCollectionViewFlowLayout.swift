import CoreGraphics
import Foundation
public import PlumbViewKit

/// Items one beside the other in lines, section after section: UIKit's flow layout.
@preconcurrency @MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  private let flow = UICollectionViewFlowLayout()
  private lazy var items = ArrangedItems(flow)
  override var arranged: ArrangedItems? { items }

  open override class var invalidationContextClass: AnyClass {
    NSCollectionViewFlowLayoutInvalidationContext.self
  }

  /// Between lines, in points.
  open var minimumLineSpacing: CGFloat {
    get { flow.minimumLineSpacing }
    set { change(\.minimumLineSpacing, newValue) }
  }
  /// Between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { flow.minimumInteritemSpacing }
    set { change(\.minimumInteritemSpacing, newValue) }
  }
  open var itemSize: NSSize {
    get { flow.itemSize }
    set { change(\.itemSize, newValue) }
  }
  /// Other than zero, items are asked for their sizes as they come into sight, and have this one before.
  open var estimatedItemSize: NSSize {
    get { flow.estimatedItemSize }
    set { change(\.estimatedItemSize, newValue) }
  }
  open var scrollDirection: NSCollectionView.ScrollDirection {
    get { flow.scrollDirection }
    set { change(\.scrollDirection, newValue) }
  }
  /// Only its extent along the way of scrolling counts.
  open var headerReferenceSize: NSSize {
    get { flow.headerReferenceSize }
    set { change(\.headerReferenceSize, newValue) }
  }
  open var footerReferenceSize: NSSize {
    get { flow.footerReferenceSize }
    set { change(\.footerReferenceSize, newValue) }
  }
  open var sectionInset: NSEdgeInsets {
    get { NSEdgeInsets(flow.sectionInset) }
    set { change(\.sectionInset, UIEdgeInsets(newValue)) }
  }
  /// Whether headers stay while their sections are seen.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { flow.sectionHeadersPinToVisibleBounds }
    set { change(\.sectionHeadersPinToVisibleBounds, newValue) }
  }
  open var sectionFootersPinToVisibleBounds: Bool {
    get { flow.sectionFootersPinToVisibleBounds }
    set { change(\.sectionFootersPinToVisibleBounds, newValue) }
  }

  /// What is set to what it is invalidates nothing: subclasses set sizes as they prepare.
  private func change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>, _ value: Value
  ) {
    guard flow[keyPath: property] != value else { return }
    flow[keyPath: property] = value
    invalidateLayout()
  }
}
