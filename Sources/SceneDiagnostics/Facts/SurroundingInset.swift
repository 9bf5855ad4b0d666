import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// The inset of an edge that the surroundings decide: a safe area's or a margin's, in points.
struct SurroundingInset {
  /// What makes it.
  enum Kind {
    /// Status and navigation bars.
    case topBars
    /// Tab bars, toolbars and the home indicator.
    case bottomBars
    /// The sensor housing of a device held sideways.
    case housings
    /// The margins of a view or cell.
    case margins
    /// Those of a root, which begin at its safe area.
    case topMargins, bottomMargins
  }

  let inset: Double
  /// By how much the inset grows as the edge moves towards greater coordinates.
  let sign: Double
  let kind: Kind
}

/// The insets that Apple's surroundings make for a document, by the recorded frames of others.
struct SurroundingInsets {
  /// Large titles, sheets' bars and bars of the newest design included; none.
  private static let navigationBars = [0.0, 44, 52, 54, 56, 96, 106]
  private static let lowerBars = [0.0, 44, 49, 50]
  private static let margins = [0.0, 8, 11, 15, 16, 20]
  /// What a television's picture may lose at its sides, above and below: 90 and 60 points, since Xcode 11 80 and 60.
  private static let overscan = [0.0, 60, 80, 90]
  /// What sensor housings take of a phone held upright, above, and held sideways, at the sides.
  static let housings = Self.distinct(
    Device.all.map { $0.hasHomeIndicator && $0.family == .phone ? $0.portraitSafeArea.top : 0 })
  /// What a status bar or a housing takes; the rest is what documents that name no device have recorded.
  static let tops =
    [0, 22, 28, 38, 52] + distinct(Device.all.map { $0.isTouched ? $0.portraitSafeArea.top : 0 })
  /// What a home indicator takes, however the device is held.
  static let bottoms =
    [0]
    + distinct(
      Device.all.flatMap { $0.isTouched ? [$0.portraitSafeArea.bottom, $0.landscapeSafeArea.bottom] : [] })

  /// Each number above zero once, from the smallest.
  private static func distinct(_ numbers: [Double]) -> [Double] { Set(numbers).filter { $0 > 0 }.sorted() }

  /// What the device takes above and below.
  private let tops: [Double]
  private let bottoms: [Double]
  private let navigationBars: [Double]
  private let lowerBars: [Double]
  /// What may be taken below beside.
  private let foreignBars: [Double]
  /// Whether televisions' insets are meant.
  private let isTelevision: Bool
  /// Whether the tools that saved the document put insets above and below that nobody has found a rule for.
  private let isErratic: Bool

  init(_ layout: SceneLayout) {
    let bars = layout.possibleBars
    navigationBars = bars.navigation ? Self.navigationBars : [0]
    lowerBars = bars.lower ? Self.lowerBars : [0]
    isErratic = layout.document.release.addsSafeAreasTwice
    isTelevision = layout.document.platform == .tvOS
    guard layout.document.platform == .iOS, let device = layout.device else {
      tops = Self.tops
      bottoms = Self.bottoms
      foreignBars = layout.document.platform == .iOS ? Self.foreignBars(bars, [20], home: 0) : []
      return
    }
    let upright = device.portraitSafeArea
    let sideways = device.landscapeSafeArea
    // Without a sensor housing there is a status bar or none. With one, tools disagree by a few points about
    // its height.
    let hasHousing = upright.top > 24
    let heights = hasHousing ? Self.housings : [20, upright.top]
    let own = layout.isUpright ? heights : [sideways.top, 20]
    tops = [0] + own
    let home = layout.isUpright ? upright.bottom : sideways.bottom
    bottoms = [0, home]
    foreignBars = Self.foreignBars(bars, own, home: home)
  }

  /// What takes more below than the bars that the document knows of: a tab bar of another document's controller, also
  /// under a toolbar; and a root that begins under opaque bars ends as much higher as these are high.
  private static func foreignBars(
    _ bars: (navigation: Bool, lower: Bool), _ tops: [Double], home: Double
  ) -> [Double] {
    [home + (bars.lower ? 98 : 49)] + (bars.navigation ? tops.map { $0 + 44 } : [])
  }

  /// Whether an inset is one that bars, housings or margins make, in points.
  func arePlausible(_ inset: Double, _ kind: SurroundingInset.Kind) -> Bool {
    if isErratic, kind != .margins, kind != .housings { return inset > -0.75 && inset < 200 }
    if isTelevision { return isSum(inset, Self.overscan, Self.margins) }
    switch kind {
    case .topBars: return isSum(inset, tops, navigationBars)
    case .bottomBars: return isSum(inset, bottoms, lowerBars) || isSum(inset, foreignBars, [0])
    case .housings: return isSum(inset, [0] + Self.housings, [0])
    case .margins: return isSum(inset, Self.margins, [0])
    case .topMargins: return Self.margins.contains { isSum(inset - $0, tops, navigationBars) }
    case .bottomMargins: return Self.margins.contains { isSum(inset - $0, bottoms, lowerBars) }
    }
  }

  private func isSum(_ inset: Double, _ first: [Double], _ second: [Double]) -> Bool {
    first.contains { a in second.contains { b in (inset - a - b).magnitude < 0.75 } }
  }
}

extension Device {
  /// Whether it is a phone or a tablet.
  fileprivate var isTouched: Bool { family == .phone || family == .pad }
}
