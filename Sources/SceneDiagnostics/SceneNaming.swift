import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

/// What a person calls a scene.
package enum SceneNaming {
  /// Label, title, navigation title, storyboard identifier or class of the controller, whichever there is first; without
  /// a controller, what the view is called.
  package static func title(of root: ResolvedView, on platform: Platform) -> String {
    if let controller = root.controller { return title(of: ControllerElement(controller)) }
    if let title = windowTitle(of: root), !title.isEmpty { return title }
    return root.customClass ?? root.element.userLabel ?? spaced(root.element.name)
  }

  /// Label, title, navigation title, storyboard identifier or class of a view controller, whichever there is first.
  package static func title(of controller: ControllerElement) -> String {
    let names = [
      controller.element.userLabel, controller.title, controller.navigationItem?.title,
      controller.storyboardIdentifier, controller.element.customClass,
    ]
    for name in names {
      // A title may be a space, to keep a bar empty.
      if let name, name.utf8.contains(where: { $0 > 0x20 }) { return name }
    }
    return spaced(controller.element.name)
  }

  /// The title of the window whose content the view is; nil where it is none's.
  package static func windowTitle(of root: ResolvedView) -> String? {
    guard let window = root.element.parent, window.isNamed(.window), root.element.key == "contentView"
    else { return nil }
    return WindowElement(window).title ?? ""
  }

  /// A text as a name in a sentence: line ends and what follows a long text would break that.
  static func inSentence(_ text: String) -> String {
    var name = ""
    var count = 0
    for character in text.unicodeScalars {
      guard count < longest else { return name + "…" }
      name.unicodeScalars.append(character.value == 0x0A || character.value == 0x0D ? " " : character)
      count += 1
    }
    return name
  }

  /// More of a text than this is no name.
  private static let longest = 32

  /// `tableViewController` as `Table View Controller`.
  private static func spaced(_ name: String) -> String {
    var words = ""
    for (position, letter) in name.unicodeScalars.enumerated() {
      let isCapital = (0x41...0x5A).contains(letter.value)
      if isCapital, position > 0 { words += " " }
      words += position == 0 ? String(letter).uppercased() : String(letter)
    }
    return words
  }
}
