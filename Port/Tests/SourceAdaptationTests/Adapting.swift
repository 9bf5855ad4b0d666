@testable import SourceAdaptation

/// Adapts sources that a test writes down.
enum Adapting {
  /// Without the import that a source without any is given.
  static func text(_ source: String) -> String { first(module([source])) }

  /// The first source of a module, without the import that one without any is given.
  static func first(_ module: ModuleAdaptation) -> String {
    let text = module.sources[0].text
    return text.hasPrefix(brought) ? String(text.dropFirst(brought.count)) : text
  }

  static func whole(_ source: String) -> String { module([source]).sources[0].text }

  /// What the first source of a module begins with, where none has an import and it names UIKit's things.
  static let brought =
    "#if canImport(UIKit)\nimport UIKit\n#endif\n#sourceLocation(file: \"File0.swift\", line: 1)\n"

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
