extension GlyphRuns {
  /// Where tables hold a code point, nil if they do not cover it. O(log n) in the number of runs.
  static func place(of scalar: UInt32) -> Int? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      let run = all[middle]
      if scalar < run.first {
        high = middle
      } else if scalar > run.last {
        low = middle + 1
      } else {
        return run.start + Int(scalar - run.first)
      }
    }
    return nil
  }
}
