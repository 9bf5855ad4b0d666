import CoreGraphics
import Foundation
public import PlumbViewKit

extension NSCollectionView {
  /// Whether something is dropped on an item or before it.
  public enum DropOperation: Int, Sendable { case on, before }

  /// What kind of view stands beside the items: a header, a footer, or one of a program's own.
  public typealias SupplementaryElementKind = String
  /// What kind of view that no data source knows of.
  public typealias DecorationElementKind = String
  /// In which direction content goes on beyond the edges.
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  public static let elementKindSectionHeader: SupplementaryElementKind = UICollectionView
    .elementKindSectionHeader
  public static let elementKindSectionFooter: SupplementaryElementKind = UICollectionView
    .elementKindSectionFooter
  public static let elementKindInterItemGapIndicator: SupplementaryElementKind =
    "NSCollectionElementKindInterItemGapIndicator"

  /// Where an item is to be in what is seen, once it was scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
    public static let leadingEdge = ScrollPosition(rawValue: 1 << 6)
    public static let trailingEdge = ScrollPosition(rawValue: 1 << 7)
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 1 << 8)
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 1 << 9)
  }
}
