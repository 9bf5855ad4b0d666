import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// Where a project's documents are to hold, as its configuration says.
package enum MatrixDescription: Hashable, Sendable {
  /// What ships today, as Plumb knows it.
  case shipping
  case axes(SituationMatrix)

  /// The word for what ships today.
  package static let shippingName = "shipping"

  /// Where layouts are checked: in each document's own surroundings, where alone recorded frames can be judged, and in the
  /// situations that are asked for.
  package var situations: [Surroundings] {
    let asked =
      switch self {
      case .shipping: SituationMatrix.shipping
      case .axes(let matrix): matrix.situations()
      }
    let own = Surroundings(name: "its own device", environment: Surroundings.own.environment)
    return [own] + asked.filter { $0.environment != own.environment }
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
