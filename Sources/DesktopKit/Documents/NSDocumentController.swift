import Foundation

/// Has the documents of the app.
@preconcurrency @MainActor
open class NSDocumentController: NSObject {
  private static var first: NSDocumentController?
  /// The one that was made first.
  open class var shared: NSDocumentController { first ?? NSDocumentController() }

  public override init() {
    super.init()
    if Self.first == nil { NSDocumentController.first = self }
  }

  open private(set) var documents: [NSDocument] = []
  open var currentDocument: NSDocument? { NSApplication.shared.mainWindow.flatMap { document(for: $0) } }
  open var defaultType: String? { nil }
  open var documentClassNames: [String] { [] }
  /// Names none here: a subclass says which class is for which type.
  open func documentClass(forType typeName: String) -> AnyClass? { nil }
  open func document(for window: NSWindow) -> NSDocument? { window.windowController?.document as? NSDocument }
  open func document(for url: URL) -> NSDocument? { documents.first { $0.fileURL == url } }
  open func addDocument(_ document: NSDocument) {
    if !documents.contains(where: { $0 === document }) { documents.append(document) }
  }
  open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
  open func makeUntitledDocument(ofType typeName: String) throws -> NSDocument {
    guard let type = documentClass(forType: typeName) as? NSDocument.Type else {
      throw CocoaError(.fileReadUnknown)
    }
    let document = type.init()
    document.fileType = typeName
    return document
  }
  @discardableResult open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument {
    let document = try makeUntitledDocument(ofType: defaultType ?? "")
    addDocument(document)
    if displayDocument {
      document.makeWindowControllers()
      document.showWindows()
    }
    return document
  }
  open var recentDocumentURLs: [URL] { [] }
  /// Does nothing here.
  open func noteNewRecentDocumentURL(_ url: URL) {}
  /// Does nothing here.
  open func openDocument(_ sender: Any?) {}
  /// Does nothing here.
  open func clearRecentDocuments(_ sender: Any?) {}
  open func newDocument(_ sender: Any?) { _ = try? openUntitledDocumentAndDisplay(true) }
}
