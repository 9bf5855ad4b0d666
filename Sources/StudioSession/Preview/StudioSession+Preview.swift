import PlumbAnswers
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutLint
import PlumbLayoutRendering
import PlumbMarkup
import PlumbPageContent
import PlumbSceneDiagnostics
import PlumbSceneRendering

extension StudioSession {
  /// Opens the preview of the scene that is selected, or closes it.
  mutating func togglePreview() throws(StudioError) {
    update.needs.insert(.preview)
    if preview != nil {
      preview = nil
      return
    }
    let scenes = items.scenes.indices.filter { place in boards.contains { $0.scene == place } }
    guard let scene = selection.first.flatMap({ items[$0]?.scene }) ?? links.initial ?? scenes.first else {
      throw .refused("There is no scene to preview.")
    }
    let usual: [PreviewVariant] = [.phones, .tablets, .mirrored, .doubled]
    showPreview(of: scene, usual.filter { $0.isFor(document.document.platform) })
  }

  private mutating func showPreview(of scene: Int, _ variants: [PreviewVariant]) {
    var preview = ScenePreview(scene: scene, variants: variants)
    for variant in variants {
      for place in variant.places(environment) {
        preview.panes.append(ScenePreview.Pane(title: place.title, environment: place.environment))
      }
    }
    if document.document.platform != .tvOS,
      let board = boards.first(where: { $0.scene == scene && $0.isResizable })
    {
      let size = board.picture.scene.size
      let isPhone = document.document.platform == .iOS
      preview.sweep = WidthSweep(
        minimum: isPhone ? 320 : max(160, (size.width / 2).rounded()),
        maximum: isPhone ? 1376 : max(800, (size.width * 2).rounded()), height: size.height)
    }
    self.preview = preview
    update.needs.insert(.preview)
  }

  /// The same preview after the document or its surroundings have changed.
  mutating func renewPreview() {
    guard let old = preview else { return }
    guard items.scenes.indices.contains(old.scene) else {
      preview = nil
      return
    }
    showPreview(of: old.scene, old.variants)
    if let chosen = old.sweep?.chosen { look(atWidth: chosen) }
  }

  /// Changes what the preview shows: a choice of screens, or a width.
  mutating func preview(_ message: StudioMessage) throws(StudioError) {
    guard let shown = preview else { throw .refused("The preview is closed.") }
    if message.text("what") == "width" {
      guard let width = message.points("value") else { throw .refused(Self.noNumber) }
      look(atWidth: width)
      return
    }
    guard let variant = message.text("what").flatMap({ PreviewVariant(rawValue: $0) }) else {
      throw .malformed("There is no preview of “\(message.text("what") ?? "")”.")
    }
    let isOn = message.flag("value")
    let variants = PreviewVariant.allCases.filter { $0 == variant ? isOn : shown.variants.contains($0) }
    let sweep = shown.sweep
    showPreview(of: shown.scene, variants)
    preview?.sweep = sweep
    if let chosen = sweep?.chosen { look(atWidth: chosen) }
  }

  /// Shows the scene at a width, in the first pane.
  private mutating func look(atWidth width: Double) {
    guard var shown = preview, var sweep = shown.sweep else { return }
    let width = min(max(width.rounded(), sweep.minimum), sweep.maximum)
    let hadOne = sweep.chosen != nil
    sweep.chosen = width
    var environment = environment
    environment.exercise = nil
    environment.size = Size(width: width, height: sweep.height)
    var pane = ScenePreview.Pane(title: "\(Int(width)) wide", environment: environment)
    pane.picture = picture(of: shown.scene, in: environment)
    if hadOne { shown.panes[0] = pane } else { shown.panes.insert(pane, at: 0) }
    shown.sweep = sweep
    preview = shown
    update.needs.insert(.preview)
  }

  /// Draws the next pane, or tries the next widths.
  mutating func continuePreview() {
    guard var shown = preview else { return }
    update.needs.insert(.preview)
    if let place = shown.panes.firstIndex(where: { $0.picture == nil }) {
      shown.panes[place].picture = picture(of: shown.scene, in: shown.panes[place].environment)
    } else if var sweep = shown.sweep, sweep.isUnfinished {
      var environment = environment
      environment.exercise = nil
      var session = document
      for _ in 0..<8 where sweep.isUnfinished {
        environment.size = Size(width: sweep.next, height: sweep.height)
        session.environment = environment
        sweep.note(Self.troubles(in: &session, scene: document.document.scenes[shown.scene].id))
      }
      shown.sweep = sweep
    }
    preview = shown
  }

  /// What is wrong in a scene where a session shows it.
  private static func troubles(
    in session: inout DocumentSession, scene: String?
  ) -> [(key: String, title: String, isError: Bool)] {
    do throws(AnswerError) {
      let rules = ["conflicting-constraints", "ambiguous-layout", "clipped-content", "invisible-view"]
      let found = try session.findings(by: rules.compactMap { Rule.named($0) }, scene: scene).findings
      return found.map { ($0.rule + " " + ($0.subject ?? ""), $0.message.text, $0.severity == .error) }
    } catch {
      return []
    }
  }

  private func picture(of scene: Int, in environment: Environment) -> ScenePreview.Picture {
    var session = document
    session.environment = environment
    do throws(AnswerError) {
      let diagnosis = try session.diagnosis(ofScene: scene)
      let layout = diagnosis.layout
      let root = layout.scene.mainRoot.map { layout.scene.views[$0].id }
      let scenes = diagnosis.renderedScenes()
      guard let drawn = scenes.first(where: { $0.views.first?.id == root }) ?? scenes.first else {
        return ScenePreview.Picture(size: .zero, caption: "Nothing to see.", elements: "")
      }
      let picture = CanvasPicture(drawn, prefix: "p")
      let extent = picture.extent
      var elements = OverlayText()
      elements.group(
        "board", at: Point(x: -extent.minX, y: -extent.minY),
        picture.back + picture.views + picture.front + picture.troubles)
      let troubles = Self.troubles(in: &session, scene: document.document.scenes[scene].id).count
      let size = "\(drawn.size.width.points) × \(drawn.size.height.points)"
      return ScenePreview.Picture(
        size: extent.size,
        caption: troubles == 0 ? size : size + (troubles == 1 ? " · 1 finding" : " · \(troubles) findings"),
        elements: elements.text)
    } catch {
      return ScenePreview.Picture(size: Size(width: 320, height: 480), caption: error.message, elements: "")
    }
  }
}
