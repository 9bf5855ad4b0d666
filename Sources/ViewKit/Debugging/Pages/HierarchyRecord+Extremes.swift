import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbGeometry
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

extension HierarchyRecord {
  /// A layout that is as good as the one that there is, as far as it differs.
  struct Extreme {
    /// `“Title”.width at its least, 20`
    var title: String
    /// The view that is exercised.
    var id: String
    var patches: [(name: String, svg: String)]
    /// In the coordinates of the picture's root, in points.
    var boxes: [(id: String, box: Rect)]
    var marks: [(id: String, svg: String)]
  }

  /// The layouts that are as good and others than that which there is: those that `exerciseAmbiguityInLayout()` goes through, one view after the other.
  func extremes(of node: NodeID, under root: NodeID) throws(LayoutError) -> [Extreme] {
    let drawn = Drawn(picture)
    var found: [Extreme] = []
    for extreme in try inspection.tree.ambiguityExtremes(under: root) {
      guard found.count < limits.extremes, let position = places[extreme.number.node],
        let frame = inspection.tree.frame(of: extreme.number.node),
        abs(frame[extreme.number.part] - extreme.value) >= 0.5
      else { continue }
      var tree = inspection.tree
      // What keeps a view where an inequality ends would hold it there.
      for id in tree.constraints(naming: extreme.number.node)
      where tree.constraint(id)?.priority == .preference {
        try tree.remove(id)
      }
      try tree.take(extreme)
      let inspection = LayoutInspection(tree, inspection.objects, names: inspection.words.names)
      var scene = inspection.renderedScene(under: node)
      scene.take(contents, inspection, under: node)
      scene.number()
      let other = Drawn(CanvasPicture(scene, prefix: "b"))
      found.append(
        Extreme(
          title: items[position].name + "." + Self.words(extreme, from: frame), id: items[position].id,
          patches: zip(drawn.views, other.views).filter { $0.svg != $1.svg }.map { $1 },
          boxes: zip(items, scene.views).filter { $0.box != $1.drawnFrame }.map { ($0.id, $1.drawnFrame) },
          marks: constraints.compactMap { constraint in
            let mark = other.marks[constraint.id] ?? ""
            return mark == constraint.mark ? nil : (constraint.id, mark)
          }))
    }
    return found
  }

  /// `width at its least, 20`
  private static func words(_ extreme: AmbiguityExtreme, from frame: Rect) -> String {
    let name = extreme.number.part.symbol.description
    if extreme.isBounded {
      return name + " at its " + (extreme.isGreatest ? "greatest" : "least") + ", " + extreme.value.points
    }
    let step = (extreme.value - frame[extreme.number.part]).magnitude.points
    return name + " " + step + (extreme.isGreatest ? " more" : " less") + ": it has no bound there"
  }

  /// A layout as drawings, to be compared with another one.
  private struct Drawn {
    let views: [(name: String, svg: String)]
    let marks: [String: String]

    init(_ picture: CanvasPicture) {
      views = picture.views(Array(picture.scene.views.indices))
      marks = Dictionary(grouping: picture.marks(of: nil, sparingTexts: true)) { $0.constraint.id }
        .mapValues { HierarchyRecord.drawing($0) }
    }
  }
}
