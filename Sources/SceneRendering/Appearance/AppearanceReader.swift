import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

/// Reads from a document how the views of a scene look.
final class AppearanceReader {
  let layout: SceneLayout
  let colors: ColorTable
  /// The tint that each view has or inherits, by its position.
  let tints: [Color]
  /// How many subviews each view has, by its position.
  private let subviewCounts: [Int]

  init(_ layout: SceneLayout) {
    self.layout = layout
    let colors = ColorTable(
      DocumentElement(layout.document.markup.root), ColorPalette(in: layout.document.release))
    var tints: [Color] = []
    var counts: [Int] = []
    for view in layout.scene.views {
      let inherited = view.parent.map { tints[$0] } ?? ControlPalette.blue
      tints.append(colors.color(ViewElement(view.varied).tintColor) ?? inherited)
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
    let control = StandardControl(view, on: platform, images: layout.document.images)
    let shape =
      control.map { self.shape(of: $0, position, size) }
      ?? (platform == .macOS ? desktopShape(position) : touchShape(position))
    appearance.shape = shape.adapted(to: layout.texts, layout.document.release)
    appearance.background = background(of: view)
    appearance.opacity = min(max(ViewElement(view.varied).opacity, 0), 1)
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
        guard let cell = view.cell, cell.borderStyle == nil, cell.drawsBackground == true else {
          return nil
        }
        return colors.color(cell.backgroundColor)
      }
      return backgroundColor(of: view)
    case .searchBar, .navigationBar, .toolbar, .tabBar, .box, .switch, .progressView: return nil
    case .tableView, .outlineView:
      return backgroundColor(of: view) ?? .white
    case .scrollView where platform == .macOS:
      // Its clip view says whether it has a ground.
      return ScrollViewElement(view.varied).clipView?.drawsBackground == false ? nil : .white
    case .clipView where ViewElement(view.varied).drawsBackground == false: return nil
    default: return backgroundColor(of: view)
    }
  }

  func backgroundColor(of view: ResolvedView) -> Color? {
    colors.color(ViewElement(view.varied).backgroundColor)
  }

  private func clips(_ view: ResolvedView) -> Bool {
    if let clips = ViewElement(view.varied).clipsSubviews { return clips }
    return switch view.kind {
    case .scrollView, .tableView, .collectionView, .clipView, .textView, .outlineView: true
    default: false
    }
  }

  /// What `userDefinedRuntimeAttributes` say of the view's layer.
  private func addLayer(of view: ResolvedView, to appearance: inout ViewAppearance) {
    var borderWidth = 0.0
    var borderColor = Color.black
    for attribute in ViewElement(view.varied).userDefinedRuntimeAttributes {
      switch attribute.keyPath {
      case "layer.cornerRadius", "cornerRadius": appearance.cornerRadius = attribute.number ?? 0
      case "layer.borderWidth", "borderWidth": borderWidth = attribute.number ?? 0
      case "layer.borderColor", "borderColor", "layer.borderUIColor":
        borderColor = colors.color(attribute.color) ?? borderColor
      default: break
      }
    }
    if borderWidth > 0 { appearance.border = StrokeStyle(color: borderColor, width: min(borderWidth, 20)) }
  }
}

extension RuntimeAttributeElement {
  fileprivate var number: Double? { integer?.value ?? real?.value }
}
