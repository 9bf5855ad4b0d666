import CoreGraphics
import Foundation

/// What a view controller presents, which it keeps: windows, sheets and popovers.
@MainActor
final class ControllerPresentations {
  private enum Shown {
    case window(NSWindow, NSViewController)
    case sheet(NSWindow, NSViewController)
    case popover(NSPopover, NSViewController)
    case other(NSResponder)

    var controller: NSViewController? {
      switch self {
      case .window(_, let controller), .sheet(_, let controller), .popover(_, let controller): controller
      case .other: nil
      }
    }
  }

  private unowned let presenter: NSViewController
  private var shown: [Shown] = []

  init(_ presenter: NSViewController) { self.presenter = presenter }

  var controllers: [NSViewController] { shown.compactMap(\.controller) }

  /// Keeps something that shows itself: a window controller.
  func keep(_ responder: NSResponder) { shown.append(.other(responder)) }

  func showAsSheet(_ controller: NSViewController) {
    controller.presentingViewController = presenter
    let sheet = NSWindow(contentViewController: controller)
    shown.append(.sheet(sheet, controller))
    presenter.view.window?.beginSheet(sheet)
    controller.appear()
  }

  func showInWindow(_ controller: NSViewController) {
    controller.presentingViewController = presenter
    let window = NSWindow(contentViewController: controller)
    shown.append(.window(window, controller))
    window.center()
    window.makeKeyAndOrderFront(nil)
  }

  func showInPopover(
    _ controller: NSViewController, _ rect: NSRect, _ view: NSView, _ edge: NSRectEdge,
    _ behavior: NSPopover.Behavior
  ) {
    controller.presentingViewController = presenter
    let popover = NSPopover()
    popover.behavior = behavior
    popover.contentViewController = controller
    shown.append(.popover(popover, controller))
    popover.show(relativeTo: rect, of: view, preferredEdge: edge)
  }

  func end(_ controller: NSViewController) {
    guard let place = shown.firstIndex(where: { $0.controller === controller }) else { return }
    controller.disappear()
    switch shown.remove(at: place) {
    case .window(let window, _): window.close()
    case .sheet(let sheet, _): sheet.sheetParent?.endSheet(sheet)
    case .popover(let popover, _): popover.close()
    case .other: break
    }
    controller.presentingViewController = nil
  }
}

extension NSViewController {
  public var presentedViewControllers: [NSViewController]? {
    presentations.controllers.isEmpty ? nil : presentations.controllers
  }
}
