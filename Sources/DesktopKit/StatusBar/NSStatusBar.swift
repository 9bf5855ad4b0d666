import CoreGraphics
import Foundation

/// The right part of the menu bar, in which apps have items. Nobody sees it here.
@preconcurrency @MainActor
open class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  private var items: [NSStatusItem] = []

  /// The menu bar's, as `NSScreen` has it.
  open var thickness: CGFloat {
    NSScreen.main.map { $0.frame.height - $0.visibleFrame.height } ?? 0
  }
  open var isVertical: Bool { false }
  /// - Parameter length: In points, or one of `NSStatusItem`'s.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(self, length)
    items.append(item)
    return item
  }
  open func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// An app's item in the menu bar.
@preconcurrency @MainActor
open class NSStatusItem: NSObject {
  /// As wide as high.
  public static let squareLength: CGFloat = -2
  /// As wide as its content.
  public static let variableLength: CGFloat = -1

  open private(set) weak var statusBar: NSStatusBar?
  private let storedButton = NSStatusBarButton()

  init(_ bar: NSStatusBar, _ length: CGFloat) {
    (statusBar, self.length) = (bar, length)
    super.init()
    storedButton.isBordered = false
    place()
  }

  open var length: CGFloat { didSet { place() } }
  open var button: NSStatusBarButton? { storedButton }
  /// Opens with a click.
  open var menu: NSMenu?
  open var isVisible = true
  open var behavior: Behavior = []
  open var autosaveName: AutosaveName! = ""

  /// The button is as high as the bar, and as wide as the item.
  private func place() {
    let height = statusBar?.thickness ?? 0
    let width =
      switch length {
      case Self.squareLength: height
      case Self.variableLength: storedButton.fittingSize.width
      default: length
      }
    storedButton.setFrameSize(NSSize(width: width, height: height))
  }

  public typealias AutosaveName = String
  /// What somebody may do with an item.
  public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let removalAllowed = Behavior(rawValue: 1 << 1)
    public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
  }
}

/// What an item of the menu bar shows.
@preconcurrency @MainActor
open class NSStatusBarButton: NSButton {
  /// Does nothing here.
  open var appearsDisabled = false
}
