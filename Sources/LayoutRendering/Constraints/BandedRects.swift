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
  func count(meeting rect: Rect) -> Int { count(near: rect) { $0.intersects(rect) } }

  /// How many are as wanted, where none is that is wholly above or below a rectangle.
  ///
  /// - Complexity: Linear in what is in the rectangle's bands.
  func count(near rect: Rect, where isWanted: (Rect) -> Bool) -> Int {
    // A page draws screens as people make them: it looks at all.
    #if hasFeature(Embedded)
      var count = 0
      for other in all where isWanted(other) { count += 1 }
      return count
    #else
      guard let bands = Self.bands(of: rect) else { return all.count(where: isWanted) }
      var count = tall.count(where: isWanted)
      for band in bands {
        // What is in several bands is counted in the first that both are in.
        for other in buckets[band & 255] where isWanted(other) {
          if max(Self.bands(of: other)?.lowerBound ?? 0, bands.lowerBound) == band { count += 1 }
        }
      }
      return count
    #endif
  }

  #if !hasFeature(Embedded)
    private static func bands(of rect: Rect) -> ClosedRange<Int>? {
      guard rect.height / band < most, abs(rect.minY) < 1e9, rect.height >= 0 else { return nil }
      return Int((rect.minY / band).rounded(.down))...Int((rect.maxY / band).rounded(.down))
    }
  #endif
}
