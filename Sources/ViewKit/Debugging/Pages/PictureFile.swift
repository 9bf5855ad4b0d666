import CoreGraphics

/// The files with pictures that a program writes while it runs: numbered, in the folder that `PLUMB_PICTURES` names, else in
/// the current one.
@MainActor
enum PictureFile {
  private static var counts: [String: Int] = [:]

  /// The path of the next file whose name begins so, without its ending: `conflict-1`.
  static func next(_ name: String) -> String {
    counts[name, default: 0] += 1
    let file = name + "-" + String(counts[name] ?? 1)
    let folder = ProcessInfo.processInfo.environment["PLUMB_PICTURES"] ?? ""
    return folder.isEmpty ? file : folder + (folder.hasSuffix("/") ? "" : "/") + file
  }

  /// Writes a file as a whole or not at all.
  static func write(_ data: Data, to path: String) throws(LayoutPictureError) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .notWritten(path: path)
    }
  }
}

/// Why there is no picture of a layout. Plumb's addition.
public enum LayoutPictureError: Error, Hashable, LocalizedError, CustomStringConvertible {
  /// Pictures are `.svg` or `.html`, and this path ends otherwise.
  case unknownEnding(path: String)
  /// The file cannot be written: its folder has to exist, and to be writable.
  case notWritten(path: String)
  /// The hierarchy has no layout, which the log explains.
  case noLayout

  public var description: String {
    switch self {
    case .unknownEnding(let path):
      "“\(path)” names no picture: let it end in .svg for a drawing, or in .html for a page to ask."
    case .notWritten(let path):
      "The picture cannot be written to “\(path)”: its folder has to exist, and to be writable."
    case .noLayout:
      "The hierarchy cannot be laid out, so there is no picture of it: the log says what is wrong."
    }
  }

  public var errorDescription: String? { description }
}
