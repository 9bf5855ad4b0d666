import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

/// The name under which people see a scene.
package enum SceneNaming {
  /// The title of the scene of a root view.
  ///
  /// It is the title of the view's controller, or else of its window, or else the class, label or element of
  /// the view.
  package static func title(of root: ResolvedView, on platform: Platform) -> String {
    if let controller = root.controller { return title(of: ControllerElement(controller)) }
    if let title = windowTitle(of: root), !title.isEmpty { return title }
    return root.customClass ?? root.element.userLabel ?? spaced(root.element.name)
  }

  /// The title of a view controller.
  ///
  /// It is the first one present of: label, title, navigation title, storyboard identifier, class, element.
  package static func title(of controller: ControllerElement) -> String {
    let names = [
      controller.element.userLabel, controller.title, controller.navigationItem?.title,
      controller.storyboardIdentifier, controller.element.customClass,
    ]
    for name in names {
      // Some titles are a space that keeps a bar empty.
      if let name, name.utf8.contains(where: { $0 > 0x20 }) { return name }
    }
    return spaced(controller.element.name)
  }

  /// The title of the window whose content view is the root; nil where it is not one.
  package static func windowTitle(of root: ResolvedView) -> String? {
    guard let window = root.element.parent, window.isNamed(.window), root.element.key == "contentView"
    else { return nil }
    return WindowElement(window).title ?? ""
  }

  /// A text shortened to a name in a sentence: without line ends, and with at most `longest` characters.
  package static func inSentence(_ text: String) -> String {
    var name = ""
    var count = 0
    for character in text.unicodeScalars {
      guard count < longest else { return name + "…" }
      name.unicodeScalars.append(character.value == 0x0A || character.value == 0x0D ? " " : character)
      count += 1
    }
    return name
  }

  /// The greatest length of a name, in Unicode scalars.
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
