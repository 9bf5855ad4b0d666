import LayoutRendering

/// A kind of picture file, chosen by the name that is written to.
struct PictureFormat: Sendable {
  /// What the file's name ends with, without the dot.
  let ending: String
  /// The file's bytes.
  let encode: @Sendable (Drawing) throws(Failure) -> [UInt8]

  static let svg = PictureFormat(ending: "svg") { SVGWriter.bytes($0) }

  /// The formats that work here.
  static let all: [PictureFormat] = [svg]

  /// The format of a file by its name.
  static func format(ofFile path: String) throws(ArgumentError) -> PictureFormat {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if let format = all.first(where: { $0.ending == ending }) { return format }
    throw .badValue(
      option: "output", value: path,
      expected: "the file's name ends in " + Suggestion.list(all.map { "." + $0.ending }) + ".")
  }
}
