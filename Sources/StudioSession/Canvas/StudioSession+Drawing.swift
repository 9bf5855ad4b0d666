import PlumbAnswers
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbLayoutRendering
import PlumbMarkup
import PlumbSceneDiagnostics
import PlumbSceneRendering

extension StudioSession {
  /// Does a part of what can wait until nobody does anything: draws a scene, or looks for what is wrong.
  mutating func rest() throws(StudioError) {
    // What is dragged stands for what the document says until the button is let go.
    if pointer.isBusy { return }
    if !undrawn.isEmpty {
      let scene = undrawn.removeFirst()
      try draw(scene)
      // These say what is wrong with views that are drawn.
      if undrawn.isEmpty { update.needs.formUnion([.overlay, .outline, .inspector]) }
    } else if preview?.panes.contains(where: { $0.picture == nil }) ?? false {
      continuePreview()
    } else if report == nil, !unjudged.isEmpty {
      let scene = unjudged.removeFirst()
      // What cannot be judged the linter says.
      do throws(AnswerError) { _ = try document.diagnosis(ofScene: scene) } catch {}
    } else if report == nil {
      report = try asking { session throws(AnswerError) in try session.findings(by: Rule.onCanvas) }
      update.needs.formUnion([.issues, .outline, .inspector])
    } else {
      continuePreview()
    }
  }

  /// Draws a scene anew.
  private mutating func draw(_ scene: Int) throws(StudioError) {
    let size = resized[scene]
    let diagnosis = try onCanvas { session throws(AnswerError) in
      guard let size else { return try session.diagnosis(ofScene: scene) }
      var other = session
      other.environment.size = size
      return try other.diagnosis(ofScene: scene)
    }
    show(diagnosis, scene)
  }

  /// Puts the pictures of a scene's roots in the place of those that were there.
  mutating func show(_ diagnosis: SceneDiagnosis, _ scene: Int) {
    let layout = diagnosis.layout
    let mainID = layout.scene.mainRoot.map { layout.scene.views[$0].id }
    var drawn: [Board] = []
    var next: Point?
    let main = plan.origin(ofScene: scene)
    for (place, picture) in diagnosis.renderedScenes().enumerated() {
      let root = picture.views.first?.id ?? ""
      let free = next ?? main
      let origin = root == mainID && layout.scene.id != nil ? main : plan.origin(ofRoot: root) ?? free
      let board = Board(
        picture, name: "s\(scene)r\(place)", scene: scene, origin: origin,
        guides: layout.guideRects(on: picture), isResizable: root == mainID)
      // Others of the scene come below it.
      next = Point(x: main.x, y: max(free.y, board.extent.maxY + 80))
      drawn.append(board)
    }
    if drawn.isEmpty, let empty = emptyBoard(ofScene: scene, at: main) { drawn.append(empty) }
    let old = boards.filter { $0.scene == scene }.map { $0.name }
    let names = drawn.map { $0.name }
    update.removed += old.filter { !names.contains($0) }
    update.boards += names
    let place = boards.firstIndex { $0.scene >= scene } ?? boards.count
    boards.removeAll { $0.scene == scene }
    boards.insert(contentsOf: drawn, at: min(place, boards.count))
    update.needs.formUnion([.overlay, .links])
  }

  /// Takes other bytes for the document, and has drawn anew what differs.
  ///
  /// - Parameter title: What was done, for whoever wants to undo it; nil for what is undone or done again.
  mutating func adopt(_ bytes: [UInt8], _ title: String?) throws(StudioError) {
    let old = document.document
    if bytes == old.markup.bytes { return }
    do throws(AnswerError) {
      document = try DocumentSession(bytes, name: document.name)
      if let session = elsewhere {
        elsewhere = try DocumentSession(bytes, name: document.name, in: session.environment)
      }
    } catch {
      throw .refused(error.message)
    }
    if let title { history.note(title, from: old.markup.bytes, to: bytes) }
    let new = document.document
    items = DocumentItems(new, in: Environment())
    let (places, leads) = (plan, links.links)
    links = SceneLinks(new)
    plan = CanvasPlan(new, items.scenes)
    report = nil
    unjudged = Array(new.scenes.indices)
    selection.removeAll { items[$0] == nil }
    ghost = nil
    renewPreview()
    switch popover {
    // What these show is about the document before.
    case .trial?, .issue?: popover = nil
    default: break
    }
    if new.scenes.count == old.scenes.count {
      let elsewhere = new.scenes.indices.filter { plan.origin(ofScene: $0) != places.origin(ofScene: $0) }
      let changed = changed(old, new, leads + links.links) + elsewhere
      for scene in changed where !undrawn.contains(scene) { undrawn.append(scene) }
    } else {
      undrawn = Array(new.scenes.indices)
      update.removed += boards.map { $0.name }
      boards = []
    }
    update.needs.formUnion([.document, .outline, .inspector, .selection, .links, .popover])
  }

  /// The scenes that are to be drawn anew: those that were changed, and those that they lead to, whose bars may come from
  /// them; all where something around the scenes was.
  ///
  /// - Complexity: Linear in the bytes and links.
  private func changed(
    _ old: InterfaceDocument, _ new: InterfaceDocument, _ links: [SceneLinks.Link]
  ) -> [Int] {
    if Self.surroundings(of: old) != Self.surroundings(of: new) { return Array(new.scenes.indices) }
    var changed = new.scenes.indices.filter { Self.bytes(new.scenes[$0]) != Self.bytes(old.scenes[$0]) }
    var next = 0
    while next < changed.count {
      for link in links where link.source == changed[next] && !changed.contains(link.target) {
        changed.append(link.target)
      }
      next += 1
    }
    return changed
  }

  private static func bytes(_ scene: SceneElement) -> ArraySlice<UInt8> {
    scene.objects.document.bytes[scene.objects.range]
  }

  /// What lies before, between and behind the scenes' objects.
  private static func surroundings(of document: InterfaceDocument) -> [UInt8] {
    let bytes = document.markup.bytes
    var surroundings: [UInt8] = []
    var end = 0
    for scene in document.scenes {
      surroundings += bytes[end..<scene.objects.range.lowerBound]
      end = scene.objects.range.upperBound
    }
    return surroundings + bytes[end...]
  }
}
