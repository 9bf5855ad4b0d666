import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbFindings
internal import PlumbLayoutDiagnostics

/// The texts by which layouts are debugged. UIKit has some of them, as private methods.
///
/// But for `recursiveDescription()`, each brings the layout up to date first, and describes the whole hierarchy that the
/// view is in.
extension UIView.Plumb {
  /// The forms in which `_autolayoutTrace` has been published.
  public enum AutolayoutTraceForm: Sendable {
    /// Bars and marks: `| *<UIView:0x7f8a10> - AMBIGUOUS LAYOUT`.
    case early
    /// Indented, with what is open, and a legend of the marks.
    case later
    /// The later one with a bar for each level, as consoles print it.
    case bars
  }

  /// The view and all below it, each marked with what lays it out, and whether its layout is ambiguous.
  ///
  /// - Parameter onlyTroubled: Leaves out all but what is ambiguous or in a conflict, and what that is in.
  /// - Complexity: Linear in the hierarchy.
  public func autolayoutTrace(_ form: AutolayoutTraceForm = .later, onlyTroubled: Bool = false) -> String {
    view.inspect("") { inspection, node throws(LayoutError) in
      try inspection.trace(form.traceForm, under: node, onlyTroubled: onlyTroubled)
    }
  }

  /// The descriptions of the view and all below it as they stand, indented: what each view's `description` says, also
  /// one that overrides it.
  public func recursiveDescription() -> String {
    var text = ""
    var open = [(view: view, depth: 0)]
    while let (view, depth) = open.popLast() {
      text += String(repeating: "   | ", count: depth) + view.description + "\n"
      for subview in view.subviews.reversed() { open.append((subview, depth + 1)) }
    }
    return text
  }

  /// The view's class, frame, content and priorities, and every constraint that mentions it, wherever it is
  /// installed.
  public var layoutReport: String { layoutReport(detailed: false) }

  /// The report of the view.
  ///
  /// - Parameter detailed: Also tells alignment rectangle and mask, what is open, and of each constraint whether
  ///   it holds, where it is installed and which line made it.
  public func layoutReport(detailed: Bool) -> String {
    view.inspect("") { inspection, node throws(LayoutError) in
      try inspection.report(of: node, detailed ? .long : .standard)
    }
  }

  /// The reports of the view and all below it.
  ///
  /// - Parameter includingControls: Also of what is inside the system's own controls.
  public func layoutReports(detailed: Bool = false, includingControls: Bool = false) -> String {
    view.inspect("") { inspection, node throws(LayoutError) in
      try inspection.reports(
        under: node, detailed ? .long : .standard, includingPrivateInsides: includingControls)
    }
  }

  /// Why an attribute of the view has the value that it has: the constraints that make it, each with its
  /// arithmetic and the line that made it, those that lost, and those that nearly matter.
  public func why(_ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let attribute = attribute.engineAttribute else { return "" }
    return view.inspect("") { inspection, node throws(LayoutError) in
      let explanation = try inspection.why(Anchor(node, attribute))
      return inspection.text(of: explanation)
    }
  }

  /// What the constraints leave open of the view and all below it: the range of each number, why nothing decides,
  /// what moves with it, and a constraint that would settle it. Empty where nothing is open.
  public var ambiguityReport: String {
    view.inspect("") { inspection, node throws(LayoutError) in
      guard let root = inspection.tree.root(of: node) else { return "" }
      let reports = try inspection.words.ambiguities(under: root).filter { report in
        view.engine?.item(of: report.node)?.owningView?.isDescendant(of: view) == true
      }
      return reports.map { inspection.words.text(of: $0) }.joined(separator: "\n")
    }
  }

  /// The view and those below it whose layout is ambiguous, superviews first.
  ///
  /// - Complexity: Linear in the hierarchy where nothing is open.
  public var ambiguousViews: [UIView] {
    view.hierarchyRoot.settleEngine()
    guard let engine = view.engine, let root = engine.root.item.node else { return [] }
    var views: [UIView] = []
    engine.attempt { () throws(LayoutError) in
      for entry in try engine.tree.freedom(under: root) {
        if let found = engine.item(of: entry.node)?.view, found.isDescendant(of: view) { views.append(found) }
      }
    }
    return views
  }

  /// A view that nobody sees, or whose content nobody sees whole.
  public struct LostView {
    public let view: UIView
    /// What is wrong, and the constraints that did it.
    public let explanation: String
  }

  /// The view and those below it that have no size, lie off screen or beyond a view that clips, or are smaller
  /// than their content; hidden ones left out.
  public var lostViews: [LostView] {
    guard let engine = view.inspected.flatMap({ _ in view.engine }) else { return [] }
    return view.inspect([]) { inspection, node throws(LayoutError) in
      guard let root = inspection.tree.root(of: node) else { return [] }
      return try inspection.lostViews(under: root).compactMap { lost in
        guard let found = engine.item(of: lost.node)?.view, found.isDescendant(of: view) else { return nil }
        return LostView(view: found, explanation: inspection.text(of: lost))
      }
    }
  }

}

extension UIView {
  /// Asks something of the hierarchy; of one without Auto Layout, by the frames that its views have.
  func inspect<Answer>(
    _ nothing: Answer, _ body: (LayoutInspection, NodeID) throws(LayoutError) -> Answer
  ) -> Answer {
    do throws(LayoutError) {
      if let (inspection, node) = inspected { return try body(inspection, node) }
      let (inspection, node) = try uninstalledInspection()
      return try body(inspection, node)
    } catch {
      return nothing
    }
  }

  /// The view and all below it as they stand, where no engine lays them out.
  private func uninstalledInspection() throws(LayoutError) -> (LayoutInspection, NodeID) {
    var tree = LayoutTree()
    var objects = LayoutObjects()
    var open: [(view: UIView, parent: NodeID?)] = [(self, nil)]
    var top: NodeID?
    while let (view, parent) = open.popLast() {
      let node = try tree.addNode(
        parent: parent, frame: .init(view.frame), placement: parent == nil ? .encapsulated : .fixedFrame)
      top = top ?? node
      objects.items[node] = view.inspectedItem
      for subview in view.subviews.reversed() { open.append((subview, node)) }
    }
    try tree.layout()
    guard let top else { preconditionFailure("a view is there") }
    return (LayoutInspection(tree, objects), top)
  }
}

extension UIView.Plumb.AutolayoutTraceForm {
  fileprivate var traceForm: TraceForm {
    switch self {
    case .early: .early
    case .later: .later
    case .bars: .bars
    }
  }
}
