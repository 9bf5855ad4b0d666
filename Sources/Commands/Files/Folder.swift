/// What is in a folder.
enum Folder {
  /// The names in a folder, in order; nil where it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names.sorted()
  }
}
