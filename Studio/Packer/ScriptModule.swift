/// A module of JavaScript as the page has it, taken apart into what it imports, exports and declares, and the rest.
///
/// It is read line by line, and not as JavaScript: statements that import, export or declare something for the whole
/// module begin at the beginning of a line, and nothing else there looks like one.
struct ScriptModule {
  let name: String
  /// The files that it imports, and which of their names, in the order in which it does.
  private(set) var imports: [(file: String, names: [String])] = []
  private(set) var exports: Set<String> = []
  /// What it declares for the whole module.
  private(set) var declarations: [String] = []
  /// The module without the statements that import and export.
  private(set) var text = ""

  init(name: String, _ source: String) throws(PackingError) {
    self.name = name
    for (word, reason) in Self.refused where source.contains(word) {
      throw PackingError(name, reason)
    }
    if source.split(separator: "\n").contains(where: { $0.count { $0 == "`" } % 2 != 0 }) {
      throw PackingError(
        name, "a text between backticks goes over several lines, which are packed without what indents them.")
    }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last == "" { lines.removeLast() }
    while let line = lines.popFirst() {
      var statement = String(line)
      if Self.begins(line, with: "import") || Self.begins(line, with: "export {") {
        while !statement.contains(";"), let next = lines.popFirst() { statement += " " + next }
      }
      if Self.begins(line, with: "import") {
        try readImport(statement)
      } else if Self.begins(line, with: "export") {
        try readExport(statement, lines)
      } else {
        declare(line, lines)
        text += Self.packed(statement)
      }
    }
  }

  private static let refused = [
    ("import(", "an import while the page runs finds no file; import at the top."),
    ("import.meta", "“import.meta” is the page, and not this file, once all is one file."),
    ("</script", "“</script” would end the script in the page; write “<\\/script”."),
    ("<!--", "“<!--” would begin a comment in the page; write “<\\!--”."),
  ]

  private static func begins(_ line: Substring, with word: String) -> Bool {
    guard line.hasPrefix(word) else { return false }
    return line.dropFirst(word.count).first.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
      ?? true
  }

  /// `import { a, b } from "./file.mjs";` or `import "./file.mjs";`
  private mutating func readImport(_ statement: String) throws(PackingError) {
    guard let match = statement.wholeMatch(of: #/import\s*(?:\{([^}]*)\}\s*from\s*)?"\./([^"/]+)"\s*;\s*/#)
    else {
      throw PackingError(
        name, "“\(statement)” is none of “import { a, b } from \"./file.mjs\";” and “import \"./file.mjs\";”."
      )
    }
    imports.append((String(match.2), try names(match.1 ?? "", in: statement)))
  }

  private mutating func readExport(_ statement: String, _ next: ArraySlice<Substring>) throws(PackingError) {
    if let match = statement.wholeMatch(of: #/export\s*\{([^}]*)\}\s*;\s*/#) {
      exports.formUnion(try names(match.1, in: statement))
      return
    }
    let rest = statement.dropFirst("export".count).drop(while: \.isWhitespace)
    let declared = Self.declared(by: rest, next)
    guard !declared.isEmpty else {
      throw PackingError(name, "“\(statement)” exports no function, class or constant by its name.")
    }
    exports.formUnion(declared)
    declarations += declared
    text += Self.packed(String(rest))
  }

  /// A line without what only people and checkers of types read.
  private static func packed(_ line: String) -> String {
    let code = line.replacing(#/\/\*\* .*?\*\/ ?/#, with: "").drop { $0 == " " }
    return code.isEmpty || code.hasPrefix("//") ? "" : code + "\n"
  }

  /// Names between braces; none may be another one elsewhere.
  private func names(_ list: Substring, in statement: String) throws(PackingError) -> [String] {
    let names = list.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }.filter {
      !$0.isEmpty
    }
    guard names.allSatisfy({ $0.count == 1 }) else {
      throw PackingError(name, "“\(statement)” gives something another name; all modules share their names.")
    }
    return names.map { String($0[0]) }
  }

  private mutating func declare(_ line: Substring, _ next: ArraySlice<Substring>) {
    declarations += Self.declared(by: line, next)
  }

  /// What a line declares, with the lines after it where a pattern goes on there.
  private static func declared(by line: Substring, _ next: ArraySlice<Substring>) -> [String] {
    if let match = line.prefixMatch(of: #/(?:async\s+)?(?:function\s*\*?|class)\s+([\w$]+)/#) {
      return [String(match.1)]
    }
    guard let match = line.prefixMatch(of: #/(?:const|let|var)\s+(.)/#) else { return [] }
    if "{[".contains(match.1) {
      let statement = ([line] + next).joined(separator: " ")
      guard let pattern = statement.firstMatch(of: #/[{\[]([^}\]]*)[}\]]/#) else { return [] }
      // Of “from: to = 1” the name is “to”.
      return pattern.1.split(separator: ",").compactMap { part in
        part.split(separator: "=")[0].split(separator: ":").last?.firstMatch(of: #/[\w$]+/#).map {
          String($0.0)
        }
      }
    }
    return line.prefixMatch(of: #/(?:const|let|var)\s+([\w$]+)/#).map { [String($0.1)] } ?? []
  }
}
