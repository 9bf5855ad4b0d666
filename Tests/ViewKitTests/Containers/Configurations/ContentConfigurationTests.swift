import Testing
import UIKit

/// An app's own content: a block of a height.
struct BlockConfiguration: UIContentConfiguration {
  var height: CGFloat
  var isHighlighted = false

  func makeContentView() -> any UIView & UIContentView { BlockView(self) }

  func updated(for state: any UIConfigurationState) -> BlockConfiguration {
    var copy = self
    copy.isHighlighted = (state as? UICellConfigurationState)?.isHighlighted ?? false
    return copy
  }
}

final class BlockView: UIView, UIContentView {
  private let block = ContentView(10, 10)
  private(set) var shown: BlockConfiguration

  init(_ configuration: BlockConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    block.translatesAutoresizingMaskIntoConstraints = false
    addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: topAnchor), block.bottomAnchor.constraint(equalTo: bottomAnchor),
      block.leadingAnchor.constraint(equalTo: leadingAnchor),
      block.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    block.content.height = configuration.height
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? BlockConfiguration else { return }
      shown = newValue
      block.content.height = newValue.height
    }
  }
}

/// A content of another type.
private struct OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { OtherView(self) }
  func updated(for state: any UIConfigurationState) -> OtherConfiguration { self }
}

private final class OtherView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: OtherConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that dims its background itself.
private final class StatefulCell: UITableViewCell {
  var states: [UICellConfigurationState] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let level = UIConfigurationStateCustomKey("ViewKitTests.level")
}

extension UICellConfigurationState {
  fileprivate var level: Int {
    get { self[.level] as? Int ?? 0 }
    set { self[.level] = newValue }
  }
}

/// A cell that makes its content of a state of its own.
private final class LevelCell: UICollectionViewListCell {
  var level = 0 { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.level = level
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "Level \(state.level)"
    contentConfiguration = content
    backgroundConfiguration = .listPlainCell().updated(for: state)
  }
}

/// What cells show by configurations ("Modern cell configuration", WWDC 2020).
@MainActor @Suite struct ContentConfigurationTests {
  @Test func aContentFillsItsCell() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BlockConfiguration(height: 70)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 70))
    cell.frame = rect(0, 0, 300, 70)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView.subviews.first as? BlockView)
    #expect(view.frame == rect(0, 0, 300, 70))
    // The same view shows another value, a new one another type.
    cell.contentConfiguration = BlockConfiguration(height: 20)
    #expect(cell.contentView.subviews.first === view)
    #expect(view.shown.height == 20)
    cell.contentConfiguration = OtherConfiguration()
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.contentView.subviews.first is OtherView)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func rowsFollowTheirContents() throws {
    let table = UITableView(frame: rect(0, 0, 300, 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentConfiguration = BlockConfiguration(height: CGFloat(item))
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([50, 80])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [rect(0, 0, 300, 50), rect(0, 50, 300, 80)])
    table.visibleCells[0].contentConfiguration = BlockConfiguration(height: 120)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [rect(0, 0, 300, 120), rect(0, 120, 300, 80)])
    table.selfSizingInvalidation = .disabled
    table.visibleCells[0].contentConfiguration = BlockConfiguration(height: 60)
    table.layoutIfNeeded()
    #expect(table.visibleCells[1].frame.minY == 120)
  }

  @Test func contentsFollowTheState() throws {
    let cell = StatefulCell(style: .default, reuseIdentifier: nil)
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
    cell.contentConfiguration = BlockConfiguration(height: 10)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    #expect(handled == [false])
    cell.isHighlighted = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2)
    #expect(handled == [false, true])
    #expect((cell.contentConfiguration as? BlockConfiguration)?.isHighlighted == true)
    #expect((cell.contentView.subviews.first as? BlockView)?.shown.isHighlighted == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? BlockConfiguration)?.isHighlighted == true)
    #expect(cell.configurationState.isSelected)
  }

  @Test func backgroundsAreBehind() throws {
    let cell = UICollectionViewCell(frame: rect(0, 0, 100, 50))
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.cornerRadius = 6
    background.customView = ContentView(1, 1)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(view.frame == rect(2, 1, 94, 46))
    #expect(view.layer.cornerRadius == 6)
    #expect(view.subviews.first?.frame == rect(0, 0, 94, 46))
    let usual = view.backgroundColor
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.backgroundColor != usual)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(view.superview == nil)
  }

  @Test func statesOfTheirOwn() throws {
    let cell = LevelCell(frame: rect(0, 0, 300, 44))
    cell.level = 3
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Level 3")
    cell.level = 4
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(cell.contentView.subviews.count == 1)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Level 4"])
  }

  @Test func headersAreConfigured() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.defaultContentConfiguration().directionalLayoutMargins.top == 17)
    header.contentConfiguration = BlockConfiguration(height: 33)
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 33))
  }
}
