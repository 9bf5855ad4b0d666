import Foundation
internal import PlumbViewKit

// Segues of a class that only the running program knows: ViewsOfClassValues of PlumbViewKit explains how, and its checks stand for
// this one.

extension NSStoryboardSegue {
  /// A segue of this very class.
  class func ofThisClass(_ identifier: Identifier?, from source: NSResponder, to destination: NSResponder)
    -> Self
  {
    ofClassValue(identifier, source, destination)
  }

  @_silgen_name("plumb_desktop_segue")
  fileprivate convenience init(
    ofClassValue identifier: Identifier?, _ source: NSResponder, _ destination: NSResponder
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("plumb_desktop_segue")
  fileprivate class func ofClassValue(
    _ identifier: __owned Identifier?, _ source: __owned NSResponder, _ destination: __owned NSResponder
  ) -> Self
}
