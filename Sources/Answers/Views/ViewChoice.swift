import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// A view or guide by what a person may call it.
package struct ViewChoice: Sendable {
  /// The scene's position among those that were laid out.
  package let scene: Int
  package let node: NodeID
  /// The document's.
  package let id: String
  /// Its address in traces and reports.
  let address: String
  /// Nametag, label, accessibility identifier and text, those that there are.
  let names: [String]
  package let className: String

  /// The views and guides of scenes, in document order.
  static func all(of scenes: [SceneInspection]) -> [ViewChoice] {
    var choices: [ViewChoice] = []
    for (position, scene) in scenes.enumerated() {
      let layout = scene.layout
      for (view, node) in zip(layout.scene.views, layout.viewNodes) {
        let item = scene.inspection.item(node)
        let names = [item.nametag, view.displayName, item.console.name, item.console.label, view.text]
        choices.append(
          ViewChoice(
            scene: position, node: node, id: view.id,
            address: ConsoleItem.hexadecimal(item.console.address),
            names: names.compactMap { $0 }.filter { !$0.isEmpty }, className: item.console.className))
      }
      for (guide, node) in zip(layout.scene.guides, layout.guideNodes) {
        guard let node else { continue }
        let item = scene.inspection.item(node)
        choices.append(
          ViewChoice(
            scene: position, node: node, id: guide.id,
            address: ConsoleItem.hexadecimal(item.console.address), names: [],
            className: item.console.className))
      }
    }
    return choices
  }

  /// The one that somebody means who writes its id, its address, one of its names, or its class where no other
  /// has that; names and classes in whatever case.
  static func meant(by text: String, among choices: [ViewChoice]) throws(AnswerError) -> ViewChoice {
    let lowercase = text.lowercased()
    let tests: [(ViewChoice) -> Bool] = [
      { $0.id == text }, { $0.names.contains(text) }, { $0.names.contains { $0.lowercased() == lowercase } },
      { $0.className == text }, { $0.className.lowercased() == lowercase }, { $0.address == lowercase },
    ]
    for test in tests {
      let meant = choices.filter(test)
      if meant.count == 1 { return meant[0] }
      if meant.count > 1 { throw .unknownView(severalMeant(meant, text)) }
    }
    let near = Suggestion.nearest(to: text, among: choices) { [$0.id, $0.className] + $0.names }
    throw .unknownView(
      "There is no view “\(text)”." + Suggestion.sentence(near.map { $0.description })
        + (near.isEmpty ? " “plumb layout” lists the views." : ""))
  }

  /// More than these are too many for a sentence.
  private static let listed = 6

  private static func severalMeant(_ meant: [ViewChoice], _ text: String) -> String {
    let some = meant.prefix(listed).map { $0.description }
    let rest = meant.count - some.count
    let list = rest > 0 ? some.joined(separator: ", ") + " and \(rest) more" : Suggestion.list(some, "and")
    return "Several views are called “\(text)”: \(list). Choose one by its id."
  }

  private var description: String {
    id + " " + (names.first.map { "“\($0)”" } ?? className)
  }
}
