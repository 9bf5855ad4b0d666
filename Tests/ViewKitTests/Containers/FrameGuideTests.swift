import CoreGraphics
import Testing
import UIKit

/// The guide of a scroll view's frame, seen from outside and from inside.
@MainActor @Suite struct FrameGuideTests {
  @Test func theFrameStaysWhereItsGuideIsHeld() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (scroll, badge) = (UIScrollView(), UIView())
    for (view, parent) in [(scroll, host), (badge, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let guide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      host.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      badge.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 900),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    host.layoutIfNeeded()
    #expect(scroll.frame == host.bounds && scroll.contentSize == CGSize(width: 300, height: 900))
    scroll.contentOffset.y = 50
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(scroll.frame == host.bounds && badge.frame.minY == 60)
  }

  @Test func transformsOfItemsLeaveTheirBounds() {
    final class Layout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          let own = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
          own.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          return own
        }
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let (layout, source) = (Layout(), Source())
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    for _ in 0..<2 {
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
      let cell = collection.cellForItem(at: [0, 0])
      #expect(cell?.bounds.size == CGSize(width: 100, height: 100))
      #expect(cell?.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(attributes.size == CGSize(width: 20, height: 20) && attributes.center == CGPoint(x: 30, y: 30))
    #expect(attributes.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    withExtendedLifetime(source) {}
  }

  @Test func whatIsSetAsALayoutIsPreparedCounts() {
    final class Layout: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        sectionInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        minimumLineSpacing = 0
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let (layout, source) = (Layout(), Source())
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 100)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 0])?.frame.minX == 60 && collection.contentSize.width == 720)
    withExtendedLifetime(source) {}
  }

  @Test func whatAppsMakeOfNavigationControllers() {
    final class Bar: UINavigationBar {}
    final class Own: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        navigationBar.tag = 3
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let own = Own(rootViewController: UIViewController())
    #expect(own.navigationBar.tag == 3 && own.viewControllers.count == 1)
    #expect(UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil).navigationBar is Bar)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    own.view.setValue(5.0, forKeyPath: "layer.cornerRadius")
    #expect(own.view.layer.cornerRadius == 5)
  }

  @Test func aSearchThatStaysMakesTheBarHigher() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.loadViewIfNeeded()
    navigation.view.layoutIfNeeded()
    let height = navigation.navigationBar.frame.height
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height)
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height + 52)
  }
}
