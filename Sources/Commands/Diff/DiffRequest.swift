import PlumbAnswers
import PlumbInterfaceBuilder
import PlumbLayoutLint

/// What a run of `plumb diff` is asked for.
struct DiffRequest: Sendable {
  /// As they were written: two states, a revision, paths.
  let arguments: [String]
  let surroundings: [Surroundings]
  let form: Form
  /// Where the picture is written, and how; nil where none is asked for.
  let picture: (path: String, format: PictureFormat)?

  enum Form: String {
    case text, summary, json, markdown
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    self.arguments = arguments.positional
    guard !arguments.positional.contains("") else { throw .noPath }
    surroundings = try Self.surroundings(arguments)
    let forms = ["summary", "json", "markdown"].filter { arguments.contains($0) }
    if forms.count > 1 { throw .incompatible(forms[0], forms[1]) }
    form = forms.first.flatMap { Form(rawValue: $0) } ?? .text
    picture = try arguments["picture"].map { path throws(ArgumentError) in
      (path, try PictureFormat.format(ofFile: path, option: "picture"))
    }
  }

  /// The devices asked for, each once; a document's own where none is.
  private static func surroundings(_ arguments: ParsedArguments) throws(ArgumentError) -> [Surroundings] {
    var base = try arguments.environment()
    var surroundings: [Surroundings] = []
    for device in try arguments.devices() {
      base.device = device
      if !surroundings.contains(where: { $0.name == device.title }) {
        surroundings.append(Surroundings(name: device.title, environment: base))
      }
    }
    return surroundings.isEmpty ? [Surroundings(name: "", environment: base)] : surroundings
  }
}
