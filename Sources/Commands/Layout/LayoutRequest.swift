import PlumbInterfaceBuilder

/// What a run of `plumb layout` is asked for.
struct LayoutRequest {
  let paths: [String]
  private(set) var environment: PlumbInterfaceBuilder.Environment
  /// As it was written: an id, an identifier or a title.
  let scene: String?
  let json: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    paths = arguments.positional
    guard !paths.isEmpty, !paths.contains("") else { throw .noFile }
    environment = try arguments.environment()
    environment.doubtsSizes = true
    scene = arguments["scene"]
    json = arguments.contains("json")
  }
}
