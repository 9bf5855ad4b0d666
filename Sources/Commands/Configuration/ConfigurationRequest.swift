/// Which configuration counts.
struct ConfigurationRequest: Sendable {
  static let options: [OptionDescription] =
    sourceOptions + [
      OptionDescription(
        "show-config", help: "print what holds for the documents, and who says so, and check nothing")
    ]
  /// Those that say where it comes from.
  static let sourceOptions: [OptionDescription] = [
    OptionDescription("config", "FILE", help: "heed this configuration in place of the nearest .plumb.yml"),
    OptionDescription("no-config", help: "heed no configuration"),
  ]

  enum Source {
    /// The file nearest to each document, in its folder or above.
    case nearest
    case file(String)
    case none
  }

  let source: Source
  let isShown: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    isShown = arguments.contains("show-config")
    switch (arguments["config"], arguments.contains("no-config")) {
    case (.some, true): throw .incompatible("config", "no-config")
    case (nil, true): source = .none
    case (let path?, false): source = .file(path)
    case (nil, false): source = .nearest
    }
  }
}
