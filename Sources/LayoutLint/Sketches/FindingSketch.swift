import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder

/// A picture of a scene in characters, with the views that findings of a document are about.
package struct FindingSketch: Hashable, Sendable {
  /// Nil where the document has only one.
  let scene: String?
  /// The surroundings that it is drawn in; empty for the document's own.
  let surroundings: String
  /// The findings' places in the report, which are their numbers less one.
  let findings: [Int]
  let lines: [String]
}

extension FileReport {
  /// More than these are not drawn of one document.
  private static let mostSketches = 3

  /// Adds pictures of the scenes that findings are about, of each in the first surroundings in which its first finding holds.
  ///
  /// - Complexity: A layout of each such scene.
  package mutating func addSketches(of document: InterfaceDocument, _ linter: Linter) throws(LayoutError) {
    struct Key: Hashable {
      let scene: String?
      let surroundings: Int
    }
    var groups: [(key: Key, findings: [Int])] = []
    for (number, finding) in findings.enumerated() where finding.subject != nil {
      let holding = linter.surroundings.firstIndex { $0.name == finding.environments.first }
      let key = Key(scene: finding.scene?.id, surroundings: holding ?? 0)
      if let known = groups.firstIndex(where: { $0.key == key }) {
        groups[known].findings.append(number)
      } else {
        groups.append((key, [number]))
      }
    }
    for group in groups {
      guard sketches.count < Self.mostSketches else { return }
      let surroundings = linter.surroundings[group.key.surroundings]
      guard let scene = document.scenes.first(where: { group.key.scene == nil || $0.id == group.key.scene })
      else { continue }
      let layout = try SceneLayouts(of: document, in: surroundings.environment).layout(of: scene)
      var marks: [(position: Int, number: Int)] = []
      for number in group.findings {
        guard let position = layout.scene.view(meantBy: findings[number].subject ?? "") else { continue }
        marks.append((position, number + 1))
      }
      guard let sketch = SceneSketch(layout, marks: marks) else { continue }
      let name = findings[group.findings[0]].scene.flatMap { $0.isOnly ? nil : $0.name }
      sketches.append(
        FindingSketch(
          scene: name, surroundings: surroundings.name, findings: marks.map { $0.number - 1 },
          lines: sketch.lines))
    }
  }
}

extension ResolvedScene {
  /// The view with an id, or the first one that the constraint with the id is on.
  fileprivate func view(meantBy id: String) -> Int? {
    if let position = views.firstIndex(where: { $0.id == id }) { return position }
    guard let constraint = constraints.first(where: { $0.id == id }) else { return nil }
    let items = [constraint.firstItem, constraint.secondItem]
    return items.lazy.compactMap { item in views.firstIndex { $0.id == item } }.first
  }
}
