import PlumbAutoLayout
import PlumbGeometry

/// The names by which people ask for numbers of a view.
enum NumberName {
  /// A number as it is named: an attribute of constraints, or a number of the frame.
  struct Meaning {
    let attribute: Attribute
    let rectangle: LayoutNumber.Rectangle
    /// Whether it is a position that documents may count from below.
    var isVerticalOfFrame: Bool {
      rectangle == .frame && attribute.axis == .vertical && !attribute.isDimension
    }
  }

  /// Every name with its meaning, in the order in which messages list them.
  static let all: [(name: String, meaning: Meaning)] = {
    let frames: [(String, Attribute)] = [
      ("x", .left), ("y", .top), ("minX", .left), ("midX", .centerX), ("maxX", .right), ("minY", .top),
      ("midY", .centerY), ("maxY", .bottom),
    ]
    var all: [(name: String, meaning: Meaning)] = []
    for (name, attribute) in frames { all.append((name, Meaning(attribute: attribute, rectangle: .frame))) }
    for attribute in Attribute.allCases {
      all.append((attribute.name.description, Meaning(attribute: attribute, rectangle: .alignment)))
    }
    all.append(("baseline", Meaning(attribute: .lastBaseline, rectangle: .alignment)))
    return all
  }()

  /// The meaning of a name, in whatever case and with or without spaces and dashes: `leading margin`.
  static func meaning(of name: String) -> Meaning? {
    let essence = essence(name)
    return all.first { Self.essence($0.name) == essence }?.meaning
  }

  private static func essence(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
