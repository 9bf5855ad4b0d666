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
  func checkContentPriority(_ priority: Priority) throws(LayoutError) {
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
    case .constraints, .fixedFrame, .encapsulated, .scrollContent, .distance: return
    }
  }

  func check(_ stack: StackArrangement) throws(LayoutError) {
    try check(stack.spacing)
    try check(stack.insets)
    for view in stack.arranged { try check(view.spacingAfter ?? 0) }
    guard let hugging = stack.hugging else { return }
    try checkContentPriority(hugging.horizontal)
    try checkContentPriority(hugging.vertical)
  }
}
