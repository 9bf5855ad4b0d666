import CoreGraphics
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

/// The picture of a conflict, drawn when somebody asks for it.
@MainActor
final class ConflictDrawing {
  private let report: ConflictReport
  private let inspection: LayoutInspection

  init(_ report: ConflictReport, of inspection: LayoutInspection) {
    self.report = report
    self.inspection = inspection
  }

  /// As SVG.
  lazy var text: String = {
    let picture = ConflictPicture(
      report, of: inspection, showingAlignmentRects: LayoutDebugging.switches.showsAlignmentRects)
    return SVGWriter.string(Drawing(title: picture.title, conflicts: [picture]))
  }()

  // MARK: Files

  private static var count = 0

  /// Writes the picture beside those of earlier conflicts, and says so on the log.
  func writeFile() {
    Self.count += 1
    let folder = ProcessInfo.processInfo.environment["PLUMB_PICTURES"] ?? ""
    let name = "conflict-\(Self.count).svg"
    let path = folder.isEmpty ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      LayoutLog.report(.conflictDrawn(path: path))
    } catch {
      LayoutLog.report(.conflictNotDrawn(path: path))
    }
  }
}
