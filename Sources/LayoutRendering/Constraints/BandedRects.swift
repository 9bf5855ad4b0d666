import PlumbGeometry

/// Rectangles by the horizontal bands that they are in, so that those that meet another one are found without looking at all.
struct BandedRects {
  #if !hasFeature(Embedded)
    /// In points: a few lines of text.
    private static let band = 48.0
    /// What is in more bands than these is looked at by itself.
    private static let most = 64.0

    /// Bands share these in turns.
    private var buckets = [[Rect]](repeating: [], count: 256)
    private var tall: [Rect] = []
  #endif
  private var all: [Rect] = []

  init(_ rects: [Rect] = []) {
    for rect in rects { insert(rect) }
  }

  mutating func insert(_ rect: Rect) {
    all.append(rect)
    #if !hasFeature(Embedded)
      guard let bands = Self.bands(of: rect) else { return tall.append(rect) }
      for band in bands { buckets[band & 255].append(rect) }
    #endif
  }

  /// How many meet a rectangle.
  ///
  /// - Complexity: Linear in what is in its bands.
  func count(meeting rect: Rect) -> Int {
    // A page draws screens as people make them: it looks at all.
    #if hasFeature(Embedded)
      var count = 0
      for other in all where other.intersects(rect) { count += 1 }
      return count
    #else
      guard let bands = Self.bands(of: rect) else { return Self.count(in: all, meeting: rect) { _ in true } }
      var count = Self.count(in: tall, meeting: rect) { _ in true }
      for band in bands {
        // What is in several bands is counted in the first that both are in.
        count += Self.count(in: buckets[band & 255], meeting: rect) { max($0, bands.lowerBound) == band }
      }
      return count
    #endif
  }

  #if !hasFeature(Embedded)
    private static func count(in rects: [Rect], meeting rect: Rect, where isFirst: (Int) -> Bool) -> Int {
      var count = 0
      for other in rects where other.intersects(rect) && isFirst(bands(of: other)?.lowerBound ?? 0) {
        count += 1
      }
      return count
    }

    private static func bands(of rect: Rect) -> ClosedRange<Int>? {
      guard rect.height / band < most, abs(rect.minY) < 1e9, rect.height >= 0 else { return nil }
      return Int((rect.minY / band).rounded(.down))...Int((rect.maxY / band).rounded(.down))
    }
  #endif
}
