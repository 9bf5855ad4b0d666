import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder

/// Why a question has no answer.
public enum AnswerError: Error, Sendable {
  /// The bytes are no document that can be read.
  case unreadable(DocumentError)
  /// The document's constraints cannot be solved.
  case unsolvable(LayoutError)
  /// The document has no view.
  case noView
  /// A size was given for several scenes.
  case sizeOfSeveralScenes
  /// A size was given for a scene with several roots.
  case sizeOfSeveralRoots(Int)
  /// No scene is called so, or several are; the sentence says which there are.
  case unknownScene(String)
  /// No view is called so, or several are; the sentence says which are meant.
  case unknownView(String)
  /// No number of a view is called so.
  case unknownNumber(String)
  /// An operation could not be done; the sentence says why.
  case impossible(String)

  /// A sentence or several.
  public var message: String {
    switch self {
    case .unreadable(let error): error.message
    case .unsolvable(let error): "The document cannot be laid out. " + error.message
    case .noView: "There is no view here."
    case .sizeOfSeveralScenes: "A size is for one root, and the document has several scenes. Add --scene."
    case .sizeOfSeveralRoots(let count): "A size is for one root, and there are " + String(count) + " here."
    case .unknownScene(let sentence), .unknownView(let sentence), .unknownNumber(let sentence),
      .impossible(let sentence):
      sentence
    }
  }

  /// Where in the document it is; nil where it is about no place.
  public var position: SourcePosition? {
    if case .unreadable(let error) = self { return error.position }
    return nil
  }
}
