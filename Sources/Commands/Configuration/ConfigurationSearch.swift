import PlumbLayoutLint

/// Finds the configuration of each document. Each is read once.
struct ConfigurationSearch {
  private let source: ConfigurationRequest.Source
  private var named: ConfigurationFile?
  /// What was found for folders; nil where there is none.
  private var found: [String: ConfigurationFile?] = [:]

  init(_ source: ConfigurationRequest.Source) throws(Failure) {
    self.source = source
    if case .file(let path) = source { named = try ConfigurationFile(reading: path) }
  }

  /// The configuration of a document; nil where none holds.
  mutating func configuration(of document: String) throws(Failure) -> ConfigurationFile? {
    guard case .nearest = source else { return named }
    let path = document == InputFile.standardInput ? "" : document
    return try nearest(to: SystemFile.folder(of: path))
  }

  /// The one in a folder, or in the nearest above that has one.
  private mutating func nearest(to folder: String) throws(Failure) -> ConfigurationFile? {
    if let known = found[folder] { return known }
    var file: ConfigurationFile?
    let path = folder + LintConfiguration.fileName
    if FileIdentity(path: path)?.isFile == true {
      file = try ConfigurationFile(reading: SystemFile.shown(path))
    } else if folder != "/", let end = folder.dropLast().lastIndex(of: "/") {
      file = try nearest(to: String(folder[...end]))
    }
    found[folder] = .some(file)
    return file
  }
}
