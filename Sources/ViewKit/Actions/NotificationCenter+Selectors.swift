import CoreGraphics

extension NotificationCenter {
  /// Has an observer told of notifications, for as long as it lives.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let registration = ObserverRegistration(aName, anObject, of: self)
    nonisolated(unsafe) let reference = WeakReference(observer)
    registration.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainQueue.run {
        guard let observer = reference.object else { return }
        Message(aSelector, notification).send(to: observer)
      }
    }
    ObserverRegistrations.of(observer).all.append(registration)
  }

  /// Takes back what an object was to be told by `addObserver(_:selector:name:object:)`.
  public func removeObserver(_ observer: NSObject) { removeObserver(observer, name: nil, object: nil) }

  public func removeObserver(_ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?) {
    // Foundation's own tokens are objects, too.
    let any: Any = observer
    removeObserver(any, name: aName, object: anObject)
    ObserverRegistrations.of(observer).all.removeAll { $0.isOf(self, aName, anObject) }
  }
}

/// What an object is told of a notification centre's; the centre forgets it when the object is gone.
private final class ObserverRegistration {
  private let name: NSNotification.Name?
  private let object: AnyObject?
  private let center: NotificationCenter
  var token: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name?, _ object: Any?, of center: NotificationCenter) {
    self.name = name
    self.object = object as AnyObject?
    self.center = center
  }

  deinit { if let token { center.removeObserver(token as Any) } }

  func isOf(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: Any?) -> Bool {
    self.center === center && (name == nil || self.name == name)
      && (object == nil || self.object === object as AnyObject?)
  }
}

/// All that an object is told, kept with it.
private final class ObserverRegistrations {
  var all: [ObserverRegistration] = []

  nonisolated(unsafe) private static var key: UInt8 = 0

  static func of(_ observer: AnyObject) -> ObserverRegistrations {
    if let present = objc_getAssociatedObject(observer, &key) as? ObserverRegistrations { return present }
    let registrations = ObserverRegistrations()
    objc_setAssociatedObject(observer, &key, registrations, .OBJC_ASSOCIATION_RETAIN)
    return registrations
  }
}
