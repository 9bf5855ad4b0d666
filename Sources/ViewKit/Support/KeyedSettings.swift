import CoreGraphics

// Programs set by name what these classes keep to themselves: colours of an alert's titles, a device's orientation.

extension UIAlertAction {
  /// Sets what sources declare of a subclass. Does nothing here to what the class keeps to itself.
  public func setValue(_ value: Any?, forKey key: String) { _ = PortedMembers.set(value, key, of: self) }
  public func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }
}

extension UIMenuElement {
  /// Sets what sources declare of a subclass. Does nothing here to what is the system's own.
  public func setValue(_ value: Any?, forKey key: String) { _ = PortedMembers.set(value, key, of: self) }
  public func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }
}

extension UIBarItem {
  /// Sets what sources declare of a subclass. Does nothing here to an item's own parts.
  public func setValue(_ value: Any?, forKey key: String) { _ = PortedMembers.set(value, key, of: self) }
  public func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }
}

extension UIGestureRecognizer {
  /// Sets what sources declare of a subclass. Does nothing here to a recogniser's own parts.
  public func setValue(_ value: Any?, forKey key: String) { _ = PortedMembers.set(value, key, of: self) }
  public func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }
}

extension UIDevice {
  /// Does nothing here: `SimulatedDevice.current` says how the device is held.
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { key == "orientation" ? orientation.rawValue : nil }
}
