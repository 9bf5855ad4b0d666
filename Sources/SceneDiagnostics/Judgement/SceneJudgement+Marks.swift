import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// Whether views are misplaced, by what Plumb computes and by what Interface Builder marked.
///
/// Of the frames that Plumb finds off, and about which there is doubt, Interface Builder marks one in fifty, on iOS and on
/// macOS; of the others two in five. What it does not mark need not be right: it looks at scenes that somebody opens.
extension SceneJudgement {
  /// Whether some edge of a view is more than half a point from the recorded one; nil where that cannot be known.
  ///
  /// Where Plumb is in doubt about its own frame, nobody knows but Interface Builder: its mark settles what Plumb finds off. Nor
  /// does anybody know where a row or a pane lies, for which the document has nothing but the recorded frame: where that is
  /// marked (21 projects), it lies elsewhere.
  package func isMisplaced(_ position: Int) -> Bool? {
    let view = solved.views[position]
    if layout.isMarked(position) {
      if layout.isAsRecorded, layout.isMarkedThoughGiven(position) { return true }
      return isOff(view) ? true : view.isMisplaced
    }
    return view.isMisplaced == true && verdicts[position]?.doubt != nil ? nil : view.isMisplaced
  }

  /// Whether a number of a view's frame is off that the constraints decide.
  private func isOff(_ view: SolvedView) -> Bool {
    guard layout.isAsRecorded, let recorded = view.recorded else { return false }
    return Axis.allCases.contains { axis in
      if view.free.contains(axis == .horizontal ? .width : .height) { return false }
      let growth = view.frame.size[axis] - recorded.size[axis]
      if growth.magnitude > 0.5 { return true }
      let shift = view.frame.origin[axis] - recorded.origin[axis]
      let isFree = view.free.contains(axis == .horizontal ? .x : .y)
      return !isFree && max(shift.magnitude, (shift + growth).magnitude) > 0.5
    }
  }
}
