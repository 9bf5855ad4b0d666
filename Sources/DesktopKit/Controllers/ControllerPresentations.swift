import CoreGraphics
import Foundation
internal import PlumbViewKit

/// What a view controller presents, which it keeps: windows, sheets and popovers.
@MainActor
final class ControllerPresentations {
  private struct Shown {
    let controller: NSViewController
    /// Takes away what shows it, which it keeps.
    let close: @MainActor () -> Void
  }

  private unowned let presenter: NSViewController
  private var shown: [Shown] = []

  init(_ presenter: NSViewController) { self.presenter = presenter }

  var controllers: [NSViewController] { shown.map(\.controller) }

  func showAsSheet(_ controller: NSViewController) {
    guard let window = presenter.view.window else {
      return LayoutFault.raise("\(presenter) is to show a sheet, and its view is in no window")
    }
    controller.presentingViewController = presenter
    let sheet = NSWindow(contentViewController: controller)
    shown.append(Shown(controller: controller) { sheet.sheetParent?.endSheet(sheet) })
    window.beginSheet(sheet)
  }

  func showInWindow(_ controller: NSViewController) {
    controller.presentingViewController = presenter
    let window = NSWindow(contentViewController: controller)
    shown.append(Shown(controller: controller) { window.close() })
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
    shown.append(Shown(controller: controller) { popover.close() })
    popover.show(relativeTo: rect, of: view, preferredEdge: edge)
  }

  func show(_ controller: NSViewController, by animator: any NSViewControllerPresentationAnimator) {
    controller.presentingViewController = presenter
    let presenter = presenter
    shown.append(
      Shown(controller: controller) { animator.animateDismissal(of: controller, from: presenter) })
    animator.animatePresentation(of: controller, from: presenter)
  }

  func end(_ controller: NSViewController) {
    shown.first { $0.controller === controller }?.close()
    forget(controller)
  }

  /// What showed a controller has been closed.
  func forget(_ controller: NSViewController) {
    guard let place = shown.firstIndex(where: { $0.controller === controller }) else { return }
    shown.remove(at: place)
    controller.presentingViewController = nil
  }
}

/// Shows a controller's view somewhere, and hides it in the end.
@preconcurrency @MainActor
public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
  func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
}

extension NSWindow {
  /// The window is gone, and its content is presented no longer.
  func presentationEnded() {
    guard let controller = contentViewController else { return }
    controller.presentingViewController?.presentations.forget(controller)
  }
}

extension NSViewController {
  public var presentedViewControllers: [NSViewController]? {
    presentations.controllers.isEmpty ? nil : presentations.controllers
  }
}
