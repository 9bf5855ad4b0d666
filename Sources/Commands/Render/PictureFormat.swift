import PlumbAnswers
import PlumbLayoutRendering
import PlumbRasterRendering
import PlumbTextOutput

/// A kind of picture file, chosen by the name that is written to.
struct PictureFormat: Sendable {
  /// What the file's name ends with, without the dot.
  let ending: String
  /// The file's bytes; what is made of pixels has `scale` of them for each point.
  let encode: @Sendable (_ drawing: Drawing, _ scale: Double) throws(Failure) -> [UInt8]

  static let svg = PictureFormat(ending: "svg") { drawing, _ in SVGWriter.bytes(drawing) }

  /// The formats that work here.
  static let all: [PictureFormat] = RasterLibraries.areBuiltIn ? known : [svg]
  /// Those too that say what they lack.
  private static let known: [PictureFormat] = [svg, png, pdf]

  /// The format of a file by its name.
  ///
  /// - Parameters:
  ///   - others: Endings that the caller takes as well.
  ///   - option: The option that names the file.
  static func format(
    ofFile path: String, besides others: [String] = [], option: String = "output"
  ) throws(ArgumentError) -> PictureFormat {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if let format = known.first(where: { $0.ending == ending }) { return format }
    throw .badValue(
      option: option, value: path,
      expected: "the file's name ends in " + Suggestion.list(all.map { "." + $0.ending } + others) + ".")
  }
}
