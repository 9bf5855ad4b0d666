import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// What the frames that a document records say of its texts: a line a text.
///
/// A line begins with T where nothing but the text decides its room, with F where something else does: its frame may have
/// been fitted to it all the same. The lines have the text itself, for who counts its characters; they are not to be kept.
struct TextEvidence {
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument) throws {
    let layouts = try SceneLayouts(of: document, in: Environment(content: .recorded))
    for scene in document.scenes {
      let layout = try layouts.layout(of: scene)
      for (position, view) in layout.scene.views.enumerated() {
        guard let recorded = view.recorded, let title = Title(view, in: layout) else { continue }
        let node = layout.viewNodes[position]
        let isNatural = try [FramePart.width, .height].map { part in
          let reasons = try layout.tree.influences(on: part, of: node)
          return !reasons.isEmpty && reasons.allSatisfy { $0.isContent(of: node) }
        }
        guard isNatural[0] || isNatural[1] else {
          lines.append("F\t" + title.line(width: recorded.width, height: nil))
          continue
        }
        let (width, height) = (isNatural[0] ? recorded.width : nil, isNatural[1] ? recorded.height : nil)
        lines.append("T\t" + title.line(width: width, height: height))
      }
    }
  }
}

/// A control's text in its font, with the size that the control is measured to have.
private struct Title {
  private let text: String
  private let font: Font
  private let figures: ShownFigures
  private let context: ControlContext

  /// nil for what shows no text alone, or one in a font that nobody knows.
  init?(_ view: ResolvedView, in layout: SceneLayout) {
    guard let figures = ShownFigures(view, in: layout) else { return nil }
    self.figures = figures
    context = layout.controlContext(of: view)
    if layout.document.platform == .macOS {
      guard let control = view.desktopControl(images: layout.document.images), control.image == nil,
        !control.showsSymbol, !control.lacksImageSize, control.items.isEmpty, control.segments.isEmpty
      else { return nil }
      (text, font) = (control.title, control.font)
    } else {
      switch view.touchControl(images: layout.document.images) {
      case .label(let text, let font): (self.text, self.font) = (text, font)
      case .button(let button)
      where button.imageSize == nil && button.symbol == nil && !button.lacksImageSize
        && button.backgroundSize == nil:
        (text, font) = (button.title, button.font)
      default: return nil
      }
    }
    guard !text.isEmpty, !text.contains(where: \.isNewline), !text.contains("\t") else { return nil }
  }

  func line(width: Double?, height: Double?) -> String {
    let font = font.known(in: context.release, on: context.platform)
    let measured = [Axis.horizontal, .vertical].map { figures.measured(along: $0) }
    let numbers: [Double?] = [
      font.size, font.weight.value, context.scale, width, measured[0], height, measured[1],
      singleLineWidth(of: text, font: font),
    ]
    let words: [String] = [
      figures.kind, "\(font.family)", "\(font.generation)", font.style.map { "\($0)" } ?? "-",
    ]
    let fields = words + numbers.map { $0.map { "\($0)" } ?? "-" } + [text]
    return fields.joined(separator: "\t")
  }
}
