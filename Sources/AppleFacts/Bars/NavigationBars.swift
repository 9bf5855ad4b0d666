/// The heights of iOS's navigation bars, in points.
///
/// Source: the bars that documents record of their navigation controllers; the numbers are those that have the height.
package enum NavigationBars {
  /// On phones before iOS 26: 262 documents, 78 projects. 3 have another height than this one and those below.
  package static let usual = 44.0
  /// In a sheet, since iOS 13: 45 documents, 16 projects.
  package static let inSheet = 56.0
  /// What a large title adds. 96 in all: 33 documents, 21 projects; 108 in sheets: 5 and 3; 106 since iOS 26: 1.
  package static let largeTitle = 52.0
  /// What a prompt adds: from memory of what UIKit answers; no document records one.
  package static let prompt = 30.0
  /// What a search below the title adds that stays as the content scrolls, before iOS 26: from memory of what UIKit answers.
  package static func search(in place: BarPlace) -> Double {
    TouchDesign(in: place.release) == .glass ? 0 : 52
  }
  /// On phones held sideways: 1 document, and 1 that has 44; published measurements of iOS 8 and later.
  static let low = 32.0
  /// On tablets since iOS 12: 5 documents, 4 projects; 2 of sheets have 56. Before it 2 of 2 have 44. From iOS 26 there is
  /// no document of a tablet.
  static let onPad = 50.0
  /// Since iOS 26, also on phones held sideways: 18 documents, 10 projects; 1 has 44.
  static let glass = 54.0

  /// The height without large title and prompt.
  package static func height(in place: BarPlace, isInSheet: Bool = false) -> Double {
    if place.isOnTallPad { return onPad }
    switch TouchDesign(in: place.release) {
    case .glass: return glass
    case .modern where isInSheet: return inSheet
    case .classic, .modern: return place.isLow ? low : usual
    }
  }

  /// What a root may leave free for a navigation bar, that of another document's controller included.
  package static let possible = [
    usual, largeTitle, glass, inSheet, usual + largeTitle, glass + largeTitle,
  ]
}
