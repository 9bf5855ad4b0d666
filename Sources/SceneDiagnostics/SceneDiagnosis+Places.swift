import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// Places of diagnosed objects in the document.
extension SceneDiagnosis {
  /// The span in the document that states a row.
  ///
  /// This is the constant of a constraint, or else its tag; for a generated row it is the tag of the view.
  package func span(of row: RowSource) -> SourceSpan? {
    guard let element = element(of: row) else { return nil }
    switch row {
    case .constraint:
      let constraint = ConstraintElement(element)
      return (constraint.constantPlace ?? constraint.firstAttributePlace)?.span ?? element.span
    case .generated:
      return element.span
    }
  }

  /// The id of a row's constraint, or of the view that a generated row belongs to.
  package func id(of row: RowSource) -> String? { element(of: row)?.id }

  /// The span of the numbers in a view's recorded frame; the view's tag where no frame is recorded.
  package func frameSpan(ofView position: Int) -> SourceSpan? {
    let element = layout.scene.views[position].element
    guard let rect = element.recordedFrameElement else { return element.span }
    guard let first = rect.attributes.first, let last = rect.attributes.last else { return rect.span }
    let key = rect.keyAttribute
    // The numbers are wrong, not the key before them.
    let numbers =
      key.map { $0.range.upperBound == first.range.upperBound } == true && rect.attributes.count > 1
    let start = numbers ? rect.attributes[1].range.lowerBound : first.range.lowerBound
    return element.document.span(of: start..<last.range.upperBound)
  }

  /// The range of values that an opening leaves, in points, in the document's coordinates.
  ///
  /// Where y grows upwards in the document, y is measured from the superview's lower edge.
  package func documentRange(
    of opening: AmbiguityReport.Opening, _ node: NodeID
  ) -> (lowest: Double, highest: Double) {
    guard opening.part == .y, let position = view(of: node), layout.isUpsideDown(ofView: position),
      let parent = layout.tree.parent(of: node), let whole = layout.tree.frame(of: parent)?.height,
      let height = layout.tree.frame(of: node)?.height
    else { return (opening.lowest, opening.highest) }
    return (whole - height - opening.highest, whole - height - opening.lowest)
  }
}
