import PlumbAnswers
import PlumbLayoutLint

/// What a run of `plumb diff` is asked for.
struct DiffRequest: Sendable {
  /// As they were written: two states, a revision, paths.
  let arguments: [String]
  /// Where nothing was asked for, a document's own, or those of its configuration.
  let linter: Linter
  let configuration: ConfigurationRequest
  let form: Form
  /// Where the picture is written, and how; nil where none is asked for.
  let picture: (path: String, format: PictureFormat)?

  enum Form: String {
    case text, summary, json, markdown
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    self.arguments = arguments.positional
    guard !arguments.positional.contains("") else { throw .noPath }
    linter = Linter(
      surroundings: try Surroundings.asked(arguments), extent: SituationSummary.extent)
    configuration = try ConfigurationRequest(arguments)
    let forms = ["summary", "json", "markdown"].filter { arguments.contains($0) }
    if forms.count > 1 { throw .incompatible(forms[0], forms[1]) }
    form = forms.first.flatMap { Form(rawValue: $0) } ?? .text
    picture = try arguments["picture"].map { path throws(ArgumentError) in
      (path, try PictureFormat.format(ofFile: path, option: "picture"))
    }
  }
}
