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
