internal import AutoLayout
import CoreGraphics

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

  /// - Parameter object: A view, a layout guide, or nil; anything else is a programming error.
  init(_ object: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    if let object, !(object is NSNull) { item = LayoutItem.of(object) }
    self.attribute = attribute
  }

  /// The view or guide itself.
  var object: AnyObject? { item?.object }

  var isDistance: Bool { start != nil }

  var isNothing: Bool { item == nil }

  static func == (a: ConstraintSide, b: ConstraintSide) -> Bool {
    a.item === b.item && a.attribute == b.attribute && a.start === b.start
      && a.startAttribute == b.startAttribute
  }
}
