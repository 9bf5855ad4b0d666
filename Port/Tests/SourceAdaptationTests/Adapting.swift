@testable import SourceAdaptation

/// Adapts sources that a test writes down.
enum Adapting {
  static func text(_ source: String) -> String { module([source]).sources[0].text }

  /// Without the tables behind the source.
  static func body(_ source: String) -> String {
    let text = text(source)
    return String(text.components(separatedBy: "\n#sourceLocation()")[0])
  }

  /// - Parameter users: Sources of modules that build on the module.
  static func module(_ sources: [String], users: [String] = []) -> ModuleAdaptation {
    let texts = sources.enumerated().map { SourceText(path: "File\($0.offset).swift", text: $0.element) }
    let others = users.enumerated().map { SourceText(path: "User\($0.offset).swift", text: $0.element) }
    return ModuleAdaptation(texts, moduleName: "App", users: others)
  }

  static func remarks(_ source: String) -> [String] { module([source]).sources[0].remarks.map(\.text) }
}

extension String {
  fileprivate func components(separatedBy mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
