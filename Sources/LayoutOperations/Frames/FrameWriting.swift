import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// How a view's frame is recorded.
package enum FrameWriting {
  /// What records another frame of a view, in the document's own coordinates; nothing where it is that already.
  ///
  /// - Throws: Where a size class gives the view its frame, or an older form of document.
  package static func edits(of view: ResolvedView, frame: Rect) throws(FrameWritingError) -> [DocumentEdit] {
    guard let written = ViewElement(view.element).frame?.element else { throw .oldForm }
    guard view.attributes.frame?.element == written else { throw .variation }
    let recorded = view.attributes.recordedFrame
    let numbers = [
      ("x", frame.minX, recorded?.minX), ("y", frame.minY, recorded?.minY),
      ("width", frame.width, recorded?.width), ("height", frame.height, recorded?.height),
    ]
    var edits: [DocumentEdit] = []
    for (name, number, old) in numbers where number != old {
      edits.append(.setAttribute(written.index, name: name, value: DocumentNumber.coordinate(number)))
    }
    return edits
  }
}

/// Why a frame cannot be recorded.
package enum FrameWritingError: Error, Equatable, Sendable {
  case oldForm
  case variation

  package var reason: LeftAlone.Reason {
    switch self {
    case .oldForm: .oldForm
    case .variation: .variation
    }
  }
}
