import CoreGraphics
internal import Geometry
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// What a document says of one view.
@MainActor
struct NibReading {
  let view: ResolvedView
  let file: NibFile

  var element: MarkupElement { view.element }
  var varied: VariedElement { view.varied }

  /// An attribute as the variations in force leave it.
  subscript(_ attribute: StaticString) -> String? { varied[attribute] }

  func bool(_ attribute: StaticString) -> Bool? { varied.bool(attribute) }
  func number(_ attribute: StaticString) -> CGFloat? { varied.number(attribute).map { CGFloat($0) } }
  func integer(_ attribute: StaticString) -> Int? { element.integer(attribute) }
  /// A text that the view shows.
  func string(_ name: StaticString) -> String? { element.shownString(name) }
  func color(_ key: StaticString) -> UIColor? { file.color(key, of: element) }

  func font(_ key: StaticString = "fontDescription", size: CGFloat) -> UIFont? {
    NibFonts.font(key, of: varied, size: size)
  }

  /// The insets of a child with a name and a key.
  func insets(_ name: StaticString, key: StaticString) -> UIEdgeInsets? {
    varied.firstChild(name, key: key).map { UIEdgeInsets($0) }
  }

  /// The size of a child `<size>` with a key.
  func size(key: StaticString) -> CGSize? {
    varied.firstChild("size", key: key).map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }
}

extension UIEdgeInsets {
  /// The attributes of `<edgeInsets>` and `<inset>`, which come by two sets of names.
  init(_ element: MarkupElement) {
    self.init(
      top: element.number("top") ?? element.number("minY") ?? 0,
      left: element.number("left") ?? element.number("minX") ?? 0,
      bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
      right: element.number("right") ?? element.number("maxX") ?? 0)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ element: MarkupElement) {
    self.init(
      top: element.number("top") ?? 0, leading: element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0, trailing: element.number("trailing") ?? 0)
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
