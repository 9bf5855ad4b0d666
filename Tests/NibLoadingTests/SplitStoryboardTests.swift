import Foundation
import PlumbNibLoading
import Testing
import UIKit

/// Split views of storyboards, with the columns that relationship segues lead to.
@MainActor @Suite struct SplitStoryboardTests {
  private func split(_ attributes: String) throws -> UISplitViewController? {
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(
        initial: "s",
        """
        <splitViewController id="s"\(attributes)><connections>
          <segue destination="d" kind="relationship" relationship="detailViewController" id="a"/>
          <segue destination="m" kind="relationship" relationship="masterViewController" id="b"/></connections>
        </splitViewController>
        """,
        #"<viewController id="m" title="List"/>"#, #"<viewController id="d" title="Detail"/>"#),
      name: "Split.storyboard", as: .onDevice)
    return storyboard.instantiateInitialViewController() as? UISplitViewController
  }

  @Test func columnsAreWhereTheirSegueSays() throws {
    let split = try split(#" preferredDisplayMode="over" minimumPrimaryColumnWidth="250""#)
    #expect(split?.style == .unspecified)
    #expect(split?.viewControllers.map(\.title) == ["List", "Detail"])
    #expect(split?.preferredDisplayMode == .oneOverSecondary && split?.minimumPrimaryColumnWidth == 250)
  }

  @Test func aStyle() throws {
    let split = try split(#" allowDoubleColumnStyle="YES" behavior="tile""#)
    #expect(split?.style == .doubleColumn && split?.preferredSplitBehavior == .tile)
    #expect(split?.viewController(for: .secondary)?.title == "Detail")
    #expect(split?.viewController(for: .primary)?.navigationController != nil)
  }
}
