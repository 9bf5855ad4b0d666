import PlumbGeometry

/// Rectangles by the horizontal bands that they are in, so that those that meet another one are found without looking at all.
struct BandedRects {
  /// In points: a few lines of text.
  private static let band = 48.0
  /// What is in more bands than these is looked at by itself.
  private static let most = 64.0

  private var bands: [Int: [Rect]] = [:]
  private var tall: [Rect] = []

  init(_ rects: [Rect] = []) {
    for rect in rects { insert(rect) }
  }

  mutating func insert(_ rect: Rect) {
    guard let range = Self.bands(of: rect) else { return tall.append(rect) }
    for band in range { bands[band, default: []].append(rect) }
  }

  /// How many meet a rectangle.
  ///
  /// - Complexity: Linear in what is in its bands.
  func count(meeting rect: Rect) -> Int {
    let count = tall.count { $0.intersects(rect) }
    guard let range = Self.bands(of: rect) else {
      return bands.reduce(count) { count, band in
        count + band.value.count { $0.intersects(rect) && Self.bands(of: $0)?.lowerBound == band.key }
      }
    }
    return range.reduce(count) { count, band in
      // What is in several bands is counted in the first that both are in.
      count
        + (bands[band] ?? []).count {
          $0.intersects(rect) && max(Self.bands(of: $0)?.lowerBound ?? band, range.lowerBound) == band
        }
    }
  }

  private static func bands(of rect: Rect) -> ClosedRange<Int>? {
    guard rect.height / band < most, abs(rect.minY) < 1e9, rect.height >= 0 else { return nil }
    return Int((rect.minY / band).rounded(.down))...Int((rect.maxY / band).rounded(.down))
  }
}
