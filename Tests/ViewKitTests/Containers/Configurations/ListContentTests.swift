import Testing
import UIKit

/// Where a list's content has its image and texts.
@MainActor @Suite struct ListContentTests {
  private func laidOut(_ configuration: UIListContentConfiguration, _ width: CGFloat) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func aTextStandsBetweenTheMargins() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    let view = laidOut(configuration, 300)
    #expect(view.frame.height == 44)
    let label = try #require(labels(view).first)
    // 16 and 8 points at the sides, in the middle of the height.
    #expect(label.frame.minX == 16)
    #expect(label.frame.maxX == 292)
    #expect(abs(label.frame.midY - 22) <= 0.5)
    #expect(view.textLayoutGuide?.layoutFrame.isWithin(0.01, of: label.frame) == true)
    #expect(view.secondaryTextLayoutGuide == nil)
  }

  @Test func textsAreOneAboveTheOther() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Above"
    configuration.secondaryText = "Below"
    configuration.textToSecondaryTextVerticalPadding = 5
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 30, bottom: 10, trailing: 40)
    let view = laidOut(configuration, 300)
    let (first, second) = (try #require(labels(view).first), try #require(labels(view).last))
    #expect(first.frame.minX == 30)
    #expect(first.frame.width == 230)
    #expect(first.frame.minY == 20)
    #expect(abs(second.frame.minY - first.frame.maxY - 5) < 0.01)
    #expect(abs(second.frame.maxY - (view.frame.height - 10)) < 0.01)
  }

  @Test func aValueStandsAtTheEnd() throws {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Name"
    configuration.secondaryText = "Value"
    let view = laidOut(configuration, 300)
    let (first, second) = (try #require(labels(view).first), try #require(labels(view).last))
    #expect(first.frame.minX == 16)
    #expect(second.frame.maxX == 292)
    #expect(second.frame.minX >= first.frame.maxX + 8)
    #expect(view.frame.height == 44)
  }

  @Test func anImageStandsBesideTheText() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 60)).image { _ in }
    let view = laidOut(configuration, 300)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    // 60 points and 22 of margins.
    #expect(view.frame.height == 82)
    #expect(image.frame == rect(16, 11, 40, 60))
    #expect(labels(view).first?.frame.minX == 72)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    configuration.imageProperties.maximumSize = CGSize(width: 0, height: 30)
    configuration.imageToTextPadding = 10
    view.configuration = configuration
    view.frame.size.height = 52
    view.layoutIfNeeded()
    // 20 by 30 in the middle of 50 points.
    #expect(image.frame == rect(31, 11, 20, 30))
    #expect(labels(view).first?.frame.minX == 76)
  }

  @Test func marginsAreThoseOfTheCell() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 30, left: 50, bottom: 30, right: 60)
    var configuration = cell.defaultContentConfiguration()
    configuration.text = "Text"
    cell.contentConfiguration = configuration
    cell.frame = rect(0, 0, 300, 44)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    // Across, the larger margins count; above and below, the configuration's own.
    #expect(labels(view).first?.frame.minX == 50)
    #expect(labels(view).first?.frame.maxX == 240)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 44)
  }

  @Test func lettersAreChanged() {
    var configuration = UIListContentConfiguration.groupedHeader()
    configuration.text = "Title"
    let view = UIListContentView(configuration: configuration)
    #expect(labels(view).first?.text == "TITLE")
    configuration.text = nil
    view.configuration = configuration
    #expect(labels(view).isEmpty)
  }
}
