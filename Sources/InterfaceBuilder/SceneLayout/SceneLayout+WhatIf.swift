import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// Copies of a layout for questions about it.
extension SceneLayout {
  /// A copy in which no recorded size stands for a content that is clearly of another size: what constraints
  /// stretched or compressed shows there, where it would seem to be as large as its content in the layout of
  /// recorded sizes.
  ///
  /// For questions of freedom: its frames may be off by what Plumb's metrics are. Solved.
  package func unstretched() throws(LayoutError) -> SceneLayout {
    var copy = self
    for (position, content) in contents.enumerated() where content.size != content.naturalSize {
      copy.contents[position].size = content.naturalSize
      try copy.tree.setContentSize(content.naturalSize, of: viewNodes[position])
    }
    try copy.tree.layout()
    return copy
  }

  /// A copy in which nothing is open only because nobody can know a content's size or because the document
  /// asks not to look (`verifyAmbiguity`). Solved.
  ///
  /// A view of a custom class may have a content size that its code alone knows, if nothing inside it
  /// says how large it is.
  package func withUnknownsDecided() throws(LayoutError) -> SceneLayout {
    var copy = self
    for (position, view) in scene.views.enumerated() {
      let node = viewNodes[position]
      let verification = view.attributes.verifyAmbiguity
      if verification == "off" {
        try copy.keepPlace(ofView: position)
      } else if verification == "ignoreSizes" || mayHaveContent(view, position) {
        guard let rect = tree.alignmentRect(of: node) else { continue }
        let content = contents[position].size
        try copy.tree.setContentSize(
          ContentSize(width: content.width ?? rect.width, height: content.height ?? rect.height), of: node)
      }
    }
    try copy.tree.layout()
    return copy
  }

  /// Whether a view may have a content size that the document does not tell: its class alone knows it, or the
  /// image or the cell that code will give it.
  private func mayHaveContent(_ view: ResolvedView, _ position: Int) -> Bool {
    guard subviews[position].isEmpty else { return false }
    switch view.kind {
    case .imageView, .colorWell, .pathControl, .levelIndicator, .matrix, .form, .browser, .predicateEditor,
      .ruleEditor:
      return true
    case .label, .textField:
      guard view.customClass == nil else { return true }
      // What is typed may be of any length.
      return document.platform == .macOS && view.cell?.editable == true
    default:
      return view.customClass != nil || ViewKind(elementName: view.element.name) == nil
    }
  }

  /// The same scene in surroundings in which text runs one way: itself where it does already. Solved.
  package func running(_ direction: LayoutDirection) throws(LayoutError) -> SceneLayout {
    if direction == environment.direction { return self }
    var other = environment
    other.direction = direction
    var copy = try SceneLayout(
      scene, of: document, in: other, embedding: embedding, generation: usualGeneration)
    try copy.layout()
    return copy
  }

  /// Whether the size of a view's content is known: neither a recorded one for want of a better, nor that of
  /// a class that may know another.
  package func isContentCertain(ofView position: Int) -> Bool {
    contents[position].isKnown && !contents[position].isStandIn
  }

  /// The size that a view's content asks for where nothing stretches it, in points of its alignment rectangle.
  package func naturalContentSize(ofView position: Int) -> ContentSize { contents[position].naturalSize }

  /// Has a view stay where it is if nothing else decides, by constraints weaker than any that a document has.
  private mutating func keepPlace(ofView position: Int) throws(LayoutError) {
    let node = viewNodes[position]
    guard let rect = tree.alignmentRect(of: node), let parent = tree.parent(of: node) else { return }
    let insets = tree.alignmentInsets(of: parent)
    for axis in Axis.allCases {
      let weak = Priority(0.001)
      _ = try tree.add(
        LayoutConstraint(
          Anchor(node, axis.near), to: Anchor(parent, axis.near),
          constant: rect.origin[axis] - insets.near(axis), priority: weak))
      _ = try tree.add(LayoutConstraint(Anchor(node, axis.extent), constant: rect.size[axis], priority: weak))
    }
  }
}
