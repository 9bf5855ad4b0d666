import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

/// The scenes of a storyboard, with the names under which people see them.
///
/// The names are the titles in pictures. Where two scenes have the same title, the names end with the scenes'
/// ids.
package struct DocumentScenes: Sendable {
  private struct Entry {
    /// The indices of the scene's elements.
    var elements: Range<Int32>
    var scene: FindingScene
  }

  /// In document order.
  private var entries: [Entry] = []

  /// - Complexity: Linear in the scenes and their objects.
  package init(_ document: InterfaceDocument) {
    // A scene without an id holds the objects of a xib, which has no scenes.
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

  /// The scene with an id; nil where `id` is nil or no scene has it.
  package func scene(withID id: String?) -> FindingScene? {
    id.flatMap { id in entries.first { $0.scene.id == id }?.scene }
  }

  /// The scene that contains an element; nil where no scene contains it.
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
