import CoreGraphics
import Foundation
public import PlumbViewKit

/// Something that assistive technologies offer to do with an element. There are none here.
@preconcurrency @MainActor
open class NSAccessibilityCustomAction: NSObject {
  open var name: String
  open var handler: (() -> Bool)?
  open weak var target: (any NSObjectProtocol)?
  open var selector: Selector?

  public init(name: String, handler: (() -> Bool)? = nil) {
    (self.name, self.handler) = (name, handler)
    super.init()
  }
  public convenience init(name: String, target: any NSObjectProtocol, selector: Selector) {
    self.init(name: name)
    (self.target, self.selector) = (target, selector)
  }
}
