import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// Where a project's documents are to hold, as its configuration says.
package enum MatrixDescription: Hashable, Sendable {
  /// What ships today, as Plumb knows it.
  case shipping
  case axes(MatrixAxes)
}

/// What is combined with what. An axis with nothing on it is not varied.
package struct MatrixAxes: Hashable, Sendable {
  package enum Strings: Hashable, Sendable, CaseIterable {
    /// As the document has them.
    case written
    /// Each twice, as long as it may be in another language.
    case doubled
  }

  package enum Appearance: Hashable, Sendable, CaseIterable {
    case light, dark
  }

  package var devices: [Device] = []
  package var orientations: [Orientation] = []
  package var directions: [LayoutDirection] = []
  package var textSizes: [ContentSizeCategory] = []
  package var strings: [Strings] = []
  /// Of the root, in points.
  package var widths: [Double] = []
  package var appearances: [Appearance] = []

  package init() {}
}

extension MatrixAxes.Strings {
  package var name: String { self == .written ? "written" : "doubled" }
}

extension MatrixAxes.Appearance {
  package var name: String { self == .light ? "light" : "dark" }
}

extension Orientation {
  /// As configurations write it.
  package var name: String { self == .portrait ? "portrait" : "landscape" }
}

extension LayoutDirection {
  /// As configurations write it.
  package var shortName: String { self == .leftToRight ? "ltr" : "rtl" }
}
