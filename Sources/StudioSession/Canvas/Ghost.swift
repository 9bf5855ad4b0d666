import PlumbGeometry
import PlumbPageContent

/// What would become of views if something were done that is not done yet.
struct Ghost: Hashable, Sendable {
  /// Where views would come to lie, in the coordinates of their root.
  struct Move: Hashable, Sendable {
    let view: String
    let frame: Rect
  }

  var moves: [Move]

  func draw(_ text: inout OverlayText, _ boards: [Board]) {
    for board in boards {
      for move in moves where board.positions[move.view] != nil {
        text.rectangle(move.frame.moved(by: board.origin), "ghost")
        if let frame = board.frame(of: move.view) {
          text.line(frame.center, move.frame.moved(by: board.origin).center, "ghost")
        }
      }
    }
  }
}
