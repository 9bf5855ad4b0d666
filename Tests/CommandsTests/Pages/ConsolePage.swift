/// A page with blocks marked `console`: lines `$ …`, each with the output below it.
enum ConsolePage {
  /// What a command line has to show.
  struct Answer {
    var text = ""
    /// What it changed in a document, for a block marked `diff` below the commands.
    var changes = ""
  }

  /// The page with each block's present output, and the present changes below it; the commands run in the page's order.
  static func replaying(
    _ page: String, _ answer: (_ command: Substring) throws -> Answer
  ) rethrows -> String {
    var present = ""
    var rest = page[...]
    while let block = taken(from: &rest, "console", &present) {
      present += "```console\n"
      var changes = ""
      for line in block.split(separator: "\n") where line.hasPrefix("$ ") {
        let shown = try answer(line.dropFirst(2))
        present += line + "\n" + shown.text
        changes += shown.changes
      }
      present += "```\n"
      var skipped = ""
      if rest.hasPrefix("```diff\n") { _ = taken(from: &rest, "diff", &skipped) }
      if !changes.isEmpty { present += "```diff\n" + changes + "```\n" }
    }
    return present + rest
  }

  /// What is in the next block of a kind; what stands before it is added to the page.
  private static func taken(
    from rest: inout Substring, _ kind: String, _ before: inout String
  ) -> Substring? {
    guard let start = rest.firstRange(of: "```\(kind)\n"),
      let end = rest[start.upperBound...].firstRange(of: "```\n")
    else { return nil }
    before += rest[..<start.lowerBound]
    defer { rest = rest[end.upperBound...] }
    return rest[start.upperBound..<end.lowerBound]
  }
}
