import Foundation
internal import PlumbViewKit

// Toolbar items of a class that only the running program knows: ViewsOfClassValues of PlumbViewKit explains how, and its checks
// stand for this one.

extension NSToolbarItem {
  /// An item of this very class.
  class func ofThisClass(_ identifier: Identifier) -> Self { ofClassValue(identifier) }

  @_silgen_name("plumb_toolbar_item")
  fileprivate convenience init(ofClassValue identifier: Identifier) { self.init(itemIdentifier: identifier) }

  @_silgen_name("plumb_toolbar_item")
  fileprivate class func ofClassValue(_ identifier: __owned Identifier) -> Self
}
