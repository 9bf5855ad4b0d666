import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Has a window.
@preconcurrency @MainActor
open class NSWindowController: NSResponder, @preconcurrency NSCoding {
  private var storedWindow: NSWindow?
  private var givenNibName: NSNib.Name?
  /// What its document made, for as long as the controller is there.
  private var objectsOfNib: NSArray?
  /// The document that has the window.
  open var windowNibName: NSNib.Name? { givenNibName }
  open private(set) var isWindowLoaded = false
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// The document whose window this is. Not kept alive.
  open weak var document: AnyObject? { didSet { synchronizeWindowTitleWithDocumentName() } }
  open var shouldCloseDocument = false
  open var owner: AnyObject? { self }
  /// Gives the window the document's name, and the file's.
  open func synchronizeWindowTitleWithDocumentName() {
    guard let document = document as? NSDocument, isWindowThere, let window else { return }
    window.title = windowTitle(forDocumentDisplayName: document.displayName)
    window.representedURL = document.fileURL
  }
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
  open func setDocumentEdited(_ dirtyFlag: Bool) { if isWindowThere { window?.isDocumentEdited = dirtyFlag } }
  private var isWindowThere: Bool { storedWindow != nil }
  open func dismissController(_ sender: Any?) { close() }
  open var shouldCascadeWindows = true
  open var windowFrameAutosaveName = ""
  open var storyboard: NSStoryboard?

  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }

  public override convenience init() { self.init(window: nil) }

  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
    givenNibName = windowNibName
  }

  public convenience init(windowNibName: NSNib.Name, owner: Any) {
    self.init(windowNibName: windowNibName)
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any NibDecoder)?.decode(self)
  }

  nonisolated public func encode(with coder: NSCoder) {}

  open var window: NSWindow? {
    get {
      if storedWindow == nil, !isWindowLoaded, windowNibName != nil { loadWindow() }
      return storedWindow
    }
    set {
      storedWindow = newValue
      newValue?.windowController = self
      newValue?.nextResponder = self
    }
  }
  open func loadWindow() {
    isWindowLoaded = true
    defer { synchronizeWindowTitleWithDocumentName() }
    windowWillLoad()
    if let windowNibName {
      NSNib.existing(windowNibName, bundle: nil)?.instantiate(
        withOwner: self, topLevelObjects: &objectsOfNib)
    }
    windowDidLoad()
  }
  open func windowWillLoad() {}
  open func windowDidLoad() {}
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func close() { window?.close() }

  // MARK: Segues

  var segues: ControllerSegues?
  /// Called before a segue of the storyboard is performed.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    perform(segues, identifier, sender)
  }
  /// Whether a click on what a segue begins at performs it.
  open func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool
  {
    true
  }
}
