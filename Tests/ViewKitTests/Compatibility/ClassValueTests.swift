import Testing
import UIKit

/// Helpers make views of a class that their caller names, which Swift allows because UIKit's initialisers are those of
/// Objective-C: each subclass's own initialiser runs.
@MainActor @Suite struct ClassValueTests {
  @Test func viewsByGenericParameters() {
    let tagged: Tagged = made()
    #expect(tagged.tag == 7)
    #expect(madeWithFrame(Tagged.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(madeWithFrame(Tagged.self).tag == 7)
    let inherited: TaggedFurther = made()
    #expect(inherited.tag == 7)
    #expect(inherited.more == "more")
  }

  @Test func viewsBySelf() {
    #expect(Tagged.fresh().tag == 7)
    #expect(type(of: UILabel.fresh()) == UILabel.self)
    #expect(Boxed<Tagged>(frame: .zero).content.tag == 7)
  }

  @Test func viewsByClassValues() {
    let kinds: [UIView.Type] = [UILabel.self, Tagged.self, TaggedFurther.self]
    #expect(kinds.map { type(of: $0.init()) == $0 } == [true, true, true])
    #expect(kinds.map { $0.init(frame: .zero).tag } == [0, 7, 7])
  }

  @Test func buttonsOfAType() {
    final class Own: UIButton {
      var isOwn = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isOwn = true
      }
      required init?(coder: NSCoder) { nil }
    }
    func made<B: UIButton>(_ type: UIButton.ButtonType) -> B { B(type: type) }
    let button: Own = made(.custom)
    #expect(button.isOwn && button.buttonType == .custom)
    let system: UIButton = made(.system)
    #expect(type(of: system) == UIButton.self && system.buttonType == .system)
  }

  /// A table is made by its own initialiser, of which the view's is a special case.
  @Test func tablesAndCollections() {
    let table: UITableView = made()
    #expect(table.style == .plain)
    func grouped<T: UITableView>(_ kind: T.Type) -> T { kind.init(frame: .zero, style: .grouped) }
    #expect(grouped(UITableView.self).style == .grouped)
    func flowing<T: UICollectionView>(_ layout: UICollectionViewLayout) -> T {
      T(frame: .zero, collectionViewLayout: layout)
    }
    let layout = UICollectionViewFlowLayout()
    #expect(flowing(layout).collectionViewLayout === layout)
  }

  /// A class with an initialiser of its own needs no other than UIKit asks for.
  @Test func cellsByTheirClasses() {
    let kinds: [UITableViewCell.Type] = [UITableViewCell.self, PricedCell.self]
    let cells = kinds.map { $0.init(style: .value1, reuseIdentifier: "row") }
    #expect(cells.map(\.reuseIdentifier) == ["row", "row"])
    #expect((cells[1] as? PricedCell)?.price == 3)
    let table = UITableView()
    table.register(PricedCell.self, forCellReuseIdentifier: "priced")
    #expect((table.dequeueReusableCell(withIdentifier: "priced") as? PricedCell)?.price == 3)
    #expect(OwnCell(price: 5).price == 5)
  }

  @Test func controllers() {
    func page<T: UIViewController>(_ kind: T.Type) -> T { T() }
    func pageWithNib<T: UIViewController>() -> T { T(nibName: "Page", bundle: nil) }
    #expect(page(Page.self).heading == "Page")
    #expect((pageWithNib() as Page).nibName == "Page")
  }

  @Test func constraintsAndGuides() {
    let view = UIView()
    let width = Labelled.width(of: view)
    #expect(width.label == "none")
    #expect(width.firstItem === view)
    #expect(width.constant == 12)
    func guide<T: UILayoutGuide>(_ kind: T.Type) -> T { T() }
    #expect(guide(UILayoutGuide.self).owningView == nil)
  }

  /// What a class in the source has is better than what class values have.
  @Test func knownClassesUseTheirOwn() {
    #expect(Sized().side == 4)
    #expect(UIView(side: 9).bounds.width == 9)
  }

  private func made<T: UIView>() -> T { T() }
  private func madeWithFrame<T: UIView>(_ kind: T.Type) -> T {
    kind.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

private class Tagged: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

private final class TaggedFurther: Tagged { let more = "more" }

private final class Boxed<Content: UIView>: UIView { let content = Content() }

private final class Sized: UIView {
  let side: CGFloat
  init(of side: CGFloat = 4) {
    self.side = side
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class PricedCell: UITableViewCell {
  let price: Int
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    price = 3
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnCell: UITableViewCell {
  let price: Int
  init(price: Int) {
    self.price = price
    super.init(style: .default, reuseIdentifier: nil)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Page: UIViewController { let heading = "Page" }

private final class Labelled: NSLayoutConstraint {
  let label = "none"
  class func width(of view: UIView) -> Self {
    self.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 12)
  }
}

extension UIView {
  fileprivate static func fresh() -> Self { Self() }
  fileprivate convenience init(side: CGFloat) {
    self.init()
    frame.size = CGSize(width: side, height: side)
  }
}
