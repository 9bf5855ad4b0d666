import PlumbAppleFacts
import PlumbTextOutput

extension Device {
  /// The devices that have a name near to one that nobody has: “ Did you mean …?”, or nothing.
  package static func suggestion(for name: String) -> String {
    let begun = all.flatMap { $0.candidates }.filter { $0.begins(with: name) }
    if begun.count > listed { return inventory(of: begun.map { $0.title }) }
    let near = Suggestion.nearest(to: name, among: all.flatMap { $0.candidates }, names: { $0.names })
    return Suggestion.sentence(near.map { "“\($0.title)” (\($0.identifier))" })
  }

  /// More than these are a family, of which nobody can guess one.
  private static let listed = 3

  /// How many models begin so, and which: those that came last, a line is short.
  private static func inventory(of titles: [String]) -> String {
    let last = titles.suffix(6).map { "“\($0)”" }
    let rest = titles.count - last.count
    return rest > 0
      ? " \(titles.count) models begin so, such as \(Suggestion.list(last, "and"))."
      : " The models that begin so are \(Suggestion.list(last, "and"))."
  }

  /// A name that somebody may have meant: a screen by its identifier or title, or one of its models.
  private struct Candidate {
    let title: String
    let identifier: String
    let names: [String]

    /// Whether the title begins with a word, and goes on.
    func begins(with word: String) -> Bool { Suggestion.isBeginning(word, of: title) }
  }

  private var candidates: [Candidate] {
    [Candidate(title: title, identifier: name, names: [name, title])]
      + otherModels.map { Candidate(title: $0, identifier: name, names: [$0]) }
  }

  /// The models that the title does not name.
  package var otherModels: [String] { models.filter { $0 != title } }
}
