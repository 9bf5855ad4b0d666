import Testing
import UIKit

/// Cells by themselves. Accessories and margins are those of saved documents.
@MainActor @Suite struct TableCellTests {
  @Test func cellsBeginAtOneSize() {
    final class Own: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: "own")
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let own = Own()
    #expect(own.reuseIdentifier == "own")
    for cell in [UITableViewCell(), UITableViewCell(frame: rect(10, 10, 100, 100)), own] {
      #expect(cell.frame == rect(0, 0, 320, 44) && cell.contentView.frame == rect(0, 0, 320, 44))
    }
    #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).frame == .zero)
    #expect(UICollectionViewCell().frame == .zero)
  }

  @Test func anAccessoryNarrowsTheContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentScaleFactor = 2
    cell.frame = rect(0, 0, 375, 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 375, 44))
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 348.5, 44))
    #expect(cell.contentView.layoutMargins.right == 8)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(26.5, 0, 348.5, 44))
    cell.accessoryView = UIView(frame: rect(0, 0, 20, 10))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(36, 0, 339, 44))
    #expect(cell.accessoryView?.frame == rect(16, 17, 20, 10))
  }

  /// A cell without constraints is as high as it says itself, by labels that it has as well.
  @Test func aCellThatLaysOutByFramesSaysItsHeight() {
    final class Own: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 61) }
    }
    let cell = Own()
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 61)
    cell.textLabel?.text = "Title"
    #expect(height() == 61)
    cell.contentView.heightAnchor.constraint(equalToConstant: 80).isActive = true
    #expect(height() == 80)
    #expect(UITableViewCell().sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 44))
  }

  @Test func aCellFitsItsContentAtAWidth() {
    let cell = SampleCell(style: .default, reuseIdentifier: nil)
    cell.sample.content = CGSize(width: 10, height: 70)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 92))
    let empty = UITableViewCell()
    #expect(
      empty.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 44))
  }

  @Test func labelsOfTheStyles() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "a")
    #expect(plain.reuseIdentifier == "a")
    #expect(plain.detailTextLabel == nil)
    plain.textLabel?.text = "Text"
    plain.frame = rect(0, 0, 320, 44)
    plain.layoutIfNeeded()
    #expect(plain.textLabel?.frame == rect(16, 0, 288, 44))
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    value.textLabel?.text = "Left"
    value.detailTextLabel?.text = "Right"
    value.frame = rect(0, 0, 320, 44)
    value.layoutIfNeeded()
    #expect(value.textLabel?.frame.minX == 16)
    #expect(value.detailTextLabel.map { abs($0.frame.maxX - 304) < 0.01 } == true)
    let two = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    two.textLabel?.text = "Above"
    two.detailTextLabel?.text = "Below"
    two.frame = rect(0, 0, 320, 55.5)
    two.layoutIfNeeded()
    // Saved rows of 55.5 points have the first line at 10 and the second one, which begins 1 point below it, up to 46.
    #expect(two.textLabel.map { abs($0.frame.minY - 10) < 0.51 } == true)
    #expect(two.detailTextLabel.map { abs($0.frame.maxY - 46) < 0.51 } == true)
    two.semanticContentAttribute = .forceRightToLeft
    two.layoutIfNeeded()
    #expect(two.textLabel.map { abs($0.frame.maxX - 304) < 0.01 } == true)
  }

  @Test func headersFitTheirContents() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
    let view = ContentView(10, 25)
    view.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 2),
      view.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -3),
    ])
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
  }
}
