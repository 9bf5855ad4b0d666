// The names are of Apple's making.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

public import PlumbViewKit

// What programs on either platform use beside views, and what `plumb port` writes.

public typealias AXCustomContent = PlumbViewKit.AXCustomContent
public typealias CAAction = PlumbViewKit.CAAction
public typealias CAAnimationCalculationMode = PlumbViewKit.CAAnimationCalculationMode
public typealias CAAnimationDelegate = PlumbViewKit.CAAnimationDelegate
public typealias CAAnimationRotationMode = PlumbViewKit.CAAnimationRotationMode
public typealias CACornerMask = PlumbViewKit.CACornerMask
public typealias CADisplayLink = PlumbViewKit.CADisplayLink
public typealias CAEdgeAntialiasingMask = PlumbViewKit.CAEdgeAntialiasingMask
public typealias CAEmitterCell = PlumbViewKit.CAEmitterCell
public typealias CAEmitterLayer = PlumbViewKit.CAEmitterLayer
public typealias CAEmitterLayerEmitterMode = PlumbViewKit.CAEmitterLayerEmitterMode
public typealias CAEmitterLayerEmitterShape = PlumbViewKit.CAEmitterLayerEmitterShape
public typealias CAEmitterLayerRenderMode = PlumbViewKit.CAEmitterLayerRenderMode
public typealias CAGradientLayerType = PlumbViewKit.CAGradientLayerType
public typealias CALayerContentsFilter = PlumbViewKit.CALayerContentsFilter
public typealias CALayerContentsFormat = PlumbViewKit.CALayerContentsFormat
public typealias CALayerContentsGravity = PlumbViewKit.CALayerContentsGravity
public typealias CALayerCornerCurve = PlumbViewKit.CALayerCornerCurve
public typealias CALayerDelegate = PlumbViewKit.CALayerDelegate
public typealias CAMediaTiming = PlumbViewKit.CAMediaTiming
public typealias CAMediaTimingFillMode = PlumbViewKit.CAMediaTimingFillMode
public typealias CAPropertyAnimation = PlumbViewKit.CAPropertyAnimation
public typealias CAScrollLayer = PlumbViewKit.CAScrollLayer
public typealias CAScrollLayerScrollMode = PlumbViewKit.CAScrollLayerScrollMode
public typealias CAShapeLayerFillRule = PlumbViewKit.CAShapeLayerFillRule
public typealias CAShapeLayerLineCap = PlumbViewKit.CAShapeLayerLineCap
public typealias CAShapeLayerLineJoin = PlumbViewKit.CAShapeLayerLineJoin
public typealias CATextLayerAlignmentMode = PlumbViewKit.CATextLayerAlignmentMode
public typealias CATextLayerTruncationMode = PlumbViewKit.CATextLayerTruncationMode
public typealias CATransformLayer = PlumbViewKit.CATransformLayer
public typealias CATransitionSubtype = PlumbViewKit.CATransitionSubtype
public typealias CATransitionType = PlumbViewKit.CATransitionType
public typealias CAValueFunction = PlumbViewKit.CAValueFunction
public typealias CAValueFunctionName = PlumbViewKit.CAValueFunctionName
public typealias CFAbsoluteTime = PlumbViewKit.CFAbsoluteTime
public typealias DateComponentsFormatter = PlumbViewKit.DateComponentsFormatter
public typealias ListFormatter = PlumbViewKit.ListFormatter
public typealias LocalizedStringResource = PlumbViewKit.LocalizedStringResource
public typealias Logger = PlumbViewKit.Logger
public typealias MeasurementFormatter = PlumbViewKit.MeasurementFormatter
public typealias NSCollectionLayoutGroupCustomItemProvider =
  PlumbViewKit.NSCollectionLayoutGroupCustomItemProvider
public typealias NSDiffableDataSourceSectionSnapshot = PlumbViewKit.NSDiffableDataSourceSectionSnapshot
public typealias NSDiffableDataSourceSectionTransaction = PlumbViewKit.NSDiffableDataSourceSectionTransaction
public typealias NSDiffableDataSourceTransaction = PlumbViewKit.NSDiffableDataSourceTransaction
public typealias NSException = PlumbViewKit.NSException
public typealias NSInteger = PlumbViewKit.NSInteger
public typealias NSItemProvider = PlumbViewKit.NSItemProvider
public typealias NSItemProviderReading = PlumbViewKit.NSItemProviderReading
public typealias NSItemProviderWriting = PlumbViewKit.NSItemProviderWriting
public typealias NSStringDrawingContext = PlumbViewKit.NSStringDrawingContext
public typealias NSStringDrawingOptions = PlumbViewKit.NSStringDrawingOptions
public typealias NSTextTab = PlumbViewKit.NSTextTab
public typealias NSUInteger = PlumbViewKit.NSUInteger
public typealias NSWritingDirection = PlumbViewKit.NSWritingDirection
public typealias OSLog = PlumbViewKit.OSLog
public typealias OSLogMessage = PlumbViewKit.OSLogMessage
public typealias OSLogPrivacy = PlumbViewKit.OSLogPrivacy
public typealias OSLogStringAlignment = PlumbViewKit.OSLogStringAlignment
public typealias OSLogType = PlumbViewKit.OSLogType
public typealias OSSignpostID = PlumbViewKit.OSSignpostID
public typealias OSSignpostType = PlumbViewKit.OSSignpostType
/// For what `plumb port` writes. Plumb's addition.
public typealias PlumbArguments = PlumbViewKit.PlumbArguments
/// For what `plumb port` writes. Plumb's addition.
public typealias PlumbMember = PlumbViewKit.PlumbMember
/// For what `plumb port` writes. Plumb's addition.
public typealias PlumbMemberTable = PlumbViewKit.PlumbMemberTable
/// For what `plumb port` writes. Plumb's addition.
public typealias PlumbMemberTables = PlumbViewKit.PlumbMemberTables
/// For what `plumb port` writes. Plumb's addition.
public typealias PlumbRequirement = PlumbViewKit.PlumbRequirement
public typealias RelativeDateTimeFormatter = PlumbViewKit.RelativeDateTimeFormatter
public typealias UndoManager = PlumbViewKit.UndoManager
public typealias _ColorLiteralType = PlumbViewKit._ColorLiteralType
public typealias _ImageLiteralType = PlumbViewKit._ImageLiteralType
public typealias _KeyValueCodingAndObserving = PlumbViewKit._KeyValueCodingAndObserving
