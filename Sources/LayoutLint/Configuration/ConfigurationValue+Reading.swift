import PlumbFindings
import PlumbTextOutput

/// Parts of a configuration as what they are meant to be.
extension ConfigurationValue {
  func entries(_ what: String, _ keys: [String]) throws(ConfigurationError) -> [ConfigurationEntry] {
    let entries = try map("\(what) has keys")
    for entry in entries where !keys.contains(entry.key) {
      throw ConfigurationError(
        entry.position,
        "\(what) has no key “\(entry.key)”." + Suggestion.sentence(for: entry.key, among: keys)
          + " It has \(Suggestion.list(keys, "and")).")
    }
    return entries
  }

  /// - Parameter reason: The beginning of a sentence that goes on with how they are written.
  private func map(_ reason: String) throws(ConfigurationError) -> [ConfigurationEntry] {
    if case .map(let entries) = content { return entries }
    throw ConfigurationError(position, "\(reason): write “key: value”, a line each.")
  }

  func ruleSettings() throws(ConfigurationError) -> [RuleSetting] {
    var settings: [RuleSetting] = []
    for entry in try map("Rules are named one by one") { settings.append(try entry.ruleSetting()) }
    return settings
  }

  /// A text, and no list or map.
  func text(of what: String) throws(ConfigurationError) -> String {
    switch content {
    case .text(let text) where !text.isEmpty: return text
    case .text, .nothing:
      throw ConfigurationError(position, "“\(what)” has no value: give it one, or leave it out.")
    case .list, .map: throw ConfigurationError(position, "“\(what)” takes one value.")
    }
  }
}

extension ConfigurationEntry {
  func text() throws(ConfigurationError) -> String { try value.text(of: key) }

  /// The elements of a list; of a text, that one.
  func list() throws(ConfigurationError) -> [ConfigurationValue] {
    switch value.content {
    case .list(let elements) where !elements.isEmpty: return elements
    case .text: return [value]
    case .list, .nothing:
      throw ConfigurationError(value.position, "“\(key)” is empty: give it something, or leave it out.")
    case .map:
      throw ConfigurationError(value.position, "“\(key)” takes a list: write each element behind a dash.")
    }
  }

  func patterns() throws(ConfigurationError) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for element in try list() {
      let text = try element.text(of: key)
      do throws(PathPattern.Mistake) { patterns.append(try PathPattern(text)) } catch {
        throw ConfigurationError(element.position, error.message)
      }
    }
    return patterns
  }

  func choice(of names: [String]) throws(ConfigurationError) -> String {
    try Self.choice(value, of: names, for: key)
  }

  private static func choice(
    _ value: ConfigurationValue, of names: [String], for key: String
  ) throws(ConfigurationError) -> String {
    let name = try value.text(of: key)
    if names.contains(name) { return name }
    throw ConfigurationError(
      value.position,
      "“\(name)” is no value for “\(key)”: it takes \(Suggestion.list(names))."
        + Suggestion.sentence(for: name, among: names))
  }

  /// A number in points.
  static func number(
    _ value: ConfigurationValue, for key: String, _ range: ClosedRange<Double>
  ) throws(ConfigurationError) -> Double {
    let text = try value.text(of: key)
    let isPlain = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    if isPlain, let number = Double(text), range.contains(number) { return number }
    throw ConfigurationError(
      value.position,
      "“\(text)” is no value for “\(key)”: it takes a number from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))."
    )
  }
}
