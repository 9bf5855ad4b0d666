// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What is copied and dragged. It stays in the program.
open class NSPasteboard: NSObject {
  nonisolated(unsafe) private static var named: [Name: NSPasteboard] = [:]
  public class var general: NSPasteboard { NSPasteboard(name: .general) }
  open private(set) var name: Name
  private var store: Store

  private final class Store {
    var items: [NSPasteboardItem] = []
    var changes = 0
  }

  /// The board of a name, which is the same for all who ask.
  public convenience init(name: Name) {
    self.init(name, NSPasteboard.named[name]?.store ?? Store())
    if NSPasteboard.named[name] == nil { NSPasteboard.named[name] = self }
  }
  private init(_ name: Name, _ store: Store) {
    (self.name, self.store) = (name, store)
    super.init()
  }
  public class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

  open var changeCount: Int { store.changes }
  open var pasteboardItems: [NSPasteboardItem]? { store.items }
  open var types: [PasteboardType]? { store.items.flatMap(\.types) }
  @discardableResult open func clearContents() -> Int {
    store.items = []
    store.changes += 1
    return store.changes
  }
  @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects {
      let item = object as? NSPasteboardItem ?? NSPasteboardItem()
      if item !== object as AnyObject {
        for type in object.writableTypes(for: self) {
          if let value = object.pasteboardPropertyList(forType: type) { item.values[type] = value }
        }
      }
      store.items.append(item)
    }
    return true
  }
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    set(string, dataType)
  }
  @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    set(data, dataType)
  }
  @discardableResult open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    set(plist, dataType)
  }
  open func string(forType dataType: PasteboardType) -> String? {
    store.items.lazy.compactMap { $0.string(forType: dataType) }.first
  }
  open func data(forType dataType: PasteboardType) -> Data? {
    store.items.lazy.compactMap { $0.data(forType: dataType) }.first
  }
  open func propertyList(forType dataType: PasteboardType) -> Any? {
    store.items.lazy.compactMap { $0.values[dataType] }.first
  }
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let there = Set(self.types ?? [])
    return types.first { there.contains($0) }
  }
  /// Reads texts and addresses.
  open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]?
  {
    store.items.flatMap { item in
      classArray.compactMap { type -> Any? in
        if type == NSString.self { return item.string(forType: .string).map { NSString(string: $0) } }
        guard type == NSURL.self else { return nil }
        return (item.string(forType: .fileURL) ?? item.string(forType: .URL)).flatMap { NSURL(string: $0) }
      }
    }
  }
  open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool
  {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }
  open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    availableType(from: types.map { PasteboardType($0) }) != nil
  }

  private func set(_ value: Any?, _ type: PasteboardType) -> Bool {
    if store.items.isEmpty { store.items.append(NSPasteboardItem()) }
    store.items[0].values[type] = value
    return true
  }

  /// A kind of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let fileURL = PasteboardType("public.file-url")
    public static let URL = PasteboardType("public.url")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let pdf = PasteboardType("com.adobe.pdf")
    public static let rtf = PasteboardType("public.rtf")
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    public static let html = PasteboardType("public.html")
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// Which board.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("Apple CFPasteboard general")
    public static let font = Name("Apple CFPasteboard font")
    public static let ruler = Name("Apple CFPasteboard ruler")
    public static let find = Name("Apple CFPasteboard find")
    public static let drag = Name("Apple CFPasteboard drag")
  }

  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
}

/// What can be copied and dragged.
public protocol NSPasteboardWriting {
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

/// One of the things on a board, in as many forms as its maker has.
open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  var values: [NSPasteboard.PasteboardType: Any] = [:]

  open var types: [NSPasteboard.PasteboardType] { Array(values.keys) }
  @discardableResult open func setString(
    _ string: String, forType type: NSPasteboard.PasteboardType
  ) -> Bool { setPropertyList(string, forType: type) }
  @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    setPropertyList(data, forType: type)
  }
  @discardableResult open func setPropertyList(
    _ propertyList: Any, forType type: NSPasteboard.PasteboardType
  ) -> Bool {
    values[type] = propertyList
    return true
  }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    if let data = values[type] as? Data { return String(data: data, encoding: .utf8) }
    return values[type] as? String
  }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    if let text = values[type] as? String { return text.data(using: .utf8) }
    return values[type] as? Data
  }
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? { values[type] }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { values[type] }
}

extension NSString: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    String(describing: self)
  }
}

extension NSURL: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL, .URL] : [.URL]
  }
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}
