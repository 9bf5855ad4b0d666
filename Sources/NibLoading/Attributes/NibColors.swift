import CoreGraphics
package import PlumbInterfaceBuilder
import PlumbViewKit

/// The colours of a document.
extension NibFile {
  /// The colour that an element describes: by name, by role or by its parts; nil where there is none.
  package func color(_ element: ColorElement?) -> UIColor? { element.flatMap { color($0, isListed: false) } }

  private func color(_ element: ColorElement, isListed: Bool) -> UIColor? {
    if !isListed, let name = element.name {
      return UIColor(named: name) ?? colors[name].flatMap { color($0, isListed: true) }
    }
    if let role = element.systemRole {
      if let color = UIColor.ofSystem(named: role) { return color }
      return isListed ? nil : colors[role].flatMap { color($0, isListed: true) }
    }
    guard let parts = element.components else { return nil }
    // UIKit tells a gray from the same colour in red, green and blue.
    if element.white != nil { return UIColor(white: parts.red, alpha: parts.alpha) }
    return parts.isDisplayP3
      ? UIColor(displayP3Red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      : UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
