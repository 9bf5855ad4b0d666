/// Which cut of San Francisco is drawn at a size.
enum OpticalSize {
  /// The share of the display cut, from 0 to 1.
  ///
  /// Source: Apple's "The details of UI typography" (2020): two fonts with a step at 20 pt at first, then one
  /// variable font that goes over from text at 17 pt to display at 28 pt.
  static func displayShare(size: Double, _ generation: FontGeneration) -> Double {
    switch generation {
    case .split: size >= 20 ? 1 : 0
    case .firstContinuous, .continuous: min(max((size - 17) / 11, 0), 1)
    }
  }
}
