import CoreGraphics
import Foundation
public import PlumbViewKit

/// A document with its windows. It reads and writes where it is told to; nobody asks for a place or saves by himself here.
@preconcurrency @MainActor
open class NSDocument: NSObject {
  public override required init() { super.init() }

  public convenience init(type typeName: String) throws {
    self.init()
    fileType = typeName
  }
  public convenience init(contentsOf url: URL, ofType typeName: String) throws {
    self.init()
    try read(from: url, ofType: typeName)
    (fileURL, fileType) = (url, typeName)
  }

  open var fileURL: URL? { didSet { titlesChanged() } }
  open var fileType: String?
  open var fileModificationDate: Date?
  open var displayName: String! {
    get { storedName ?? fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled" }
    set {
      storedName = newValue
      titlesChanged()
    }
  }
  private var storedName: String?
  open var undoManager: UndoManager? = UndoManager()
  open var hasUndoManager = true
  open var isDraft = false
  open class var autosavesInPlace: Bool { false }
  open class var autosavesDrafts: Bool { autosavesInPlace }
  open class var preservesVersions: Bool { autosavesInPlace }
  open class var usesUbiquitousStorage: Bool { false }
  open class var readableTypes: [String] { [] }
  open class var writableTypes: [String] { [] }
  open class func isNativeType(_ type: String) -> Bool { writableTypes.contains(type) }
  open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { false }

  // MARK: Windows

  open private(set) var windowControllers: [NSWindowController] = []
  /// The document of the window; nil for one without.
  open var windowNibName: NSNib.Name? { nil }
  open func makeWindowControllers() {
    if let windowNibName { addWindowController(NSWindowController(windowNibName: windowNibName)) }
  }
  open func addWindowController(_ windowController: NSWindowController) {
    guard !windowControllers.contains(where: { $0 === windowController }) else { return }
    windowControllers.append(windowController)
    windowController.document = self
  }
  open func removeWindowController(_ windowController: NSWindowController) {
    windowControllers.removeAll { $0 === windowController }
    windowController.document = nil
  }
  open func showWindows() { for controller in windowControllers { controller.showWindow(self) } }
  open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
  open func windowControllerWillLoadNib(_ windowController: NSWindowController) {}
  open var windowForSheet: NSWindow? { windowControllers.first?.window }
  open func close() {
    for controller in windowControllers { controller.close() }
    NSDocumentController.shared.removeDocument(self)
  }
  private func titlesChanged() {
    for controller in windowControllers { controller.synchronizeWindowTitleWithDocumentName() }
  }

  // MARK: Reading and writing

  open func read(from url: URL, ofType typeName: String) throws {
    try read(from: Data(contentsOf: url), ofType: typeName)
  }
  open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.fileReadUnknown) }
  open func write(to url: URL, ofType typeName: String) throws { try data(ofType: typeName).write(to: url) }
  open func data(ofType typeName: String) throws -> Data { throw CocoaError(.fileWriteUnknown) }
  open func revert(toContentsOf url: URL, ofType typeName: String) throws {
    try read(from: url, ofType: typeName)
    updateChangeCount(.changeCleared)
  }
  /// Writes to the document's place, where it has one.
  open func save(_ sender: Any?) {
    guard let fileURL, (try? write(to: fileURL, ofType: fileType ?? "")) != nil else { return }
    updateChangeCount(.changeCleared)
  }
  /// Does nothing here.
  open func saveAs(_ sender: Any?) {}
  /// Does nothing here.
  open func printDocument(_ sender: Any?) {}
  open var printInfo = NSPrintInfo.shared
  open func printOperation(withSettings printSettings: [NSPrintInfo.AttributeKey: Any]) throws
    -> NSPrintOperation
  { throw CocoaError(.featureUnsupported) }
  open func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool { true }
  open func presentError(_ error: any Error) -> Bool { false }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { true }

  // MARK: Changes

  private var changes = 0
  open var isDocumentEdited: Bool { changes != 0 }
  open var hasUnautosavedChanges: Bool { isDocumentEdited }
  open func updateChangeCount(_ change: ChangeType) {
    switch change {
    case .changeDone, .changeRedone: changes += 1
    case .changeUndone: changes -= 1
    default: changes = 0
    }
    for controller in windowControllers { controller.setDocumentEdited(isDocumentEdited) }
  }

  /// What has become of a document's changes.
  public enum ChangeType: UInt, Sendable {
    case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone
    case changeDiscardable = 256
  }
  /// What a document is written for.
  public enum SaveOperationType: UInt, Sendable {
    case saveOperation, saveAsOperation, saveToOperation, autosaveInPlaceOperation
    case autosaveElsewhereOperation, autosaveAsOperation
  }
}

extension NSDocument: NSUserInterfaceValidations {}
