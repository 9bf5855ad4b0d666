import CoreGraphics
import Foundation

/// Would place the items of a scrubber. Does nothing here.
@preconcurrency @MainActor
open class NSScrubberLayout: NSObject {
  open internal(set) weak var scrubber: NSScrubber?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing here.
  open func invalidateLayout() {}
}

/// Items one behind the other, each as wide as it says.
@preconcurrency @MainActor
open class NSScrubberFlowLayout: NSScrubberLayout {
  /// In points.
  open var itemSpacing: CGFloat = 0
  /// In points.
  open var itemSize = NSSize(width: 50, height: 30)
}

/// Items of the same width, so many at a time.
@preconcurrency @MainActor
open class NSScrubberProportionalLayout: NSScrubberLayout {
  open var numberOfVisibleItems: Int
  public init(numberOfVisibleItems: Int) {
    self.numberOfVisibleItems = numberOfVisibleItems
    super.init()
  }
  public required init?(coder: NSCoder) {
    numberOfVisibleItems = 7
    super.init(coder: coder)
  }
}

/// How what is chosen in a scrubber looks. Does nothing here.
@preconcurrency @MainActor
open class NSScrubberSelectionStyle: NSObject {
  public static let outlineOverlay = NSScrubberSelectionStyle()
  public static let roundedBackground = NSScrubberSelectionStyle()
}
