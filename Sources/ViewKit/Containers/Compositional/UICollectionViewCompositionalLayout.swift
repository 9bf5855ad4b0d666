import CoreGraphics

/// Gives the section of an index; nil is a mistake.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, each as its sizes say.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  var content = CompositionalContent()
  var preferredSizes: [CollectionPlace: CGSize] = [:]
  private var preparedBounds = CGSize.zero
  private var preparedInsets = UIEdgeInsets.zero

  /// Setting it, not changing it, lays out anew.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { content.size }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // Few layouts have headers that stay in sight.
    let all = content.pins.isEmpty ? content.all : content.all.map { pinned($0) }
    return all.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    content.attributes(CollectionPlace(kind: nil, indexPath: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    content.attributes(CollectionPlace(kind: elementKind, indexPath: indexPath)).map { pinned($0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    content.attributes(CollectionPlace(kind: elementKind, indexPath: indexPath))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedBounds || collectionView?.adjustedContentInset != preparedInsets
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = originalAttributes.estimatedAxes else { return false }
    let known = preferredSizes[CollectionPlace(originalAttributes)] ?? originalAttributes.size
    let size = preferredAttributes.size
    return axes.contains(.horizontal) && abs(size.width - known.width) > 1e-3
      || axes.contains(.vertical) && abs(size.height - known.height) > 1e-3
  }

  override func marginsChanged() { invalidateLayout() }

  override var asksCells: Bool { content.isEstimated }

  override func asks(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.estimatedAxes != nil
  }

  override func take(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) {
    preferredSizes[CollectionPlace(preferred)] = preferred.size
  }

  override func forgetSizes(movedBy items: (IndexPath) -> IndexPath?) {
    let old = preferredSizes
    preferredSizes = [:]
    for (place, size) in old where place.kind == nil {
      if let path = items(place.indexPath) {
        preferredSizes[CollectionPlace(kind: nil, indexPath: path)] = size
      }
    }
  }

  override func standsBesideItems(_ kind: String) -> Bool { content.kindsBesideItems.contains(kind) }

  /// Sections with a handler may change what is seen of them.
  override func shown(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]
  {
    guard !content.handlers.isEmpty, let view = collectionView else { return attributes }
    let copies = attributes.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    for (section, handler) in content.handlers.sorted(by: { $0.key < $1.key }) {
      let own = copies.filter { $0.indexPath.count == 2 && $0.indexPath.section == section }
      if !own.isEmpty { handler(own, view.contentOffset, environment(of: section, in: view)) }
    }
    return copies
  }

  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .supplementaryView,
      let pin = content.pins[CollectionPlace(attributes)], let view = collectionView
    else {
      return attributes
    }
    return PinnedPlace(isVertical: isVertical, isAtStart: pin.isAtStart)
      .attributes(attributes, within: pin.area, in: view)
  }

  // MARK: Arranging

  var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    content = CompositionalContent()
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    if insets != preparedInsets || view.bounds.size != preparedBounds { widthChanged(in: view) }
    (preparedBounds, preparedInsets) = (view.bounds.size, insets)
    arrange(in: view)
  }

  /// What cells said of their sizes was said of another width.
  private func widthChanged(in view: UICollectionView) {
    let changed =
      isVertical ? view.bounds.width != preparedBounds.width : view.bounds.height != preparedBounds.height
    if changed { preferredSizes = [:] }
  }

  /// The section of an index, which is asked for each time.
  func section(at index: Int, in view: UICollectionView) -> NSCollectionLayoutSection {
    guard let section = provider(index, environment(of: index, in: view)) else {
      Faults.raise(
        "Invalid section definition. Please specify a valid section definition when content is to be "
          + "rendered for a section: the provider returned nil for section \(index).")
      let room = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: room, subitems: [NSCollectionLayoutItem(layoutSize: room)]))
    }
    return section
  }

  func environment(of section: Int, in view: UICollectionView) -> LayoutEnvironment {
    let container = LayoutContainer(
      room(in: view), referenceInsets(configuration.contentInsetsReference, in: view))
    let environment = LayoutEnvironment(container, view.traitCollection)
    environment.section = section
    environment.listMargin = view.sideMargin
    return environment
  }

  /// What the collection shows at once.
  func room(in view: UICollectionView) -> CGSize { view.bounds.inset(by: view.adjustedContentInset).size }
}
