import CoreGraphics

/// Values by the names that Objective-C has for properties.
enum NamedValues {
  /// What is observed of views for the sake of layout. Others are found where sources declare them for Objective-C.
  @MainActor private static let known: [String: [AnyKeyPath]] = [
    "frame": [\UIView.frame, \CALayer.frame],
    "bounds": [\UIView.bounds, \CALayer.bounds],
    "center": [\UIView.center],
    "position": [\CALayer.position],
    "hidden": [\UIView.isHidden],
    "alpha": [\UIView.alpha],
    "view": [\UIViewController.view],
    "layer": [\UIView.layer],
    "title": [\UIViewController.title],
    "contentOffset": [\UIScrollView.contentOffset],
    "contentSize": [\UIScrollView.contentSize],
    "contentInset": [\UIScrollView.contentInset],
    "safeAreaInsets": [\UIView.safeAreaInsets],
    "text": [\UILabel.text, \UITextView.text, \UITextField.text],
    "attributedText": [\UILabel.attributedText, \UITextView.attributedText, \UITextField.attributedText],
    "font": [\UILabel.font, \UITextView.font, \UITextField.font],
    "numberOfLines": [\UILabel.numberOfLines],
    "image": [\UIImageView.image],
    "enabled": [\UIControl.isEnabled],
    "selected": [\UIControl.isSelected],
    "highlighted": [\UIControl.isHighlighted],
    "on": [\UISwitch.isOn],
    "value": [\UISlider.value, \UIStepper.value],
    "selectedSegmentIndex": [\UISegmentedControl.selectedSegmentIndex],
  ]

  /// The value at the end of a path: `contentSize`, `view.frame`.
  static func value(_ path: String, of object: NSObject) -> Any? {
    let owner = owners(path, of: object).last
    guard let name = path.split(separator: ".").last, let owner else { return nil }
    return property(String(name), of: owner)
  }

  /// The object, and those that the path leads through.
  static func owners(_ path: String, of object: NSObject) -> [NSObject] {
    var owners = [object]
    for name in path.split(separator: ".").dropLast() {
      guard let last = owners.last, let next = property(String(name), of: last) as? NSObject else {
        return owners
      }
      owners.append(next)
    }
    return owners
  }

  /// Nil off the main thread, where nobody asks views.
  private static func property(_ name: String, of object: NSObject) -> Any? {
    guard MainQueue.isCurrent || Thread.isMainThread else { return nil }
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = ownProperty(name, of: object) }
    return value
  }

  @MainActor private static func ownProperty(_ name: String, of object: NSObject) -> Any? {
    if let value = PortedMembers.value(name, of: object) { return value }
    for keyPath in known[name] ?? [] {
      // A value of another class than the path's root gives nil.
      if let value = object[keyPath: keyPath] { return value }
    }
    return nil
  }
}
