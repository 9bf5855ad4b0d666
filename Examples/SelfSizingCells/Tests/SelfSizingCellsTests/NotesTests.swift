import SelfSizingCells
import Testing
import UIKit

/// On an iPhone 14, 390 points wide, where cells have margins of 20 points at the sides and 11 above and below.
@MainActor @Suite struct NotesTests {
  let window = UIWindow()
  let controller = NotesViewController(notes: [
    Note(title: "Milk", text: "Two bottles."),
    Note(
      title: "A letter to the gardener, who has asked twice already",
      text: """
        The apple tree can stay where it is. The hedge should be cut before the birds come back, and the path needs \
        gravel as far as the gate; what is left over may lie behind the shed.
        """),
    Note(title: "Call Ada", text: ""),
  ])

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> NoteCell {
    try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)
  }

  /// 11 above, the title, 4, the text, 11 below: the texts as high as they are in lines of the width less 40.
  private func expectedHeight(_ cell: NoteCell) -> CGFloat {
    let room = CGSize(width: cell.bounds.width - 40, height: .greatestFiniteMagnitude)
    return cell.title.sizeThatFits(room).height + cell.body.sizeThatFits(room).height + 26
  }

  private func checkRows() throws {
    var y: CGFloat = 0
    for row in controller.notes.indices {
      let cell = try cell(row)
      #expect(abs(cell.frame.minY - y) < 0.01)
      #expect(abs(cell.frame.height - expectedHeight(cell)) < 0.4)
      y = cell.frame.maxY
    }
    #expect(abs(controller.tableView.contentSize.height - y) < 0.01)
  }

  @Test func rowsAreAsHighAsTheirTexts() throws {
    try checkRows()
    let (short, long) = (try cell(0), try cell(1))
    // A line of 17 points is 20.29 points high: 20⅓ in pixels. Two lines, 4 between, and 22 of margins.
    #expect(abs(short.frame.height - (2 * 61.0 / 3 + 26)) < 0.01)
    #expect(short.title.frame.minX == 20)
    #expect(abs(short.title.frame.minY - 11) < 0.01)
    #expect(long.frame.height > 3 * short.frame.height / 2)
    #expect(long.body.frame.width == 350)
  }

  /// A label without text has no height; the space above it stays.
  @Test func anEmptyTextTakesNoRoom() throws {
    let cell = try cell(2)
    #expect(abs(cell.frame.height - (61.0 / 3 + 26)) < 0.01)
  }

  /// Held sideways, lines are longer, and there are fewer.
  @Test func aWiderTableHasLowerRows() throws {
    let upright = try cell(1).frame.height
    let device = SimulatedDevice.current
    defer { SimulatedDevice.current = device }
    SimulatedDevice.current.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    try checkRows()
    #expect(try cell(1).frame.height < upright)
  }

  /// Text of the headline and body styles is 28 points at the third of the larger sizes, and 17 at the usual one (Human
  /// Interface Guidelines, Typography): the rows follow without being asked to.
  @Test func largerTextMakesHigherRows() throws {
    let usual = try cell(1).frame.height
    let device = SimulatedDevice.current
    defer { SimulatedDevice.current = device }
    SimulatedDevice.current.preferredContentSizeCategory = .accessibilityMedium
    window.layoutIfNeeded()
    #expect(try cell(0).title.font.pointSize == 28)
    try checkRows()
    #expect(try cell(1).frame.height > 1.5 * usual)
  }

  @Test func otherNotesMakeOtherRows() throws {
    controller.notes.swapAt(0, 1)
    window.layoutIfNeeded()
    try checkRows()
    #expect(try cell(0).frame.height > cell(1).frame.height)
  }
}
