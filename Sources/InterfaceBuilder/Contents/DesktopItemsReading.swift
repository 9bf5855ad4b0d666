import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension DesktopControl {
  /// Reads the menu items that decide a pop-up button's width.
  ///
  /// A pop-up button is as wide as its widest item needs. A pull-down button shows only its first item and
  /// has the width of this item (n = 3: each at the least width that a constraint allows, though other items
  /// of its menu are wider).
  mutating func readItems(of cell: CellElement, _ images: ImageTable) {
    guard let menu = cell.menu else { return }
    for item in menu.menuItems {
      items.append(DesktopMenuItem(title: item.title ?? "", image: item.desktopImage(images)))
      noteImage(of: item, images)
      if cell.pullsDown == true { break }
    }
    var widest = 0.0
    for item in items {
      let width = singleLineWidth(of: item.title, font: font) + (item.image?.size.width ?? 0)
      guard width > widest else { continue }
      widest = width
      title = item.title
      image = item.image
    }
  }

  mutating func readSegments(of cell: CellElement, _ images: ImageTable) {
    for segment in cell.segments {
      segments.append(
        DesktopSegment(
          title: segment.label ?? "", givenWidth: segment.width, image: segment.desktopImage(images)))
      // The image of a segment with a given width does not affect the size.
      if segment.width == nil { noteImage(of: segment, images) }
    }
  }

  /// Records whether the image of a cell, a menu item or a segment has an unknown size or is a symbol.
  mutating func noteImage(of element: some DesktopImageKind, _ images: ImageTable) {
    guard let shown = ImageReference(of: element.element) else { return }
    if images[shown.name] == nil { lacksImageSize = true }
    if shown.isSymbol { showsSymbol = true }
  }
}

/// An element that names an image on macOS: a cell, a menu item or a segment.
protocol DesktopImageKind {
  var element: MarkupElement { get }
}

extension CellElement: DesktopImageKind {}
extension MenuItemElement: DesktopImageKind {}
extension SegmentElement: DesktopImageKind {}

extension DesktopImageKind {
  /// The image that the element names; nil where the document does not list it.
  func desktopImage(_ images: ImageTable) -> DesktopImage? {
    guard let shown = ImageReference(of: element), let size = images[shown.name] else { return nil }
    let isTemplate = shown.name.hasPrefix("NS") && shown.name.hasSuffix("Template")
    return DesktopImage(size: size, isSystemTemplate: isTemplate && !shown.isSymbol)
  }
}
