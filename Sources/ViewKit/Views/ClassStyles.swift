import CoreGraphics

/// What `appearance()` was asked for: objects whose properties views of the same class take over.
///
/// Swift has nobody who would note which properties are set. So an object is compared with an untouched one of its class: what
/// differs was set, and a view that has the untouched one's value has set none of its own.
@MainActor
enum ClassStyles {
  private struct Style {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let prototype: NSObject
    let untouched: NSObject

    /// Whether a view is one that the style is for.
    @MainActor func suits(_ view: UIView) -> Bool {
      guard isKind(view, of: type) else { return false }
      if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
      var rest = containers[...]
      var above = view.next
      while let container = rest.first, let responder = above {
        if isKind(responder, of: container) { rest.removeFirst() }
        above = responder.next
      }
      return rest.isEmpty
    }
  }

  /// What is more special comes later.
  private static var styles: [Style] = []
  static var isEmpty: Bool { styles.isEmpty }

  static func prototype<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], under traits: UITraitCollection?
  ) -> Object {
    let known = styles.first {
      $0.type == type && $0.traits == traits
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let prototype = known?.prototype as? Object { return prototype }
    let made = type.madeByName()
    styles.append(
      Style(type: type, containers: containers, traits: traits, prototype: made, untouched: type.madeByName())
    )
    let ordered = styles.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    styles = ordered.map(\.element)
    return made
  }

  /// Containers count before classes, and subclasses before their superclasses.
  private static func rank(_ style: Style) -> Int {
    let depth = classes(of: style.prototype).reduce(0) { count, _ in count + 1 }
    return style.containers.count * 1000 + (style.traits == nil ? 0 : 500) + depth
  }

  /// Gives a view that enters a window what the styles of its classes say.
  static func style(_ view: UIView) {
    let suiting = styles.filter { $0.suits(view) }
    guard !suiting.isEmpty else { return }
    for property in StyledProperty.all where property.isOf(view) {
      let last = suiting.last {
        property.isOf($0.prototype) && !property.areEqual($0.prototype, $0.untouched)
      }
      guard let last, property.areEqual(view, last.untouched) else { continue }
      property.copy(last.prototype, view)
    }
  }
}

/// The classes of an object, from its own upwards.
private func classes(of object: AnyObject) -> some Sequence<AnyClass> {
  sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) })
}

private func isKind(_ object: AnyObject, of type: Any.Type) -> Bool {
  classes(of: object).contains { $0 == type }
}
