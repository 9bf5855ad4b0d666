import Foundation
internal import PlumbViewKit

// Cells of a class that only the running program knows: ViewsOfClassValues of PlumbViewKit explains how, and its checks stand for
// this one.

extension NSCell {
  /// A cell of this very class, which has to have AppKit's initialiser of a text.
  class func ofThisClass() -> Self { ofClassValue("") }

  @_silgen_name("plumb_desktop_cell")
  fileprivate convenience init(ofClassValue text: String) { self.init(textCell: text) }

  @_silgen_name("plumb_desktop_cell")
  fileprivate class func ofClassValue(_ text: __owned String) -> Self
}
