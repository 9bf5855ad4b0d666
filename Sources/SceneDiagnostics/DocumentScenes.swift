import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

/// The scenes of a storyboard by what a person calls them: as pictures do; where two would be called the same, with
/// the id.
package struct DocumentScenes: Sendable {
  private struct Entry {
    /// The elements of the scene, by their indices.
    var elements: Range<Int32>
    var scene: FindingScene
  }

  /// In document order.
  private var entries: [Entry] = []

  /// - Complexity: Linear in the scenes and their objects.
  package init(_ document: InterfaceDocument) {
    // All the objects of a xib are no scene.
    let scenes = document.scenes.filter { $0.id != nil }
    let titles = scenes.map { scene in
      scene.controller.map { SceneNaming.inSentence(SceneNaming.title(of: $0)) }
    }
    var counts: [String: Int] = [:]
    for case .some(let title) in titles { counts[title, default: 0] += 1 }
    for (scene, title) in zip(scenes, titles) {
      let id = scene.id ?? ""
      let name = title.map { counts[$0] == 1 ? $0 : $0 + " " + id } ?? id
      entries.append(
        Entry(
          elements: scene.objects.index..<scene.objects.subtreeEnd,
          scene: FindingScene(id: id, name: name, isOnly: scenes.count == 1)))
    }
  }

  /// The scene with an id; nil for nil.
  package func scene(withID id: String?) -> FindingScene? {
    id.flatMap { id in entries.first { $0.scene.id == id }?.scene }
  }

  /// The scene that an element is in; nil for one that is in none.
  ///
  /// - Complexity: Logarithmic in the scenes.
  package func scene(of element: MarkupElement) -> FindingScene? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].elements.upperBound <= element.index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].elements.contains(element.index) ? entries[low].scene : nil
  }
}
