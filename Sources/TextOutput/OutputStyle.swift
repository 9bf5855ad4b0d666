/// The styles of the output, by their codes of ECMA-48; the colours are those of Interface Builder's canvas.
package enum OutputStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case orange = "33"
  case cyan = "36"
  case boldRed = "1;31"
  case boldOrange = "1;33"
  case boldCyan = "1;36"

  /// The text between the codes that turn the style on and off.
  package func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
