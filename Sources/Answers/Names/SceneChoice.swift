import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextOutput

extension InterfaceDocument {
  /// The most scenes that a message lists.
  private static let listed = 6

  /// The id of the scene that somebody means who writes its id, or an id or name of its view controller; names in
  /// whatever case.
  package func sceneID(meantBy text: String) throws(AnswerError) -> String {
    let choices = scenes.compactMap { SceneChoice($0) }
    if let only = try Self.one(of: choices.filter { $0.ids.contains(text) }, called: text) { return only }
    if let only = try Self.one(of: choices.filter { $0.names.contains(text) }, called: text) { return only }
    let lowercase = text.lowercased()
    let meant = choices.filter { $0.names.contains { $0.lowercased() == lowercase } }
    if let only = try Self.one(of: meant, called: text) { return only }

    guard !choices.isEmpty else {
      throw .unknownScene(
        "There is no scene “\(text)”: the document has none to choose from. Leave --scene out.")
    }
    let near = Suggestion.nearest(to: text, among: choices) { $0.ids + $0.names }
    throw .unknownScene(
      "There is no scene “\(text)”." + Suggestion.sentence(near.map { $0.description })
        + Self.inventory(choices))
  }

  private static func inventory(_ choices: [SceneChoice]) -> String {
    let names = choices.map { $0.description }
    if names.count == 1 { return " The only scene is \(names[0])." }
    if names.count <= listed { return " The scenes are " + Suggestion.list(names, "and") + "." }
    return " There are \(names.count) scenes, such as " + Suggestion.list(Array(names.prefix(listed)), "and")
      + "."
  }

  private static func one(of meant: [SceneChoice], called text: String) throws(AnswerError) -> String? {
    if meant.count > 1 {
      throw .unknownScene(
        "Several scenes are called “\(text)”: " + meant.map { $0.sceneID }.joined(separator: ", ")
          + ". Choose one by its id.")
    }
    return meant.first?.sceneID
  }
}

/// A scene by what a person may call it.
private struct SceneChoice {
  let sceneID: String
  /// Ids that Interface Builder made: the scene's and its view controller's.
  let ids: [String]
  /// What somebody typed into Interface Builder: the view controller's storyboard identifier, title, label, title in
  /// the navigation bar, and class. Pictures show scenes by one of these.
  let names: [String]
  private let title: String?

  /// Nil for a scene without an id, as in a xib.
  init?(_ scene: SceneElement) {
    guard let id = scene.id else { return nil }
    let controller = scene.controller
    let element = controller?.element
    sceneID = id
    ids = [id] + [element?.id].compactMap { $0 }
    let itemTitle = controller?.navigationItem?.title
    let typed = [
      controller?.storyboardIdentifier, controller?.title, element?.userLabel, itemTitle,
      element?.customClass,
    ]
    names = typed.compactMap { $0 }
    title = element?.userLabel ?? controller?.title ?? itemTitle ?? names.first
  }

  var description: String { sceneID + (title.map { " “\($0)”" } ?? "") }
}
