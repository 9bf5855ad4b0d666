import CoreGraphics

/// What a program offers at its icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  open fileprivate(set) var targetContentIdentifier: Any?

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
    super.init()
  }
}

/// The same, to be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The picture beside such an offer: it is not shown here.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Which picture of the system's.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }

  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

extension UIApplication {
  private static var offers: [UIApplicationShortcutItem]?

  /// What is offered besides what the program's property list says. No icon is touched here.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { Self.offers }
    set { Self.offers = newValue }
  }
}
