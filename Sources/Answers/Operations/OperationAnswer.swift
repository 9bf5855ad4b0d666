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
  package internal(set) var left: [LeftAlone] = []
  /// How many more conflicts there are than before.
  package var newConflicts = 0

  /// Edits that are made at once.
  package struct Step: Sendable {
    let document: MarkupDocument
    let edits: [DocumentEdit]
    let deed: Deed
    /// How many frames or constraints.
    let count: Int
    /// How many views got other flags and kept their frames.
    let flags: Int
  }

  /// What was done: “2 constraints added”, “1 flag updated”.
  package var done: [String] {
    var done: [String] = []
    for deed in Deed.allCases {
      let count = steps.reduce(0) { $0 + ($1.deed == deed ? $1.count : 0) }
      if count > 0 { done.append(deed.words(count)) }
    }
    let flags = steps.reduce(0) { $0 + $1.flags }
    if flags > 0 { done.append(String(flags) + (flags == 1 ? " flag updated" : " flags updated")) }
    return done
  }

  /// What a step does to a document.
  enum Deed: Sendable, CaseIterable {
    case removedConstraints, addedConstraints, updatedConstants, updatedFrames, changedAttributes

    /// “2 constraints added”.
    fileprivate func words(_ count: Int) -> String {
      let (noun, verb) =
        switch self {
        case .updatedFrames: ("frame", "updated")
        case .updatedConstants: ("constant", "updated")
        case .changedAttributes: ("attribute", "changed")
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
      steps.append(
        Step(document: after, edits: result.edits, deed: deed, count: result.count, flags: result.flags))
    }
    after = document
    left += result.left
  }
}
