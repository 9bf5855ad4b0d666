import Geometry
import InterfaceBuilder
import LayoutRendering
import Markup
import TextMetrics

/// Reads from a document how the views of a scene look.
struct AppearanceReader {
  let layout: SceneLayout
  let colors: ColorTable
  /// The tint that each view has or inherits, by its position.
  let tints: [Color]
  /// How many subviews each view has, by its position.
  private let subviewCounts: [Int]

  init(_ layout: SceneLayout) {
    self.layout = layout
    let colors = ColorTable(layout.document.markup.root)
    var tints: [Color] = []
    var counts: [Int] = []
    for view in layout.scene.views {
      let inherited = view.parent.map { tints[$0] } ?? ControlPalette.blue
      tints.append(colors.color(view, "tintColor") ?? inherited)
      counts.append(0)
      if let parent = view.parent { counts[parent] += 1 }
    }
    self.colors = colors
    self.tints = tints
    subviewCounts = counts
  }

  var platform: Platform { layout.document.platform }
  var look: PlatformLook { platform == .macOS ? .desktop : .touch }

  func view(_ position: Int) -> ResolvedView { layout.scene.views[position] }

  func hasSubviews(_ position: Int) -> Bool { subviewCounts[position] > 0 }

  /// How a view looks in a frame of some size.
  func appearance(of position: Int, size: Size) -> ViewAppearance {
    let view = view(position)
    var appearance = ViewAppearance(look: look)
    let shape = platform == .macOS ? desktopShape(position, size) : touchShape(position, size)
    appearance.shape = shape.adapted(to: layout.texts, layout.document.toolsVersion)
    appearance.background = background(of: view)
    appearance.opacity = min(max(view.varied.number("alpha") ?? view.varied.number("alphaValue") ?? 1, 0), 1)
    appearance.clipsSubviews = clips(view)
    // Scrollers show while one scrolls.
    if view.kind == .scroller { appearance.opacity = 0 }
    addLayer(of: view, to: &appearance)
    return appearance
  }

  private func background(of view: ResolvedView) -> Color? {
    switch view.kind {
    case .textField, .secureTextField, .searchField, .tokenField, .comboBox:
      // A field's own ground is part of its shape, unless it has none and the document gives a colour.
      if platform == .macOS {
        guard let cell = view.cell, cell["borderStyle"] == nil, cell.bool("drawsBackground") == true else {
          return nil
        }
        return colors.color(cell.firstChild("color", key: "backgroundColor"))
      }
      return colors.color(view, "backgroundColor")
    case .searchBar, .navigationBar, .toolbar, .tabBar, .box, .switch, .progressView: return nil
    case .tableView, .outlineView:
      return colors.color(view, "backgroundColor") ?? .white
    case .scrollView where platform == .macOS:
      return view.varied.bool("drawsBackground") == false ? nil : .white
    default: return colors.color(view, "backgroundColor")
    }
  }

  private func clips(_ view: ResolvedView) -> Bool {
    if let clips = view.varied.bool("clipsSubviews") { return clips }
    return switch view.kind {
    case .scrollView, .tableView, .collectionView, .clipView, .textView, .outlineView: true
    default: false
    }
  }

  /// What `userDefinedRuntimeAttributes` say of the view's layer.
  private func addLayer(of view: ResolvedView, to appearance: inout ViewAppearance) {
    guard
      let attributes = view.element.firstChild(
        "userDefinedRuntimeAttributes", key: "userDefinedRuntimeAttributes")
        ?? view.element.firstChild("userDefinedRuntimeAttributes")
    else { return }
    var borderWidth = 0.0
    var borderColor = Color.black
    for attribute in attributes.children {
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius": appearance.cornerRadius = Self.number(in: attribute) ?? 0
      case "layer.borderWidth", "borderWidth": borderWidth = Self.number(in: attribute) ?? 0
      case "layer.borderColor", "borderColor", "layer.borderUIColor":
        borderColor = colors.color(attribute.firstChild("color", key: "value")) ?? borderColor
      default: break
      }
    }
    if borderWidth > 0 { appearance.border = StrokeStyle(color: borderColor, width: min(borderWidth, 20)) }
  }

  /// `<integer key="value" value="8"/>`, `<real …/>`, or `<number key="value"><real key="value" value="8"/></number>`.
  private static func number(in attribute: MarkupElement) -> Double? {
    for child in attribute.children {
      if let value = child.number("value") { return value }
      for inner in child.children {
        if let value = inner.number("value") { return value }
      }
    }
    return nil
  }
}
