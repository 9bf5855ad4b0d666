import CoreGraphics

/// What stands for a handler of trait changes, to take it away again.
public protocol UITraitChangeRegistration: NSObjectProtocol, Sendable {}

/// What tells of changes of single traits: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Takes a handler away.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Has a handler called when one of some traits has another value, after `traitCollectionDidChange(_:)`.
  ///
  /// The handler is given the view or view controller, so that it need not keep it alive.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// The same for a handler that says what it takes: `(self: Self, previous: UITraitCollection) in`.
  @discardableResult public func registerForTraitChanges<Environment: UIResponder>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
  }

  /// Has a target told when one of some traits has another value: with the view or view controller, and its former
  /// traits, as far as the method takes them. Targets are not kept alive.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakReference(target as AnyObject)
    return register(traits) { environment, previous in
      if let target = target.object { Message(action, environment, previous).send(to: target) }
    }
  }

  /// The same, with whoever follows its own traits as the target.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitRegistrations.of(self)?.list.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    TraitRegistrations.of(self, makingNew: true)?.list.append(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// One handler.
private final class TraitRegistration: NSObject, UITraitChangeRegistration, @unchecked Sendable {
  let traits: [UITrait]
  let handler: (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// The handlers of one view or view controller, in the order of their coming.
@MainActor final class TraitRegistrations {
  fileprivate var list: [TraitRegistration] = []
  private static var key: UInt8 = 0
  /// Whether anyone ever followed a trait.
  private static var areWanted = false

  fileprivate static func of(_ owner: UIResponder, makingNew: Bool = false) -> TraitRegistrations? {
    if let known = objc_getAssociatedObject(owner, &key) as? TraitRegistrations { return known }
    guard makingNew else { return nil }
    let new = TraitRegistrations()
    areWanted = true
    objc_setAssociatedObject(owner, &key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  /// Calls the handlers that follow a trait that has changed.
  static func tell(_ owner: UIResponder, _ previous: UITraitCollection) {
    guard areWanted, let registrations = of(owner) else { return }
    let now: UITraitCollection
    switch owner {
    case let view as UIView: now = view.traitCollection
    case let controller as UIViewController: now = controller.traitCollection
    default: return
    }
    for each in registrations.list where each.traits.contains(where: { now.differs(in: $0, from: previous) })
    {
      each.handler(owner, previous)
    }
  }
}
