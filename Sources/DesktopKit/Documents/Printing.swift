import CoreGraphics
import Foundation

/// How something is printed. Nothing is here.
@preconcurrency @MainActor
open class NSPrintInfo: NSObject {
  public static let shared = NSPrintInfo()
  /// US Letter, in points.
  open var paperSize = NSSize(width: 612, height: 792)
  open var topMargin: CGFloat = 90
  open var bottomMargin: CGFloat = 90
  open var leftMargin: CGFloat = 72
  open var rightMargin: CGFloat = 72
  open var isHorizontallyCentered = true
  open var isVerticallyCentered = true
  open var horizontalPagination = PaginationMode.clip
  open var verticalPagination = PaginationMode.automatic
  open var orientation = PaperOrientation.portrait
  open var imageablePageBounds: NSRect { NSRect(origin: .zero, size: paperSize) }

  public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }
  public enum PaperOrientation: Int, Sendable { case portrait, landscape }
  public struct AttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Prints a view. Nothing is printed here.
@preconcurrency @MainActor
open class NSPrintOperation: NSObject {
  open private(set) var view: NSView?
  open var printInfo: NSPrintInfo
  open var showsPrintPanel = true
  open var showsProgressPanel = true
  open var jobTitle: String?

  public init(view: NSView, printInfo: NSPrintInfo) {
    (self.view, self.printInfo) = (view, printInfo)
    super.init()
  }
  public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }
  /// Prints nothing here, and says so.
  @discardableResult open func run() -> Bool { false }
}
