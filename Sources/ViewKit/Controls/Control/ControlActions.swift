import CoreGraphics

/// What a control does, by the events that it does it for: actions, and messages to targets.
@MainActor
struct ControlActions {
  enum Deed {
    case action(UIAction)
    case message(Selector, target: WeakReference?)
  }

  private(set) var entries: [(deed: Deed, events: UIControl.Event)] = []

  /// The events for which there is something to do.
  var events: UIControl.Event { entries.reduce([]) { $0.union($1.events) } }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    if let index = entries.firstIndex(where: { $0.deed.action === action }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append((.action(action), events))
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { $0.action?.identifier == identifier }
  }

  /// - Parameter target: Nil for whoever among the responders has the method.
  mutating func add(_ selector: Selector, of target: AnyObject?, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.deed.isMessage(selector, to: target) }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append((.message(selector, target: target.map { WeakReference($0) }), events))
    }
  }

  /// - Parameters:
  ///   - selector: Nil for all of the target's.
  ///   - target: Nil for any.
  mutating func remove(_ selector: Selector?, of target: AnyObject?, for events: UIControl.Event) {
    subtract(events) { deed in
      guard case .message(let present, let owner) = deed else { return false }
      return (selector == nil || selector == present) && (target == nil || owner?.object === target)
    }
  }

  private mutating func subtract(_ events: UIControl.Event, where isMeant: (Deed) -> Bool) {
    for index in entries.indices where isMeant(entries[index].deed) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  /// In the order in which they were added.
  func deeds(for events: UIControl.Event) -> [Deed] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.deed)
  }

  /// The objects that are told, without those that are gone.
  var targets: [AnyObject?] {
    entries.compactMap { entry -> AnyObject?? in
      guard case .message(_, let target) = entry.deed else { return nil }
      guard let target else { return .some(nil) }
      return target.object.map { .some($0) }
    }
  }
}

extension ControlActions.Deed {
  fileprivate var action: UIAction? { if case .action(let action) = self { action } else { nil } }

  fileprivate func isMessage(_ selector: Selector, to target: AnyObject?) -> Bool {
    guard case .message(let present, let owner) = self, present == selector else { return false }
    return owner?.object === target && (owner == nil) == (target == nil)
  }
}
