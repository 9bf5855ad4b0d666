import PlumbAutoLayout
import PlumbGeometry

/// What Apple's console texts write behind an item and a dot.
package enum ConsoleAttribute: Hashable, Sendable {
  /// An attribute of `NSLayoutConstraint.Attribute`.
  case layout(Attribute)
  /// A variable of Apple's engine. Only constraints made from autoresizing masks speak of these, and only of
  /// minima and middles.
  case minX, minY, midX, midY

  package var text: String {
    switch self {
    case .layout(let attribute): attribute.name.description
    case .minX: "minX"
    case .minY: "minY"
    case .midX: "midX"
    case .midY: "midY"
    }
  }

  /// The axis along which it measures.
  package var axis: Axis {
    switch self {
    case .layout(let attribute): attribute.axis
    case .minX, .midX: .horizontal
    case .minY, .midY: .vertical
    }
  }

  /// Whether it is a width or a height.
  package var isDimension: Bool {
    if case .layout(let attribute) = self { attribute.isDimension } else { false }
  }
}

/// An attribute of an item: `UIView:0x7f8a10.leading`.
package struct ConsoleTerm: Hashable, Sendable {
  package var item: ConsoleItem
  package var attribute: ConsoleAttribute

  package init(_ item: ConsoleItem, _ attribute: ConsoleAttribute) {
    self.item = item
    self.attribute = attribute
  }

  package init(_ item: ConsoleItem, _ attribute: Attribute) { self.init(item, .layout(attribute)) }

  package var text: String { item.text + "." + attribute.text }
}

/// A layout anchor: `<NSLayoutXAxisAnchor:0x60000a "UIView:0x7f8a10.leading">`.
package struct ConsoleAnchor: Hashable, Sendable {
  package var address: UInt64
  package var term: ConsoleTerm

  package init(_ address: UInt64, _ term: ConsoleTerm) {
    self.address = address
    self.term = term
  }

  /// The class that UIKit gives anchors of the attribute.
  package var className: String {
    if term.attribute.isDimension { return "NSLayoutDimension" }
    return term.attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
  }

  package var text: String {
    "<" + className + ":" + ConsoleItem.hexadecimal(address) + " \"" + term.text + "\">"
  }
}
