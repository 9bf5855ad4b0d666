import PlumbAppleFacts
import PlumbGeometry

/// What bars take of a view controller's view, alike for documents and programs.
package enum BarRules {
  /// The height of a navigation bar with what its item shows, in points.
  ///
  /// - Parameter hasLargeTitle: Whether it has one to show; where the height is compact, none is shown.
  package static func navigationBar(
    in place: BarPlace, isInSheet: Bool = false, hasLargeTitle: Bool = false, hasPrompt: Bool = false
  ) -> Double {
    NavigationBars.height(in: place, isInSheet: isInSheet)
      + (hasLargeTitle && place.height == .regular ? NavigationBars.largeTitle : 0)
      + (hasPrompt ? NavigationBars.prompt : 0)
  }

  /// The room that a sheet leaves above it on a phone, in points: below a sensor housing some more than that takes, else the
  /// status bar, also where that is hidden.
  ///
  /// - Parameter safeArea: What status bar, housing and home indicator take of the screen.
  package static func roomAboveSheet(safeArea: EdgeInsets) -> Double {
    safeArea.bottom > 0
      ? max(Sheets.least, safeArea.top + Sheets.belowHousing) : max(StatusBars.usual, safeArea.top)
  }
}
