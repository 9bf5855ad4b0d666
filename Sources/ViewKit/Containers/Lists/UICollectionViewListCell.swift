import CoreGraphics

/// A row of a list, or its header or footer.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Of each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories are indented with the content. Does nothing here.
  open var indentsAccessories = true
  /// What stands beside the content. Does nothing here: the content has the cell's width.
  open var accessories: [UICellAccessory] = []
  /// Where the line below the row is: as wide as the content's text.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()

  /// An empty configuration as the list's rows have it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// An empty background as the list's rows have it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// With margins as those of a table's rows.
  override func makeContent() -> UIView { CellContentView(frame: .zero) }

  override var contentIndentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(equalToConstant: 1 / max(contentScaleFactor, 1))
    let leading = guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    // An app pins it to what it likes.
    leading.priority = .defaultLow
    NSLayoutConstraint.activate([
      height, leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }
}
