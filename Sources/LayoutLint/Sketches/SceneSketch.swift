import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// A root and its views as characters: what findings are about has double outlines and the findings' numbers.
struct SceneSketch {
  private static let size = (columns: 64, rows: 72)

  /// From top to bottom.
  let lines: [String]

  /// A sketch of the root that has the first of the marked views.
  ///
  /// - Parameter marks: The positions of views, and what is written into them.
  /// - Complexity: Linear in the views and in the characters that they take.
  init?(_ layout: SceneLayout, marks: [(position: Int, number: Int)]) {
    guard let first = marks.first else { return nil }
    let views = layout.scene.views
    var root = first.position
    while let parent = views[root].parent { root = parent }
    let places = Self.places(layout, root)
    guard let screen = places[root], screen.width.isFinite, screen.height.isFinite else { return nil }
    let bounds = Self.bounds(screen, marks.compactMap { places[$0.position] })
    var grid = CharacterGrid(bounds, columns: Self.size.columns, rows: Self.size.rows)
    for (position, place) in places.enumerated() {
      guard let place else { continue }
      if let text = Self.text(of: views[position]) {
        grid.write(text, in: place, isInside: false)
      } else {
        grid.draw(place, .thin)
      }
    }
    for mark in marks {
      guard let place = places[mark.position] else { continue }
      grid.draw(place, .double)
      let text = Self.text(of: views[mark.position]).map { " " + $0 } ?? ""
      grid.write(String(mark.number) + text, in: place)
    }
    lines = grid.lines
  }

  /// What is shown: the screen, and what lies beside it as far as that is no more than half a screen away.
  private static func bounds(_ screen: Rect, _ marked: [Rect]) -> Rect {
    var (minX, minY, maxX, maxY) = (screen.minX, screen.minY, screen.maxX, screen.maxY)
    for rect in marked {
      minX = min(minX, max(rect.minX, screen.minX - screen.width / 2))
      minY = min(minY, max(rect.minY, screen.minY - screen.height / 2))
      maxX = max(maxX, min(rect.maxX, screen.maxX + screen.width / 2))
      maxY = max(maxY, min(rect.maxY, screen.maxY + screen.height / 2))
    }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Where views of a root are in its coordinates; nil for those of other roots, and for those that nobody sees.
  private static func places(_ layout: SceneLayout, _ root: Int) -> [Rect?] {
    var places: [Rect?] = []
    for (position, view) in layout.scene.views.enumerated() {
      var place: Rect?
      if !view.isHidden, let frame = layout.tree.frame(of: layout.viewNodes[position]) {
        if position == root {
          place = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
        } else if let outer = view.parent.flatMap({ places[$0] }) {
          place = frame.moved(by: outer.origin)
        }
      }
      places.append(place)
    }
    return places
  }

  /// What a view says that has a text and nothing around it.
  private static func text(of view: ResolvedView) -> String? {
    guard view.kind == .label, let text = view.text, !text.isEmpty else { return nil }
    return text
  }
}
