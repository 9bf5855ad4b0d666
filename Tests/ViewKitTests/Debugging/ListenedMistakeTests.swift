import Testing
import UIKit

/// Where somebody listens to mistakes, each is told once, and the program goes on as if the call had not been made.
@MainActor @Suite struct ListenedMistakeTests {
  private func faults(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    LayoutDebugging.faultHandler = { messages.append($0.message) }
    defer { LayoutDebugging.faultHandler = nil }
    body()
    return messages
  }

  @Test func hierarchiesStayTrees() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let messages = faults {
      outer.addSubview(outer)
      inner.addSubview(outer)
      inner.layer.addSublayer(outer.layer)
    }
    #expect(messages.count == 3 && messages[0] == "Can't add self as subview")
    #expect(
      messages[1].hasPrefix("A view cannot be inside itself: ")
        && messages[2] == "A layer cannot be inside itself.")
    #expect(inner.superview === outer && outer.superview == nil && inner.subviews.isEmpty)
  }

  @Test func controllersHaveOnePlace() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let messages = faults {
      navigation.pushViewController(root, animated: false)
      root.addChild(root)
    }
    #expect(
      messages.count == 2 && messages[0].hasPrefix("Pushing the same view controller instance more than once")
    )
    #expect(messages[1].hasPrefix("A view controller cannot be its own child"))
    #expect(navigation.viewControllers == [root] && root.children.isEmpty)
  }

  @Test func stackViewsKeepTheirArrangement() {
    let (stack, view) = (UIStackView(), UIView())
    let messages = faults { stack.insertArrangedSubview(view, at: 2) }
    #expect(
      messages == [
        "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 0"
      ])
    #expect(stack.arrangedSubviews.isEmpty && view.superview == nil)
  }

  @Test func registrationsOfOtherClassesAreNone() {
    let (table, collection) = (UITableView(), UICollectionView(frame: .zero, collectionViewLayout: .init()))
    let messages = faults {
      table.register(UIView.self, forCellReuseIdentifier: "a")
      table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "a")
      collection.register(UIView.self, forCellWithReuseIdentifier: "a")
      collection.collectionViewLayout.register(UIView.self, forDecorationViewOfKind: "a")
    }
    #expect(messages.count == 4 && messages.allSatisfy { $0.hasPrefix("UIView is registered for") })
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test func snapshotsTakeWhatIsNew() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let messages = faults {
      snapshot.appendItems([1])
      snapshot.appendSections(["a", "b", "a"])
      snapshot.appendItems([1, 2, 1], toSection: "a")
      snapshot.appendItems([2, 3], toSection: "b")
      snapshot.appendItems([4], toSection: "c")
      snapshot.insertItems([5], beforeItem: 9)
      snapshot.moveItem(9, afterItem: 1)
      snapshot.moveSection("c", beforeSection: "a")
      snapshot.reloadItems([9, 1])
    }
    #expect(messages.count == 9)
    #expect(messages[0].hasPrefix("There are currently no sections"))
    #expect(messages[1].contains("section identifiers are not unique. Duplicate identifiers: a."))
    #expect(
      messages[2].contains("Duplicate identifiers: 1.") && messages[3].contains("Duplicate identifiers: 2."))
    #expect(
      messages[4].hasPrefix("Invalid section identifier: c")
        && messages[5].hasPrefix("Invalid item identifier: 9"))
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.reloadedItemIdentifiers == [1])
    #expect(
      snapshot.itemIdentifiers(inSection: "a") == [1, 2] && snapshot.itemIdentifiers(inSection: "b") == [3])
  }

  @Test func outlinesTakeWhatIsNew() {
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    section.append([1])
    let messages = faults {
      section.append([1, 2], to: 1)
      section.append([3], to: 9)
      section.insert([4], before: 9)
      section.expand([9, 1])
      #expect(section.parent(of: 9) == nil && section.snapshot(of: 9).items.isEmpty)
    }
    #expect(messages.count == 6 && messages[1].hasPrefix("Invalid item identifier: 9"))
    #expect(section.items == [1, 2] && section.isExpanded(1) && !section.isExpanded(9))
  }

  @Test func cellsThatNobodyProvidesAreEmpty() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7])
    let messages = faults {
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
    }
    #expect(messages.count == 1 && messages[0].contains("has to return a cell, and returned nil for 7"))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
  }

  @Test func sectionsThatNobodyDefinesAreAList() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7])
    let messages = faults {
      source.apply(snapshot, animatingDifferences: false)
      collection.layoutIfNeeded()
    }
    #expect(
      !messages.isEmpty && messages.allSatisfy { $0.contains("the provider returned nil for section 0") })
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 320)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)))
    #expect(
      faults { _ = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitem: item, count: 0) }
        .count == 1)
  }

  @Test func exceptionsThatAreRaisedAreMistakes() {
    let messages = faults { NSException(name: .init(rawValue: "Name"), reason: "Reason").raise() }
    #expect(messages == ["*** Terminating app due to uncaught exception 'Name', reason: 'Reason'"])
  }
}
