import CoreGraphics

/// How something is printed. Nothing is printed here.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo, grayscale, photoGrayscale
  }

  /// How a page is turned.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  /// On which sides of the paper.
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge, shortEdge
  }

  open var jobName = ""
  open var printerID: String?
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Asks somebody how to print. There is no printer here: it is not to be had, and calls back that nothing was printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (
    _ controller: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?
  ) -> Void

  open class var shared: UIPrintInteractionController { only }
  private static let only = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsPageRange = false
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Does nothing here.
  open func dismiss(animated: Bool) {}
}

/// Is told of what somebody does who prints: nobody does here.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
