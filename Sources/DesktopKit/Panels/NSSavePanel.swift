import CoreGraphics
import Foundation

/// Asks where a file is to be. There is nobody to ask here: it is answered by `Cancel`, unless a test ends its sheet otherwise.
@preconcurrency @MainActor
open class NSSavePanel: NSPanel {
  /// A test may set it before it ends the panel's sheet.
  open var url: URL?
  open var directoryURL: URL?
  open var nameFieldStringValue = ""
  open var nameFieldLabel: String!
  open var prompt: String!
  open var message: String!
  open var allowedFileTypes: [String]?
  open var allowsOtherFileTypes = false
  open var canCreateDirectories = true
  open var canSelectHiddenExtension = false
  open var isExtensionHidden = false
  open var showsHiddenFiles = false
  open var showsTagField = false
  open var treatsFilePackagesAsDirectories = false
  open var accessoryView: NSView?
  open func validateVisibleColumns() {}

  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { window.beginSheet(self, completionHandler: handler) }
  @discardableResult open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    await window.beginSheet(self)
  }
  @discardableResult open func begin() async -> NSApplication.ModalResponse { .cancel }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(.cancel)
  }
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func ok(_ sender: Any?) { sheetParent?.endSheet(self, returnCode: .OK) }
  open func cancel(_ sender: Any?) { sheetParent?.endSheet(self, returnCode: .cancel) }
}

/// Asks which files are to be opened.
@preconcurrency @MainActor
open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { url.map { [$0] } ?? [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
  open var canDownloadUbiquitousContents = true
  open var canResolveUbiquitousConflicts = true
  open var isAccessoryViewDisclosed = false
}
