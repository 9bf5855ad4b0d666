// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import CoreGraphics

/// Tells a closure of a property's changes until it is invalidated or gone.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observers: ObjectObservers
  private let observer: ObjectObservers.Observer

  fileprivate init(_ observers: ObjectObservers, _ observer: ObjectObservers.Observer) {
    self.observers = observers
    self.observer = observer
  }

  public func invalidate() { observers.remove { $0 === observer } }

  deinit { invalidate() }
}

/// What can be observed: every `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Tells a closure whenever a property of the object itself has changed.
  ///
  /// Told is what lays out, hides, enables or scrolls a view, and each set of a property that is declared `dynamic` in sources
  /// that `plumb port` has adapted. A property that is reached through another object is compared when the object itself
  /// changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = ObjectObservers.of(self as AnyObject)
    nonisolated(unsafe) let keyPath = keyPath
    let observer = ObjectObservers.Observer(
      keyPath: keyPath, name: nil, read: { ($0 as? Self)?[keyPath: keyPath] },
      tell: { object, old, new in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil))
      })
    observers.add(observer, of: self as AnyObject, tellingNow: options.contains(.initial))
    return NSKeyValueObservation(observers, observer)
  }

  /// Does nothing here: changes are told once they are made.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells observers of a property that it has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ObjectObservers.changed(self as AnyObject) { $0.keyPath == keyPath }
  }
}
