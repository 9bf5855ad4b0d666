import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// Where a project's documents are to hold, as its configuration says.
package enum MatrixDescription: Hashable, Sendable {
  /// What ships today, as Plumb knows it.
  case shipping
  case axes(SituationMatrix)

  /// Where layouts are checked.
  package var situations: [Surroundings] {
    switch self {
    case .shipping: SituationMatrix.shipping
    case .axes(let matrix): matrix.situations()
    }
  }
}

extension SituationMatrix.Strings {
  package var name: String { self == .written ? "written" : "doubled" }
}

extension Orientation {
  /// As configurations write it.
  package var name: String { self == .portrait ? "portrait" : "landscape" }
}

extension LayoutDirection {
  /// As configurations write it.
  package var shortName: String { self == .leftToRight ? "ltr" : "rtl" }
}
