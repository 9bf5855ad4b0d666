import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// What a run of `plumb report` is asked for.
struct ReportRequest {
  let path: String
  /// As it was written; nil for every view.
  let view: String?
  /// As it was written: an id, an identifier or a title.
  let scene: String?
  let environment: PlumbInterfaceBuilder.Environment
  let form: ReportForm
  let includesPrivateInsides: Bool
  let json: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let layout = try LayoutRequest(arguments)
    guard layout.paths.count <= 2 else { throw .severalViews }
    path = layout.paths[0]
    view = layout.paths.count == 2 ? layout.paths[1] : nil
    scene = layout.scene
    environment = layout.environment
    form = arguments.contains("long") ? .long : .standard
    includesPrivateInsides = arguments.contains("all")
    json = layout.json
  }
}
