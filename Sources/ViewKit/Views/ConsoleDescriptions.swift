internal import AutoLayout
import CoreGraphics

extension NSLayoutConstraint {
  nonisolated var consoleDescription: String { "<NSLayoutConstraint>" }
}
extension NSLayoutConstraint.Attribute { var consoleName: String { "\(self)" } }
extension ConstraintSide { var consoleAnchor: String { "<anchor>" } }
extension NSLayoutAnchor { var consoleDescription: String { "<anchor>" } }
extension UIView { var consoleDescription: String { "<\(type(of: self))>" } }
extension UILayoutGuide { var consoleDescription: String { "<guide>" } }
extension Float { var consoleText: String { "\(self)" } }
extension LayoutEngine { func text(of conflict: LayoutConflict) -> String { "conflict" } }
