import CoreGraphics
package import PlumbInterfaceBuilder
import PlumbViewKit

/// The values of user-defined runtime attributes.
@MainActor
package enum RuntimeAttributes {
  package static func value(of attribute: RuntimeAttributeElement, in file: NibFile) -> Any? {
    switch attribute.type {
    case "boolean": return attribute.value == "YES"
    case "color": return file.color(attribute.color)
    case "image": return attribute.value.flatMap { file.image($0, isSymbol: false) }
    case "number": return number(attribute)
    case "point": return attribute.point.map { CGPoint(x: $0.x ?? 0, y: $0.y ?? 0) }
    case "size": return attribute.size.map { CGSize($0) }
    case "rect": return attribute.rect.map { CGRect($0.rect) }
    case "range":
      return attribute.range.map { NSRange(location: $0.location ?? 0, length: $0.length ?? 0) }
    default: return attribute.value
    }
  }

  private static func number(_ attribute: RuntimeAttributeElement) -> Any? {
    if let integer = attribute.integer { return integer.wholeValue }
    return attribute.real?.value
  }
}
