import CoreGraphics

/// The interaction of a control that offers a menu.
@MainActor
final class ControlMenu {
  private(set) var interaction: UIContextMenuInteraction?

  func show(_ isShown: Bool, _ control: UIControl) {
    if let interaction { control.removeInteraction(interaction) }
    interaction = isShown ? UIContextMenuInteraction(delegate: control) : nil
    if let interaction { control.addInteraction(interaction) }
  }
}

extension UIControl: UIContextMenuInteractionDelegate {}
