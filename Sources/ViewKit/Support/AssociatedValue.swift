import CoreGraphics

/// An associated value, held as its policy says.
struct AssociatedValue {
  private enum Holding {
    case strong(Any)
    case weak(WeakReference)
  }

  private let holding: Holding

  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      holding = .weak(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      holding = .strong((value as? any NSCopying)?.copy() ?? value)
    default: holding = .strong(value)
    }
  }

  var value: Any? {
    switch holding {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A weak reference to an object.
final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
