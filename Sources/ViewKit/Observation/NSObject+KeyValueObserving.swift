import CoreGraphics

/// A responder, which is told of changes by a method.
@MainActor
package protocol ValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// Plumb's addition: an object that is no responder and is told of changes by a method, as ported sources say.
public protocol PlumbValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: ValueObserver {}

extension NSObject {
  /// Has an observer told of a property's changes: of one that its sources declare for Objective-C, or one of those that views
  /// are laid out with.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let tell: ObjectObservers.Observer.Tell = { [weak self, weak observer] _, old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = old }
      nonisolated(unsafe) let told = (change, observer, self, context)
      MainQueue.run {
        if let responder = told.1 as? any ValueObserver {
          responder.observeValue(forKeyPath: keyPath, of: told.2, change: told.0, context: told.3)
        } else if let object = told.1 as? any PlumbValueObserver {
          object.observeValue(forKeyPath: keyPath, of: told.2, change: told.0, context: told.3)
        }
      }
    }
    let own = ObjectObservers.Observer(
      keyPath: nil, name: keyPath, target: observer, context: context,
      read: { [weak self] _ in self.flatMap { NamedValues.value(keyPath, of: $0) } }, tell: tell)
    for object in NamedValues.owners(keyPath, of: self) {
      ObjectObservers.of(object).add(
        own, of: object, tellingNow: options.contains(.initial) && object === self)
    }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    stopTelling(observer, keyPath) { _ in true }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { stopTelling(observer, keyPath) { $0.context == context } }

  private func stopTelling(
    _ observer: NSObject, _ keyPath: String, _ isMeant: (ObjectObservers.Observer) -> Bool
  ) {
    for object in NamedValues.owners(keyPath, of: self) {
      ObjectObservers.of(object).remove {
        // Whoever is being released is nobody's target any more.
        $0.name == keyPath && ($0.target == nil || $0.target === observer && isMeant($0))
      }
    }
  }

  /// Does nothing here: changes are told once they are made.
  public func willChangeValue(forKey key: String) {}

  /// Tells observers of a property that it has changed.
  public func didChangeValue(forKey key: String) { ObjectObservers.changed(self) { $0.name == key } }
}
