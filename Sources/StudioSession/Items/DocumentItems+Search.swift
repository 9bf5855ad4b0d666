import PlumbAnswers
import PlumbInterfaceBuilder
import PlumbMarkup

extension DocumentItems {
  /// The view that a view is in.
  func container(ofView id: String) -> String? {
    guard case .view(let scene, let view)? = self[id] else { return nil }
    return scenes[scene].views[view].parent.map { scenes[scene].views[$0].id }
  }

  /// The views, guides and constraints whose name, class, id or text has a text in it, in whatever case.
  ///
  /// - Complexity: Linear in the document.
  func found(_ text: String) -> [(id: String, title: String)] {
    let wanted = Wanted(text)
    var found: [(id: String, title: String)] = []
    for scene in scenes {
      for view in scene.views {
        let name = self.name(view.id)
        let words = [name, view.element.name, view.customClass ?? "", view.id, view.text ?? ""]
        if words.contains(where: { wanted.isIn($0) }) {
          found.append((view.id, name + " · " + (view.customClass ?? view.element.name) + " · " + view.id))
        }
      }
      for constraint in scene.constraints
      where wanted.isIn(constraint.id) || wanted.isIn(ConstraintWordsText.identifier(constraint)) {
        found.append((constraint.id, words(constraint) + " · " + constraint.id))
      }
    }
    return found
  }
}

/// A text that somebody looks for.
private struct Wanted {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.lowercased().utf8) }

  func isIn(_ text: String) -> Bool {
    var rest = Array(text.lowercased().utf8)[...]
    while rest.count >= bytes.count {
      if rest.starts(with: bytes) { return true }
      rest.removeFirst()
    }
    return false
  }
}
