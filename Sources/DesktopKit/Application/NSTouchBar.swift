import CoreGraphics
import Foundation

/// Keys above the keyboard. No machine has them here.
@preconcurrency @MainActor
open class NSTouchBar: NSObject {
  open weak var delegate: (any NSTouchBarDelegate)?
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var customizationIdentifier: CustomizationIdentifier?
  open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var principalItemIdentifier: NSTouchBarItem.Identifier?
  open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
  open var templateItems: Set<NSTouchBarItem> = []
  open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
    templateItems.first { $0.identifier == identifier }
      ?? delegate?.touchBar(self, makeItemForIdentifier: identifier)
  }
  public typealias CustomizationIdentifier = String
}

/// One of the keys.
@preconcurrency @MainActor
open class NSTouchBarItem: NSObject {
  public let identifier: Identifier
  open var visibilityPriority: Float = 0
  open var customizationLabel: String! = ""
  open var view: NSView? { nil }

  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
    public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
    public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
    public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
  }
}

/// One that shows a view.
@preconcurrency @MainActor
open class NSCustomTouchBarItem: NSTouchBarItem {
  private var shown = NSView()
  open override var view: NSView? {
    get { shown }
    set { shown = newValue ?? NSView() }
  }
  open var viewController: NSViewController?
}

/// Makes the keys.
@preconcurrency @MainActor
public protocol NSTouchBarDelegate: NSObjectProtocol {
  func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem?
}

extension NSTouchBarDelegate {
  public func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem? { nil }
}
