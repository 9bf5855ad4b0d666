import PlumbAnswers
import PlumbAutoLayout
import PlumbGeometry

/// What a run of `plumb vfl` is asked for.
struct FormatRequest {
  let formats: [String]
  private(set) var setting = FormatSetting()
  let json: Bool
  /// The file to draw into, and what kind of picture that is.
  private(set) var picture: (path: String, format: PictureFormat)?

  /// The most bytes of all formats: some hundred views a line, where layouts have a handful.
  static let longest = 10_000

  /// The alignments by the names that the option takes.
  static let alignments: [(name: String, attribute: Attribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("centerx", .centerX), ("centery", .centerY), ("lastbaseline", .lastBaseline),
    ("firstbaseline", .firstBaseline),
  ]

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    formats = arguments.positional
    guard !formats.isEmpty else { throw .noFormat }
    let length = formats.reduce(0) { $0 + $1.utf8.count }
    guard length <= Self.longest else { throw .longFormats(length, limit: Self.longest) }
    json = arguments.contains("json")
    if let size = try arguments.size() { setting.size = size }
    if arguments.contains("rtl") { setting.direction = .rightToLeft }
    if let text = arguments["margin"] {
      guard let margin = Double(text), (0...10_000).contains(margin) else {
        throw .badValue(option: "margin", value: text, expected: "it takes a number of points, such as 16.")
      }
      setting.margin = margin
    }
    for name in arguments.values(of: "align") {
      guard let known = Self.alignments.first(where: { $0.name == name }) else { continue }
      setting.options.insert(.aligning(known.attribute))
    }
    switch arguments["direction"] {
    case "left-to-right": setting.options.insert(.directionLeftToRight)
    case "right-to-left": setting.options.insert(.directionRightToLeft)
    default: break
    }
    if arguments.contains("baselines") { setting.options.insert(.spacingBaselineToBaseline) }
    for text in arguments.values(of: "metric") {
      guard let (name, value) = Self.pair(text), let number = Double(value), number.isFinite else {
        throw .badValue(
          option: "metric", value: text, expected: "it takes a name and a number, such as inset=12.")
      }
      setting.metrics[name] = number
    }
    for text in arguments.values(of: "view") {
      guard let (name, value) = Self.pair(text), let size = ParsedArguments.points(value) else {
        throw .badValue(
          option: "view", value: text,
          expected: "it takes a name and the size of its content, such as title=80x20.")
      }
      setting.contents[name] = size
    }
    if let path = arguments["output"] { picture = (path, try PictureFormat.format(ofFile: path)) }
  }

  /// The two sides of an equals sign.
  private static func pair(_ text: String) -> (name: String, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
