import PlumbDocumentEditing
import PlumbLayoutOperations
import PlumbMarkup

/// What an operation makes of a document.
package struct OperationAnswer: Sendable {
  package let name: String
  package let operation: String
  package let before: MarkupDocument
  package private(set) var after: MarkupDocument
  /// Each for the document that the ones before it make.
  package private(set) var steps: [Step] = []
  package private(set) var left: [LeftAlone] = []
  /// How many more conflicts there are than before.
  package var newConflicts = 0

  /// Edits that are made at once.
  package struct Step: Sendable {
    let document: MarkupDocument
    let edits: [DocumentEdit]
    package let deed: Deed
    /// How many frames or constraints.
    package let count: Int
  }

  /// What a step does to a document.
  package enum Deed: Sendable {
    case updatedFrames, updatedConstants, removedConstraints, addedConstraints

    /// “2 constraints added”.
    package func words(_ count: Int) -> String {
      let (noun, verb) =
        switch self {
        case .updatedFrames: ("frame", "updated")
        case .updatedConstants: ("constant", "updated")
        case .removedConstraints: ("constraint", "removed")
        case .addedConstraints: ("constraint", "added")
        }
      return String(count) + " " + noun + (count == 1 ? " " : "s ") + verb
    }
  }

  init(_ name: String, _ operation: String, of document: MarkupDocument) {
    self.name = name
    self.operation = operation
    before = document
    after = document
  }

  package var isChanged: Bool { before.bytes != after.bytes }

  /// Takes what a step found, and the document that it makes.
  mutating func add(_ result: OperationResult, _ deed: Deed, _ document: MarkupDocument) {
    if !result.edits.isEmpty {
      steps.append(Step(document: after, edits: result.edits, deed: deed, count: result.count))
    }
    after = document
    left += result.left
  }
}
