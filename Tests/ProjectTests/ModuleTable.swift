/// The table of modules, `Scripts/modules.tsv`, which says what may depend on what.
struct ModuleTable {
  struct Row: Equatable {
    var module: String
    var isEmbedded: Bool
    var dependencies: [String]
    var systemModules: [String]
  }

  enum ParsingError: Error, Equatable {
    case malformedRow(String)
  }

  private(set) var rows: [Row] = []

  init(_ text: String) throws(ParsingError) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 4, ["yes", "no"].contains(columns[1]) else {
        throw .malformedRow(String(line))
      }
      rows.append(
        Row(
          module: String(columns[0]), isEmbedded: columns[1] == "yes",
          dependencies: Self.names(columns[2]), systemModules: Self.names(columns[3])))
    }
  }

  private static func names(_ column: Substring) -> [String] {
    column == "-" ? [] : column.split(separator: ",").map { String($0) }
  }

  subscript(module: String) -> Row? { rows.first { $0.module == module } }

  /// The module in a folder of Sources/: called the same, or with “Plumb” before it.
  func module(in folder: String) -> String { self[folder] == nil ? "Plumb" + folder : folder }

  /// What a module depends on, directly or through others.
  func reachable(from module: String) -> Set<String> {
    var found: Set<String> = []
    var open = [module]
    while let next = open.popLast() {
      for dependency in self[next]?.dependencies ?? [] where found.insert(dependency).inserted {
        open.append(dependency)
      }
    }
    return found
  }
}
