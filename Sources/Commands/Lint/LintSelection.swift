/// Which of the documents that are named `plumb lint` looks at.
struct LintSelection: Sendable {
  static let options: [OptionDescription] = [
    OptionDescription(
      "changed-since", "REV",
      help:
        "check only documents that differ from where the branch left this git revision, and tell only what they had not then; without PATH, in the whole repository"
    ),
    OptionDescription(
      "shard", "K/N", help: "check only the Kth of N parts, into which documents fall by their paths"),
  ]

  /// A revision, as somebody named it.
  let changedSince: String?
  let shard: Shard?

  /// Whether what is not looked at may be there still.
  var isPartial: Bool { changedSince != nil || shard != nil }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    changedSince = arguments["changed-since"]
    shard = try arguments["shard"].map { text throws(ArgumentError) in try Shard(text) }
    // Another part of the documents would be dropped with what is gone of this one.
    for (option, isGiven) in [("changed-since", changedSince != nil), ("shard", shard != nil)] where isGiven {
      for other in ["write-baseline", "update-baseline"] where arguments.contains(other) {
        throw .incompatible(option, other)
      }
    }
    guard changedSince != nil else { return }
    for other in ["fix", "unsafe-fixes"] where arguments.contains(other) {
      throw .incompatible("changed-since", other)
    }
    if arguments.positional.contains(InputFile.standardInput) { throw .inputWithoutHistory }
  }
}
