import CoreGraphics

/// A layout that a test has recorded: a text, and a picture of it.
struct LayoutRecord {
  private let path: String

  init(filePath: String, function: String, name: String?) {
    let file = URL(fileURLWithPath: filePath)
    let stem = file.deletingPathExtension().lastPathComponent
    let test = function.prefix { $0 != "(" }
    let parts = [String(test), name].compactMap { $0 }.map(Self.fileName)
    path =
      file.deletingLastPathComponent().appendingPathComponent("__Layouts__").appendingPathComponent(stem)
      .appendingPathComponent(parts.joined(separator: ".")).path
  }

  private static func fileName(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }

  /// What is wrong; nil where nothing is, or where the layout was recorded on purpose.
  func compare(_ text: String, picture: String, precision: CGFloat, isRecording: Bool) -> String? {
    let known = FileManager.default.contents(atPath: path + ".txt").map {
      String(decoding: $0, as: UTF8.self)
    }
    guard !isRecording, let known else {
      do {
        try write(text, picture, to: path)
      } catch {
        return "The layout could not be recorded in \(path).txt: \(error.localizedDescription)"
      }
      return isRecording
        ? nil : "There was no layout recorded; it is now, in \(path).txt. The next run compares with it."
    }
    let difference = LayoutDifference(known, text, precision: precision)
    guard !difference.isEmpty else { return nil }
    return "The layout is another one than \(path).txt has:\n\(difference.text)"
      + "\nPLUMB_RECORD_LAYOUTS=1 records it anew." + failedPicture(picture)
  }

  private func write(_ text: String, _ picture: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + ".txt"), options: .atomic)
    try Data(picture.utf8).write(to: URL(fileURLWithPath: path + ".svg"), options: .atomic)
  }

  /// A job keeps the pictures of what went wrong where it says that it wants them.
  private func failedPicture(_ picture: String) -> String {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_FAILED_LAYOUTS"], !folder.isEmpty else {
      return ""
    }
    let url = URL(fileURLWithPath: folder).appendingPathComponent(
      path.split(separator: "/").suffix(2).joined(separator: ".") + ".svg")
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: url, options: .atomic)
    } catch {
      return "\nIts picture could not be written to \(url.path): \(error.localizedDescription)"
    }
    return "\nIts picture: \(url.path)"
  }
}
