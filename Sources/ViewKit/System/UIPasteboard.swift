import CoreGraphics

/// What was copied, of this program alone: items, each with a value for every kind of data in which it is there.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// What tells pasteboards apart.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// What holds for items that are put here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What is on a pasteboard, which every object of its name shows.
  @MainActor private final class Contents {
    var items: [[String: Any]] = []
    /// When they are no longer handed out.
    var expiry: Date?
    var changeCount = 0
  }

  private static let program = UIPasteboard(.general)
  private static var named: [Name: Contents] = [:]
  open class var general: UIPasteboard { program }

  open nonisolated class var changedNotification: NSNotification.Name {
    .init("UIPasteboardChangedNotification")
  }
  open nonisolated class var removedNotification: NSNotification.Name {
    .init("UIPasteboardRemovedNotification")
  }

  open private(set) var name: Name
  private let contents: Contents

  private init(_ name: Name, _ contents: Contents = Contents()) {
    (self.name, self.contents) = (name, contents)
    Self.named[name] = contents
  }

  /// The pasteboard of a name; nil where nobody has made it, and it is not to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known = pasteboardName == .general ? Self.program.contents : Self.named[pasteboardName]
    guard let contents = known ?? (create ? Contents() : nil) else { return nil }
    self.init(pasteboardName, contents)
  }

  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(rawValue: UUID().uuidString)) }

  open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  open var changeCount: Int { contents.changeCount }

  /// What was put here, unless it has expired.
  open var items: [[String: Any]] {
    get { contents.expiry.map { $0 <= Date() } == true ? [] : contents.items }
    set { setItems(newValue) }
  }

  open var numberOfItems: Int { items.count }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    contents.items = items
    contents.expiry = options[.expirationDate] as? Date
    contents.changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  open func addItems(_ items: [[String: Any]]) { self.items += items }
}
