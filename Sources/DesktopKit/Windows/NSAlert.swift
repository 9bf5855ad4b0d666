import CoreGraphics
import Foundation

/// A question with buttons, shown as a sheet or in a window of its own. Its window is not laid out here; tests answer by
/// `buttons[0].performClick(nil)`.
@preconcurrency @MainActor
open class NSAlert: NSObject {
  private var storedButtons: [NSButton] = []
  private weak var parent: NSWindow?

  public override init() { super.init() }

  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage?
  open var accessoryView: NSView?
  open var showsHelp = false
  /// Does nothing here.
  open var helpAnchor: String?
  open weak var delegate: (any NSAlertDelegate)?
  open var showsSuppressionButton = false
  open private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  open private(set) lazy var window = NSPanel(
    contentRect: NSRect(x: 0, y: 0, width: 260, height: 120), styleMask: [.titled], backing: .buffered,
    defer: false)
  open var buttons: [NSButton] { storedButtons }

  /// The first button is the default one; buttons end the sheet with 1000 and so on.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + storedButtons.count
    button.target = self
    button.action = Selector("answer:") { (me: NSAlert, arguments) in
      let sender: Any? = arguments[0]
      if let button = sender as? NSButton { me.answer(button) }
    }
    storedButtons.append(button)
    return button
  }

  /// Does nothing here.
  open func layout() {}

  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    addUsualButton()
    parent = sheetWindow
    // The alert lives as long as it is asked.
    sheetWindow.beginSheet(window) { response in
      withExtendedLifetime(self) { handler?(response) }
    }
  }

  /// Comes back with the button that was pressed.
  @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse
  {
    await withCheckedContinuation { answer in
      beginSheetModal(for: sheetWindow) { answer.resume(returning: $0) }
    }
  }

  /// Comes back at once with what the first button says: there is nobody who would answer.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    addUsualButton()
    return .alertFirstButtonReturn
  }

  private func addUsualButton() { if storedButtons.isEmpty { addButton(withTitle: "OK") } }

  private func answer(_ button: NSButton) {
    parent?.endSheet(window, returnCode: NSApplication.ModalResponse(button.tag))
  }

  public enum Style: UInt, Sendable { case warning, informational, critical }
}

/// Shows help for an alert. Nobody asks for it here.
@preconcurrency @MainActor
public protocol NSAlertDelegate: NSObjectProtocol {
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}
