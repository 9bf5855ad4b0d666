import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

extension LayoutInspection {
  /// The views under a root that are lost, in the order of the tree, superviews before subviews; the first 300
  /// of them.
  ///
  /// What is hidden is not lost, nor what scrolling brings into view, nor an empty view that shows nothing: a
  /// spacer, a label without a text, a container that nothing is in. Inside the framework's own controls
  /// nobody looks.
  ///
  /// - Parameters:
  ///   - tolerance: What a content may lack in points: the size of a pixel, or what metrics may be off by.
  ///   - includingSpacers: Whether views without extent count that would show nothing if they had one.
  /// - Complexity: Linear in the nodes; for each lost view, in the size of the basis.
  package func lostViews(
    under root: NodeID, tolerance: Double = 1, includingSpacers: Bool = false
  ) throws(LayoutError) -> [LostView] {
    guard let bounds = tree.frame(of: root)?.size else { return [] }
    var search = LostViewSearch(self, tolerance: tolerance, includesSpacers: includingSpacers)
    let whole = Rect(origin: .zero, size: bounds)
    var losing = LostViewRows(tree)
    try search.visit(
      root, LostViewSearch.Surroundings(origin: .zero, visible: whole, clipper: nil, isFixed: true), &losing)
    return search.found.withFollowersFolded(in: tree)
  }
}
