import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbLayoutDiagnostics

/// What diagnostics get to see of a live hierarchy.
extension LayoutEngine {
  /// The hierarchy as of the last solution.
  ///
  /// - Parameter rows: The constraints whose call stacks are wanted, where these were recorded: to read them takes
  ///   milliseconds.
  /// - Complexity: Linear in the hierarchy and its constraints.
  func inspection(callStacksOf rows: [RowSource] = []) -> LayoutInspection {
    var objects = LayoutObjects()
    // Before a layout, views do not have yet what was solved.
    let hasFrames = root.layoutState.isDisjoint(with: .needsVisit)
    root.forEachInSubtree { view in
      if let node = view.item.node {
        var item = view.inspectedItem
        if !hasFrames {
          if frame(of: view.item) != view.geometry.frame { item.staleFrame = item.frame }
          item.frame = nil
        }
        objects.items[node] = item
        objects.order.append(node)
      }
      for guide in view.guides {
        if let node = guide.item.node { objects.items[node] = guide.inspectedItem }
      }
    }
    for (row, constraint) in writtenConstraints() {
      objects.constraints[row] = InspectedConstraint(
        constraint.consoleConstraint, installedOn: constraint.installation.container?.item.node,
        place: constraint.origin?.place,
        callStack: rows.contains(.constraint(row)) ? constraint.plumb.creationCallStack : [])
    }
    return LayoutInspection(
      tree, objects, format: ConsoleFormat(framework: root.isHosted ? .appKit : .uiKit))
  }
}

extension UIView {
  /// The settled hierarchy that the view is in, and its node there; nil without an engine.
  var inspected: (inspection: LayoutInspection, node: NodeID)? {
    hierarchyRoot.settleEngine()
    guard let engine, let node = item.node else { return nil }
    return (engine.inspection(), node)
  }

  var inspectedItem: InspectedItem {
    InspectedItem(
      consoleItem, isView: true, superclasses: ConsoleNames.superclasses(namedObject),
      nametag: rarelyUsed?.nametag,
      contentMode: contentMode.reportName, mask: autoresizingMask.engineMask, isHidden: isHidden,
      clipsToBounds: clipsToBounds, hasBackground: (backgroundColor?.cgColor.alpha ?? 0) > 0,
      frame: .init(frame))
  }
}

extension UILayoutGuide {
  var inspectedItem: InspectedItem {
    InspectedItem(consoleItem, isView: false, superclasses: ConsoleNames.superclasses(self))
  }
}

extension UIView.ContentMode {
  /// As view reports write it.
  var reportName: String {
    switch self {
    case .scaleToFill: "Scale To Fill"
    case .scaleAspectFit: "Scale Aspect Fit"
    case .scaleAspectFill: "Scale Aspect Fill"
    case .redraw: "Redraw"
    case .center: "Center"
    case .top: "Top"
    case .bottom: "Bottom"
    case .left: "Left"
    case .right: "Right"
    case .topLeft: "Top Left"
    case .topRight: "Top Right"
    case .bottomLeft: "Bottom Left"
    case .bottomRight: "Bottom Right"
    }
  }
}
