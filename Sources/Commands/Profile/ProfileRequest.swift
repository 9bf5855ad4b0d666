import PlumbInterfaceBuilder

/// What a run of `plumb profile` is asked for.
struct ProfileRequest {
  let path: String
  /// As it was written: an id, an identifier or a title.
  let scene: String?
  let environment: PlumbInterfaceBuilder.Environment
  /// Where to write a trace.
  let output: String?
  let json: Bool
  /// An option that was given and says something of documents only.
  let documentOption: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let layout = try LayoutRequest(arguments)
    guard layout.paths.count == 1 else { throw .severalProfiles }
    path = layout.paths[0]
    scene = layout.scene
    environment = layout.environment
    json = layout.json
    output = arguments["output"]
    if output == "" {
      throw .badValue(option: "output", value: "", expected: "it takes a file, such as trace.json.")
    }
    documentOption = [
      "output", "scene", "content", "device", "landscape", "size", "rtl", "text-size", "double-strings",
    ].first { arguments.contains($0) }
  }
}
