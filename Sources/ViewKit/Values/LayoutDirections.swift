/// The direction in which a user interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The direction of reading that traits hold.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view's content means, as far as it decides whether the view is mirrored where text runs from right
/// to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Controls of playback: not mirrored.
  case playback = 1
  /// Controls of places, such as alignments of text: not mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
