import PlumbConsoleLog
import PlumbLayoutRendering
import PlumbRasterRendering

/// Logs drawn: the views, the constraints that clash in red with their lengths, and the gap.
struct ExplainPicture {
  /// A kind of file.
  enum Kind {
    case picture(PictureFormat)
    case page
  }

  private let explanations: [LogExplanation]
  private let name: String

  init(_ explanations: [LogExplanation], name: String) {
    self.explanations = explanations
    self.name = name
  }

  /// The kind of a file by its name.
  static func kind(ofFile path: String) throws(ArgumentError) -> Kind {
    path.lowercased().hasSuffix(".html")
      ? .page : .picture(try PictureFormat.format(ofFile: path, besides: [".html"]))
  }

  func bytes(for path: String, scale: Double) throws(Failure) -> [UInt8] {
    let kind: Kind
    do throws(ArgumentError) { kind = try Self.kind(ofFile: path) } catch { throw Failure(error.message) }
    let drawn = explanations.map { explanation in (explanation, picture(explanation)) }
    guard drawn.contains(where: { $0.1 != nil }) else {
      throw Failure("There is nothing to draw: as they are printed, the constraints can all hold.")
    }
    switch kind {
    case .picture(let format): return try format.encode(drawing(drawn.compactMap { $0.1 }), scale)
    case .page: return ExplainPage(drawn.map { ($0.0, $0.1.map { drawing([$0]) }) }, name: name).bytes
    }
  }

  private func picture(_ explanation: LogExplanation) -> ConflictPicture? {
    explanation.figure.map { figure in
      ConflictPicture(figure.report, of: figure.inspection, caption: name + ":\(explanation.log.line)")
    }
  }

  private func drawing(_ pictures: [ConflictPicture]) -> Drawing {
    Drawing(title: name + ": conflicts", conflicts: pictures)
  }
}
