package import PlumbInterfaceBuilder

extension ResolvedScene {
  /// The positions of a view and all below it, which follow each other.
  package func subtree(of position: Int) -> Range<Int> {
    var end = position + 1
    while end < views.count, let parent = views[end].parent, parent >= position { end += 1 }
    return position..<end
  }
}
