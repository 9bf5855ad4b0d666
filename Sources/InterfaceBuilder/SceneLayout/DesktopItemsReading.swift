import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension DesktopControl {
  /// Reads the menu items that decide a pop-up button's width.
  ///
  /// A pop-up button is as wide as its widest item asks for; a pull-down button shows the first item only and
  /// is sized for it (n = 3: each at the least width that a constraint allows, though other items of its menu
  /// are wider).
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
      // A given width leaves the image no say.
      if segment.width == nil { noteImage(of: segment, images) }
    }
  }

  /// Notes what is not known about the image that a cell, a menu item or a segment names.
  mutating func noteImage(of element: some DesktopImageKind, _ images: ImageTable) {
    guard let name = element.image else { return }
    if images[name] == nil { lacksImageSize = true }
    if element.catalog == "system" { showsSymbol = true }
  }
}

/// What shows an image on macOS: a cell, a menu item or a segment.
protocol DesktopImageKind {
  var image: String? { get }
  var catalog: String? { get }
}

extension CellElement: DesktopImageKind {}
extension MenuItemElement: DesktopImageKind {}
extension SegmentElement: DesktopImageKind {}

extension DesktopImageKind {
  /// The image that a cell, a menu item or a segment names, if the document lists it.
  func desktopImage(_ images: ImageTable) -> DesktopImage? {
    guard let name = image, let size = images[name] else { return nil }
    let isTemplate = name.hasPrefix("NS") && name.hasSuffix("Template")
    return DesktopImage(size: size, isSystemTemplate: isTemplate && catalog == nil)
  }
}
