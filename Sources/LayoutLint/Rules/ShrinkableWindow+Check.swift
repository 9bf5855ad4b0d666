import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

#if !hasFeature(Embedded)
  /// `shrinkable-window`: windows that can be dragged to a size in which something cannot be drawn.
  enum ShrinkableWindow {
    static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
      diagnosis.shrunkWindows.map { shrunk in
        let element = shrunk.window.element
        let size = shrunk.size.width.points + " × " + shrunk.size.height.points
        let larger = shrunk.window.minSize == nil ? "" : "larger "
        return Rule.shrinkableWindow.finding(
          "\(item: name(of: shrunk.window)) can be dragged to \(value: size) points, where "
            + loss(shrunk, diagnosis)
            + ": let a constraint hold it, or give the window a \(larger)minimum content size",
          at: element.idAttribute?.span ?? element.span, subject: element.id)
      }
    }

    private static func name(of window: WindowElement) -> String {
      if let title = window.title ?? window.element.userLabel, !title.isEmpty {
        return "“\(SceneNaming.inSentence(title))”"
      }
      return "The window"
    }

    /// What becomes of the first view that cannot be drawn.
    private static func loss(_ shrunk: ShrunkWindow, _ diagnosis: SceneDiagnosis) -> Message {
      let layout = diagnosis.layout
      func name(_ position: Int) -> String { diagnosis.name(of: layout.viewNodes[position]) }
      switch shrunk.loss {
      case .outside(let view, let outer, let distance):
        let outside = outer == shrunk.root ? "the window" : name(outer)
        return "\(item: name(view)) lies \(value: distance.points) points outside of \(item: outside)"
      case .crossing(let crossing):
        return "\(item: name(crossing.upper)) lies over \(item: name(crossing.lower))"
      case .vanished(let view, let axis):
        return "\(item: name(view)) has no \(axis == .horizontal ? "width" : "height") left"
      case .cut(let view, let axis, let needed, let given):
        let extent = given.points + (axis == .horizontal ? " points wide" : " points high")
        return "\(item: name(view)) is \(value: extent) and needs \(value: needed.points)"
      }
    }
  }
#endif
