import PlumbNibLoading
import Testing
import UIKit

@MainActor
@Suite struct TableNibTests {
  private static let cell = #"""
    <tableViewCell reuseIdentifier="Song" id="cell" rowHeight="60"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="title">
          <rect key="frame" x="16" y="11" width="33" height="20.5"/></label></subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading"
            constant="16" id="t1"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top"
            constant="30" id="t2"/>
          <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="30" id="t3"/>
        </constraints></tableViewCellContentView></tableViewCell>
    """#

  private final class Songs: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    }
  }

  private func table(_ content: String, mode: String) throws -> (UITableView, UIViewController) {
    let data = NibText.storyboard(
      initial: "a",
      #"""
      <viewController id="a"><tableView key="view" dataMode="\#(mode)" style="plain" rowHeight="-1"
        estimatedRowHeight="-1" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>\#(content)
      </tableView></viewController>
      """#)
    let storyboard = try UIStoryboard(data: data, name: "Test.storyboard", as: .onDevice)
    let controller = try #require(storyboard.instantiateInitialViewController())
    return (try #require(controller.view as? UITableView), controller)
  }

  @Test func prototypesAreMadeAsTheyAreNeeded() throws {
    let (table, controller) = try table("<prototypes>\(Self.cell)</prototypes>", mode: "prototypes")
    #expect(table.subviews.isEmpty)
    let songs = Songs()
    table.dataSource = songs
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).count == 3)
    let first = try #require(table.visibleCells.first)
    #expect(first.reuseIdentifier == "Song")
    #expect((first.viewWithTag(1) as? UILabel)?.text == "Title")
    // The constraints inside: 30 points, a line of 17 points (20 1/3 at 3 pixels a point), 30 points.
    #expect(first.frame == CGRect(x: 0, y: 0, width: 390, height: 80 + 1.0 / 3))
  }

  @Test func staticCellsAreThereByThemselves() throws {
    let second = Self.cell.replacingOccurrences(of: "\"cell\"", with: "\"other\"")
      .replacingOccurrences(of: "\"content\"", with: "\"content2\"")
      .replacingOccurrences(of: "\"title\"", with: "\"title2\"")
    let sections = """
      <sections><tableViewSection headerTitle="Songs" id="s1"><cells>\(Self.cell)</cells></tableViewSection>
      <tableViewSection id="s2"><cells>\(second)</cells></tableViewSection></sections>
      """
    let (table, controller) = try table(sections, mode: "static")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.count == 2)
    // `rowHeight` of the cell itself.
    #expect(table.visibleCells.map { $0.frame.height } == [60, 60])
  }

  /// Documentation of static tables: the controller is their data source, and what a subclass overrides counts, which
  /// may ask `super` for what the storyboard has.
  @Test func controllersStandBeforeStaticCells() throws {
    final class Settings: UITableViewController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + 5
      }
    }
    let data = NibText.storyboard(
      initial: "a",
      #"""
      <tableViewController id="a"><tableView key="view" dataMode="static" style="plain" id="table">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <sections><tableViewSection headerTitle="Songs" id="s1"><cells>\#(Self.cell)</cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="a" id="o1"/>
          <outlet property="delegate" destination="a" id="o2"/></connections></tableView></tableViewController>
      """#)
    let storyboard = try UIStoryboard(data: data, name: "Test.storyboard", as: .onDevice)
    let plain = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
    let settings: Settings? = storyboard.instantiateInitialViewController { Settings(coder: $0) }
    for (controller, height) in [(plain, 60), (settings, 65)] as [(UITableViewController?, CGFloat)] {
      let table = try #require(controller?.tableView)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(table.dataSource === controller && table.delegate === controller)
      #expect(table.visibleCells.map { $0.frame.height } == [height])
      #expect(controller?.tableView(table, titleForHeaderInSection: 0) == "Songs")
    }
  }

  @Test func cellsOfNibs() throws {
    let nib = try UINib(data: NibText.nib(Self.cell), name: "Song.xib", as: .onDevice)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(nib, forCellReuseIdentifier: "Song")
    let songs = Songs()
    table.dataSource = songs
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.visibleCells.allSatisfy { ($0.viewWithTag(1) as? UILabel)?.text == "Title" })
  }
}
