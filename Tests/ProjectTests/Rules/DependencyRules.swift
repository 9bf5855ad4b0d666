/// Which module may know which. Each rule returns one sentence for each violation.
struct DependencyRules {
  let table: ModuleTable

  /// The table itself: dependencies point to rows above, embedded modules need embedded modules and no system.
  func violationsOfTable() -> [String] {
    var above: Set<String> = []
    var violations: [String] = []
    for row in table.rows {
      if above.contains(row.module) { violations.append("\(row.module) has two rows") }
      for dependency in row.dependencies {
        if !above.contains(dependency) {
          violations.append("\(row.module) depends on \(dependency), which is no row above it")
        } else if row.isEmbedded, table[dependency]?.isEmbedded != true {
          violations.append("\(row.module) is embedded and depends on \(dependency), which is not")
        }
      }
      if row.isEmbedded, !row.systemModules.isEmpty {
        violations.append("\(row.module) is embedded and may not import \(row.systemModules)")
      }
      above.insert(row.module)
    }
    return violations
  }

  /// A package's targets, but for tests and what only they use, and for what WebAssembly is compared with and
  /// what packs the studio's page.
  func violations(in manifest: PackageManifest) -> [String] {
    var violations: [String] = []
    for target in manifest.targets {
      if target.kind == "testTarget" || target.path?.hasPrefix("Tests/") == true
        || target.path?.hasPrefix("WebAssembly/") == true || target.path?.hasPrefix("Studio/") == true
      {
        continue
      }
      // A plugin runs in SwiftPM, and is made of nothing of the package.
      if target.kind == "plugin" {
        for dependency in target.dependencies {
          violations.append("the plugin \(target.name) may not depend on \(dependency)")
        }
        continue
      }
      if target.kind == "systemLibrary" {
        if !table.rows.contains(where: { $0.systemModules.contains(target.name) }) {
          violations.append("the system library \(target.name) is not in the table")
        }
        continue
      }
      guard table[target.name] != nil else {
        violations.append("the target \(target.name) is not in the table")
        continue
      }
      for dependency in target.dependencies where !isAllowed(dependency, in: target.name) {
        violations.append("the target \(target.name) may not depend on \(dependency)")
      }
    }
    return violations
  }

  /// A source file's imports.
  func violations(in source: SwiftText, path: String, module: String) -> [String] {
    guard table[module] != nil else { return ["\(path): \(module) is not in the table"] }
    let forbidden = source.imports.filter { !isAllowed($0, in: module) }
    return forbidden.map { "\(path): \(module) may not import \($0)" }
  }

  private func isAllowed(_ dependency: String, in module: String) -> Bool {
    table.reachable(from: module).contains(dependency)
      || table[module]?.systemModules.contains(dependency) == true
  }
}
