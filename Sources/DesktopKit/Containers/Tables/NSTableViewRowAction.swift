import Foundation
public import PlumbViewKit

/// What can be done with a row that is swiped aside. Nobody swipes here.
@preconcurrency @MainActor
open class NSTableViewRowAction: NSObject {
  open private(set) var style: Style
  open var title: String
  open var backgroundColor: NSColor!
  open var image: NSImage?
  /// For tests: what somebody would do who chooses the action.
  let handler: (NSTableViewRowAction, Int) -> Void

  public init(
    style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  public enum Style: Int, Sendable { case regular, destructive }
}
