/// What sheets leave of a phone's screen, in points.
package enum Sheets {
  /// Below a sensor housing: 25 roots of 6 projects begin at 54, below one of 44; 5 roots of 2 projects at 69, below 59.
  package static let belowHousing = 10.0
  /// The least above a sheet on a phone with a home indicator, which is that below the lowest housing.
  package static let least = 54.0
}
