import Testing
import UIKit

/// Items in groups, as the documentation of `NSCollectionLayoutGroup` and its neighbours describes them.
@MainActor @Suite struct CompositionalGroupTests {
  private let third = NSCollectionLayoutItem(.fractionalWidth(1.0 / 3), .fractionalHeight(1))

  @Test func threeColumnsWithInsets() {
    third.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), subitems: [third])
    let section = NSCollectionLayoutSection(group: group)
    let sample = CompositionalSample(5, section)
    // Places of 130 points in 390, of which the insets leave 118 by 42.
    #expect(
      sample.frames == [
        rect(4, 2, 118, 42), rect(134, 2, 118, 42), rect(264, 2, 118, 42), rect(4, 52, 118, 42),
        rect(134, 52, 118, 42),
      ])
    #expect(sample.view.contentSize == CGSize(width: 390, height: 100))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
    section.interGroupSpacing = 5
    sample.view.collectionViewLayout.invalidateLayout()
    sample.view.layoutIfNeeded()
    // 360 points are left: places of 120.
    #expect(sample.frames[2] == rect(259, 12, 108, 42))
    #expect(sample.frames[3] == rect(19, 67, 108, 42))
    #expect(sample.view.contentSize.height == 135)
  }

  @Test func aCountSharesTheLength() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 4)
    group.interItemSpacing = .fixed(10)
    let sample = CompositionalSample(5, NSCollectionLayoutSection(group: group))
    // 390 without three spaces: 90 each.
    #expect(sample.frames.map(\.minX) == [0, 100, 200, 300, 0])
    #expect(sample.frames.allSatisfy { $0.size == CGSize(width: 90, height: 40) })
    let own = NSCollectionLayoutItem(.absolute(50), .fractionalHeight(0.5))
    let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: own, count: 2)
    let other = CompositionalSample(3, NSCollectionLayoutSection(group: repeated))
    #expect(other.frames == [rect(0, 0, 50, 20), rect(50, 0, 50, 20), rect(0, 40, 50, 20)])
  }

  @Test func spacingTakesWhatIsLeft() {
    let item = NSCollectionLayoutItem(.absolute(100), .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let sample = CompositionalSample(4, NSCollectionLayoutSection(group: group))
    // Three of 100 with 10 between them leave 70, 35 for each of the spaces.
    #expect(sample.frames.map(\.minX) == [0, 145, 290, 0])
    #expect(sample.frames[3].minY == 40)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(15), top: .flexible(0), trailing: .fixed(5), bottom: nil)
    group.interItemSpacing = nil
    sample.view.collectionViewLayout.invalidateLayout()
    sample.view.layoutIfNeeded()
    // 120 each; what is left above presses them to the bottom.
    #expect(sample.frames.map(\.minX) == [15, 135, 255, 15])
    #expect(sample.frames.map(\.minY) == [20, 20, 20, 60])
  }

  @Test func groupsInGroups() {
    let large = NSCollectionLayoutItem(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitems: [large, column])
    let sample = CompositionalSample(4, width: 300, NSCollectionLayoutSection(group: group))
    #expect(
      sample.frames == [
        rect(0, 0, 210, 150), rect(210, 0, 90, 75), rect(210, 75, 90, 75), rect(0, 150, 210, 150),
      ])
    #expect(sample.view.contentSize.height == 300)
  }

  @Test func aClosurePlacesItems() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 30)),
        NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 50, width / 2, 50), zIndex: 3),
      ]
    }
    let sample = CompositionalSample(3, width: 200, NSCollectionLayoutSection(group: group))
    #expect(sample.frames == [rect(0, 0, 100, 30), rect(100, 50, 100, 50), rect(0, 100, 100, 30)])
  }

  @Test func cellsSizeThemselves() {
    let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let sample = CompositionalSample(4, width: 200, NSCollectionLayoutSection(group: group))
    sample.reload([20, 60, 35, 10].map { CGSize(width: 10, height: $0) })
    // Each group is as high as its highest cell.
    #expect(
      sample.frames == [
        rect(0, 0, 100, 20), rect(100, 0, 100, 60), rect(0, 60, 100, 35), rect(100, 60, 100, 10),
      ])
    #expect(sample.view.contentSize.height == 95)
    // Other contents are asked anew.
    sample.reload([40, 40, 70, 80].map { CGSize(width: 10, height: $0) })
    #expect(sample.frames.map(\.height) == [40, 40, 70, 80])
    #expect(sample.view.contentSize.height == 120)
  }

  @Test func siblingsAreAlike() {
    let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let sample = CompositionalSample(3, width: 200, NSCollectionLayoutSection(group: group))
    sample.reload([20, 60, 35].map { CGSize(width: 10, height: $0) })
    #expect(sample.frames.map(\.height) == [60, 60, 35])
  }

  @Test func widthsOfTheirOwnEndLines() {
    let item = NSCollectionLayoutItem(.estimated(50), .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let sample = CompositionalSample(4, width: 200, NSCollectionLayoutSection(group: group))
    sample.reload([80, 90, 40, 120].map { CGSize(width: $0, height: 20) })
    // 80 + 10 + 90 leave 20 of 200; 40 + 10 + 120 fit the second line.
    #expect(sample.frames.map(\.minX) == [0, 90, 0, 50])
    #expect(sample.frames.map(\.minY) == [0, 0, 20, 20])
    #expect(sample.frames.map(\.width) == [80, 90, 40, 120])
  }

  @Test func badgesStandAtTheirAnchors() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 10
    let sample = CompositionalSample(2, section)
    // At the corner from 80 to 100, and half of its size farther.
    #expect(sample.supplement("badge") == rect(90, 5, 20, 10))
    #expect(sample.supplement("badge", 1) == rect(190, 5, 20, 10))
  }
}
