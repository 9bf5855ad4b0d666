/// A module of JavaScript with all that it imports, as one.
///
/// Modules follow each other in the order in which a browser would run them, and share one scope: their names have to
/// differ. From `file:`, where one file may not import another, only this runs.
struct ScriptBundle {
  private(set) var text = ""
  private var modules: [String: ScriptModule] = [:]
  private var owners: [String: String] = [:]

  /// - Parameter read: The text of a file of the page; nil where there is none.
  init(_ entry: String, reading read: (String) -> String?) throws(PackingError) {
    try add(entry, for: nil, reading: read)
    for module in modules.values.sorted(by: { $0.name < $1.name }) {
      for (file, names) in module.imports {
        guard let lacking = names.first(where: { modules[file]?.exports.contains($0) != true }) else {
          continue
        }
        throw PackingError(module.name, "“\(file)” exports no “\(lacking)”.")
      }
    }
  }

  private mutating func add(_ file: String, for importer: String?, reading read: (String) -> String?)
    throws(PackingError)
  {
    if modules[file] != nil { return }
    guard let source = read(file) else { throw PackingError(importer ?? file, "There is no file “\(file)”.") }
    let module = try ScriptModule(name: file, source)
    // Before what it imports, which may import it.
    modules[file] = module
    for (imported, _) in module.imports { try add(imported, for: file, reading: read) }
    for name in module.declarations {
      if let other = owners.updateValue(file, forKey: name) {
        throw PackingError(file, "“\(name)” is declared in “\(other)”, too; all modules share their names.")
      }
    }
    text += "// \(file)\n" + module.text
  }
}
