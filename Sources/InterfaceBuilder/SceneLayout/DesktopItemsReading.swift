import Geometry
import Markup
import TextMetrics

extension DesktopControl {
  /// Reads the menu items that decide a pop-up button's width.
  ///
  /// A pop-up button is as wide as its widest item asks for; a pull-down button shows the first item only and
  /// is sized for it (n = 3: each at the least width that a constraint allows, though other items of its menu
  /// are wider).
  mutating func readItems(of cell: MarkupElement, _ images: ImageTable) {
    guard let elements = cell.firstChild("menu")?.firstChild("items")?.children else { return }
    for element in elements {
      items.append(
        DesktopMenuItem(title: element.string("title") ?? "", image: element.desktopImage(images)))
      noteImage(of: element, images)
      if cell.bool("pullsDown") == true { break }
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

  mutating func readSegments(of cell: MarkupElement, _ images: ImageTable) {
    for element in cell.segmentElements {
      segments.append(
        DesktopSegment(
          title: element["label"] ?? "", givenWidth: element.number("width"),
          image: element.desktopImage(images)))
      // A given width leaves the image no say.
      if element.number("width") == nil { noteImage(of: element, images) }
    }
  }

  /// Notes what is not known about the image that a cell, a menu item or a segment names.
  mutating func noteImage(of element: MarkupElement, _ images: ImageTable) {
    guard let name = element["image"] else { return }
    if images[name] == nil { lacksImageSize = true }
    if element["catalog"] == "system" { showsSymbol = true }
  }
}

extension MarkupElement {
  /// The image that a cell, a menu item or a segment names, if the document lists it.
  func desktopImage(_ images: ImageTable) -> DesktopImage? {
    guard let name = self["image"], let size = images[name] else { return nil }
    let isTemplate = name.hasPrefix("NS") && name.hasSuffix("Template")
    return DesktopImage(size: size, isSystemTemplate: isTemplate && self["catalog"] == nil)
  }

  /// The segments of a segmented control's cell.
  var segmentElements: [MarkupElement] {
    firstChild("segments")?.children.filter { $0.isNamed("segment") } ?? []
  }
}
