import Testing
import UIKit

/// Snapshots by themselves, as `NSDiffableDataSourceSnapshot` documents them.
@Suite struct SnapshotTests {
  private func sample() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func itemsHavePlaces() {
    let snapshot = sample()
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
  }

  @Test func itemsAreInsertedMovedAndDeleted() {
    var snapshot = sample()
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(12, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [12, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteItems([10, 5, 99])
    #expect(snapshot.itemIdentifiers == [12, 11, 2, 3, 4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 10) == nil)
    snapshot.appendItems([10], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 10])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func sectionsAreInsertedMovedAndDeleted() {
    var snapshot = sample()
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y", "z"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["x", "a", "y", "z", "b"])
    snapshot.moveSection("b", beforeSection: "x")
    snapshot.moveSection("x", afterSection: "z")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "y", "z", "x"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.deleteSections(["b", "y"])
    #expect(snapshot.sectionIdentifiers == ["a", "z", "x"])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test func whatIsMadeAnewIsMarked() {
    var snapshot = sample()
    snapshot.reconfigureItems([1, 2])
    snapshot.reloadItems([2, 4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedItemIdentifiers == [2, 4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([4])
    #expect(snapshot.reloadedItemIdentifiers == [2])
  }

  @Test func identifiersAreUnique() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([1], toSection: 0)
      snapshot.appendItems([1], toSection: 1)
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
  }

  @Test func aTreeShowsWhatIsExpanded() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(tree.rootItems == ["fruit", "bread"])
    #expect(tree.visibleItems == ["fruit", "bread"])
    #expect(tree.parent(of: "red") == "apple")
    #expect(tree.parent(of: "bread") == nil)
    #expect(tree.level(of: "red") == 2)
    #expect(tree.index(of: "pear") == 4)
    tree.expand(["apple"])
    #expect(tree.visibleItems == ["fruit", "bread"])
    #expect(!tree.isVisible("red"))
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(tree.isVisible("red"))
    tree.collapse(["apple"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(tree.isExpanded("fruit"))
  }

  @Test func treesAreCutAndJoined() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2, 3])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    #expect(tree.snapshot(of: 1).items == [10, 100, 11])
    #expect(tree.snapshot(of: 1).rootItems == [10, 11])
    #expect(tree.snapshot(of: 1, includingParent: true).items == [1, 10, 100, 11])
    tree.insert([4], before: 2)
    tree.insert([12], after: 10)
    #expect(tree.items == [1, 10, 100, 12, 11, 4, 2, 3])
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([20, 21])
    other.append([200], to: 20)
    tree.replace(childrenOf: 1, using: other)
    #expect(tree.items == [1, 20, 200, 21, 4, 2, 3])
    tree.delete([20, 4])
    #expect(tree.items == [1, 21, 2, 3])
    #expect(!tree.contains(200))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }
}
