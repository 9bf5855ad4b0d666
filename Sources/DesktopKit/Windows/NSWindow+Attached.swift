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

  /// Shows a window below the title bar of this one; one that is there already comes first.
  ///
  /// - Parameter handler: Called with what `endSheet` gives.
  public func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
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
  public func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let place = attached.sheets.firstIndex(where: { $0.window === sheetWindow }) else { return }
    let sheet = attached.sheets.remove(at: place)
    sheetWindow.attached.sheetParent = nil
    sheetWindow.orderOut(nil)
    if place == 0 { showSheet() }
    sheet.handler?(returnCode)
  }
  public var sheets: [NSWindow] { attached.sheets.map(\.window) }
  /// The one that is shown.
  public var attachedSheet: NSWindow? { attached.sheets.first?.window }
  public var isSheet: Bool { attached.sheetParent != nil }
  public var sheetParent: NSWindow? { attached.sheetParent }

  private func showSheet() {
    guard let sheet = attachedSheet else { return }
    sheet.layoutIfNeeded()
    placeSheet()
    sheet.makeKeyAndOrderFront(nil)
  }

  /// In the middle, with its upper edge at that of the content.
  func placeSheet() {
    guard let sheet = attachedSheet else { return }
    let top = frame.minY + contentLayoutRect.maxY
    sheet.setFrameOrigin(
      NSPoint(x: (frame.midX - sheet.frame.width / 2).rounded(), y: top - sheet.frame.height))
  }

  // MARK: Child windows

  /// Has a window move with this one.
  public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    childWin.parent?.removeChildWindow(childWin)
    attached.children.append(childWin)
    childWin.attached.parent = self
    childWin.orderFront(nil)
  }
  public func removeChildWindow(_ childWin: NSWindow) {
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

  /// The window was moved.
  func moved(by offset: NSSize) {
    guard offset != .zero else { return }
    placeSheet()
    for child in attached.children {
      child.setFrameOrigin(
        NSPoint(x: child.frame.minX + offset.width, y: child.frame.minY + offset.height))
    }
  }
}
