import CoreGraphics
internal import PlumbAutoLayout

/// One side of a constraint: an attribute of a view or guide, or the distance between two of them.
@MainActor
struct ConstraintSide {
  /// Nil where the side is a number alone.
  var item: LayoutItem?
  var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Where the side is a distance: what it begins at. `item` and `attribute` are its end.
  var start: LayoutItem?
  var startAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  nonisolated init() {}

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// - Parameters:
  ///   - object: A view, a layout guide, or nil; anything else is a programming error.
  ///   - attribute: Does not count where there is no item: such a constraint says `notAnAttribute` (published
  ///     tests of layout libraries, which pass the first side's attribute).
  init(_ object: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    guard let object, !(object is NSNull), (object as? any AnyOptional)?.isNothing != true else { return }
    item = LayoutItem.of(object)
    self.attribute = attribute
  }

  /// The view or guide itself.
  var object: AnyObject? { item?.object }

  var isDistance: Bool { start != nil }

  var isNothing: Bool { item == nil }

  /// The side as an anchor: the one that the view or guide itself gives, whatever its class.
  var anchor: NSLayoutAnchor<AnyObject> {
    guard let item, !isDistance else { return NSLayoutAnchor(self) }
    let anchor: AnyObject =
      if isExtent {
        item.dimension(attribute)
      } else if attribute.isVertical {
        item.yAnchor(attribute)
      } else {
        item.xAnchor(attribute)
      }
    return PlumbAnchor.reinterpret(anchor)
  }

  static func == (a: ConstraintSide, b: ConstraintSide) -> Bool {
    a.item === b.item && a.attribute == b.attribute && a.start === b.start
      && a.startAttribute == b.startAttribute
  }
}

/// An optional inside an `Any`: of nothing, it is what `NSNull` is where Objective-C is in between.
private protocol AnyOptional {
  var isNothing: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isNothing: Bool { if case .none = self { true } else { false } }
}
