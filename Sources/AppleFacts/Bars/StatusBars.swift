import PlumbGeometry

/// What status bars and sensor housings take of the top of phones and tablets, in points; `Device` has it of each model.
package enum StatusBars {
  /// On screens without a housing, as the safe areas of full screens imply it where the canvas shows one: 34 documents, 20
  /// projects.
  package static let usual = 20.0
  /// The most that the bar itself takes, also under a housing that reaches lower (published measurements of the models
  /// since iPhone 14 Pro).
  package static let highest = 54.0

  /// What the canvas draws in place of a phone's own housing; nil where it draws that.
  ///
  /// Up to Xcode 13 all housings were as high as the first one (n = 46, of 390 and 414 points' width); later tools show a
  /// phone of the first one's screen with that of larger phones (Xcode 14.1: 2 projects) and then of the mini (6).
  package static func housing(onCanvasOf device: Device, in release: Release) -> Double? {
    guard device.family == .phone, device.hasHomeIndicator else { return nil }
    if release < .xcode14 { return firstHousing }
    guard device.name == "retina5_9" else { return nil }
    return release < .xcode14Point3 ? secondHousing : miniHousing
  }

  /// Whether the canvas draws a screen without sensor housing as if its status bar were hidden.
  ///
  /// From Xcode 11 to 14.2 it does (21 projects; 1 has the bar), and showed the bar before and does since (22). Tablets with round
  /// corners got their bar back in Xcode 13 (3 before, 2 since).
  package static func isHidden(onCanvasOf device: Device, in release: Release) -> Bool {
    guard release >= .xcode11 else { return false }
    let isRounded = device.family == .pad && device.hasHomeIndicator
    if isRounded { return release < .xcode13 }
    return device.portraitSafeArea.top == usual && release < .xcode14Point3
  }

  /// Whether the canvas leaves the bar away from a root as low as this on a phone without sensor housing: as where the height is
  /// compact (17 roots of 12 projects, up to 475 points high, also wider than the screen; those of 440 points and more of 6
  /// projects have it).
  package static func isHidden(onCanvasOfHeight height: Double, _ device: Device, in release: Release) -> Bool
  {
    device.family == .phone && !device.hasHomeIndicator && release < .xcode11 && height < 480
  }

  /// Of iPhone X.
  package static let firstHousing = 44.0
  /// Of iPhone 12.
  static let secondHousing = 47.0
  /// Of iPhone 12 mini.
  static let miniHousing = 50.0
}
