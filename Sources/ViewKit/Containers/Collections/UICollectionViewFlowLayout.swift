import CoreGraphics
import Foundation

/// Items one beside the other in lines, section after section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Other than zero, cells are asked for their sizes as they come into sight, and have this one before.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { forgetPreferredSizes() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Only the extent in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

  /// From what `sectionInset` is measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in sight as long as their sections are.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in sight as long as their sections are.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// For `estimatedItemSize`: cells have their own sizes.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  private var cells: [[UICollectionViewLayoutAttributes]] = []
  /// Without a size where a section has none.
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var footers: [UICollectionViewLayoutAttributes] = []
  private var content = CGSize.zero
  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var preparedLength: CGFloat = -1

  private func forgetPreferredSizes() {
    preferredSizes = [:]
    invalidateLayout()
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { content }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in cells.indices {
      let header = present([headers[section]]).map { pinned($0, section) }
      let footer = present([footers[section]]).map { pinned($0, section) }
      found += (header + cells[section] + footer).filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells.indices.contains(indexPath.section) && cells[indexPath.section].indices.contains(indexPath.item)
      ? cells[indexPath.section][indexPath.item] : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let list = elementKind == UICollectionView.elementKindSectionHeader ? headers : footers
    let section = indexPath.section
    return list.indices.contains(section) ? pinned(list[section], section) : nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    length(of: newBounds.size) != preparedLength
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { asksCells && preferredAttributes.size != originalAttributes.size }

  override func marginsChanged() { if sectionInsetReference != .fromContentInset { invalidateLayout() } }

  override var asksCells: Bool { estimatedItemSize != .zero }
  override var remembersSizes: Bool { false }
  override func asks(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
  }

  override func forgetSizes(movedBy items: (IndexPath) -> IndexPath?) {
    let old = preferredSizes
    preferredSizes = [:]
    for (path, size) in old { if let path = items(path) { preferredSizes[path] = size } }
  }

  /// Those headers and footers that are not absent.
  private func present(_ ends: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    ends.filter { !$0.frame.isEmpty }
  }

  /// A header or footer where it is seen.
  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView, !attributes.frame.isEmpty else { return attributes }
    let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
      return attributes
    }
    let frames = (present([headers[section], footers[section]]) + cells[section]).map(\.frame)
    let area = frames.reduce(attributes.frame) { $0.union($1) }
    return PinnedPlace(isVertical: isVertical, isAtStart: isHeader).attributes(
      attributes, within: area, in: view)
  }

  override func take(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) {
    preferredSizes[preferred.indexPath] = preferred.size
  }

  // MARK: Arranging

  private var isVertical: Bool { scrollDirection == .vertical }

  private func length(of size: CGSize) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
  }

  open override func prepare() {
    super.prepare()
    arrange()
  }

  /// A subclass may set sizes once the layout is prepared.
  override func settingsChanged() { arrange() }

  private func arrange() {
    guard let view = collectionView else { return }
    preparedLength = length(of: view.bounds.size)
    (cells, headers, footers) = ([], [], [])
    var across: CGFloat = 0
    for section in 0..<view.numberOfSections { arrange(section, of: view, &across) }
    content =
      isVertical
      ? CGSize(width: preparedLength, height: across) : CGSize(width: across, height: preparedLength)
  }

  private func arrange(_ section: Int, of view: UICollectionView, _ across: inout CGFloat) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let first = IndexPath(item: 0, section: section)
    let inset =
      (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
      + referenceInset(in: view)
    headers.append(
      supplement(
        UICollectionView.elementKindSectionHeader, first,
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize, &across))
    let (before, after, near, far) =
      isVertical
      ? (inset.top, inset.bottom, inset.left, inset.right)
      : (inset.left, inset.right, inset.top, inset.bottom)
    across += before
    let sizes = (0..<view.numberOfItems(inSection: section)).map {
      size(at: IndexPath(item: $0, section: section), of: view, delegate)
    }
    let lines = FlowLines(
      sizes.map {
        isVertical
          ? FlowLines.Item(along: $0.width, across: $0.height)
          : FlowLines.Item(along: $0.height, across: $0.width)
      },
      length: preparedLength - near - far,
      spacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing, pixel: 1 / view.contentScaleFactor)
    cells.append(
      lines.places.enumerated().map { item, place in
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path).made(by: self)
        attributes.frame = frame(near + place.along, across + place.across, sizes[item], in: view)
        return attributes
      })
    across += lines.extent + after
    footers.append(
      supplement(
        UICollectionView.elementKindSectionFooter, first,
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize, &across))
  }

  /// Right to left, the items of a line begin on the right.
  private func frame(
    _ along: CGFloat, _ across: CGFloat, _ size: CGSize, in view: UICollectionView
  ) -> CGRect {
    guard isVertical else { return CGRect(origin: CGPoint(x: across, y: along), size: size) }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? preparedLength - along - size.width : along
    return CGRect(origin: CGPoint(x: x, y: across), size: size)
  }

  private func size(
    at indexPath: IndexPath, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let preferred = preferredSizes[indexPath] { return preferred }
    if asksCells, estimatedItemSize != UICollectionViewFlowLayout.automaticSize { return estimatedItemSize }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
  }

  /// One that is absent has no size, but attributes, as suites of layout libraries expect of UIKit's layout.
  private func supplement(
    _ kind: String, _ indexPath: IndexPath, _ size: CGSize, _ across: inout CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let extent = isVertical ? size.height : size.width
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
      .made(by: self)
    guard extent > 0 else {
      attributes.frame.origin = isVertical ? CGPoint(x: 0, y: across) : CGPoint(x: across, y: 0)
      return attributes
    }
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: across, width: preparedLength, height: extent)
      : CGRect(x: across, y: 0, width: extent, height: preparedLength)
    across += extent
    return attributes
  }
}

extension CGRect {
  /// Whether rectangles have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
