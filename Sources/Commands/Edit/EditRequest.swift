import PlumbAnswers
import PlumbInterfaceBuilder

/// Where what an operation makes of a document goes, and what it is about; all commands that change documents have it.
struct EditRequest {
  /// The options for it.
  static let options: [OptionDescription] = [
    OptionDescription("in-place", help: "write the file; without this, and without -o, nothing is written"),
    OptionDescription("output", "FILE", letter: "o", help: "write the changed document to another file"),
    .json, .scene, .content, .ascii, .color,
  ]

  let path: String
  let scene: String?
  let environment: PlumbInterfaceBuilder.Environment
  let output: String?
  let isInPlace: Bool
  let json: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let path = arguments.positional.first else { throw .noFile }
    try self.init(arguments, path: path)
  }

  /// A request about a file that does not come first.
  init(_ arguments: ParsedArguments, path: String) throws(ArgumentError) {
    self.path = path
    scene = arguments["scene"]
    environment = try arguments.environment()
    output = arguments["output"]
    isInPlace = arguments.contains("in-place")
    json = arguments.contains("json")
    if isInPlace, output != nil { throw .incompatible("in-place", "output") }
    if isInPlace, path == InputFile.standardInput { throw .standardInputInPlace }
  }
}
