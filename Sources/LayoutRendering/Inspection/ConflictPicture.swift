import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// The picture of one conflict: a sentence, the views with the constraints that clash, the sum that does not come out,
/// and the constraints in words.
///
/// What clashes is red, and nothing else is in colour. Constraints are numbered, the broken one last; what it lacks, or
/// has too much, is hatched.
package struct ConflictPicture: Sendable {
  /// The sentence.
  package let title: String
  let size: Size
  let elements: [DrawingElement]

  /// - Parameters:
  ///   - report: The conflict.
  ///   - inspection: Of the layout that it was found in.
  ///   - caption: Which conflict of which layout it is; stands below the sentence.
  ///   - showingAlignmentRects: Whether the rectangles that constraints act on are outlined where frames differ.
  /// - Complexity: Linear in the nodes under the conflict's root.
  package init(
    _ report: ConflictReport, of inspection: LayoutInspection, caption: String = "",
    showingAlignmentRects: Bool = false
  ) {
    let rows = report.rows.filter { $0 != report.broken } + [report.broken]
    let stage = ConflictStage(rows, of: inspection)
    title = inspection.verdict(on: report) + "."
    var page = ConflictPage(width: min(max(stage.region.width, 460), 900))
    page.add(title, .system(14, weight: .semibold), Color(hex: 0x1F2328), lineHeight: 19)
    page.add(caption, .system(11), Color(hex: 0x6E7781), lineHeight: 16)
    page.space(10)
    page.add(
      stage, isExact: report.sum?.isExact == true,
      showingAlignmentRects: showingAlignmentRects)
    if let sum = report.sum {
      page.space(16)
      page.add(sum)
      page.space(6)
      page.add((report.arithmetic?.text ?? "") + ".", .system(11), ConflictPage.ink, lineHeight: 15)
    }
    page.space(12)
    for (place, row) in rows.enumerated() {
      let isBroken = row == report.broken
      var text = inspection.words.words(row).text
      if isBroken { text += ". This one is broken: " + report.choice.text + "." }
      page.add(number: place + 1, text, place: inspection.place(of: row)?.text ?? "", isBroken: isBroken)
    }
    if let tried = report.repairs.first {
      page.space(8)
      let words = inspection.words
      page.add(
        "Repair: " + words.words(tried.repair).text + "; " + words.consequences(of: tried).text + ".",
        .system(11), ConflictPage.ink, lineHeight: 15)
    }
    size = Size(width: page.width, height: page.y)
    elements = page.sketch.elements
  }
}

extension Drawing {
  /// Draws conflicts below each other.
  package init(title: String, conflicts: [ConflictPicture]) {
    var sketch = Sketch()
    let margin = 28.0
    var y = margin
    let width = conflicts.reduce(0) { max($0, $1.size.width) }
    for (place, picture) in conflicts.enumerated() {
      if place > 0 {
        y += margin
        sketch.line(
          Point(x: margin, y: y), Point(x: margin + width, y: y), Color(hex: 0xD0D5DB), width: 1)
        y += margin
      }
      sketch.group(
        DrawingGroup(
          elements: picture.elements.map { $0.moved(margin, y) }, role: "conflict", title: picture.title))
      y += picture.size.height
    }
    self.init(
      title: title, size: Size(width: width + 2 * margin, height: y + margin),
      background: Color(hex: 0xF4F5F7), elements: sketch.elements)
  }
}
