import PlumbConsoleLog
import TestSupport
import Testing

/// What would help: each change is made and solved; which comes first follows from the cause.
struct LogRepairTests {
  private func repairs(
    _ lines: String, broken: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [LogRepair] {
    let explanation = LogExplanation(lines, broken: broken, sourceLocation: sourceLocation)
    try explanation.expectSettlingRepairs(sourceLocation: sourceLocation)
    return explanation.repairs
  }

  private let row = """
    V:|-(12)-[UIImageView:0x10] in Shop.RowCell:0x20
    UIImageView:0x10.height == 96
    V:[UIImageView:0x10]-(12)-| in Shop.RowCell:0x20

    """

  /// What a table gives its cells is not the app's to change.
  @Test func encapsulatedSize() throws {
    let all = try repairs(row + "'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 44")
    #expect(all.map { $0.action } == [.lowerPriority, .lowerPriority, .lowerPriority])
    #expect(all.map { $0.constraint } == [1, 2, 0])
    #expect(
      all[0].text.text.hasPrefix("Give UIImageView.height = 96 the priority 999"), "\(all[0].text.text)")
    #expect(all.allSatisfy { $0.view == nil })
  }

  @Test func whatIsKnownToBeBrokenComesFirst() throws {
    let all = try repairs(
      row + "'UIView-Encapsulated-Layout-Height' Shop.RowCell:0x20.height == 44", broken: 0)
    #expect(all.map { $0.constraint } == [0, 1, 2])
  }

