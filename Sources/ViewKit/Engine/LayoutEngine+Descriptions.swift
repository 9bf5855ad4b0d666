import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// From views to descriptions of their nodes.
extension LayoutEngine {
  /// Makes the parts of a description anew that edits are about. Views' own code runs here, which may change the tree.
  func describe(_ view: UIView, _ edits: ViewEdits, in description: inout NodeDescription) {
    if edits.contains(.placement) {
      description.frame = view.engineFrame
      description.placement = view.placement(in: self)
    }
    if edits.contains(.direction) { description.direction = view.engineDirection }
    if edits.contains(.content) { describeContent(of: view, in: &description) }
    if edits.contains(.insets) { description.margins = view.engineMargins }
    if edits.contains(.arrangement) { description.stack = view.stackArrangement(in: self) }
  }

  private func describeContent(of view: UIView, in description: inout NodeDescription) {
    let span = LayoutRecorder.current?.begin(.contentMeasured, view)
    description.content = view.engineContentSize
    // That a view has no content goes without saying.
    span?.end(unlessEmpty: description.content == .none)
    if view.convertsAlignment {
      let conversion = alignmentConversion(of: view)
      description.alignmentInsets = conversion.insets
      description.alignmentGrowth = conversion.growth
      askForAlignment(of: view.item)
    } else {
      description.alignmentInsets = view.fixedAlignmentInsets
    }
    description.contentDependsOnWidth = view.engineContentWraps
    description.horizontal = view.engineContentPriorities(.horizontal)
    description.vertical = view.engineContentPriorities(.vertical)
    description.baselines = view.engineBaselines
  }

  /// Tells the tree what of a view it has to know.
  func describe(_ view: UIView, _ edits: ViewEdits) {
    guard let node = view.item.node else { return }
    var edits = edits
    if !view.layoutState.contains(.dependsOnInsets) { edits.remove(.insets) }
    // A stack view may arrange inside its margins.
    if edits.contains(.insets), view is UIStackView { edits.insert(.arrangement) }
    var description = NodeDescription()
    describe(view, edits, in: &description)
    attempt { () throws(LayoutError) in
      try tree.describe(node, as: description, edits.parts)
      // The same size may be that of another text.
      if edits.contains(.content), description.contentDependsOnWidth {
        try tree.setNeedsContentSize(of: node)
      }
      if edits.contains(.direction) { try turn(view, description.direction) }
      if edits.contains(.insets) { try placeGuides(of: view, insideMargins: description.margins) }
      if edits.contains(.arrangement), let area = view.contentArea {
        try tree.setGivenFrame(area.frame, of: area.node)
      }
    }
  }

  /// Has what a view owns run as the view does.
  private func turn(_ view: UIView, _ direction: LayoutDirection) throws(LayoutError) {
    for guide in view.guides {
      if let node = guide.item.node { try tree.setDirection(direction, of: node) }
    }
    if !distances.isEmpty { try turnDistances(in: view) }
  }

  private func placeGuides(of view: UIView, insideMargins margins: EdgeInsets) throws(LayoutError) {
    // Inside a scroll view its margins are measured from the content.
    if let area = view.contentArea { try tree.setMargins(margins, of: area.node) }
    for guide in view.guides {
      (guide as? UIKeyboardLayoutGuide)?.fit()
      guard let node = guide.item.node else { continue }
      try tree.setPlacement(guide.placement, of: node)
    }
  }
}
