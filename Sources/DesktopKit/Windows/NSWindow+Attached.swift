import CoreGraphics
import Foundation

/// The sheets and windows that belong to a window.
@MainActor
struct AttachedWindows {
  typealias Handler = (NSApplication.ModalResponse) -> Void

  struct Sheet {
    let window: NSWindow
    let handler: Handler?
  }

  /// The first one is shown, the others wait for it.
  var sheets: [Sheet] = []
  var children: [NSWindow] = []
  weak var sheetParent: NSWindow?
  weak var parent: NSWindow?
}

extension NSWindow {
  // MARK: Sheets

  func startSheet(_ sheetWindow: NSWindow, _ handler: ((NSApplication.ModalResponse) -> Void)?) {
    attached.sheets.append(.init(window: sheetWindow, handler: handler))
    sheetWindow.attached.sheetParent = self
    if attached.sheets.count == 1 { showSheet() }
  }
  /// As `beginSheet`, before those that wait.
  public func beginCriticalSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    attached.sheets.insert(.init(window: sheetWindow, handler: handler), at: 0)
    sheetWindow.attached.sheetParent = self
    showSheet()
  }
  /// Comes back with what `endSheet` gives.
  @discardableResult public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { answer in beginSheet(sheetWindow) { answer.resume(returning: $0) } }
  }
  func finishSheet(_ sheetWindow: NSWindow, _ returnCode: NSApplication.ModalResponse) {
    guard let place = attached.sheets.firstIndex(where: { $0.window === sheetWindow }) else { return }
    let sheet = attached.sheets.remove(at: place)
    sheetWindow.attached.sheetParent = nil
    sheetWindow.orderOut(nil)
    sheetWindow.presentationEnded()
    if place == 0 { showSheet() }
    if attachedSheet == nil, isVisible { makeKey() }
    tell(NSWindow.didEndSheetNotification) { $0.windowDidEndSheet($1) }
    sheet.handler?(returnCode)
  }
  public var sheets: [NSWindow] { attached.sheets.map(\.window) }
  /// The one that is shown.
  public var attachedSheet: NSWindow? { attached.sheets.first?.window }
  public var isSheet: Bool { attached.sheetParent != nil }
  public var sheetParent: NSWindow? { attached.sheetParent }

  private func showSheet() {
    guard let sheet = attachedSheet else { return }
    tell(NSWindow.willBeginSheetNotification) { $0.windowWillBeginSheet($1) }
    sheet.layoutIfNeeded()
    placeSheet()
    sheet.makeKeyAndOrderFront(nil)
  }

  /// In the middle, with its upper edge at that of the content.
  func placeSheet() {
    guard let sheet = attachedSheet else { return }
    let top = contentLayoutRect.maxY
    // The delegate may name another edge, in the window's coordinates.
    let edge = NSRect(x: 0, y: top, width: frame.width, height: 0)
    let given = delegate?.window(self, willPositionSheet: sheet, using: edge) ?? edge
    sheet.setFrameOrigin(
      NSPoint(
        x: (frame.minX + given.midX - sheet.frame.width / 2).rounded(),
        y: frame.minY + given.minY - sheet.frame.height))
  }

  // MARK: Child windows

  func takeChild(_ childWin: NSWindow) {
    childWin.parent?.removeChildWindow(childWin)
    attached.children.append(childWin)
    childWin.attached.parent = self
    childWin.orderFront(nil)
  }
  func releaseChild(_ childWin: NSWindow) {
    attached.children.removeAll { $0 === childWin }
    childWin.attached.parent = nil
  }
  public var childWindows: [NSWindow]? { attached.children.isEmpty ? nil : attached.children }
  public var parent: NSWindow? {
    get { attached.parent }
    set {
      if let newValue {
        newValue.addChildWindow(self, ordered: .above)
      } else {
        parent?.removeChildWindow(self)
      }
    }
  }

  /// Children keep their places from the upper left corner.
  func moveChildren(from old: NSRect) {
    let (dx, dy) = (frame.minX - old.minX, frame.maxY - old.maxY)
    guard dx != 0 || dy != 0 else { return }
    for child in attached.children {
      child.setFrameOrigin(NSPoint(x: child.frame.minX + dx, y: child.frame.minY + dy))
    }
  }
}
