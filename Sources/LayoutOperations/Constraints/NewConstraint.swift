import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbLayoutDiagnostics

/// A constraint that is to be written.
package struct NewConstraint: Hashable, Sendable {
  /// An attribute of a view or guide, by the document's id.
  package struct Side: Hashable, Sendable {
    package let item: String
    package let attribute: Attribute

    package init(_ item: String, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  package var first: Side
  package var relation = Relation.equal
  package var second: Side?
  /// As it is written: `16:9`, `0.5`; nil for 1.
  package var multiplier: String?
  /// In points.
  package var constant = 0.0
  package var priority = 1000.0
  /// Whether the constant is the standard space, whatever that is.
  package var isStandard = false

  package init(_ first: Side, _ second: Side? = nil, constant: Double = 0) {
    self.first = first
    self.second = second
    self.constant = constant
  }
}

extension Attribute {
  /// The name in documents: Interface Builder writes `baseline` for the last baseline.
  package var documentName: String { self == .lastBaseline ? "baseline" : name.description }
}
