import PlumbAnswers
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// What a run of `plumb sweep` is asked for.
struct SweepRequest {
  let path: String
  let environment: PlumbInterfaceBuilder.Environment
  /// As it was written: an id, an identifier or a title.
  let scene: String?
  private(set) var wish = SweepWish()
  let json: Bool
  /// The file to draw into, and what kind of picture that is.
  private(set) var picture: (path: String, format: PictureFormat)?

  /// The word for every text size.
  static let all = "all"

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let layout = try LayoutRequest(arguments)
    guard layout.paths.count == 1 else { throw .severalFilesOfSweep }
    path = layout.paths[0]
    environment = layout.environment
    scene = layout.scene
    json = layout.json
    wish.widths = try Self.sizes("width", arguments)
    wish.heights = try Self.sizes("height", arguments)
    wish.devices = try arguments.devices()
    let names = arguments.values(of: "text-size")
    wish.textSizes = ContentSizeCategory.allCases.filter {
      names.contains(Self.all) || names.contains($0.name)
    }
    if let path = arguments["output"] { picture = (path, try PictureFormat.format(ofFile: path)) }
  }

  /// `A..B`, or one size alone, in points.
  private static func sizes(
    _ option: String, _ arguments: ParsedArguments
  ) throws(ArgumentError) -> ClosedRange<Double>? {
    guard let text = arguments[option] else { return nil }
    let parts = text.split(separator: "..", omittingEmptySubsequences: false).map { Double($0) }
    if let low = parts.first ?? nil, let high = parts.last ?? nil, parts.count <= 2, low <= high,
      (1...20_000).contains(low), (1...20_000).contains(high)
    {
      return low...high
    }
    throw .badValue(
      option: option, value: text,
      expected: "it takes the least and the greatest size in points, such as 320..1024.")
  }
}
