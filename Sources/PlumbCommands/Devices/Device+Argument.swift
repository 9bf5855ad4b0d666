import InterfaceBuilder

extension Device {
  /// The device that somebody means who writes an identifier or a model's name, as people type it.
  static func meant(by name: String) throws(ArgumentError) -> Device {
    guard let device = Device.named(name) else { throw unknown(name) }
    return device
  }

  /// That no device has such a name, and which ones have a near one.
  static func unknown(_ name: String) -> ArgumentError {
    let near = Suggestion.nearest(to: name, among: all.flatMap(\.candidates), names: \.names)
    return .unknownDevice(
      name, suggestion: Suggestion.sentence(near.map { "“\($0.title)” (\($0.identifier))" }))
  }

  /// A name that somebody may have meant: a screen by its identifier or title, or one of its models.
  private struct Candidate {
    let title: String
    let identifier: String
    let names: [String]
  }

  private var candidates: [Candidate] {
    [Candidate(title: title, identifier: name, names: [name, title])]
      + otherModels.map { Candidate(title: $0, identifier: name, names: [$0]) }
  }

  /// The models that the title does not name.
  var otherModels: [String] { models.filter { $0 != title } }
}
