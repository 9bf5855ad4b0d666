import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbViewKit

/// How the elements of one kind become views of AppKit.
@MainActor
struct DesktopViewBuilder {
  /// AppKit's class for the kind.
  let base: NSView.Type
  /// Reads the attributes of the kind.
  let configure: @MainActor (NSView, DesktopReading) -> Void

  init(_ base: NSView.Type) {
    self.base = base
    configure = { _, _ in }
  }

  init<View: NSView>(_ base: View.Type, _ configure: @escaping @MainActor (View, DesktopReading) -> Void) {
    self.base = base
    self.configure = { view, reading in if let view = view as? View { configure(view, reading) } }
  }

  /// What makes views of a kind; the families list one line each.
  static func builder(of kind: ViewKind) -> DesktopViewBuilder {
    families[kind] ?? DesktopViewBuilder(NSView.self)
  }

  private static let families = [containers, collections, texts, buttons, values]
    .reduce(into: [ViewKind: DesktopViewBuilder]()) { $0.merge($1) { first, _ in first } }

  /// The classes of controllers, by the names of their elements.
  static let controllers: [String: NSViewController.Type] = [
    "splitViewController": NSSplitViewController.self, "tabViewController": NSTabViewController.self,
    "collectionViewItem": NSCollectionViewItem.self,
  ]
}
