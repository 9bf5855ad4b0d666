import CoreGraphics

/// Searches what a view shows. Does nothing here: nobody searches.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var activeFindSession: UIFindSession?
  open var isFindNavigatorVisible: Bool { false }
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}

/// A search, from its beginning to its end.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// Which way a search goes on.
  public enum StorageDirection: Int, Sendable {
    case forward = 0
    case backward
  }

  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
}

/// Begins searches. Nobody asks it to here.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
