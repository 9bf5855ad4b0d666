import Testing
import UIKit

@MainActor @Suite struct TableControllerTests {
  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = indexPath.row + 1
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  }

  /// A controller's table is its data source's and delegate's own, and lies under the bars (documentation of
  /// `UITableViewController`, and of `adjustedContentInset`).
  @Test func rowsUnderABar() {
    let controller = Rows(style: .plain)
    let window = shownWindow(UINavigationController(rootViewController: controller))
    window.layoutIfNeeded()
    let table: UITableView = controller.tableView
    #expect(table === controller.view && table.frame == window.bounds)
    #expect(table.contentSize == CGSize(width: 390, height: 150))
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(table.contentOffset.y == -91)
    let second = table.viewWithTag(2)
    #expect(second?.convert(.zero, to: nil) == CGPoint(x: 0, y: 141))
  }
}
