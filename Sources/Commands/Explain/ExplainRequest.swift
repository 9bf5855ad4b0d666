/// What a run of `plumb explain` is asked for.
struct ExplainRequest {
  /// The file; nil for standard input.
  let path: String?
  let json: Bool
  /// Whether every log is explained, and not the first alone.
  let all: Bool
  /// Whether every log gets one line.
  let brief: Bool
  /// Whether logs are explained as they come.
  let follows: Bool
  /// Whether what the logs say is broken counts for nothing.
  let hidesBroken: Bool
  /// Where a picture is to be written; nil for none.
  let output: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard arguments.positional.count <= 1 else { throw .severalLogs }
    let path = arguments.positional.first
    self.path = path == "-" ? nil : path
    json = arguments.contains("json")
    all = arguments.contains("all")
    brief = arguments.contains("brief")
    follows = arguments.contains("follow")
    hidesBroken = arguments.contains("hide-broken")
    output = arguments["output"]
    if json, output != nil { throw .incompatible("json", "output") }
    if brief, json { throw .incompatible("brief", "json") }
    if brief, output != nil { throw .incompatible("brief", "output") }
    if follows, output != nil { throw .incompatible("follow", "output") }
    if let output { _ = try ExplainPicture.kind(ofFile: output) }
  }
}
