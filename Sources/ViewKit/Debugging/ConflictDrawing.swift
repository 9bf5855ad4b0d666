import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

/// The picture of a conflict, drawn when somebody asks for it.
@MainActor
final class ConflictDrawing {
  private let report: ConflictReport
  private let inspection: LayoutInspection
  private let root: NodeID

  init(_ report: ConflictReport, of inspection: LayoutInspection, under root: NodeID) {
    self.report = report
    self.inspection = inspection
    self.root = root
  }

  /// As SVG.
  lazy var text: String = {
    let picture = ConflictPicture(
      report, of: inspection, showingAlignmentRects: LayoutDebugging.switches.showsAlignmentRects)
    return SVGWriter.string(Drawing(title: picture.title, conflicts: [picture]))
  }()

  /// Writes the picture beside those of earlier conflicts, and the page of the hierarchy with the conflict open; says so on
  /// the log.
  func writeFiles() {
    let path = PictureFile.next("conflict")
    do throws(LayoutPictureError) {
      try PictureFile.write(Data(text.utf8), to: path + ".svg")
      try PictureFile.write(HierarchyPage.bytes(try record()), to: path + ".html")
      LayoutLog.report(.conflictDrawn(path: path))
    } catch {
      LayoutLog.report(.pictureFailed(error))
    }
  }

  private func record() throws(LayoutPictureError) -> HierarchyRecord {
    do {
      return try HierarchyRecord(inspection, under: root, focus: .conflict(report.broken))
    } catch {
      throw .noLayout
    }
  }
}
