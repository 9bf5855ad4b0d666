import OrnamentedView
import Testing
import UIKit

@MainActor @Suite struct PriceTagTests {
  /// The plate is 24 points wider and 12 higher than the price; the frame reaches 10 farther up and to the right, and 4
  /// farther down.
  @Test func theFrameIsThePlateAndItsOrnament() {
    let tag = PriceTag(price: "149 €")
    tag.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.addSubview(tag)
    NSLayoutConstraint.activate([
      tag.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
      tag.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
    ])
    view.layoutIfNeeded()
    let text = tag.label.intrinsicContentSize
    let plate = CGRect(x: 30, y: 40, width: text.width + 24, height: text.height + 12)
    #expect(tag.alignmentRect(forFrame: tag.frame).isClose(to: plate))
    #expect(tag.frame.isClose(to: CGRect(x: 30, y: 30, width: plate.width + 10, height: plate.height + 14)))
    // On the plate, which begins 10 points below the frame's top.
    #expect(tag.label.frame.isClose(to: CGRect(x: 12, y: 16, width: text.width, height: text.height)))
    // In the frame's corner, 20 points a side.
    #expect(tag.subviews[1].frame.isClose(to: CGRect(x: tag.bounds.width - 20, y: 0, width: 20, height: 20)))
  }

  @Test func bothConversionsAgree() {
    let tag = PriceTag(price: "5 €")
    let frame = CGRect(x: 0, y: 0, width: 80, height: 46)
    #expect(tag.alignmentRect(forFrame: frame) == CGRect(x: 0, y: 10, width: 70, height: 32))
    #expect(tag.frame(forAlignmentRect: tag.alignmentRect(forFrame: frame)) == frame)
  }

  /// The plate grows by what the text grows.
  @Test func anotherPriceMakesAnotherSize() {
    let tag = PriceTag(price: "5 €")
    let before = tag.intrinsicContentSize
    let text = tag.label.intrinsicContentSize
    tag.price = "1 450 €"
    let growth = tag.label.intrinsicContentSize.width - text.width
    #expect(abs(tag.intrinsicContentSize.width - before.width - growth) < 0.01)
    #expect(growth > 0)
  }
}

@MainActor @Suite struct ProductRowTests {
  let list = UIView()

  /// What counts at the right is the plate's edge, 16 points from the row's: the frame ends 10 farther right.
  @Test(arguments: [280.0, 375, 500])
  func theTagIsAlignedByItsPlate(width: CGFloat) {
    let row = row(width)
    #expect(row.name.frame.minX == 16)
    #expect(abs(row.tagView.frame.maxX - (width - 6)) < 0.01)
    // 12 points above the plate; of these, the star covers 10.
    #expect(row.tagView.frame.minY == 2)
  }

  /// Fonts of 24 and 17 points: a baseline is as far from its label's top as the font's ascender says, to a pixel.
  @Test func textsOfDifferentSizesShareABaseline() throws {
    let row = row(375)
    let price = row.tagView.label
    let nameBaseline = row.name.frame.minY + row.name.font.ascender
    let priceTop = price.convert(price.bounds, to: row).minY
    #expect(abs(nameBaseline - (priceTop + price.font.ascender)) <= 2.0 / 3)
    // The name, in the larger font, begins higher up.
    #expect(row.name.frame.minY < priceTop)
  }

  /// 12 points above and below the plate, which is 12 higher than its text.
  @Test func theRowIsAsHighAsThePlateAndItsMargins() {
    let row = row(375)
    #expect(abs(row.frame.height - (row.tagView.label.intrinsicContentSize.height + 36)) < 0.01)
  }

  /// The price changes, and with it the plate: its right edge stays.
  @Test func aLongerPriceGrowsToTheLeft() {
    let row = row(375)
    let before = row.tagView.frame
    row.tagView.price = "1 450 €"
    row.layoutIfNeeded()
    #expect(row.tagView.frame.minX < before.minX)
    #expect(abs(row.tagView.frame.maxX - before.maxX) < 0.01)
  }

  private func row(_ width: CGFloat) -> ProductRow {
    let row = ProductRow(name: "Walnut desk lamp", price: "149 €")
    list.frame = CGRect(x: 0, y: 0, width: width, height: 200)
    row.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: list.topAnchor),
      row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
    ])
    list.layoutIfNeeded()
    return row
  }
}

extension CGRect {
  /// Equal but for the last digits of thirds of a point.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 0.01 }
  }
}
