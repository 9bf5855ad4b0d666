import CoreGraphics
import Foundation
internal import PlumbViewKit

// Windows of a class that only the running program knows: ViewsOfClassValues of PlumbViewKit explains how, and its checks stand for
// this one.

extension NSWindow {
  /// A window of this very class, which has to have AppKit's designated initialiser.
  ///
  /// - Parameter rect: Of the content, in the screen's coordinates.
  class func ofThisClass(_ rect: NSRect, _ style: StyleMask) -> Self { ofClassValue(rect, style) }

  @_silgen_name("plumb_window_content")
  fileprivate convenience init(ofClassValue rect: NSRect, _ style: StyleMask) {
    self.init(contentRect: rect, styleMask: style, backing: .buffered, defer: false)
  }

  @_silgen_name("plumb_window_content")
  fileprivate class func ofClassValue(_ rect: NSRect, _ style: StyleMask) -> Self
}
