import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// What a run of `plumb trace` is asked for.
struct TraceRequest {
  let path: String
  /// As it was written: an id, an identifier or a title.
  let scene: String?
  let environment: PlumbInterfaceBuilder.Environment
  let form: TraceForm
  let onlyTroubled: Bool
  /// Whether views describe themselves instead.
  let describes: Bool
  let json: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let layout = try LayoutRequest(arguments)
    guard layout.paths.count == 1 else { throw .severalDocuments }
    path = layout.paths[0]
    scene = layout.scene
    environment = layout.environment
    form = arguments["form"].flatMap { TraceForm(argument: $0) } ?? .later
    onlyTroubled = arguments.contains("troubled")
    describes = arguments.contains("description")
    json = layout.json
    if describes, onlyTroubled { throw .incompatible("description", "troubled") }
    if describes, arguments.contains("form") { throw .incompatible("description", "form") }
  }
}

extension TraceForm {
  init?(argument: String) {
    guard let form = Self.allCases.first(where: { $0.argument == argument }) else { return nil }
    self = form
  }

  /// How the option says it.
  var argument: String {
    switch self {
    case .early: "early"
    case .later: "later"
    case .bars: "bars"
    }
  }
}
