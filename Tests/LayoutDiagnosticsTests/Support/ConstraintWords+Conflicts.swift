import PlumbAutoLayout
import PlumbLayoutDiagnostics

extension ConstraintWords {
  /// The conflicts under a root of a tree that nobody has asked about before.
  func conflicts(under root: NodeID) throws(LayoutError) -> [ConflictReport] {
    var facts = LayoutFacts(tree)
    return try conflicts(under: root, &facts)
  }
}
