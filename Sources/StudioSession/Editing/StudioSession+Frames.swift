import PlumbAnswers
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations

extension StudioSession {
  /// Sets a number of a view's recorded frame, which does what dragging the view that far does.
  mutating func setFrame(of view: ResolvedView, _ property: String, _ message: StudioMessage)
    throws(StudioError)
  {
    guard let number = message.points("value") else { throw .refused(Self.noNumber) }
    guard var frame = view.recorded else { throw .refused("The document records no frame of this view.") }
    var way = Point(x: 0, y: 0)
    var handle: String?
    switch property {
    case "x":
      way.x = number - frame.minX
      frame.origin.x = number
    case "y":
      way.y = number - frame.minY
      frame.origin.y = number
    case "width":
      (way.x, handle) = (number - frame.width, "e")
      frame.size.width = number
    case "height":
      (way.y, handle) = (number - frame.height, "s")
      frame.size.height = number
    default: throw .malformed("A frame has no “\(property)”.")
    }
    guard frame.width > 0, frame.height > 0 else { throw .refused("A width and a height are above 0.") }
    if settings.isLive, isMovable(view.id), let board = board(ofView: view.id), elsewhere == nil,
      var drag = try drag([view.id], on: board, from: board.origin, handle: handle, isLive: true)
    {
      drag.way = way
      try show(drag)
      pointer = .idle
      return try finish(drag)
    }
    let edits: [DocumentEdit]
    do throws(FrameWritingError) { edits = try FrameWriting.edits(of: view, frame: frame) } catch {
      throw .refused("\(items.name(view.id)) cannot be moved: \(error.reason.words).")
    }
    try perform("Change \(items.name(view.id))", .change(edits), on: [view.id], frames: .none)
  }
}
