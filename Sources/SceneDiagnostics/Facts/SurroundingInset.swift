import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// The distance of an edge from its view's edge, where bars, devices or margins decide it, in points.
struct SurroundingInset {
  /// The cause of an inset.
  enum Kind {
    /// Status and navigation bars.
    case topBars
    /// Tab bars, toolbars and the home indicator.
    case bottomBars
    /// The sensor housing of a device held sideways.
    case housings
    /// The margins of a view or cell.
    case margins
    /// The margins of a root, which begin at its safe area.
    case topMargins, bottomMargins
  }

  let inset: Double
  /// The growth of the inset when the edge moves by one point towards greater coordinates.
  let sign: Double
  let kind: Kind
}

/// The insets that bars, sensor housings and margins may make around a document's views, in points.
///
/// They come from the recorded frames of other documents.
struct SurroundingInsets {
  /// The heights of navigation bars, or 0 for none.
  private static let navigationBars = [0] + NavigationBars.possible
  private static let lowerBars = [0] + Toolbars.possibleLowerBars
  private static let margins = [0.0, 8, 11, 15, 16, 20]
  /// The insets of a television's picture: 90 points at the sides and 60 above and below, since Xcode 11 80
  /// and 60.
  private static let overscan = [0.0, 60, 80, 90]
  /// The height that a sensor housing takes above on an upright phone, and at the sides of one held sideways.
  static let housings = Self.distinct(
    Device.all.map { $0.hasHomeIndicator && $0.family == .phone ? $0.portraitSafeArea.top : 0 })
  /// The heights that status bars and sensor housings take.
  ///
  /// The first numbers are recorded in documents that name no device.
  static let tops =
    [0] + TitleBars.possible + distinct(Device.all.map { $0.isTouched ? $0.portraitSafeArea.top : 0 })
  /// The heights that home indicators take, in either orientation.
  static let bottoms =
    [0]
    + distinct(
      Device.all.flatMap { $0.isTouched ? [$0.portraitSafeArea.bottom, $0.landscapeSafeArea.bottom] : [] })

  /// Each number above zero once, from the smallest.
  private static func distinct(_ numbers: [Double]) -> [Double] { Set(numbers).filter { $0 > 0 }.sorted() }

  /// The heights that the document's device takes above and below.
  private let tops: [Double]
  private let bottoms: [Double]
  private let navigationBars: [Double]
  private let lowerBars: [Double]
  /// The lower insets that bars of other documents may make.
  private let foreignBars: [Double]
  /// Whether the document is one of tvOS.
  private let isTelevision: Bool
  /// Whether the document's release adds insets above and below by a rule that nobody has found.
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
      foreignBars =
        layout.document.platform == .iOS ? Self.foreignBars(bars, [StatusBars.usual], home: 0) : []
      return
    }
    let upright = device.portraitSafeArea
    let sideways = device.landscapeSafeArea
    // A device without a sensor housing shows a status bar or none. Releases disagree by a few points about
    // the height of a housing.
    let hasHousing = upright.top > 24
    let heights = hasHousing ? Self.housings : [StatusBars.usual, upright.top]
    let own = layout.isUpright ? heights : [sideways.top, StatusBars.usual]
    tops = [0] + own
    let home = layout.isUpright ? upright.bottom : sideways.bottom
    bottoms = [0, home]
    foreignBars = Self.foreignBars(bars, own, home: home)
  }

  /// The lower insets that come from bars the document does not know of, in points.
  ///
  /// One cause is a tab bar of a controller in another document, also under a toolbar. The other is opaque
  /// upper bars: a root that begins under them ends higher by their height.
  private static func foreignBars(
    _ bars: (navigation: Bool, lower: Bool), _ tops: [Double], home: Double
  ) -> [Double] {
    [home + (bars.lower ? 2 : 1) * TabBars.usual]
      + (bars.navigation ? tops.map { $0 + NavigationBars.usual } : [])
  }

  /// Whether bars, sensor housings or margins may make an inset, in points.
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
