/// Content modes as reports write them.
enum ContentModeName {
  /// The document's word `scaleAspectFill` as `Scale Aspect Fill`; a view without one scales to fill.
  static func reportName(_ word: String?) -> String {
    guard let word, !word.isEmpty else { return "Scale To Fill" }
    var name = ""
    for scalar in word.unicodeScalars {
      let isCapital = ("A"..."Z").contains(scalar)
      if isCapital { name += " " }
      name += name.isEmpty ? String(scalar).uppercased() : String(scalar)
    }
    return name
  }
}
