import PlumbInterfaceBuilder
import PlumbLayoutRendering

/// What a run of `plumb render` is asked for.
struct RenderRequest {
  /// How the document is laid out; of its scenes, `scenes` says more.
  let layout: LayoutRequest
  let path: String
  /// The scenes to draw, by id or title; empty draws all.
  let scenes: [String]
  /// The file to write; nil writes SVG to standard output.
  let output: String?
  let form: Form
  /// Pixels for each point, where the format has pixels.
  let scale: Double
  /// What is to stand out: ids, labels or texts of views.
  let highlighted: [String]
  let constraints: Constraints
  let showsAlignmentRects: Bool
  /// Whether the conflicts are drawn, each by itself, in place of the scenes.
  let showsConflicts: Bool

  /// What is written.
  enum Form {
    case picture(PictureFormat)
    /// The studio with the document inside, in one file.
    case page
  }

  /// Which constraints are drawn, as the option says it.
  enum Constraints: Equatable {
    case automatic, all, none
    case of(String)
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    layout = try LayoutRequest(arguments)
    guard layout.paths.count == 1 else { throw .severalFiles }
    path = layout.paths[0]
    scenes = arguments.values(of: "scene")
    output = arguments["output"]
    form = try output.map { path throws(ArgumentError) in try Self.form(ofFile: path) } ?? .picture(.svg)
    scale = try arguments["scale"].map { text throws(ArgumentError) in try Self.scale(text) } ?? 2
    highlighted = arguments.values(of: "highlight")
    constraints = try Self.constraints(arguments["constraints"])
    showsAlignmentRects = arguments.contains("alignment-rects")
    showsConflicts = arguments.contains("conflicts")
    for other in ["highlight", "constraints"] where showsConflicts && arguments.contains(other) {
      throw .incompatible("conflicts", other)
    }
    if case .page = form {
      let others = Command.render.options.map(\.name).filter { !["output", "color"].contains($0) }
      if let other = others.first(where: arguments.contains) { throw .choiceOfPictures(other) }
    }
  }

  private static func form(ofFile path: String) throws(ArgumentError) -> Form {
    path.lowercased().hasSuffix(".html")
      ? .page : .picture(try PictureFormat.format(ofFile: path, besides: [".html"]))
  }

  private static func scale(_ text: String) throws(ArgumentError) -> Double {
    if let scale = Double(text), scale > 0, scale.isFinite { return scale }
    throw .badValue(option: "scale", value: text, expected: "it takes a number above 0, such as 1 or 1.5.")
  }

  private static func constraints(_ text: String?) throws(ArgumentError) -> Constraints {
    switch text {
    case nil: return .automatic
    case "all": return .all
    case "none": return .none
    case .some(let text):
      guard text.hasPrefix("of "), text.count > 3 else {
        throw .badValue(option: "constraints", value: text, expected: "it takes all, none or of VIEW.")
      }
      return .of(String(text.dropFirst(3)))
    }
  }
}
