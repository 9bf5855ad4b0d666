import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Grid views in code: sizes of rows and columns, placements, hidden and merged ones.
@MainActor @Suite struct GridViewTests {
  /// Two labels before two fields.
  private func form() -> (grid: NSGridView, labels: [NSView], fields: [NSView]) {
    let labels = [ContentView(40, 16), ContentView(60, 16)]
    let fields = [ContentView(100, 22), ContentView(80, 22)]
    return (NSGridView(views: [[labels[0], fields[0]], [labels[1], fields[1]]]), labels, fields)
  }

  /// A root in whose upper left corner a grid view is as large as its contents.
  private func shown(_ grid: NSGridView) -> NSView {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 200))
    root.add(grid) { grid, root in
      [
        grid.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        grid.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    root.layoutSubtreeIfNeeded()
    return root
  }

  @Test func columnsAreAsWideAsTheirWidest() {
    let (grid, labels, fields) = form()
    let root = shown(grid)
    defer { withExtendedLifetime(root) {} }
    #expect(grid.frame == NSRect(x: 0, y: 150, width: 166, height: 50))
    #expect(labels[0].frame == NSRect(x: 0, y: 34, width: 40, height: 16))
    #expect(fields[0].frame == NSRect(x: 66, y: 28, width: 100, height: 22))
    #expect(fields[1].frame == NSRect(x: 66, y: 0, width: 80, height: 22))
    #expect(grid.cell(for: fields[1]) === grid.cell(atColumnIndex: 1, rowIndex: 1))
    #expect((grid.numberOfColumns, grid.numberOfRows) == (2, 2))
  }

  @Test func placementsAreInherited() {
    let (grid, labels, fields) = form()
    grid.yPlacement = .center
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    grid.cell(atColumnIndex: 0, rowIndex: 1).yPlacement = .bottom
    grid.row(at: 0).topPadding = 10
    grid.row(at: 0).height = 40
    grid.column(at: 1).width = 120
    grid.columnSpacing = 8
    let root = shown(grid)
    defer { withExtendedLifetime(root) {} }
    #expect(grid.frame.size == NSSize(width: 188, height: 78))
    #expect(labels[0].frame == NSRect(x: 20, y: 40, width: 40, height: 16))
    #expect(labels[1].frame == NSRect(x: 0, y: 0, width: 60, height: 16))
    #expect(fields[0].frame == NSRect(x: 68, y: 37, width: 120, height: 22))
  }

  @Test func hiddenRowsAndColumnsTakeNoRoom() {
    let (grid, labels, fields) = form()
    let root = shown(grid)
    grid.row(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(labels[0].isHidden)
    #expect(grid.frame.size == NSSize(width: 146, height: 22))
    #expect(fields[1].frame.maxY == grid.bounds.height)
    grid.row(at: 0).isHidden = false
    grid.column(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(!fields[0].isHidden)
    #expect(labels[1].isHidden)
    #expect(grid.frame.size == NSSize(width: 100, height: 50))
    grid.column(at: 0).isHidden = false
    root.layoutSubtreeIfNeeded()
    #expect(!labels[1].isHidden)
    #expect(grid.frame.size == NSSize(width: 166, height: 50))
  }

  @Test func mergedCellsSpanTheirColumns() {
    let grid = form().grid
    let wide = ContentView(30, 10)
    grid.addRow(with: [wide])
    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 2), verticalRange: NSRange(location: 2, length: 1))
    let root = shown(grid)
    defer { withExtendedLifetime(root) {} }
    #expect(wide.frame == NSRect(x: 0, y: 0, width: 166, height: 10))
    #expect(grid.frame.height == 66)
  }

  @Test func rowsAndColumnsComeAndGo() {
    let (grid, labels, fields) = form()
    let root = shown(grid)
    let view = ContentView(20, 30)
    grid.insertRow(at: 0, with: [NSGridCell.emptyContentView, view])
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 166, height: 86))
    #expect(view.frame == NSRect(x: 66, y: 56, width: 20, height: 30))
    grid.removeRow(at: 0)
    root.layoutSubtreeIfNeeded()
    #expect(view.superview == nil)
    #expect(grid.frame.size == NSSize(width: 166, height: 50))
    grid.addColumn(with: [view])
    grid.moveColumn(at: 2, to: 0)
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.minX == 0)
    #expect(labels[0].frame.minX == 26)
    grid.removeColumn(at: 0)
    fields[0].removeFromSuperview()
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 146, height: 44))
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView == nil)
  }

  /// A text whose frame is 2 points wider than what is seen, at either side.
  private final class Label: NSView {
    let width: CGFloat
    init(_ width: CGFloat) {
      self.width = width
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: NSSize { NSSize(width: width, height: 16) }
    override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }
  }

  /// The form of an account in a feed reader's settings, with the frames that its document records.
  @Test func aFormIsAsItsDocumentRecordsIt() {
    let labels = [Label(37), Label(62), Label(53)]
    let fields = (0..<3).map { _ in ContentView(200, 24) }
    let grid = NSGridView(views: (0..<3).map { [labels[$0], fields[$0]] })
    (grid.xPlacement, grid.yPlacement, grid.rowAlignment) = (.trailing, .center, .none)
    (grid.rowSpacing, grid.columnSpacing) = (7, 8)
    grid.column(at: 1).xPlacement = .leading
    let root = shown(grid)
    #expect(grid.frame.size == NSSize(width: 270, height: 86))
    #expect(
      labels.map(\.frame) == [
        NSRect(x: 23, y: 66, width: 41, height: 16), NSRect(x: -2, y: 35, width: 66, height: 16),
        NSRect(x: 7, y: 4, width: 57, height: 16),
      ])
    #expect(fields.map(\.frame.minY) == [62, 31, 0])
    #expect(fields.map(\.frame.minX) == [70, 70, 70])
    withExtendedLifetime(root) {}
  }

  private final class Lettered: NSView {
    let (height, baseline): (CGFloat, CGFloat)
    init(_ height: CGFloat, _ baseline: CGFloat) {
      (self.height, self.baseline) = (height, baseline)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: NSSize { NSSize(width: 40, height: height) }
    override var firstBaselineOffsetFromTop: CGFloat { height - baseline }
    override var baselineOffsetFromBottom: CGFloat { baseline }
  }

  @Test func rowsAlignOnBaselines() {
    let (small, large) = (Lettered(16, 3), Lettered(30, 7))
    let grid = NSGridView(views: [[small, large]])
    grid.rowAlignment = .firstBaseline
    let root = shown(grid)
    #expect(grid.frame.height == 30)
    #expect(small.frame == NSRect(x: 0, y: 4, width: 40, height: 16))
    grid.cell(for: small)?.rowAlignment = .none
    root.layoutSubtreeIfNeeded()
    #expect(small.frame.maxY == 30)
  }

  @Test func constraintsOfCellsPlaceTheirViews() {
    let (grid, labels, _) = form()
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    cell.xPlacement = .none
    cell.customPlacementConstraints = [labels[0].trailingAnchor.constraint(equalTo: labels[1].trailingAnchor)]
    let root = shown(grid)
    defer { withExtendedLifetime(root) {} }
    #expect(labels[0].frame.minX == 20)
  }
}
