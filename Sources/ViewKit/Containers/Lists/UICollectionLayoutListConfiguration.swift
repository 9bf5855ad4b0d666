import CoreGraphics

/// How rows one below the other look in a collection.
public struct UICollectionLayoutListConfiguration {
  /// Which kind of list it is.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    /// Grouped, with room at the sides.
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// Where a section's header comes from.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// The data source's view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item is the header.
    case firstItemInSection = 2
  }

  /// Where a section's footer comes from.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// The data source's view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above headers of plain lists, in points; nil for nothing.
  public var headerTopPadding: CGFloat?
  /// Does nothing here.
  public var backgroundColor: UIColor?
  /// Does nothing here.
  public var showsSeparators = true
  /// Does nothing here.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Does nothing here.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Does nothing here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Does nothing here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether sections keep a distance from each other.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped || appearance == .sidebar }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  /// Of rows whose content asks for nothing, in points.
  private static let rowHeight: CGFloat = 44

  /// A section of rows, each as high as its content.
  ///
  /// Grouped sections keep the distances of tables: 18 points above and below, 35 above the first one.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let environment = layoutEnvironment as? LayoutEnvironment
    let isFirst = environment?.section ?? 0 == 0
    if configuration.appearance == .insetGrouped {
      let margin = environment?.listMargin ?? 16
      (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
    }
    let hasHeader = configuration.headerMode != .none
    if configuration.isGrouped {
      // Headers have the distance above them inside.
      section.contentInsets.top = hasHeader ? 0 : isFirst ? 35 : 18
      section.contentInsets.bottom = configuration.footerMode == .none ? 18 : 0
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(header(of: configuration, size))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }

  /// In plain lists it stays in sight.
  private static func header(
    of configuration: UICollectionLayoutListConfiguration, _ size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = configuration.appearance == .plain
    if configuration.appearance == .plain { header.room = configuration.headerTopPadding ?? 0 }
    return header
  }
}
