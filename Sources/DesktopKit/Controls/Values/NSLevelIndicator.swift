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
  open var minValue = 0.0
  open var maxValue = 2.0
  open var warningValue = 2.0
  open var criticalValue = 2.0
  open var fillColor: NSColor!
  open var warningFillColor: NSColor!
  open var criticalFillColor: NSColor!
  open var isEditable = false
  open var numberOfTickMarks = 0
  open var numberOfMajorTickMarks = 0
  open var placeholderVisibility = 0
  open var ratingImage: NSImage? { didSet { invalidateIntrinsicContentSize() } }
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

  override class var standardContents: CellContents {
    var contents = CellContents()
    contents.value = 0.0
    return contents
  }
  override var consoleLabel: String? { nil }
}
