import PlumbGeometry

/// What each property of a node marks where it becomes another one. The values have been checked.
extension LayoutTree {
  mutating func replaceFrame(of index: Int32, by frame: Rect) {
    guard nodes[Int(index)].description.frame != frame else { return }
    nodes[Int(index)].description.frame = frame
    mark(index, [.placement, .preference])
  }

  mutating func replacePlacement(of index: Int32, by placement: Placement) {
    guard nodes[Int(index)].description.placement != placement else { return }
    nodes[Int(index)].description.placement = placement
    mark(index, [.placement, .content])
  }

  mutating func replaceDirection(of index: Int32, by direction: LayoutDirection) {
    guard nodes[Int(index)].description.direction != direction else { return }
    nodes[Int(index)].description.direction = direction
    mark(index, .stack)
    markAnchors(of: index)
    for member in subtree(of: index) where member != index { markInwardRows(of: member) }
  }

  mutating func replaceMargins(of index: Int32, by margins: EdgeInsets) {
    guard nodes[Int(index)].description.margins != margins else { return }
    nodes[Int(index)].description.margins = margins
    markAnchors(of: index, onlyMargins: true)
  }

  mutating func replaceAlignment(of index: Int32, by insets: EdgeInsets, _ growth: EdgeInsets) {
    guard
      nodes[Int(index)].description.alignmentInsets != insets
        || nodes[Int(index)].description.alignmentGrowth != growth
    else { return }
    nodes[Int(index)].description.alignmentInsets = insets
    nodes[Int(index)].description.alignmentGrowth = growth
    mark(index, .content)
    markAnchors(of: index)
    askForContent(of: index)
  }

  mutating func replaceContentPriorities(_ axis: Axis, of index: Int32, by priorities: ContentPriorities) {
    guard nodes[Int(index)].description.priorities(axis) != priorities else { return }
    if axis == .horizontal {
      nodes[Int(index)].description.horizontal = priorities
    } else {
      nodes[Int(index)].description.vertical = priorities
    }
    mark(index, .content)
  }

  mutating func replaceBaselines(of index: Int32, by baselines: Baselines) {
    guard nodes[Int(index)].description.baselines != baselines else { return }
    nodes[Int(index)].description.baselines = baselines
    markAnchors(of: index)
  }

  mutating func replaceContentDependsOnWidth(of index: Int32, by depends: Bool) {
    guard nodes[Int(index)].description.contentDependsOnWidth != depends else { return }
    nodes[Int(index)].description.contentDependsOnWidth = depends
    if depends {
      hasWidthDependentContent = true
      askForContent(of: index)
    }
  }

  mutating func replaceStack(of index: Int32, by stack: StackArrangement?) {
    guard nodes[Int(index)].description.stack != stack else { return }
    nodes[Int(index)].description.stack = stack
    for container in containers(upFrom: index) { markInwardRows(of: container) }
  }

  /// A content that depends on its width has to be asked for again, where it is its owner who says another one.
  mutating func replaceContent(of index: Int32, by size: ContentSize) {
    guard nodes[Int(index)].description.content != size else { return }
    adaptContent(of: index, to: size)
    askForContent(of: index)
  }

  mutating func adaptContent(of index: Int32, to size: ContentSize) {
    let old = nodes[Int(index)].description.content
    nodes[Int(index)].description.content = size
    mark(index, .content)
    let parent = nodes[Int(index)].parent
    guard parent >= 0, let distribution = nodes[Int(parent)].description.stack?.distribution else { return }
    // Of a stack view's rows only proportions have the sizes in them; others ask whether there are any.
    if old.height != size.height, nodes[Int(parent)].description.stack?.hasBaselineOfTallest == true {
      for container in containers(upFrom: parent) { markInwardRows(of: container) }
    }
    let hadWidth = old.width != nil
    let hadHeight = old.height != nil
    if distribution == .fillProportionally || hadWidth != (size.width != nil)
      || hadHeight != (size.height != nil)
    {
      mark(parent, .stack)
    }
  }
}
