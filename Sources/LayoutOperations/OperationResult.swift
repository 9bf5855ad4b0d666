import PlumbDocumentEditing

/// What an operation would change in a document, and what it leaves alone.
package struct OperationResult: Sendable {
  /// For the document as it was read.
  package var edits: [DocumentEdit] = []
  /// How many views or constraints are changed, made or removed.
  package var count = 0
  /// The ids of views that get other frames.
  package var moved: Set<String> = []
  /// How many views get other flags and keep their frames.
  package var flags = 0
  package var left: [LeftAlone] = []

  package init() {}

  package static func += (result: inout OperationResult, other: OperationResult) {
    result.edits += other.edits
    result.count += other.count
    result.flags += other.flags
    result.moved.formUnion(other.moved)
    result.left += other.left
  }
}

/// Something that an operation could have changed and did not.
package struct LeftAlone: Hashable, Sendable {
  /// The document's id of a view or constraint.
  package let id: String
  /// What a person calls it.
  package let name: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// Plumb may be wrong about it: half a sentence on why. It is changed where it is named, or doubt is no matter.
    case doubt(String)
    /// It is open, so that no frame is better than another.
    case ambiguous
    /// Constraints that it has, or its content, hold it elsewhere than it is on the canvas.
    case heldElsewhere
    /// A size class decides it, and edits change base values.
    case variation
    /// It is written in a way that Interface Builder no longer writes.
    case oldForm

    package var words: String {
      switch self {
      case .doubt(let words): words
      case .ambiguous: "the constraints leave it open"
      case .heldElsewhere: "constraints that it has hold it elsewhere than on the canvas"
      case .variation: "a variation for the shown size class decides it"
      case .oldForm: "the document has it in the form of an older Xcode"
      }
    }
  }

  /// Whether it is left alone only because Plumb may be wrong.
  package var isDoubtful: Bool { if case .doubt = reason { true } else { false } }

  package init(id: String, name: String, reason: Reason) {
    self.id = id
    self.name = name
    self.reason = reason
  }
}
