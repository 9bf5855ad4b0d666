import PlumbGeometry
import PlumbTextMetrics

/// What the colours of a picture mean, for those that occur in it and are not blue.
struct Legend {
  /// A line of a colour and what it stands for.
  struct Entry {
    var color: Color
    /// In points; none for a whole line.
    var dashes: [Double]
    var text: String
  }

  private(set) var entries: [Entry] = []

  init(_ pictures: [ScenePicture]) {
    let states = Set(
      pictures.flatMap { picture in
        picture.shownStates
      })
    if states.contains(.conflicting) {
      entries.append(
        Entry(color: OverlayPalette.conflicting, dashes: [], text: "conflicting constraints"))
    }
    if states.contains(.ambiguous) {
      entries.append(Entry(color: OverlayPalette.troubled, dashes: [], text: "ambiguous"))
    }
    if states.contains(.misplaced) {
      entries.append(
        Entry(color: OverlayPalette.troubled, dashes: [5, 3], text: "solved frame of a misplaced view"))
      entries.append(
        Entry(color: OverlayPalette.troubled.opacity(0.6), dashes: [], text: "its recorded frame"))
    }
    if states.contains(.doubtful) {
      entries.append(
        Entry(
          color: OverlayPalette.doubtful, dashes: OverlayPalette.doubtDashes,
          text: "in doubt: perhaps misplaced or ambiguous"))
    }
  }

  static let font = Font.system(11)
  private static let lineWidth = 22.0
  private static let rowHeight = 18.0

  /// Where each entry begins, in rows no wider than a picture if they can be.
  func places(in width: Double) -> [Point] {
    var places: [Point] = []
    var next = Point.zero
    for entry in entries {
      let end = next.x + self.width(entry)
      if next.x > 0, end - Self.gap > width { next = Point(x: 0, y: next.y + Self.rowHeight) }
      places.append(next)
      next.x += self.width(entry)
    }
    return places
  }

  /// What the legend takes below a picture.
  func height(in width: Double) -> Double {
    places(in: width).last.map { $0.y + Self.rowHeight + 6 } ?? 0
  }

  private static let gap = 18.0

  private func width(_ entry: Entry) -> Double {
    Self.lineWidth + 6 + singleLineWidth(of: entry.text, font: Self.font) + Self.gap
  }

  func draw(at origin: Point, width: Double, in sketch: inout Sketch) {
    for (entry, place) in zip(entries, places(in: width)) {
      let start = Point(x: origin.x + place.x, y: origin.y + place.y)
      sketch.line(
        start, Point(x: start.x + Self.lineWidth, y: start.y), entry.color, width: 1.5,
        dashes: entry.dashes)
      sketch.text(
        entry.text, Self.font, Color(hex: 0x57606A),
        at: Point(x: start.x + Self.lineWidth + 6, y: start.y + Self.font.capMiddle))
    }
  }
}
