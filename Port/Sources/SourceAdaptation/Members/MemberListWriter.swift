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
      }

      """
  }
}
