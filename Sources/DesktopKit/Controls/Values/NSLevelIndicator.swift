import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

/// How much of something there is.
@preconcurrency @MainActor
open class NSLevelIndicator: NSControl {
  public enum Style: UInt, Sendable {
    case relevancy = 0
    case continuousCapacity = 1
    case discreteCapacity = 2
    case rating = 3
  }

  open var levelIndicatorStyle = Style.discreteCapacity { didSet { invalidateIntrinsicContentSize() } }
  /// Does nothing here.
  open var minValue = 0.0
  /// Does nothing here.
  open var maxValue = 2.0
  /// Does nothing here.
  open var warningValue = 2.0
  /// Does nothing here.
  open var criticalValue = 2.0
  /// Does nothing here.
  open var fillColor: NSColor!
  /// Does nothing here.
  open var warningFillColor: NSColor!
  /// Does nothing here.
  open var criticalFillColor: NSColor!
  /// Does nothing here.
  open var isEditable = false
  /// Does nothing here.
  open var numberOfTickMarks = 0
  /// Does nothing here.
  open var numberOfMajorTickMarks = 0
  /// Does nothing here.
  open var placeholderVisibility = 0
  open var ratingImage: NSImage? { didSet { invalidateIntrinsicContentSize() } }
  /// Does nothing here.
  open var ratingPlaceholderImage: NSImage?

  /// Heights are those of recorded indicators: 18 (n = 2), 16 with a continuous bar, 13 with stars, 12 with lines (n = 1 each).
  open override var intrinsicContentSize: NSSize {
    let height: CGFloat =
      switch levelIndicatorStyle {
      case .relevancy: 12
      case .continuousCapacity: 16
      case .discreteCapacity: 18
      case .rating: ratingImage?.size.height ?? 13
      }
    return NSSize(width: NSView.noIntrinsicMetric, height: height)
  }

  override class var usualCellClass: NSCell.Type { NSLevelIndicatorCell.self }
  override class var standardContents: CellContents {
    var contents = CellContents()
    contents.value = 0.0
    return contents
  }
  override var consoleLabel: String? { nil }
}
