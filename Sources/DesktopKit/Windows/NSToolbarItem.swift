import CoreGraphics
import Foundation
public import PlumbViewKit

/// One item of a toolbar: a button, or a view of its own.
@preconcurrency @MainActor
open class NSToolbarItem: NSObject, NibActionSource {
  public let itemIdentifier: Identifier
  open internal(set) weak var toolbar: NSToolbar?

  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  open var label = ""
  open var paletteLabel = ""
  open var title = ""
  /// Does nothing here.
  open var toolTip: String?
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var image: NSImage?
  open var view: NSView?
  open var isBordered = false
  /// Does nothing here.
  open var isNavigational = false
  /// Does nothing here.
  open var minSize = NSSize.zero
  /// Does nothing here.
  open var maxSize = NSSize.zero
  open var visibilityPriority = VisibilityPriority.standard
  open var autovalidates = true
  open var menuFormRepresentation: NSMenuItem?
  /// Asks who does what the item says whether it may be chosen.
  open func validate() {
    guard autovalidates, let action, view == nil else { return }
    isEnabled = ActionMessages.isPermitted(action, target, self)
  }
  /// Does nothing here.
  open var backgroundTintColor: NSColor?
  open var possibleLabels: Set<String> = []
  open var isVisible: Bool { toolbar?.isVisible ?? false }

  func connect(_ action: Selector, to target: NSObject?) { (self.action, self.target) = (action, target) }

  /// The name of an item.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static let space: Identifier = "NSToolbarSpaceItem"
    public static let flexibleSpace: Identifier = "NSToolbarFlexibleSpaceItem"
    public static let toggleSidebar: Identifier = "NSToolbarToggleSidebarItem"
    public static let sidebarTrackingSeparator: Identifier = "NSToolbarSidebarTrackingSeparatorItemIdentifier"
    public static let showColors: Identifier = "NSToolbarShowColorsItem"
    public static let showFonts: Identifier = "NSToolbarShowFontsItem"
    public static let inspectorTrackingSeparator: Identifier =
      "NSToolbarInspectorTrackingSeparatorItemIdentifier"
    public static let toggleInspector: Identifier = "NSToolbarToggleInspectorItem"
    public static let writingTools: Identifier = "NSToolbarWritingToolsItemIdentifier"
    public static let print: Identifier = "NSToolbarPrintItem"
    public static let cloudSharing: Identifier = "NSToolbarCloudSharingItem"

    /// Whether AppKit makes the item itself.
    var isOfSystem: Bool { rawValue.hasPrefix("NSToolbar") }
  }

  /// Which items go first where there is too little room.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let low = VisibilityPriority(rawValue: -1000)
    public static let standard = VisibilityPriority(rawValue: 0)
    public static let high = VisibilityPriority(rawValue: 1000)
    public static let user = VisibilityPriority(rawValue: 2000)
  }
}
