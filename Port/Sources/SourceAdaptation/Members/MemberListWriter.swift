/// Writes the list of a module's tables and classes, which programs find by its name.
enum MemberListWriter {
  static func text(_ tables: [MemberTableWriter.Table], _ module: ModuleIndex) -> String {
    let tableLines = tables.map { table in
      ConditionText.around("    all.append(\(table.name).self)", table.conditions)
    }
    let classes = module.types.values.filter { entry in
      entry.kind == .class && !entry.isGeneric && !entry.isHidden
    }.sorted { $0.name < $1.name }
    let classLines = classes.map { entry in
      let names = [entry.name] + (entry.givenName.map { [$0] } ?? [])
      let lines = names.map { "    all[\"\($0)\"] = \(entry.name).self" }
      return ConditionText.around(lines.joined(separator: "\n"), entry.conditions)
    }
    let makers = classes.filter { isMade($0, module) }
    let makerLines = makers.map { entry in
      let names = [entry.name] + (entry.givenName.map { [$0] } ?? [])
      let lines = names.map { "    all[\"\($0)\"] = { \(entry.name)() }" }
      return ConditionText.around(lines.joined(separator: "\n"), entry.conditions)
    }
    return ViewModule.importOfEither + """

      /// What the module declares for Objective-C, written by plumb port.
      @MainActor
      final class PlumbModuleMembers: PlumbMemberTables {
        static var tables: [any PlumbMemberTable.Type] {
          \(tables.isEmpty ? "let" : "var") all: [any PlumbMemberTable.Type] = []
      \(tableLines.joined(separator: "\n"))
          return all
        }

        static var classes: [String: AnyClass] {
          \(classes.isEmpty ? "let" : "var") all: [String: AnyClass] = [:]
      \(classLines.joined(separator: "\n"))
          return all
        }
      \(makers.isEmpty ? "" : makersText(makerLines))}

      """
  }

  /// Whether documents name a class of constraints, which no decoder makes, and it is made without arguments.
  private static func isMade(_ entry: TypeEntry, _ module: ModuleIndex) -> Bool {
    guard module.classAbove(entry.name) == "NSLayoutConstraint" else { return false }
    let declared = ([entry.name] + module.ancestors(of: entry.name)).lazy
      .compactMap { module.types[$0]?.isMadeWithoutArguments }
    return declared.first ?? true
  }

  private static func makersText(_ lines: [String]) -> String {
    """

      static var makers: [String: @MainActor () -> NSObject] {
        var all: [String: @MainActor () -> NSObject] = [:]
    \(lines.joined(separator: "\n"))
        return all
      }

    """
  }
}
