import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
@_spi(Lookup) import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// Whether the frame counts: constraints decide it, it is seen, and Interface Builder does not call it wrong.
  package func isJudged(in scene: ResolvedScene) -> Bool {
    guard isConstrained(in: scene), element["misplaced"] != "YES", element["ambiguous"] != "YES" else {
      return false
    }
    var superview = parent
    while let position = superview {
      if scene.views[position].isHidden { return false }
      superview = scene.views[position].parent
    }
    return true
  }

  /// Whether the size is that of a plain control in a system font, which Plumb measures.
  fileprivate func hasMeasuredSize(on platform: Platform) -> Bool {
    let kinds: Set<ViewKind> = [
      .label, .button, .textField, .switch, .slider, .segmentedControl, .stepper, .progressView,
      .activityIndicatorView, .popUpButton, .comboBox, .searchField, .secureTextField,
    ]
    guard kinds.contains(kind), customClass == nil, attributes.subviews == nil else {
      return false
    }
    if platform == .macOS { return cell?.font?.name == nil }
    return LabelElement(element).fontDescription?.name == nil
  }
}

extension InterfaceDocument {
  /// The document with other recorded origins, and where wanted other recorded sizes of plain controls, wherever
  /// constraints decide, and without Interface Builder's marks: what is merely read scores nothing.
  package func perturbed(sizes: Bool) throws(DocumentError) -> InterfaceDocument {
    var edits = FrameEdits()
    for scene in resolve() {
      for (position, view) in scene.views.enumerated() {
        edits.removeMarks(of: view)
        guard view.isJudged(in: scene), var frame = view.recorded else { continue }
        frame.origin.x += 31 + Double(position % 7)
        frame.origin.y += 17 + Double(position % 5)
        if sizes, view.hasMeasuredSize(on: platform) {
          frame.size.width += 11 + Double(position % 3)
          frame.size.height += 9 + Double(position % 4)
        }
        edits.set(frame, of: view)
      }
    }
    return try InterfaceDocument(bytes: edits.applied(to: Array(markup.bytes)))
  }
}
