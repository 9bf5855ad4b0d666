import CoreGraphics

extension NSObject {
  /// Whether the object conforms to a protocol, which is named as `UITextInput.self`.
  public func conforms<Other>(to aProtocol: Other.Type) -> Bool { self is Other }
}
