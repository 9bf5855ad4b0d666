import CoreGraphics
import Foundation
public import PlumbViewKit

extension NSImage {
  /// An image of an app's own, or one of the system's; nil where there is none of the name.
  ///
  /// Asset catalogs cannot be read here: `NSImage.plumb.register(_:named:)` says what is in them. Sizes of the system's images
  /// are those that documents list for them: of templates since macOS 11, of others in 32 points.
  public convenience init?(named name: Name) {
    if let size = SystemImages.size(of: name) {
      self.init(size: size)
      if SystemImages.isTemplate(name) { markAsSystems() }
    } else {
      self.init(named: name, in: nil)
    }
    setName(name)
  }

  public static let addTemplateName: Name = "NSAddTemplate"
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  public static let actionTemplateName: Name = "NSActionTemplate"
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  public static let stopProgressFreestandingTemplateName: Name = "NSStopProgressFreestandingTemplate"
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  public static let leftFacingTriangleTemplateName: Name = "NSLeftFacingTriangleTemplate"
  public static let rightFacingTriangleTemplateName: Name = "NSRightFacingTriangleTemplate"
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
  public static let pathTemplateName: Name = "NSPathTemplate"
  public static let shareTemplateName: Name = "NSShareTemplate"
  public static let homeTemplateName: Name = "NSHomeTemplate"
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
  public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
  public static let followLinkFreestandingTemplateName: Name = "NSFollowLinkFreestandingTemplate"
  public static let invalidDataFreestandingTemplateName: Name = "NSInvalidDataFreestandingTemplate"
  public static let applicationIconName: Name = "NSApplicationIcon"
  public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
  public static let advancedName: Name = "NSAdvanced"
  public static let infoName: Name = "NSInfo"
  public static let cautionName: Name = "NSCaution"
  public static let folderName: Name = "NSFolder"
  public static let folderSmartName: Name = "NSFolderSmart"
  public static let userName: Name = "NSUser"
  public static let userAccountsName: Name = "NSUserAccounts"
  public static let userGuestName: Name = "NSUserGuest"
  public static let networkName: Name = "NSNetwork"
  public static let computerName: Name = "NSComputer"
  public static let colorPanelName: Name = "NSColorPanel"
  public static let fontPanelName: Name = "NSFontPanel"
  public static let multipleDocumentsName: Name = "NSMultipleDocuments"
  public static let trashEmptyName: Name = "NSTrashEmpty"
  public static let statusAvailableName: Name = "NSStatusAvailable"
  public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
  public static let statusUnavailableName: Name = "NSStatusUnavailable"
  public static let statusNoneName: Name = "NSStatusNone"
}

/// The sizes that saved documents list for images of AppKit, in points; of templates, those that Xcode 14 and later list.
private enum SystemImages {
  static func isTemplate(_ name: String) -> Bool { name.hasSuffix("Template") }

  static func size(of name: String) -> NSSize? {
    if let (width, height) = templates[name] { return NSSize(width: width, height: height) }
    if others.contains(name) { return NSSize(width: 32, height: 32) }
    return name.hasPrefix("NSStatus") ? NSSize(width: 16, height: 16) : nil
  }

  private static let templates: [String: (Double, Double)] = [
    "NSAddTemplate": (18, 17), "NSRemoveTemplate": (18, 5), "NSActionTemplate": (20, 20),
    "NSRefreshTemplate": (18, 21), "NSRefreshFreestandingTemplate": (20, 20),
    "NSStopProgressTemplate": (17, 16), "NSStopProgressFreestandingTemplate": (20, 20),
    "NSGoLeftTemplate": (12, 17), "NSGoRightTemplate": (12, 17), "NSGoBackTemplate": (12, 17),
    "NSGoForwardTemplate": (12, 17), "NSLeftFacingTriangleTemplate": (12, 17),
    "NSRightFacingTriangleTemplate": (12, 17), "NSListViewTemplate": (21, 15),
    "NSIconViewTemplate": (19, 18), "NSQuickLookTemplate": (26, 17), "NSPathTemplate": (25, 15),
    "NSBookmarksTemplate": (19, 13), "NSHomeTemplate": (20, 14), "NSShareTemplate": (11, 16),
    "NSRevealFreestandingTemplate": (19, 19), "NSFollowLinkFreestandingTemplate": (20, 20),
    "NSInvalidDataFreestandingTemplate": (18, 18), "NSLockLockedTemplate": (19, 19),
    "NSLockUnlockedTemplate": (17, 15),
  ]

  private static let others: Set = [
    "NSApplicationIcon", "NSPreferencesGeneral", "NSAdvanced", "NSInfo", "NSCaution", "NSFolder",
    "NSFolderSmart", "NSUser", "NSUserAccounts", "NSUserGuest", "NSNetwork", "NSComputer", "NSColorPanel",
    "NSFontPanel", "NSMultipleDocuments", "NSTrashEmpty",
  ]
}
