/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}
