@_spi(Lookup) import PlumbMarkup

/// Where a document has `<constraints>` among the children of views.
///
/// The order changed with Xcode's releases: the guide of the safe area came behind the constraints until about tools
/// version 15400 and stands before them since; the cells of macOS's buttons moved as well. So a document is followed in what
/// it does, and where it does nothing, its tools version.
struct ConstraintsHabit {
  /// By kinds of siblings, how often they stand before the constraints, less how often behind.
  private var counts: [String: Int] = [:]
  private let toolsVersion: Int

  init(_ document: MarkupDocument) {
    toolsVersion = document.root["toolsVersion"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    for index in 0..<document.elementCount {
      let list = document.element(at: Int32(index))
      guard list.isNamed("constraints"), let parent = list.parent else { continue }
      var step = 1
      for child in parent.children {
        if child == list { step = -1 } else { counts[Self.kind(child), default: 0] += step }
      }
    }
  }

  /// Behind how many children a view's constraints go; nil where they have no place yet.
  func gap(among children: [MarkupElement]) -> Int? {
    children.lastIndex(where: isBefore).map { $0 + 1 } ?? 0
  }

  private func isBefore(_ sibling: MarkupElement) -> Bool {
    let kind = Self.kind(sibling)
    if let count = counts[kind], count != 0 { return count > 0 }
    switch kind {
    case "viewLayoutGuide@safeArea": return toolsVersion >= 15400
    case "rect@frame", "frame", "autoresizingMask", "subviews", "clipView", "tableViewCellContentView",
      "collectionViewCellContentView", "userGuides", "color@backgroundColor", "color@tintColor",
      "accessibility",
      "gestureRecognizers", "string@toolTip":
      return true
    case "view@contentView": return true
    default: return false
    }
  }

  /// An element's name with its key, but for those that a view has at one place whatever the key.
  private static func kind(_ element: MarkupElement) -> String {
    let name = element.name
    guard let key = element["key"] else { return name }
    let isOne = ["autoresizingMask", "clipView", "accessibility", "subviews", "userGuides"].contains(name)
    return isOne || name.hasSuffix("CellContentView") ? name : name + "@" + key
  }
}
