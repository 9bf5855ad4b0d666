import CoreGraphics

/// Lines of texts as of TextKit 2: none has one here, and code that asks for it goes by layout managers.
open class NSTextLayoutManager: NSObject {
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  open var textContainer: NSTextContainer?
  open var usesFontLeading = true
  open var limitsLayoutForSuspiciousContents = false
  open var usageBoundsForTextContainer: CGRect { .zero }
  public override init() {}
  /// Does nothing here.
  open func ensureLayout(for bounds: CGRect) {}
}

/// Is asked about lines. Does nothing here.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {}
