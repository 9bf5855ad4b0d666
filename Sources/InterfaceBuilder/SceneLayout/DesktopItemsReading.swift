import Geometry
import TextMetrics

extension DesktopControl {
  /// Takes the content that decides a pop-up button's width from the items of its menu.
  ///
  /// A pop-up button is as wide as its widest item asks for; a pull-down button shows the first item only and
  /// is sized for it (n = 3: each at the least width that a constraint allows, though other items of its menu
  /// are wider).
  mutating func showWidestItem(of cell: MarkupElement, _ images: ImageTable) {
    guard let items = cell.firstChild("menu")?.firstChild("items")?.children,
      let first = items.first(where: { _ in true })
    else { return }
    if cell.bool("pullsDown") == true {
      title = first.string("title") ?? ""
      imageSize = first["image"].flatMap { images[$0] } ?? imageSize
      return
    }
    var widest = 0.0
    for item in items {
      let text = item.string("title") ?? ""
      let image = imagePlacement == .none ? nil : item["image"].flatMap { images[$0] }
      let width = singleLineWidth(of: text, font: font) + (image?.width ?? 0)
      guard width > widest else { continue }
      widest = width
      title = text
      imageSize = image
    }
  }
}

extension MarkupElement {
  /// The segments of a segmented control's cell.
  var segmentElements: [MarkupElement] {
    firstChild("segments")?.children.filter { $0.isNamed("segment") } ?? []
  }

  func segments(_ images: ImageTable) -> [DesktopSegment] {
    segmentElements.map {
      DesktopSegment(givenWidth: $0.number("width"), imageSize: $0["image"].flatMap { images[$0] })
    }
  }
}
