import Geometry
import TextMetrics

/// What the colours of a picture mean, for those that occur in it and are not blue.
struct Legend {
  /// A line of a colour and what it stands for.
  struct Entry {
    var color: Color
    var isDashed: Bool
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
        Entry(color: OverlayPalette.conflicting, isDashed: false, text: "conflicting constraints"))
    }
    if states.contains(.ambiguous) {
      entries.append(Entry(color: OverlayPalette.troubled, isDashed: false, text: "ambiguous"))
    }
    if states.contains(.misplaced) {
      entries.append(
        Entry(color: OverlayPalette.troubled, isDashed: true, text: "solved frame of a misplaced view"))
      entries.append(
        Entry(color: OverlayPalette.troubled.opacity(0.6), isDashed: false, text: "its recorded frame"))
    }
  }

  static let font = Font.system(11)
  static let lineWidth = 22.0

  func width(_ entry: Entry) -> Double {
    Self.lineWidth + 6 + singleLineWidth(of: entry.text, font: Self.font) + 18
  }

  var width: Double { entries.reduce(0) { $0 + width($1) } }
}

extension Sketch {
  mutating func legend(_ legend: Legend, at origin: Point) {
    var x = origin.x
    for entry in legend.entries {
      line(
        Point(x: x, y: origin.y), Point(x: x + Legend.lineWidth, y: origin.y), entry.color, width: 1.5,
        dashes: entry.isDashed ? [5, 3] : [])
      text(
        entry.text, Legend.font, Color(hex: 0x57606A),
        at: Point(x: x + Legend.lineWidth + 6, y: origin.y + Legend.font.capMiddle))
      x += legend.width(entry)
    }
  }
}
