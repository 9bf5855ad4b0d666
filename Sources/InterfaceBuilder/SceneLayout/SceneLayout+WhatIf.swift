import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// Copies of a layout that answer questions about it.
extension SceneLayout {
  /// Where more contents change, and most do, the solver plans anew: the steps to the new sizes, each of which may move all
  /// views, grow with their number.
  private static let mostChangesOfPlan = 256

  /// A solved copy in which each content has its own size where the recorded size clearly differs from it.
  ///
  /// Views that constraints stretch or compress show as such in the copy. In the layout itself, such a view
  /// seems to be as large as its content.
  ///
  /// The copy is for questions of freedom: its frames have the errors of Plumb's metrics.
  package func unstretched() throws(LayoutError) -> SceneLayout {
    var copy = self
    var changed = 0
    for (position, content) in contents.enumerated() where content.size != content.naturalSize {
      changed += 1
      copy.contents[position].size = content.naturalSize
      try copy.tree.setContentSize(content.naturalSize, of: viewNodes[position])
    }
    if changed > Self.mostChangesOfPlan, 2 * changed > contents.count { copy.tree.forgetPlan() }
    try copy.tree.layout()
    return copy
  }

  /// A solved copy that decides every view which is open only because nobody can know a content's size.
  ///
  /// It also decides the views that the document asks not to check (`verifyAmbiguity`).
  ///
  /// A view of a custom class without contents that decide its size may have a content size that its code
  /// alone knows.
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

  /// Whether a view may have a content size that the document does not tell.
  ///
  /// Its class alone may know the size, or the image or cell that code will give it.
  private func mayHaveContent(_ view: ResolvedView, _ position: Int) -> Bool {
    guard subviews[position].isEmpty else { return false }
    switch view.kind {
    case .imageView, .colorWell, .pathControl, .levelIndicator, .matrix, .form, .browser, .predicateEditor,
      .ruleEditor:
      return true
    case .label, .textField:
      guard view.customClass == nil else { return true }
      // The user may type a text of any length.
      return document.platform == .macOS && view.cell?.editable == true
    default:
      return view.customClass != nil || ViewKind(elementName: view.element.name) == nil
    }
  }

  /// The solved scene with text in one direction; the layout itself where it has this direction already.
  package func running(_ direction: LayoutDirection) throws(LayoutError) -> SceneLayout {
    if direction == environment.direction { return self }
    var other = environment
    other.direction = direction
    var copy = try SceneLayout(
      scene, of: document, in: other, embedding: embedding, generation: usualGeneration)
    try copy.layout()
    return copy
  }

  /// Whether the size of a view's content is known.
  ///
  /// It is not if a recorded size stands in for it, or if the view's class may know another size.
  package func isContentCertain(ofView position: Int) -> Bool { contents[position].trust.isCertain }

  /// The size that a view's content asks for where nothing stretches it: that of the alignment rectangle, in
  /// points.
  package func naturalContentSize(ofView position: Int) -> ContentSize { contents[position].naturalSize }

  /// Keeps a view where it is if nothing else decides, by constraints weaker than any of a document.
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
