import Foundation
public import PlumbViewKit

// Foundation on Linux has sort descriptors of key paths alone. Those of a name are there to be told apart: who sorts rows asks
// for the name, and compares by itself.

@MainActor private var keyOfKey = 0

extension NSSortDescriptor {
  /// A descriptor that names a property.
  @MainActor public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
    PlumbViewKit.objc_setAssociatedObject(self, &keyOfKey, key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  /// The same; how values would be compared is not kept.
  @MainActor public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
  /// The name of the property.
  @MainActor public var key: String? { PlumbViewKit.objc_getAssociatedObject(self, &keyOfKey) as? String }
}
