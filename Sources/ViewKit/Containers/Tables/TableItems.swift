import CoreGraphics

/// The headers, rows and footers of a table from top to bottom, with their heights.
///
/// A section begins with its header and ends with its footer, which may have no height.
struct TableItems {
  enum Kind { case header, row, footer }

  /// Of each section the place of its header, and behind them all the count of items.
  private(set) var sectionStarts: [Int] = [0]
  private(set) var heights: [CGFloat] = []
  /// Whether a height follows from the content.
  private(set) var isAutomatic: [Bool] = []
  /// Whether a height is a guess until the item is shown.
  private(set) var isEstimated: [Bool] = []
  /// The upper edges of the items up to `settled`, from the first one's.
  private var edges: [CGFloat] = [0]
  /// The sum of all heights, in points.
  private(set) var total: CGFloat = 0

  var count: Int { heights.count }
  var sectionCount: Int { sectionStarts.count - 1 }

  mutating func append(_ height: CGFloat, isEstimated: Bool) {
    heights.append(height)
    self.isEstimated.append(isEstimated)
    isAutomatic.append(isEstimated)
    total += height
  }

  mutating func endSection() { sectionStarts.append(heights.count) }

  func rowCount(of section: Int) -> Int { sectionStarts[section + 1] - sectionStarts[section] - 2 }

  // MARK: Places

  func place(ofRow row: Int, _ section: Int) -> Int { sectionStarts[section] + 1 + row }
  func place(ofHeader section: Int) -> Int { sectionStarts[section] }
  func place(ofFooter section: Int) -> Int { sectionStarts[section + 1] - 1 }

  func section(of place: Int) -> Int {
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sectionStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  func kind(of place: Int, in section: Int) -> Kind {
    if place == sectionStarts[section] { return .header }
    return place == sectionStarts[section + 1] - 1 ? .footer : .row
  }

  // MARK: Heights

  /// Takes the height that an item turned out to have.
  mutating func settle(_ place: Int, _ height: CGFloat) {
    isEstimated[place] = false
    guard heights[place] != height else { return }
    total += height - heights[place]
    heights[place] = height
    if edges.count > place + 1 { edges.removeSubrange((place + 1)...) }
  }

  /// Has the height of an item asked for anew, if it is automatic.
  mutating func forgetHeight(of place: Int) { isEstimated[place] = isAutomatic[place] }

  /// Has automatic heights asked for anew.
  mutating func forgetAutomaticHeights() { isEstimated = isAutomatic }

  /// The upper edge of an item, or the lower one of the last.
  mutating func edge(_ place: Int) -> CGFloat {
    while edges.count <= place { edges.append(edges[edges.count - 1] + heights[edges.count - 1]) }
    return edges[place]
  }

  /// The first item that ends below a coordinate.
  mutating func first(below y: CGFloat) -> Int {
    // Only as far as needed, so that what is far below costs nothing.
    while edges.count <= count, edges[edges.count - 1] <= y { _ = edge(edges.count) }
    var (low, high) = (0, min(edges.count - 1, count))
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] + heights[middle] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