  @Test func masks() throws {
    let all = try repairs(
      """
      h=--& v=--& UILabel:0x10'Total'.minY == 0 in Shop.Card:0x20
      h=--& v=--& UILabel:0x10'Total'.height == 20 in Shop.Card:0x20
      V:|-(44)-[UILabel:0x10'Total'] in Shop.Card:0x20
      """)
    #expect(all.first?.action == .useConstraints)
    #expect(all.first?.view == "“Total”")
    #expect(all.first?.constraint == nil)
    #expect(
      all.first?.text.text == "Set translatesAutoresizingMaskIntoConstraints of “Total” to false")
  }

  @Test func twins() throws {
    let all = try repairs(
      """
      UILabel:0x10.height == 20
      UILabel:0x10.height == 44
      UILabel:0x10.width == 44
      """)
    #expect(all.map { $0.action } == [.remove, .remove])
    #expect(Set(all.map { $0.constraint }) == [0, 1])
  }

  /// One too many is removed or corrected; a priority below 1000 would only hide it.
  @Test func numbers() throws {
    let form = """
      UITextField:0x10.width == 335
      H:|-(20)-[UITextField:0x10] in UIView:0x20
      H:[UITextField:0x10]-(20)-| in UIView:0x20
      'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 320
      """
    let all = try repairs(form)
    #expect(all.map { $0.action } == [.remove, .remove, .remove])
    #expect(
      all.first?.text.text == "Remove UITextField.width = 335, and let the others decide, or make it 280")
    // 320 − 200 − 200 is nothing that a width can be.
    let impossible = try repairs(form.replacing("(20)", with: "(200)"))
    #expect(impossible.allSatisfy { !$0.text.text.contains("make it") })
  }

  /// A table takes a cell's height from what it holds, a moment later; nothing takes a width from there.
  @Test func widthsFromOutside() throws {
    let item = """
      H:|-(12)-[UIImageView:0x10] in Shop.ItemCell:0x20
      UIImageView:0x10.width == 96
      H:[UIImageView:0x10]-(12)-| in Shop.ItemCell:0x20
      'UIView-Encapsulated-Layout-Width' Shop.ItemCell:0x20.width == 44
      """
    let all = try repairs(item)
    #expect(all.first?.text.text == "Remove UIImageView.width = 96, and let the others decide, or make it 20")
    #expect(all.dropFirst().allSatisfy { $0.action == .lowerPriority })
  }

  /// A third of 100 has more digits than are printed.
  @Test func numbersWithoutEnd() throws {
    let explanation = LogExplanation(
      """
      UIView:0x20.width == 3*UIView:0x10.width
      UIView:0x20.width == 100
      UIView:0x10.width == 20
      """)
    let repair = try #require(explanation.repairs.first { $0.constraint == 2 })
    #expect(repair.text.text.hasSuffix(", or make it 33.3333"), "\(repair.text.text)")
  }

  /// Between a view that may be the app's and one that only the system makes, nobody knows who made it.
  @Test func whatMayBeTheSystems() throws {
    let all = try repairs(
      """
      _UIAlertControllerView:0x10.height == UIView:0x20.height
      _UIAlertControllerView:0x10.height == 300
      UIView:0x20.height == 200
      """, broken: 0)
    #expect(
      all.map { $0.text.text } == [
        "Remove UIView.height = 200, and let the others decide, or make it 300",
        "Remove _UIAlertControllerView.height = UIView.height, if your code makes it",
        "Remove _UIAlertControllerView.height = 300, if your code makes it, or make it 200",
      ])
  }

  @Test func stackViews() throws {
    let all = try repairs(
      """
      'UISV-alignment' UILabel:0x10.leading == UILabel:0x11.leading
      'UISV-canvas-connection' UIStackView:0x20.leading == UILabel:0x10.leading
      UILabel:0x11.leading == UIStackView:0x20.leading + 12
      """)
    #expect(all.map { $0.action } == [.remove])
    #expect(all.map { $0.constraint } == [2])
  }

  @Test func negativeSizes() throws {
    let all = try repairs("Shop.Badge:0x10.height == - 4")
    #expect(all.map { $0.action } == [.remove])
  }

  @Test func theSystemsOwn() throws {
    let all = try repairs(
      """
      'TB_Leading_Leading' H:|-(16)-[_UIModernBarButton:0x10] in _UIButtonBarButton:0x20
      'TB_Trailing_Trailing' H:[_UIModernBarButton:0x10]-(16)-| in _UIButtonBarButton:0x20
      'UIView-Encapsulated-Layout-Width' _UIButtonBarButton:0x20.width == 0
      """)
    #expect(all.map { $0.action } == [.ignore])
    #expect(all.first?.constraint == nil)
  }

  @Test func nothingToRepair() throws {
    #expect(LogExplanation(ConflictLog(line: 1)).repairs == [])
  }

  /// A change that leaves a width negative, or another conflict, is none.
  @Test func whatSettlesOnlyAPart() throws {
    let explanation = LogExplanation(
      """
      UILabel:0x10.height == 20
      UILabel:0x10.height == 44
      UILabel:0x11.width == 20
      UILabel:0x11.width == 44
      """)
    #expect(explanation.repairs == [])
    // Without the label's width it would have to be −13 wide.
    let both = try repairs(
      """
      H:|-(6)-[UILabel:0x10] in Shop.Cell:0x20
      UILabel:0x10.width == 80
      H:[UILabel:0x10]-(7)-| in Shop.Cell:0x20
      'UIView-Encapsulated-Layout-Width' Shop.Cell:0x20.width == 0
      """)
    #expect(both.map { $0.constraint }.contains(1) == false)
    #expect(both.count == 2)
  }

  @Test func ofAnyLog() throws {
    var count = 0
    for seed in SeededGenerator.seeds(150) {
      let explanation = LogExplanation(RandomLog(seed: seed).log(isVisual: true))
      count += explanation.repairs.count
      try explanation.expectSettlingRepairs("seed \(seed)")
      // The app's constraints of the core, each once.
      let places = explanation.repairs.compactMap { $0.constraint }
      #expect(Set(places).count == places.count, "seed \(seed)")
      #expect(explanation.core.isEmpty || Set(places).isSubset(of: explanation.core), "seed \(seed)")
    }
    #expect(count > 100, "\(count)")
  }
}
