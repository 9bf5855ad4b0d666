import PlumbConstraintSolver
import PlumbGeometry

/// Numbers are checked where they enter, so that an error names the edit that brought it.
extension LayoutTree {
  func check(_ length: Double) throws(LayoutError) {
    if !length.isFinite { throw .unusableNumber(length) }
  }

  func check(_ priority: Priority) throws(LayoutError) {
    guard priority > .preference, priority <= .required else { throw .unusableNumber(priority.value) }
  }

  /// A view may keep its content size with no force at all.
  private func checkContentPriority(_ priority: Priority) throws(LayoutError) {
    if priority != .preference { try check(priority) }
  }

  func check(_ frame: Rect) throws(LayoutError) {
    try check(frame.minX)
    try check(frame.minY)
    try check(frame.width)
    try check(frame.height)
  }

  func check(_ insets: EdgeInsets) throws(LayoutError) {
    try check(insets.top)
    try check(insets.left)
    try check(insets.bottom)
    try check(insets.right)
  }

  func check(_ placement: Placement) throws(LayoutError) {
    switch placement {
    case .mask(_, let container):
      try check(container.width)
      try check(container.height)
    case .insets(let insets): try check(insets)
    case .constraints, .fixedFrame, .encapsulated, .window, .scrollContent, .distance: return
    }
  }

  private func check(_ stack: StackArrangement) throws(LayoutError) {
    try check(stack.spacing)
    try check(stack.insets)
    for view in stack.arranged { try check(view.spacingAfter ?? 0) }
    guard let hugging = stack.hugging else { return }
    try checkContentPriority(hugging.horizontal)
    try checkContentPriority(hugging.vertical)
  }

  func check(_ content: ContentSize) throws(LayoutError) {
    try check(content.width ?? 0)
    try check(content.height ?? 0)
  }

  func check(_ priorities: ContentPriorities) throws(LayoutError) {
    try checkContentPriority(priorities.hugging)
    try checkContentPriority(priorities.compressionResistance)
  }

  func check(_ baselines: Baselines) throws(LayoutError) {
    try check(baselines.firstFromTop ?? 0)
    try check(baselines.lastFromBottom ?? 0)
  }

  /// What a stack view arranges has to be a child of its node.
  func check(_ stack: StackArrangement, of index: Int32) throws(LayoutError) {
    try check(stack)
    for view in stack.arranged {
      guard index >= 0, contains(view.node), nodes[Int(view.node.index)].parent == index else {
        throw .unknownNode(view.node)
      }
    }
  }

  /// - Parameter index: The node, or -1 for one that is to come.
  func check(
    _ description: NodeDescription, _ parts: NodeDescription.Parts, of index: Int32
  ) throws(LayoutError) {
    if parts.contains(.placement) {
      try check(description.frame)
      try check(description.placement)
    }
    if parts.contains(.margins) { try check(description.margins) }
    if parts.contains(.content) {
      try check(description.alignmentInsets)
      try check(description.alignmentGrowth)
      try check(description.content)
      try check(description.horizontal)
      try check(description.vertical)
      try check(description.baselines)
    }
    if parts.contains(.stack), let stack = description.stack { try check(stack, of: index) }
  }
}
