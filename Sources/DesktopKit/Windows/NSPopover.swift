import CoreGraphics
import Foundation
internal import PlumbViewKit

/// A small window beside a view, as large as its content.
///
/// The content has its preferred size, else `contentSize`, else its own or the least that its constraints leave it, and grows
/// with them.
/// How far it stands from the view is not known here: the window lies beside the edge, without the arrow.
@preconcurrency @MainActor
open class NSPopover: NSResponder, @preconcurrency NSCoding {
  /// Those that are shown, which live as long.
  private(set) static var shown: [NSPopover] = []
  private var window: NSWindow?
  private var anchor: (view: NSView, edge: NSRectEdge)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any NibDecoder)?.decode(self)
  }

  nonisolated public func encode(with coder: NSCoder) {}

  open weak var delegate: (any NSPopoverDelegate)?
  /// Gives the popover its content's size.
  open var contentViewController: NSViewController? {
    didSet {
      guard contentViewController !== oldValue, let controller = contentViewController else { return }
      let size = controller.preferredSize ?? usualSize(of: controller.view)
      window?.contentViewController = controller
      contentSize = size
    }
  }
  open var contentSize = NSSize.zero {
    didSet { if contentSize != .zero { window?.setContentSize(contentSize) } }
  }
  /// Does nothing here: a popover is closed by code.
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
  /// In the positioning view's coordinates.
  open var positioningRect = NSRect.zero
  /// Does nothing here.
  open var hasFullSizeContent = false
  open var isShown: Bool { window != nil }
  open var isDetached: Bool { false }

  /// Shows the popover beside a rectangle of a view.
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    guard let controller = contentViewController else {
      return LayoutFault.raise("an NSPopover is to be shown, and has no contentViewController")
    }
    self.positioningRect = positioningRect
    anchor = (positioningView, preferredEdge)
    if let window = positioningView.window, self.window != nil { return follow(window) }
    post(NSPopover.willShowNotification) { $0.popoverWillShow($1) }
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: contentSize), styleMask: .borderless, backing: .buffered,
      defer: false)
    self.window = window
    NSPopover.shown.append(self)
    window.contentViewController = controller
    window.setContentSize(controller.preferredSize ?? contentSize)
    window.layoutIfNeeded()
    place()
    controller.appear()
    post(NSPopover.didShowNotification) { $0.popoverDidShow($1) }
  }

  /// The window of the view beside which the popover stands has another frame.
  func follow(_ window: NSWindow) { if anchor?.view.window === window { place() } }

  private func place() {
    guard let window, let anchor else { return }
    window.setFrameOrigin(origin(of: window.frame.size, positioningRect, anchor.view, anchor.edge))
  }

  /// Does nothing here: nobody drags the popover away.
  open func detach() {}
  open func performClose(_ sender: Any?) { if delegate?.popoverShouldClose(self) != false { close() } }
  open func close() {
    guard let window else { return }
    post(NSPopover.willCloseNotification) { $0.popoverWillClose($1) }
    contentViewController?.disappear()
    window.contentView = nil
    self.window = nil
    anchor = nil
    NSPopover.shown.removeAll { $0 === self }
    if let controller = contentViewController {
      controller.presentingViewController?.presentations.forget(controller)
    }
    post(NSPopover.didCloseNotification) { $0.popoverDidClose($1) }
  }

  private func usualSize(of view: NSView) -> NSSize {
    let (own, least) = (view.frame.size, view.fittingSize)
    return NSSize(
      width: own.width > 0 ? own.width : least.width, height: own.height > 0 ? own.height : least.height)
  }

  /// In the screen's coordinates.
  private func origin(of size: NSSize, _ rect: NSRect, _ view: NSView, _ edge: NSRectEdge) -> NSPoint {
    let inWindow = view.convert(rect.isEmpty ? view.bounds : rect, to: nil)
    let corner = view.window?.frame.origin ?? .zero
    let target = inWindow.offsetBy(dx: corner.x, dy: corner.y)
    let (x, y) = (target.midX - size.width / 2, target.midY - size.height / 2)
    // In a flipped view the least y is the upper edge.
    return switch (edge, view.isFlipped) {
    case (.minX, _): NSPoint(x: target.minX - size.width, y: y)
    case (.maxX, _): NSPoint(x: target.maxX, y: y)
    case (.minY, false), (.maxY, true): NSPoint(x: x, y: target.minY - size.height)
    default: NSPoint(x: x, y: target.maxY)
    }
  }

  private func post(_ name: Notification.Name, _ tell: (any NSPopoverDelegate, Notification) -> Void) {
    let note = Notification(name: name, object: self)
    if let delegate { tell(delegate, note) }
    NotificationCenter.default.post(note)
  }

  /// When a popover closes by itself.
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

  /// Why a popover has closed.
  public struct CloseReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let standard = CloseReason(rawValue: "NSPopoverCloseReasonStandard")
    public static let detachToWindow = CloseReason(rawValue: "NSPopoverCloseReasonDetachToWindow")
  }
  public static let closeReasonUserInfoKey = "NSPopoverCloseReasonKey"
  public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}

/// What a popover tells and asks.
@preconcurrency @MainActor
public protocol NSPopoverDelegate: AnyObject {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  func popoverDidDetach(_ popover: NSPopover)
  func detachableWindow(for popover: NSPopover) -> NSWindow?
}

extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  public func popoverDidDetach(_ popover: NSPopover) {}
  public func detachableWindow(for popover: NSPopover) -> NSWindow? { nil }
}
