public import Foundation

// Foundation on Linux has sort descriptors of key paths alone. These ask objects for their values by name, and who sorts rows
// asks the descriptor for the name.

private enum KeyOfKey { nonisolated(unsafe) static var address: UInt8 = 0 }

extension NSSortDescriptor {
  /// A descriptor that compares texts, numbers and dates that objects have by a name, as they declare them for Objective-C.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      guard let key else { return .orderedSame }
      let values = [first, second].map { ($0 as? NSObject)?.value(forKeyPath: key) }
      return NamedOrder.compare(values[0], values[1])
    }
    objc_setAssociatedObject(self, &KeyOfKey.address, key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The same; how values would be compared is not kept.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }

  /// The name of the property.
  public var key: String? { objc_getAssociatedObject(self, &KeyOfKey.address) as? String }
}

/// The order of values that are only known as they are compared.
private enum NamedOrder {
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first as String, let second as String): first.compare(second)
    case (let first as Date, let second as Date): first.compare(second)
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    default: .orderedSame
    }
  }
}
