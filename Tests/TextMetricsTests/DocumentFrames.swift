import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A view with a recorded frame, as far as the measuring tests need it.
struct RecordedView {
  var element: String
  var attributes: [String: String]
  /// The attributes of the control's cell (macOS).
  var cell: [String: String] = [:]
  /// The attributes of the control's font.
  var font: [String: String] = [:]
  /// The title of a button, the text of a label or a text field.
  var title: String?
  var hasImage = false
  var hasInsets = false
  var hasConfiguration = false
  var width = 0.0
  var height = 0.0
  var toolsVersion: Int
  var isMac: Bool
  var scale: Double
  /// Which attributes constraints mention.
  var constrained: [String] = []

  /// Whether the content decides the height: no constraint names it, and at most one a vertical edge.
  var hasFreeHeight: Bool {
    isFree(
      "height", edges: ["top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin"])
  }

  /// Whether the content decides the width.
  var hasFreeWidth: Bool {
    isFree(
      "width", edges: ["leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin"])
  }

  private func isFree(_ extent: String, edges: Set<String>) -> Bool {
    !constrained.contains(extent) && constrained.filter(edges.contains).count <= 1 && !constrained.isEmpty
      && attributes["fixedFrame"] == nil && attributes["customClass"] == nil
  }
}

/// Reads the views of a document.
final class DocumentFrames: NSObject, XMLParserDelegate {
  private(set) var views: [RecordedView] = []
  private var open: [OpenElement] = []
  private var constraints: [(owner: String, attributes: [String: String])] = []
  private var document: [String: String] = [:]
  private var device = ""

  static func read(_ url: URL) throws -> [RecordedView] {
    let reader = DocumentFrames()
    let parser = XMLParser(data: try Data(contentsOf: url))
    parser.delegate = reader
    _ = parser.parse()
    return reader.finished()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch element {
    case "document": document = attributes
    case "device": device = attributes["id"] ?? ""
    case "rect" where attributes["key"] == "frame" && !open.isEmpty: addView(frame: attributes)
    case "constraint":
      constraints.append((open.dropLast().last?.attributes["id"] ?? "", attributes))
    default:
      if attributes["key"] == "cell", let index = open.last?.view {
        views[index].cell = attributes
        views[index].title = attributes["title"]
      }
      if let index = open.last(where: { $0.view != nil })?.view {
        if element == "fontDescription" || element == "font" { views[index].font = attributes }
        if element == "state", attributes["key"] == "normal" { views[index].title = attributes["title"] }
        if element == "inset" { views[index].hasInsets = true }
        if element == "buttonConfiguration" { views[index].hasConfiguration = true }
        if attributes["image"] != nil || element == "imageReference" { views[index].hasImage = true }
      }
    }
    open.append(OpenElement(name: element, attributes: attributes, view: nil))
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  private struct OpenElement {
    var name: String
    var attributes: [String: String]
    var view: Int?
  }

  private func addView(frame: [String: String]) {
    let top = open.count - 1
    let isMac = document["targetRuntime"]?.hasPrefix("MacOSX") ?? false
    var view = RecordedView(
      element: open[top].name, attributes: open[top].attributes,
      toolsVersion: Int(document["toolsVersion"]?.split(separator: ".").first ?? "") ?? 0, isMac: isMac,
      scale: Corpus.scale(device: device, platform: isMac ? "mac" : "ios"))
    view.width = Double(frame["width"] ?? "") ?? 0
    view.height = Double(frame["height"] ?? "") ?? 0
    open[top].view = views.count
    views.append(view)
  }

  private func finished() -> [RecordedView] {
    var names: [String: [String]] = [:]
    for (owner, attributes) in constraints {
      names[attributes["firstItem"] ?? owner, default: []].append(attributes["firstAttribute"] ?? "")
      if let second = attributes["secondItem"] {
        names[second, default: []].append(attributes["secondAttribute"] ?? "")
      }
    }
    return views.map { view in
      var view = view
      view.constrained = names[view.attributes["id"] ?? ""] ?? []
      return view
    }
  }
}
