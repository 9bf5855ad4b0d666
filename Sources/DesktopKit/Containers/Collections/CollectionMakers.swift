import CoreGraphics
import Foundation
internal import PlumbNibLoading
internal import PlumbViewKit

/// Items and views that a collection view has made before, and how it makes new ones.
@MainActor
final class CollectionMakers {
  private var unused: [String: [NSObject]] = [:]
  private var makers: [String: () -> NSObject?] = [:]

  /// A kind and an identifier as one; items have no kind.
  private static func key(_ kind: String?, _ identifier: NSUserInterfaceItemIdentifier) -> String {
    "\(kind ?? "")/\(identifier.rawValue)"
  }

  func register(
    _ kind: String?, _ identifier: NSUserInterfaceItemIdentifier, _ make: (() -> NSObject?)?
  ) { makers[Self.key(kind, identifier)] = make }

  /// One that was used before, or a new one; nil where nobody knows how to make it.
  func take(_ kind: String?, _ identifier: NSUserInterfaceItemIdentifier) -> NSObject? {
    let key = Self.key(kind, identifier)
    if let old = unused[key]?.popLast() {
      if let item = old as? NSCollectionViewItem { item.prepareForReuse() }
      (old as? NSView)?.prepareForReuse()
      return old
    }
    if kind == nil, makers[key] == nil { makers[key] = Self.maker(named: identifier.rawValue) }
    let made = makers[key]?()
    if let item = made as? NSCollectionViewItem { item.identifier = identifier }
    if let view = made as? NSView { view.identifier = identifier }
    return made
  }

  func keep(_ object: NSObject, _ kind: String?, _ identifier: NSUserInterfaceItemIdentifier) {
    unused[Self.key(kind, identifier), default: []].append(object)
  }

  /// An item that nobody registered: from the document, or of the class, that is called like its identifier.
  private static func maker(named name: String) -> (() -> NSObject?)? {
    if let nib = NSNib.existing(name, bundle: nil) { return { nib.objects().firstItem } }
    guard let type = NibClasses.find(name, module: nil, as: NSCollectionViewItem.self) else { return nil }
    return { type.madeByName() }
  }
}

extension NSNib {
  /// What one reading makes, without an owner.
  func objects() -> [Any] {
    var objects: NSArray?
    instantiate(withOwner: nil, topLevelObjects: &objects)
    return objects.map { Array($0) } ?? []
  }
}

extension [Any] {
  @MainActor var firstView: NSView? { lazy.compactMap { $0 as? NSView }.first }
  @MainActor var firstItem: NSCollectionViewItem? { lazy.compactMap { $0 as? NSCollectionViewItem }.first }
}
