import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// Evidence from rows that containers and contents generate.
extension FrameEvidence {
  /// The reason why a generated row proves nothing; nil where it shows that a frame is wrong.
  ///
  /// The rows of stack views are trusted on iOS, where they are known. They are not trusted where the
  /// difference may come from margins that Plumb has wrong.
  func doubt(
    about violation: LayoutTree.Violation, of node: NodeID, _ generator: Generator
  ) -> Doubt? {
    guard let stack = layout.tree.stack(of: node), generator.isOfStack else {
      guard generator == .contentHugging || generator == .contentCompressionResistance else {
        return .givenFrame
      }
      let isCertain = views[node].map { layout.isContentCertain(ofView: $0) } ?? true
      return isCertain ? .optionalConstraints : .content
    }
    guard layout.document.platform != .macOS, !violation.parts.contains(where: isSymbol) else {
      return .stackView
    }
    let points = violation.parts.map { uncertainty(of: $0) }.max() ?? 0
    if points > 0, violation.excess <= points + 0.5 { return .alignmentRect(points: points) }
    // The rounded edges of several views add up.
    guard violation.excess > 2 * Self.rounding(layout) else { return .rounding }
    let gap = violation.residual.magnitude
    let isMargin =
      layout.arrangesInsideMargins(stack: views[node] ?? 0)
      && (insets.arePlausible(gap, .topMargins) || insets.arePlausible(gap, .bottomMargins))
      && !hasSteadyNeighbour(violation, in: stack)
    switch generator {
    case .stackSpacing: return stack.measuresFromBaselines ? .stackView : nil
    case .stackCanvasConnection: return isMargin ? .surroundings : nil
    case .stackAlignment:
      if isMargin { return .surroundings }
      return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline ? .stackView : nil
    default: return .stackView
    }
  }

  /// Whether another view of the stack keeps its recorded place and extent on the violated axis.
  ///
  /// Wrong margins would have moved all views of the stack.
  private func hasSteadyNeighbour(_ violation: LayoutTree.Violation, in stack: StackArrangement) -> Bool {
    guard let axis = violation.parts.first?.part.axis else { return false }
    return stack.arranged.contains { view in
      guard !violation.parts.contains(where: { $0.node == view.node }), let position = views[view.node],
        let frame = layout.tree.frame(of: view.node)
      else { return false }
      let recorded = layout.givenFrames[position]
      return abs(frame.origin[axis] - recorded.origin[axis]) < 0.75
        && abs(frame.size[axis] - recorded.size[axis]) < 0.75
    }
  }

  private func isSymbol(_ part: FramePartID) -> Bool {
    views[part.node].map { layout.scene.views[$0].showsSymbol } ?? false
  }

  private func uncertainty(of part: FramePartID) -> Double {
    views[part.node].map(uncertainty(ofControl:)) ?? 0
  }
}

extension Generator {
  /// Whether the generator makes rows of a stack view.
  fileprivate var isOfStack: Bool {
    switch self {
    case .stackCanvasConnection, .stackSpacing, .stackAlignment, .stackFillEqually, .stackFillProportionally,
      .stackDistributing, .stackSpanningBoundary, .stackSpanningFit, .stackAmbiguitySuppression, .stackHiding:
      true
    default: false
    }
  }
}
