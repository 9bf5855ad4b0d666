import PlumbInterfaceBuilder

/// What a run of `plumb why` is asked for.
struct WhyRequest {
  let path: String
  /// As it was written: `VIEW` or `VIEW.attribute`.
  let number: String
  let environment: PlumbInterfaceBuilder.Environment
  /// As it was written: an id, an identifier or a title.
  let scene: String?
  let json: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let layout = try LayoutRequest(arguments)
    guard layout.paths.count == 2 else { throw .noNumber }
    path = layout.paths[0]
    number = layout.paths[1]
    environment = layout.environment
    scene = layout.scene
    json = layout.json
  }
}
