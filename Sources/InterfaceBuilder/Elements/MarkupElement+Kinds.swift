import PlumbMarkup

extension MarkupElement {
  /// Whether the element describes a view: it has a frame, or a name that only views have.
  ///
  /// The frame is the better sign: an element kind that nobody has heard of yet is a view if it has one.
  var isView: Bool {
    if isNamed(.variation) { return false }
    let view = ViewElement(self)
    return view.frame != nil || view.frameInset != nil || ViewKind(elementName: name) != nil
  }

  /// Whether the element describes a view controller, by the name that all kinds of them have.
  var isController: Bool { name.hasSuffix("Controller") }

  /// The child that records the view's frame.
  package var recordedFrameElement: MarkupElement? {
    let view = ViewElement(self)
    return view.frame?.element ?? view.frameInset?.element
  }
}
