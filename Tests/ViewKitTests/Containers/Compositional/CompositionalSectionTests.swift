import Testing
import UIKit

/// Sections with what is around their groups.
@MainActor @Suite struct CompositionalSectionTests {
  private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
        subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: CGFloat = 30, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(width, .absolute(height)), elementKind: kind, alignment: alignment,
      absoluteOffset: offset)
  }

  @Test func headersAndFootersStandOutside() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    section.boundarySupplementaryItems = [
      boundary("header", .top), boundary("footer", .bottomTrailing, .absolute(100), 10),
    ]
    let sample = CompositionalSample(2, section)
    #expect(sample.supplement("header") == rect(20, 0, 340, 30))
    #expect(sample.frames == [rect(20, 35, 340, 40), rect(20, 75, 340, 40)])
    #expect(sample.supplement("footer") == rect(260, 122, 100, 10))
    #expect(sample.view.contentSize.height == 132)
    section.supplementariesFollowContentInsets = false
    sample.view.collectionViewLayout.invalidateLayout()
    sample.view.layoutIfNeeded()
    #expect(sample.supplement("header") == rect(0, 0, 390, 30))
    section.boundarySupplementaryItems[0].extendsBoundary = false
    sample.view.collectionViewLayout.invalidateLayout()
    sample.view.layoutIfNeeded()
    #expect(sample.frames[0] == rect(20, 5, 340, 40))
    #expect(sample.supplement("header") == rect(0, 0, 390, 30))
  }

  @Test func offsetsAndSides() {
    let section = rows()
    section.boundarySupplementaryItems = [
      boundary("header", .topLeading, .absolute(50), 20, offset: CGPoint(x: 3, y: -4)),
      boundary("footer", .leading, .absolute(60), 12),
    ]
    let sample = CompositionalSample(1, section)
    // 20 and 4 points of distance above, 60 at the side.
    #expect(sample.frames == [rect(60, 24, 330, 40)])
    #expect(sample.supplement("header") == rect(63, 0, 50, 20))
    #expect(sample.supplement("footer") == rect(0, 38, 60, 12))
  }

  @Test func headersStayInSight() {
    let section = rows()
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let sample = CompositionalSample([20, 20], height: 200, layout)
    #expect(sample.view.contentSize.height == 1660)
    sample.view.contentOffset.y = 100
    sample.view.layoutIfNeeded()
    #expect(sample.supplement("header") == rect(0, 100, 390, 30))
    sample.view.contentOffset.y = 815
    sample.view.layoutIfNeeded()
    // The section ends at 830 and takes its header along.
    #expect(sample.supplement("header") == rect(0, 800, 390, 30))
    #expect(sample.supplement("header", section: 1) == rect(0, 830, 390, 30))
  }

  @Test func sectionsAreOfTheirOwn() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [boundary("footer", .top, .fractionalWidth(1), 25)]
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        widths.append(environment.container.effectiveContentSize.width)
        return self.rows(index == 0 ? 10 : 50)
      }, configuration: configuration)
    let sample = CompositionalSample([2, 1], layout)
    #expect(sample.frames.map(\.minY) == [25, 35, 57])
    #expect(sample.view.contentSize.height == 107)
    #expect(widths.allSatisfy { $0 == 390 })
    let header = sample.view.supplementaryView(forElementKind: "footer", at: IndexPath(index: 0))
    #expect(header?.frame == rect(0, 0, 390, 25))
  }

  @Test func aSectionScrollsAcross() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(150), .absolute(80)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    let across = NSCollectionLayoutSection(group: group)
    across.orthogonalScrollingBehavior = .continuous
    across.interGroupSpacing = 10
    across.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? across : self.rows() }
    let sample = CompositionalSample([4, 1], layout)
    let frames = (0..<4).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
    }
    #expect(frames == [20, 180, 340, 500])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame == rect(0, 90, 390, 40))
    #expect(sample.view.contentSize == CGSize(width: 390, height: 130))
  }

  @Test func theLayoutScrollsAcross() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(30), .fractionalHeight(1)), elementKind: "header",
        alignment: .leading)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let sample = CompositionalSample([3], height: 200, layout)
    #expect(sample.frames == [rect(30, 0, 100, 100), rect(30, 100, 100, 100), rect(140, 0, 100, 100)])
    #expect(sample.supplement("header") == rect(0, 0, 30, 200))
    #expect(sample.view.contentSize == CGSize(width: 240, height: 200))
  }

  @Test func decorationsAreBehind() throws {
    let section = rows()
    section.boundarySupplementaryItems = [boundary("header", .top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let sample = CompositionalSample([2], layout)
    let first = try #require(sample.view.subviews.first)
    #expect(first.frame == rect(8, 4, 374, 102))
    #expect(!(first is UICollectionViewCell))
  }

  @Test func handlersChangeWhatIsSeen() {
    let section = rows()
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.y)
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
    }
    let sample = CompositionalSample(30, section)
    #expect(sample.view.visibleCells.first?.alpha == 0.5)
    #expect(sample.view.visibleCells.last?.alpha == 1)
    sample.view.contentOffset.y = 60
    sample.view.layoutIfNeeded()
    #expect(offsets.last == 60)
  }

  @Test func rightToLeft() {
    let item = NSCollectionLayoutItem(.absolute(100), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 20
    let sample = CompositionalSample(2, section)
    sample.view.semanticContentAttribute = .forceRightToLeft
    sample.view.collectionViewLayout.invalidateLayout()
    sample.view.layoutIfNeeded()
    #expect(sample.frames.map(\.minX) == [270, 170])
  }
}
