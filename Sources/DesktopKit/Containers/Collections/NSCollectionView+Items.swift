import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSCollectionView {
  /// Rounds of asking views for their sizes, after which what they say no longer counts.
  private static let roundLimit = 16

  var loadedCounts: [Int] {
    if let counts { return counts }
    let counts = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    self.counts = counts
    return counts
  }

  // MARK: The part that is seen

  /// What is seen of the content: of a scroll view the part that its insets leave.
  var arrangedRect: NSRect {
    guard let clip = superview as? NSClipView else { return bounds }
    let (seen, insets) = (convert(clip.bounds, from: clip), clip.contentInsets)
    return NSRect(
      x: seen.minX + insets.left, y: seen.minY + insets.top,
      width: max(0, seen.width - insets.left - insets.right),
      height: max(0, seen.height - insets.top - insets.bottom))
  }

  /// What of the content has views: what insets cover is seen through bars.
  private var shownRect: NSRect { (superview as? NSClipView).map { convert($0.bounds, from: $0) } ?? bounds }

  func followArea() {
    let layout = layoutInUse
    if layout.shouldInvalidateLayout(forBoundsChange: arrangedRect) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: arrangedRect))
    }
    needsLayout = true
  }

  func layoutInvalidated() {
    guard !isPreparing else { return }
    settled = []
    needsLayout = true
  }

  func prepareLayout() {
    guard !layoutInUse.isPrepared, !isPreparing else { return }
    takeSeenSize()
    isPreparing = true
    layoutInUse.prepare()
    isPreparing = false
    // What is set meanwhile is what the layout was prepared for.
    layoutInUse.isPrepared = true
  }

  /// Before the layout is prepared: as large as the clip view, but where the content was larger.
  private func takeSeenSize() {
    guard superview is NSClipView else { return }
    let seen = arrangedRect.size
    let size = NSSize(
      width: contentBefore.width > seenBefore.width ? max(frame.width, seen.width) : seen.width,
      height: contentBefore.height > seenBefore.height ? max(frame.height, seen.height) : seen.height)
    if size != frame.size { setFrameSize(size) }
  }

  /// As large as the content and at least as large as the clip view; without one the size is that of whoever shows it.
  private func takeSize() {
    guard superview is NSClipView else { return }
    let (content, seen) = (layoutInUse.collectionViewContentSize, arrangedRect.size)
    (contentBefore, seenBefore) = (content, seen)
    let size = NSSize(width: max(content.width, seen.width), height: max(content.height, seen.height))
    if size != frame.size { setFrameSize(size) }
  }

  // MARK: Showing

  /// Gives the items in sight their views and frames, and takes back those of the others.
  func showItems() {
    guard !isShowingItems else { return }
    isShowingItems = true
    defer { isShowingItems = false }
    var round = 0
    while round < Self.roundLimit, !showOnce() { round += 1 }
  }

  /// - Returns: Whether nobody who was told of it has changed what there is.
  private func showOnce() -> Bool {
    let generation = generation
    var asked: Set<CollectionPlace> = []
    var visible: [NSCollectionViewLayoutAttributes] = []
    for _ in 0..<Self.roundLimit {
      arrange()
      visible = layoutInUse.layoutAttributesForElements(in: shownRect)
      // What goes out of sight is used again for what comes.
      drop(except: Set(visible.compactMap { CollectionPlace($0) }))
      for attributes in visible {
        // Who was told of one may have changed what there is: layout comes again.
        guard generation == self.generation else { return false }
        show(attributes)
      }
      guard generation == self.generation else { return false }
      guard askViews(visible, &asked) else { break }
    }
    for attributes in visible { place(attributes) }
    order(visible)
    backgroundView?.frame = bounds
    return true
  }

  /// Prepares the layout for what is seen, which scrollers that come or go may change.
  private func arrange() {
    for _ in 0..<4 {
      prepareLayout()
      takeSize()
      guard layoutInUse.shouldInvalidateLayout(forBoundsChange: arrangedRect), layoutInUse.arranged != nil
      else {
        return
      }
      layoutInUse.isPrepared = false
    }
    prepareLayout()
  }

  /// Whether sizes that views prefer move anything.
  private func askViews(
    _ visible: [NSCollectionViewLayoutAttributes], _ asked: inout Set<CollectionPlace>
  ) -> Bool {
    var moves = false
    for attributes in visible {
      guard let place = CollectionPlace(attributes), let element = shown[place]?.element,
        attributes.askedAxes != nil || layoutInUse.arranged == nil, asked.insert(place).inserted,
        settled.insert(place).inserted
      else { continue }
      // Views change what they are given and give it back, and are compared with what the layout has.
      let offered = attributes.copy() as? NSCollectionViewLayoutAttributes ?? attributes
      let preferred = element.preferredLayoutAttributesFitting(offered)
      guard
        layoutInUse.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      if let arranged = layoutInUse.arranged {
        guard arranged.take(preferred, attributes) else { continue }
      } else {
        let known = settled
        layoutInUse.invalidateLayout(
          with: layoutInUse.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        settled = known
      }
      moves = true
    }
    return moves
  }

  private func show(_ attributes: NSCollectionViewLayoutAttributes) {
    guard let place = CollectionPlace(attributes), shown[place] == nil,
      let element = made(attributes, place)
    else { return }
    shown[place] = element
    element.view.translatesAutoresizingMaskIntoConstraints = true
    element.view.frame = attributes.frame
    element.element?.apply(attributes)
    if element.isDecoration {
      addSubview(
        element.view, positioned: backgroundView == nil ? .below : .above, relativeTo: backgroundView)
    } else {
      addSubview(element.view)
    }
    if let item = element.item {
      item.nextResponder = self
      element.view.nextResponder = item
      delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: place.indexPath)
    } else if let kind = place.kind, !element.isDecoration {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: kind, at: place.indexPath)
    }
  }

  private func made(
    _ attributes: NSCollectionViewLayoutAttributes, _ place: CollectionPlace
  ) -> ShownElement? {
    guard let kind = place.kind else {
      guard let item = dataSource?.collectionView(self, itemForRepresentedObjectAt: place.indexPath) else {
        return nil
      }
      item.collectionView = self
      item.isSelected = storedSelection.contains(place.indexPath)
      return ShownElement(item)
    }
    if attributes.representedElementCategory == .decorationView {
      return layoutInUse.makeDecoration(kind).map { ShownElement($0, isDecoration: true) }
    }
    return dataSource.map {
      ShownElement(
        $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.indexPath),
        isDecoration: false)
    }
  }

  private func place(_ attributes: NSCollectionViewLayoutAttributes) {
    guard let view = CollectionPlace(attributes).flatMap({ shown[$0]?.view }) else { return }
    if view.frame != attributes.frame { view.frame = attributes.frame }
    view.alphaValue = attributes.alpha
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
  }

  /// Puts views in front of others as their layout has them; those that it has alike keep their order.
  private func order(_ attributes: [NSCollectionViewLayoutAttributes]) {
    var heights: [ObjectIdentifier: Int] = [:]
    for attributes in attributes {
      guard let view = CollectionPlace(attributes).flatMap({ shown[$0]?.view }) else { continue }
      heights[ObjectIdentifier(view)] = attributes.zIndex
    }
    if let backgroundView { heights[ObjectIdentifier(backgroundView)] = .min }
    let ordered = subviews.enumerated().sorted { first, second in
      let (one, other) = (
        heights[ObjectIdentifier(first.element)] ?? 0, heights[ObjectIdentifier(second.element)] ?? 0
      )
      return (one, first.offset) < (other, second.offset)
    }.map(\.element)
    guard let start = zip(subviews, ordered).enumerated().first(where: { $1.0 !== $1.1 })?.offset else {
      return
    }
    for view in ordered[start...] { addSubview(view) }
  }

  /// Takes back what is at other places than these, and tells of it once all is done.
  func drop(except kept: Set<CollectionPlace>) {
    let gone = shown.filter { !kept.contains($0.key) }
    for place in gone.keys { shown[place] = nil }
    take(back: gone)
  }

  func take(back elements: [CollectionPlace: ShownElement]) {
    let gone = elements.sorted { $0.key < $1.key }
    for (place, element) in gone {
      settled.remove(place)
      element.view.removeFromSuperview()
      if let identifier = element.identifier, !element.isDecoration {
        makers.keep(element.item ?? element.view, place.kind, identifier)
      }
    }
    for (place, element) in gone {
      if let item = element.item {
        delegate?.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: place.indexPath)
      } else if let kind = place.kind, !element.isDecoration {
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: place.indexPath)
      }
    }
  }

  // MARK: Making

  func register(_ itemClass: AnyClass?, _ identifier: NSUserInterfaceItemIdentifier) {
    guard let itemClass else { return makers.register(nil, identifier, nil) }
    guard let itemClass = itemClass as? NSCollectionViewItem.Type else {
      return LayoutFault.raise("\(itemClass) is registered for items, and is no NSCollectionViewItem")
    }
    makers.register(nil, identifier) { itemClass.madeByName() }
  }

  func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: NSUserInterfaceItemIdentifier) {
    guard let viewClass else { return makers.register(kind, identifier, nil) }
    guard let viewClass = viewClass as? NSView.Type else {
      return LayoutFault.raise("\(viewClass) is registered for views beside items, and is no NSView")
    }
    makers.register(kind, identifier) { viewClass.madeByName() }
  }

  func takeItem(_ identifier: NSUserInterfaceItemIdentifier) -> NSCollectionViewItem {
    if let item = makers.take(nil, identifier) as? NSCollectionViewItem { return item }
    LayoutFault.raise(
      "could not make an item with the identifier \(identifier.rawValue): register a class or a nib for it, or call a "
        + "nib or a class like it")
    return NSCollectionViewItem()
  }

  func takeView(_ kind: String, _ identifier: NSUserInterfaceItemIdentifier) -> NSView {
    if let view = makers.take(kind, identifier) as? NSView { return view }
    LayoutFault.raise(
      "could not make a view of the kind \(kind) with the identifier \(identifier.rawValue): register a class or a "
        + "nib for it")
    return NSView()
  }
}
