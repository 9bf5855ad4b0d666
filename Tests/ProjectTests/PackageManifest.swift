/// The targets that the text of a Package.swift declares.
///
/// Read from the text, because asking the package manager from inside a test would wait for the build that runs the
/// test. Targets must therefore be written out: a dependency computed by code goes unseen here, though not its imports.
struct PackageManifest {
  struct Target: Equatable {
    var kind: String
    var name: String
    var path: String?
    var dependencies: [String]
  }

  private(set) var targets: [Target] = []

  init(_ text: String) {
    var rest = Substring(SwiftText(text).withoutComments)
    while let (kind, call) = Self.nextTarget(&rest) {
      let arguments = Self.elements(call)
      targets.append(
        Target(
          kind: kind,
          name: Self.value(of: "name", in: arguments).flatMap { Self.firstString($0) } ?? "",
          path: Self.value(of: "path", in: arguments).flatMap { Self.firstString($0) },
          dependencies: Self.dependencies(arguments)))
    }
  }

  /// The arguments of the next call that declares a target; what stands inside it is skipped.
  private static func nextTarget(_ rest: inout Substring) -> (kind: String, call: Substring)? {
    let kinds = ["target", "executableTarget", "testTarget", "systemLibrary", "macro", "plugin"]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      guard let kind = kinds.first(where: { rest.hasPrefix($0 + "(") }) else { continue }
      let start = rest.index(rest.startIndex, offsetBy: kind.count + 1)
      let end = closing(rest[start...])
      defer { rest = rest[end...] }
      return (kind, rest[start..<end])
    }
    return nil
  }

  private static func dependencies(_ arguments: [Substring]) -> [String] {
    guard let list = value(of: "dependencies", in: arguments), let open = list.firstIndex(of: "[") else {
      return []
    }
    let inside = list[list.index(after: open)...]
    return elements(inside[..<closing(inside)]).compactMap { firstString($0) }
  }

  private static func value(of label: String, in arguments: [Substring]) -> Substring? {
    arguments.first { $0.drop(while: \.isWhitespace).hasPrefix(label + ":") }
  }

  private static func firstString(_ text: Substring) -> String? {
    let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// The parts between commas that no bracket encloses.
  private static func elements(_ text: Substring) -> [Substring] {
    var elements: [Substring] = []
    var start = text.startIndex
    walk(text) { index, depth in
      if depth == 0, text[index] == "," {
        elements.append(text[start..<index])
        start = text.index(after: index)
      }
      return true
    }
    elements.append(text[start...])
    return elements
  }

  /// Where the bracket closes that was opened just before a text.
  private static func closing(_ text: Substring) -> Substring.Index {
    var end = text.endIndex
    walk(text) { index, depth in
      if depth < 0 { end = index }
      return depth >= 0
    }
    return end
  }

  /// Visits each character outside strings with the depth of brackets after it, until the visitor returns false.
  private static func walk(_ text: Substring, _ visit: (Substring.Index, Int) -> Bool) {
    var depth = 0
    var isString = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isString.toggle() }
      if isString { continue }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if !visit(index, depth) { return }
    }
  }
}
