/// The heights of iOS's toolbars, in points, without the home indicator's inset below.
package enum Toolbars {
  /// On phones with a home button: 20 documents of 18 projects; two have 48 and 49.
  package static let usual = 44.0
  /// On phones with a home indicator: 25 documents of 6 projects; 4 of 3 have 44.
  package static let aboveIndicator = 49.0
  /// On tablets since iOS 12: 1 document; published measurements.
  static let onPad = 50.0
  /// On phones held sideways: published measurements; no document records one.
  static let low = 32.0

  package static func height(in place: BarPlace) -> Double {
    if place.isOnTallPad { return onPad }
    if place.isLow { return low }
    return place.hasHomeIndicator ? aboveIndicator : usual
  }

  /// What the safe areas of documents leave for a toolbar, in points: its height, but 49 also above a home button since
  /// Xcode 11, though the bar there is drawn 44 high. 44 before: 3 documents of 3 projects; 49 since: 3 of 2. Nothing on
  /// televisions, which have none (`UIToolbar`; 1 project).
  package static func room(onCanvasIn place: BarPlace) -> Double {
    if place.family == .television { return 0 }
    return place.family == .phone && place.release >= .xcode11 ? aboveIndicator : height(in: place)
  }

  /// What a root may leave free for a toolbar or tab bar, that of another document's controller included.
  package static let possibleLowerBars = [usual, TabBars.usual, onPad]
}
