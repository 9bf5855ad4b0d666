/// The heights of iOS's tab bars, in points, without the home indicator's inset below.
package enum TabBars {
  /// 64 documents of 37 projects record this height of tab bars, two others; Human Interface Guidelines before iOS 26.
  package static let usual = 49.0
  /// On phones held sideways since iOS 11: published measurements.
  static let low = 32.0
  /// The same since iOS 26, as frames imply it (n = 14); the bars themselves are recorded as 49 high.
  static let lowGlass = 31.0

  package static func height(in place: BarPlace) -> Double {
    guard place.isLow, place.release >= .xcode9 else { return usual }
    return TouchDesign(in: place.release) == .glass ? lowGlass : low
  }
}
