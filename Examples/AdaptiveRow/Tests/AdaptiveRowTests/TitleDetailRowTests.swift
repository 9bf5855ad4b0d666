import AdaptiveRow
import Testing
import UIKit

@MainActor @Suite struct TitleDetailRowTests {
  /// Counts its layouts.
  final class Holder: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  let holder = Holder()
  let row = TitleDetailRow(title: "Departure", detail: "Monday, 8:15 in the morning")
  let below = UIView()
  /// One row needs both texts and 8 points between them.
  let needed: CGFloat
  /// A line of 17 points.
  let line: CGFloat

  init() {
    needed = row.title.intrinsicContentSize.width + 8 + row.detail.intrinsicContentSize.width
    line = row.title.intrinsicContentSize.height
    for view in [row, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: holder.topAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
      row.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -10),
      below.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 10),
      below.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      below.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  /// The row has the holder's width less 10 points at each side.
  private func layOut(rowWidth: CGFloat) {
    holder.frame = CGRect(x: 0, y: 0, width: rowWidth + 20, height: 300)
    holder.layoutIfNeeded()
  }

  @Test(arguments: [0.0, 1, 100])
  func oneRowWhereThereIsRoom(more: CGFloat) {
    layOut(rowWidth: needed + more)
    #expect(row.arrangement == .oneRow)
    #expect(row.title.frame.origin == .zero)
    #expect(row.detail.frame.minY == 0)
    #expect(abs(row.detail.frame.maxX - (needed + more)) < 0.01)
    #expect(abs(row.frame.height - line) < 0.01)
    // 20 above the row, 10 below.
    #expect(abs(below.frame.minY - (line + 30)) < 0.01)
  }

  @Test(arguments: [1.0, 50])
  func twoRowsWhereThereIsNot(less: CGFloat) {
    layOut(rowWidth: needed - less)
    #expect(row.arrangement == .twoRows)
    #expect(row.title.frame.origin == .zero)
    // The second row begins 8 points below the first one.
    #expect(abs(row.detail.frame.minY - (line + 8)) < 0.01)
    #expect(abs(row.detail.frame.maxX - (needed - less)) < 0.01)
    #expect(abs(row.frame.height - (2 * line + 8)) < 0.01)
    #expect(abs(below.frame.minY - (2 * line + 38)) < 0.01)
  }

  @Test func thereAndBackAgain() {
    layOut(rowWidth: needed + 20)
    let wide = [row.title, row.detail, row, below].map(\.frame)
    layOut(rowWidth: needed - 20)
    #expect(row.arrangement == .twoRows)
    layOut(rowWidth: needed + 20)
    #expect([row.title, row.detail, row, below].map(\.frame) == wide)
  }

  /// One pass places the row, which finds itself too narrow; the next one moves what is below it.
  @Test func theChangeTakesOneMorePass() {
    layOut(rowWidth: needed + 20)
    holder.layouts = 0
    layOut(rowWidth: needed + 10)
    #expect(holder.layouts == 1)
    holder.layouts = 0
    layOut(rowWidth: needed - 10)
    #expect(holder.layouts == 2)
  }

  @Test func aLongerTextMakesTwoRows() {
    layOut(rowWidth: needed)
    row.title.text = "Departure, delayed"
    holder.layoutIfNeeded()
    #expect(row.arrangement == .twoRows)
    #expect(!row.title.hasAmbiguousLayout && !row.detail.hasAmbiguousLayout)
  }
}
