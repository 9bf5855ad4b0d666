import CoreGraphics

extension UIColor {
  /// How much a colour stands out.
  public enum Prominence: Int, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3

    /// As opaque as the system's colours for labels.
    fileprivate var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The colour with less opacity; how much less is an estimate.
  public func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
    switch paint {
    case .gray, .rgb: UIColor(paint.with(alpha: paint.components.alpha * prominence.opacity))
    case .system, .dynamic: UIColor { self.resolvedColor(with: $0).withProminence(prominence) }
    }
  }

  /// Grey in an image's place, which has no pixels here.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}
