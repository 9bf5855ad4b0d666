import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// The values of user-defined runtime attributes.
@MainActor
enum RuntimeAttributes {
  static func value(of attribute: MarkupElement, in file: NibFile) -> Any? {
    switch attribute["type"] {
    case "boolean": return attribute.bool("value") ?? false
    case "string": return attribute.string("value")
    case "color": return file.color("value", of: attribute)
    case "image": return attribute["value"].flatMap { file.image($0, isSymbol: false) }
    case "number": return number(attribute)
    case "point":
      return attribute.firstChild("point", key: "value").map {
        CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)
      }
    case "size":
      return attribute.firstChild("size", key: "value").map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    case "rect": return attribute.rect(key: "value").map { CGRect($0) }
    case "range":
      return attribute.firstChild("range", key: "value").map {
        NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    default: return attribute.string("value")
    }
  }

  private static func number(_ attribute: MarkupElement) -> Any? {
    if let integer = attribute.firstChild("integer", key: "value") { return integer.integer("value") }
    return attribute.firstChild("real", key: "value")?.number("value")
  }
}
