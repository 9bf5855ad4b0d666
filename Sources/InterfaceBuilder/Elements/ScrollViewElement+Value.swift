import PlumbMarkup

extension ScrollViewElement {
  /// The clip view of macOS, which shows a part of what scrolls.
  package var clipView: ViewElement? {
    for child in element.children where child.isNamed(.clipView) && child.key == "contentView" {
      return ViewElement(child)
    }
    return nil
  }
}
