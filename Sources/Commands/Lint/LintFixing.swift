/// How `plumb lint` settles what it finds.
struct LintFixing: Sendable {
  static let options: [OptionDescription] = [
    OptionDescription("fix", help: "settle what can be settled so that nothing moves and nothing gets worse"),
    OptionDescription("unsafe-fixes", help: "settle also what somebody should decide about"),
    OptionDescription("in-place", help: "write the files; without this, and without -o, nothing is written"),
  ]

  let takesUnsafe: Bool
  let isInPlace: Bool
  let output: String?

  var writes: Bool { isInPlace || output != nil }

  /// Nil where nothing is to be settled.
  init?(_ arguments: ParsedArguments) throws(ArgumentError) {
    takesUnsafe = arguments.contains("unsafe-fixes")
    isInPlace = arguments.contains("in-place")
    output = arguments["output"]
    guard takesUnsafe || arguments.contains("fix") else {
      if isInPlace { throw .goesWith("in-place", "fix") }
      return nil
    }
    if isInPlace, output != nil { throw .incompatible("in-place", "output") }
    if isInPlace, arguments.positional.contains(InputFile.standardInput) { throw .standardInputInPlace }
  }
}
