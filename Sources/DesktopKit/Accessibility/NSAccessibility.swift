import CoreGraphics
import Foundation

/// Names of what assistive technologies are told, and the way to tell them. Nobody listens here.
public enum NSAccessibility {
  /// What a view is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unknown = Role(rawValue: "AXUnknown")
    public static let button = Role(rawValue: "AXButton")
    public static let radioButton = Role(rawValue: "AXRadioButton")
    public static let checkBox = Role(rawValue: "AXCheckBox")
    public static let slider = Role(rawValue: "AXSlider")
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    public static let textField = Role(rawValue: "AXTextField")
    public static let staticText = Role(rawValue: "AXStaticText")
    public static let textArea = Role(rawValue: "AXTextArea")
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    public static let menuButton = Role(rawValue: "AXMenuButton")
    public static let table = Role(rawValue: "AXTable")
    public static let outline = Role(rawValue: "AXOutline")
    public static let row = Role(rawValue: "AXRow")
    public static let cell = Role(rawValue: "AXCell")
    public static let column = Role(rawValue: "AXColumn")
    public static let list = Role(rawValue: "AXList")
    public static let grid = Role(rawValue: "AXGrid")
    public static let group = Role(rawValue: "AXGroup")
    public static let radioGroup = Role(rawValue: "AXRadioGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let link = Role(rawValue: "AXLink")
    public static let toolbar = Role(rawValue: "AXToolbar")
    public static let window = Role(rawValue: "AXWindow")
    public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
    public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
    public static let colorWell = Role(rawValue: "AXColorWell")
    public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
    public static let splitter = Role(rawValue: "AXSplitter")
    public static let popover = Role(rawValue: "AXPopover")
    public static let handle = Role(rawValue: "AXHandle")
  }

  /// What kind of its role a view is.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let closeButton = Subrole(rawValue: "AXCloseButton")
    public static let toggle = Subrole(rawValue: "AXToggle")
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    public static let searchField = Subrole(rawValue: "AXSearchField")
    public static let contentList = Subrole(rawValue: "AXContentList")
    public static let tabButton = Subrole(rawValue: "AXTabButtonSubrole")
  }

  /// What has happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    public static let created = Notification(rawValue: "AXCreated")
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    public static let selectedChildrenChanged = Notification(rawValue: "AXSelectedChildrenChanged")
    public static let selectedRowsChanged = Notification(rawValue: "AXSelectedRowsChanged")
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
  }

  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }

  /// Does nothing here.
  public static func post(element: Any, notification: Notification) {}
  /// Does nothing here.
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {}
}

/// How much of an announcement matters.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}
public enum NSAccessibilityOrientation: Int, Sendable { case unknown, vertical, horizontal }

/// Has a label, a value and children for assistive technologies.
@preconcurrency @MainActor
public protocol NSAccessibilityProtocol: NSObjectProtocol {}

/// An element for assistive technologies, as views of one kind are.
@preconcurrency @MainActor
public protocol NSAccessibilityElementProtocol: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol NSAccessibilityButton: NSAccessibilityElementProtocol {
  func accessibilityLabel() -> String?
  func accessibilityPerformPress() -> Bool
}

@preconcurrency @MainActor
public protocol NSAccessibilityGroup: NSAccessibilityElementProtocol {}

@preconcurrency @MainActor
public protocol NSAccessibilityImage: NSAccessibilityElementProtocol {
  func accessibilityLabel() -> String?
}

@preconcurrency @MainActor
public protocol NSAccessibilityStaticText: NSAccessibilityElementProtocol {}

extension NSResponder: NSAccessibilityProtocol, NSAccessibilityElementProtocol {}
