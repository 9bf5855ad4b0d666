import PlumbConstraintSolver
import PlumbGeometry

/// Contents whose height depends on the width that they are given.
extension LayoutTree {
  /// Says whether the content provider is to be asked for a height once the width is known.
  ///
  /// It is asked again where the width or the alignment insets have changed, where `setContentSize` was
  /// called, or `setNeedsContentSize`.
  package mutating func setContentDependsOnWidth(_ depends: Bool, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    replaceContentDependsOnWidth(of: index, by: depends)
    askForContent(of: index)
  }

  /// Has the next layout ask the content provider again, as its answer may be another one for the same width.
  package mutating func setNeedsContentSize(of node: NodeID) throws(LayoutError) {
    askForContent(of: try index(node))
  }

  /// Has the next layout ask for a content again, whatever its width.
  mutating func askForContent(of index: Int32) {
    guard nodes[Int(index)].description.contentDependsOnWidth else { return }
    nodes[Int(index)].askedWidth = .nan
    listAsked(index)
  }

  /// Has the next layout ask for all contents that depend on their widths.
  mutating func askForAllContents() {
    if !hasWidthDependentContent { return }
    for index in nodes.indices where nodes[index].isAlive { askForContent(of: Int32(index)) }
  }

  /// Has the next layout see whether a content has another width than the one that was asked for.
  mutating func listAsked(_ index: Int32) {
    if nodes[Int(index)].isAsked { return }
    nodes[Int(index)].isAsked = true
    askedNodes.append(index)
  }

  /// Asks for the contents whose widths have changed.
  ///
  /// - Returns: Whether any content changed.
  mutating func adaptContentToWidths() throws(LayoutError) -> Bool {
    guard let contentProvider, !askedNodes.isEmpty else { return false }
    let asked = askedNodes.sorted()
    var changed = false
    for index in asked where nodes[Int(index)].isAlive && nodes[Int(index)].description.contentDependsOnWidth
    {
      guard let variables = nodes[Int(index)].variables else { continue }
      let frameWidth = roots[Int(nodes[Int(index)].root)].solver.value(of: variables.width)
      let width = PixelGrid.snap(alignmentExtent(at: index, .horizontal, ofFrame: frameWidth))
      if nodes[Int(index)].askedWidth == width { continue }
      let size = contentProvider.contentSize(of: id(index), width: width)
      let adapted = ContentSize(width: nodes[Int(index)].description.content.width, height: size.height)
      if adapted != nodes[Int(index)].description.content {
        try check(adapted)
        adaptContent(of: index, to: adapted)
        changed = true
      }
      nodes[Int(index)].askedWidth = width
    }
    for index in asked { nodes[Int(index)].isAsked = false }
    askedNodes.removeAll(keepingCapacity: true)
    return changed
  }
}
