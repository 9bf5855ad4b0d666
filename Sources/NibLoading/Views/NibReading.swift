import CoreGraphics
internal import PlumbGeometry
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

/// What a document says of one view.
@MainActor
struct NibReading {
  let view: ResolvedView
  let file: NibFile

  var element: MarkupElement { view.element }
  var varied: VariedElement { view.varied }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  init(_ element: InsetsElement) { self.init(element.edgeInsets) }
}

extension NSDirectionalEdgeInsets {
  init(_ element: InsetsElement) {
    self.init(
      top: element.top ?? 0, leading: element.leading ?? 0, bottom: element.bottom ?? 0,
      trailing: element.trailing ?? 0)
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension CGSize {
  init(_ element: SizeElement) { self.init(width: element.width ?? 0, height: element.height ?? 0) }
}
