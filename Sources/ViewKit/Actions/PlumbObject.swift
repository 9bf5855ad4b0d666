public import CoreGraphics

/// Plumb's addition: what ported sources have in the place of `as AnyObject` before a member that only Objective-C finds on
/// any object. Each is nil where the value has no such thing.
public struct PlumbObject {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  public var cgRectValue: CGRect! { value as? CGRect ?? geometry?.cgRectValue }
  public var cgSizeValue: CGSize! { value as? CGSize ?? geometry?.cgSizeValue }
  public var cgPointValue: CGPoint! { value as? CGPoint ?? geometry?.cgPointValue }
  public var uiEdgeInsetsValue: UIEdgeInsets! { value as? UIEdgeInsets ?? geometry?.uiEdgeInsetsValue }
  public var doubleValue: Double! { number?.doubleValue ?? text.map { $0.doubleValue } }
  public var floatValue: Float! { number?.floatValue ?? text.map { $0.floatValue } }
  public var intValue: Int! { number?.intValue ?? text.map { $0.integerValue } }
  public var uintValue: UInt! { number?.uintValue }
  public var boolValue: Bool! { number?.boolValue ?? text.map { $0.boolValue } }
  public var stringValue: String! { number?.stringValue }

  /// Calls a method of an object; nil where there is no object. What it gives back is kept until the next call.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    (value as? NSObject)?.perform(aSelector)
  }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    (value as? NSObject)?.perform(aSelector, with: object)
  }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    (value as? NSObject)?.perform(aSelector, with: object1, with: object2)
  }

  /// Of values that are no numbers.
  private var geometry: NSValue? { value is NSNumber ? nil : value as? NSValue }

  private var number: NSNumber? {
    guard let value else { return nil }
    return (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value as? NSNumber
  }

  private var text: NSString? { (value as? String).map { NSString(string: $0) } ?? value as? NSString }
}
