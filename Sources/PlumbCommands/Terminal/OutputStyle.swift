/// The styles of the output, by their codes of ECMA-48; the colours are those of Interface Builder's canvas.
enum OutputStyle: String {
  case bold = "1"
  case faint = "2"
  case red = "31"
  case orange = "33"
}
