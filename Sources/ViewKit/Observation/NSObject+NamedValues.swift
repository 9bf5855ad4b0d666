public import Foundation

/// Values by name of objects that are no responders, which have these as members: of properties that sources declare for
/// Objective-C. What classes of UIKit keep to themselves, such as the colours of an alert's titles, is not set.
extension NSObjectProtocol where Self: NSObject {
  public func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }
  public func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(keyPath, of: self) }
  public func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, given) = (self as NSObject, value)
    // Nobody sets what views show elsewhere than on the main thread.
    guard MainQueue.isCurrent || Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      if let responder = object as? UIResponder { return responder.setValue(given, forKey: key) }
      _ = PortedMembers.set(given, key, of: object)
    }
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let name = keyPath.split(separator: ".").last.map(String.init) else { return }
    NamedValues.owners(keyPath, of: self).last?.setValue(value, forKey: name)
  }
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
  /// Sets them in the order of their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }
}
