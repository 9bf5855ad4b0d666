extension UIDevice {
  /// Does nothing here: `SimulatedDevice.current` says how the device is held.
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { key == "orientation" ? orientation.rawValue : nil }
}
