import CoreGraphics
import Foundation
public import PlumbViewKit

// What AppKit and UIKit have in common is the same here, under AppKit's names.

public typealias NSLayoutConstraint = PlumbViewKit.NSLayoutConstraint
public typealias NSLayoutAnchor = PlumbViewKit.NSLayoutAnchor
public typealias NSLayoutXAxisAnchor = PlumbViewKit.NSLayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = PlumbViewKit.NSLayoutYAxisAnchor
public typealias NSLayoutDimension = PlumbViewKit.NSLayoutDimension
public typealias NSDirectionalEdgeInsets = PlumbViewKit.NSDirectionalEdgeInsets
public typealias NSTextAlignment = PlumbViewKit.NSTextAlignment
public typealias NSLineBreakMode = PlumbViewKit.NSLineBreakMode
public typealias NSParagraphStyle = PlumbViewKit.NSParagraphStyle
public typealias NSMutableParagraphStyle = PlumbViewKit.NSMutableParagraphStyle
public typealias NSUnderlineStyle = PlumbViewKit.NSUnderlineStyle
public typealias NSShadow = PlumbViewKit.NSShadow
public typealias NSLayoutManager = PlumbViewKit.NSLayoutManager
public typealias NSLayoutManagerDelegate = PlumbViewKit.NSLayoutManagerDelegate
public typealias NSTextAttachment = PlumbViewKit.NSTextAttachment
public typealias NSTextContainer = PlumbViewKit.NSTextContainer
public typealias NSTextStorage = PlumbViewKit.NSTextStorage
public typealias NSTextStorageDelegate = PlumbViewKit.NSTextStorageDelegate
public typealias Selector = PlumbViewKit.Selector
public typealias NSKeyValueObservation = PlumbViewKit.NSKeyValueObservation
public typealias NSKeyValueObservedChange = PlumbViewKit.NSKeyValueObservedChange
public typealias NSKeyValueObservingOptions = PlumbViewKit.NSKeyValueObservingOptions
public typealias NSKeyValueChange = PlumbViewKit.NSKeyValueChange
public typealias NSKeyValueChangeKey = PlumbViewKit.NSKeyValueChangeKey
public typealias CAAnimation = PlumbViewKit.CAAnimation
public typealias CAAnimationGroup = PlumbViewKit.CAAnimationGroup
public typealias CABasicAnimation = PlumbViewKit.CABasicAnimation
public typealias CAGradientLayer = PlumbViewKit.CAGradientLayer
public typealias CAKeyframeAnimation = PlumbViewKit.CAKeyframeAnimation
public typealias CALayer = PlumbViewKit.CALayer
public typealias CAMediaTimingFunction = PlumbViewKit.CAMediaTimingFunction
public typealias CAMediaTimingFunctionName = PlumbViewKit.CAMediaTimingFunctionName
public typealias CAReplicatorLayer = PlumbViewKit.CAReplicatorLayer
public typealias CAShapeLayer = PlumbViewKit.CAShapeLayer
public typealias CASpringAnimation = PlumbViewKit.CASpringAnimation
public typealias CATextLayer = PlumbViewKit.CATextLayer
public typealias CATransaction = PlumbViewKit.CATransaction
public typealias CATransform3D = PlumbViewKit.CATransform3D
public typealias CATransition = PlumbViewKit.CATransition
public typealias NSDiffableDataSourceSnapshot = PlumbViewKit.NSDiffableDataSourceSnapshot
public typealias NSCollectionLayoutAnchor = PlumbViewKit.NSCollectionLayoutAnchor
public typealias NSCollectionLayoutBoundarySupplementaryItem =
  PlumbViewKit.NSCollectionLayoutBoundarySupplementaryItem
public typealias NSCollectionLayoutContainer = PlumbViewKit.NSCollectionLayoutContainer
public typealias NSCollectionLayoutDecorationItem = PlumbViewKit.NSCollectionLayoutDecorationItem
public typealias NSCollectionLayoutDimension = PlumbViewKit.NSCollectionLayoutDimension
public typealias NSCollectionLayoutEdgeSpacing = PlumbViewKit.NSCollectionLayoutEdgeSpacing
public typealias NSCollectionLayoutEnvironment = PlumbViewKit.NSCollectionLayoutEnvironment
public typealias NSCollectionLayoutGroup = PlumbViewKit.NSCollectionLayoutGroup
public typealias NSCollectionLayoutGroupCustomItem = PlumbViewKit.NSCollectionLayoutGroupCustomItem
public typealias NSCollectionLayoutItem = PlumbViewKit.NSCollectionLayoutItem
public typealias NSCollectionLayoutSection = PlumbViewKit.NSCollectionLayoutSection
public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior =
  PlumbViewKit.UICollectionLayoutSectionOrthogonalScrollingBehavior
public typealias NSCollectionLayoutSize = PlumbViewKit.NSCollectionLayoutSize
public typealias NSCollectionLayoutSpacing = PlumbViewKit.NSCollectionLayoutSpacing
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  PlumbViewKit.NSCollectionLayoutSectionVisibleItemsInvalidationHandler
public typealias NSCollectionLayoutSupplementaryItem = PlumbViewKit.NSCollectionLayoutSupplementaryItem
public typealias NSCollectionLayoutVisibleItem = PlumbViewKit.NSCollectionLayoutVisibleItem
public typealias NSDirectionalRectEdge = PlumbViewKit.NSDirectionalRectEdge
public typealias NSRectAlignment = PlumbViewKit.NSRectAlignment
public typealias NSUserInterfaceLayoutDirection = PlumbViewKit.UIUserInterfaceLayoutDirection
/// A font: AppKit's names for the same values.
public typealias NSFont = PlumbViewKit.UIFont
/// What is to be found in fonts.
public typealias NSFontDescriptor = PlumbViewKit.UIFontDescriptor
/// A colour.
public typealias NSColor = PlumbViewKit.UIColor
/// An image: its size, and no pixels.
public typealias NSImage = PlumbViewKit.UIImage

extension NSLayoutConstraint {
  /// What a constraint counts beside others: 1000 for one that has to hold, else less.
  public typealias Priority = UILayoutPriority
  /// Along the width or along the height.
  public typealias Orientation = Axis
}

extension NSLayoutConstraint.Priority {
  /// With which someone drags who may resize a window: the edges of the window itself among them.
  public static let dragThatCanResizeWindow = Self.dragThatCanResizeScene
  /// With which a window keeps its size.
  public static let windowSizeStayPut = Self.sceneSizeStayPut
  /// With which someone drags who cannot resize a window: the divider of a split view.
  public static let dragThatCannotResizeWindow = Self.dragThatCannotResizeScene
  /// With which a view is as small as it can be in `fittingSize`.
  public static let fittingSizeCompression = Self.fittingSizeLevel
}
