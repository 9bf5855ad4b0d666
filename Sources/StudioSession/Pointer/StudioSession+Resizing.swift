import PlumbAnswers
import PlumbGeometry
import PlumbLayoutRendering

extension StudioSession {
  mutating func beginResize(_ name: String, _ edge: String, _ start: Point) throws(StudioError) {
    guard let board = boards.first(where: { $0.name == name }) else { return }
    pointer = .resizing(
      EdgeDrag(
        board: name, scene: board.scene, edge: edge, start: start, size: board.picture.scene.size,
        session: elsewhere ?? document))
  }

  /// Shows the scene at the size that the pointer asks for.
  mutating func resize(_ drag: EdgeDrag, to point: Point, _ modifiers: Modifiers) throws(StudioError) {
    var drag = drag
    drag.session.environment.size = drag.size(at: point)
    do throws(AnswerError) {
      show(try drag.session.diagnosis(ofScene: drag.scene), drag.scene)
    } catch {
      throw .refused(error.message)
    }
    pointer = .resizing(drag)
    let size = drag.size(at: point)
    update.status = StudioUpdate.Status(
      "\(Int(size.width)) × \(Int(size.height)). The document stays as it is.")
  }

  /// Leaves the scene as it is shown; it comes back to its own size when it is next drawn.
  mutating func finish(_ drag: EdgeDrag) {
    resized[drag.scene] = drag.session.environment.size
    // There is something now that “As saved” takes back.
    update.needs.insert(.surroundings)
  }
}
