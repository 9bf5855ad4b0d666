/// The inset of an edge that the surroundings decide: a safe area's or a margin's, in points.
struct SurroundingInset {
  /// What makes it.
  enum Kind {
    /// Status and navigation bars above, tab bars, toolbars and the home indicator below.
    case bars
    /// The sensor housing of a device held sideways.
    case housings
    case margins
  }

  let inset: Double
  /// By how much the inset grows as the edge moves towards greater coordinates.
  let sign: Double
  let kind: Kind
}

/// The insets that Apple's surroundings make, by the recorded frames of documents.
enum SurroundingInsets {
  /// Status bars, sensor housings, home indicators; none.
  private static let devices = [0.0, 20, 21, 24, 34, 40, 44, 47, 48, 50, 51, 54, 59, 62, 68, 88, 94, 96]
  /// Navigation bars, upright and sideways, with large titles and in sheets; tab bars and toolbars; none.
  private static let bars = [0.0, 32, 44, 49, 50, 52, 53, 54, 56, 93, 96, 100, 106]
  private static let housings = [0.0, 44, 47, 48, 50, 59, 62]
  /// Of views, cells and roots.
  private static let margins = [0.0, 8, 11, 15, 16, 20]

  /// Whether an inset is one that bars, housings or margins make, in points.
  static func arePlausible(_ inset: Double, _ kind: SurroundingInset.Kind) -> Bool {
    switch kind {
    case .bars: devices.contains { device in bars.contains { isNear(inset, device + $0) } }
    case .housings: housings.contains { isNear(inset, $0) }
    case .margins: (devices + housings).contains { outer in margins.contains { isNear(inset, outer + $0) } }
    }
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.75 }
}
