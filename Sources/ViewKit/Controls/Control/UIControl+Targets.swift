import CoreGraphics

extension UIControl {
  func add(_ action: Selector, of target: Any?, for events: Event) {
    handlers.add(action, of: target as AnyObject?, for: events)
  }

  func carryOut(_ events: Event, _ event: UIEvent?) {
    for deed in handlers.deeds(for: events) {
      switch deed {
      case .action(let action): sendAction(action)
      case .message(let selector, let target):
        // A target that is gone is not told, and nobody in its place.
        if target == nil || target?.object != nil { sendAction(selector, to: target?.object, for: event) }
      }
    }
  }

  /// Hands out each action, and each target with its selector, in the order in which they were added, until it is told to
  /// stop. The target is nil for whoever among the responders has the method.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for (deed, events) in handlers.entries where !stop {
      switch deed {
      case .action(let action): iterator(action, nil, events, &stop)
      case .message(let selector, let target):
        if target == nil || target?.object != nil { iterator(nil, (target?.object, selector), events, &stop) }
      }
    }
  }

  func selectors(of target: Any?, for events: Event) -> [String]? {
    let names = handlers.deeds(for: events).compactMap { deed -> String? in
      guard case .message(let selector, let owner) = deed, owner?.object === target as AnyObject? else {
        return nil
      }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }
}
