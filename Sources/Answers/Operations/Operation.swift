import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics

/// What Interface Builder's menus do to views.
package enum Operation: Sendable {
  case updateFrames
  case updateConstants
  case clear
  case pin(PinRequest)
  case align(AlignRequest)

  /// The word by which answers name it.
  var name: String {
    switch self {
    case .updateFrames: "update-frames"
    case .updateConstants: "update-constants"
    case .clear: "clear"
    case .pin: "pin"
    case .align: "align"
    }
  }
}

/// Which views an operation is for.
package enum OperationViews: Sendable {
  /// As people call them, in the order in which they do.
  case named([String])
  case all
}

/// Whose frames are brought up to date behind an operation.
package enum FramesAfter: String, Sendable, CaseIterable {
  case none, new, all
}

/// What an operation makes of a document.
package struct OperationAnswer: Sendable {
  package let name: String
  package let operation: String
  package let before: MarkupDocument
  package private(set) var after: MarkupDocument
  /// Each for the document that the ones before it make.
  package private(set) var steps: [Step] = []
  /// Views, constraints or frames that are changed, made or removed.
  package private(set) var count = 0
  package private(set) var left: [LeftAlone] = []
  /// How many more conflicts there are than before.
  package var newConflicts = 0

  /// Edits that are made at once.
  package struct Step: Sendable {
    let document: MarkupDocument
    let edits: [DocumentEdit]
  }

  init(_ name: String, _ operation: String, of document: MarkupDocument) {
    self.name = name
    self.operation = operation
    before = document
    after = document
  }

  package var isChanged: Bool { before.bytes != after.bytes }

  /// Takes what a step found, and the document that it makes.
  mutating func add(_ result: OperationResult, _ document: MarkupDocument) {
    steps.append(Step(document: after, edits: result.edits))
    after = document
    count += result.count
    left += result.left
  }
}
