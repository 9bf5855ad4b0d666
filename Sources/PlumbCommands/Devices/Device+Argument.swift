import InterfaceBuilder

extension Device {
  /// The device that somebody means who writes an identifier or a model's name, as people type it.
  static func meant(by name: String) throws(ArgumentError) -> Device {
    guard let device = Device.named(name) else { throw unknown(name) }
    return device
  }

  /// That no device has such a name, and which ones have a near one.
  static func unknown(_ name: String) -> ArgumentError {
    let begun = all.flatMap(\.candidates).filter { $0.begins(with: name) }
    if begun.count > listed { return .unknownDevice(name, suggestion: inventory(of: begun.map(\.title))) }
    let near = Suggestion.nearest(to: name, among: all.flatMap(\.candidates), names: \.names)
    return .unknownDevice(
      name, suggestion: Suggestion.sentence(near.map { "“\($0.title)” (\($0.identifier))" }))
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
  var otherModels: [String] { models.filter { $0 != title } }
}
