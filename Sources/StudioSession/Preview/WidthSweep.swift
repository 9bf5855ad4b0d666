import PlumbGeometry

/// What goes wrong in a scene at which widths.
struct WidthSweep: Sendable {
  /// What goes wrong, and over which of the widths that were tried.
  struct Trouble: Sendable {
    let key: String
    let title: String
    let isError: Bool
    let from: Double
    var to: Double
  }

  static let step = 8.0

  let minimum: Double
  let maximum: Double
  let height: Double
  /// The width that somebody has chosen to look at; nil as long as nobody has.
  var chosen: Double?
  /// The width to try next.
  private(set) var next: Double
  private(set) var troubles: [Trouble] = []

  init(minimum: Double, maximum: Double, height: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.height = height
    next = minimum
  }

  var isUnfinished: Bool { next <= maximum }

  /// Notes what goes wrong at the width that was to be tried, and goes on to the next.
  ///
  /// - Parameter found: What goes wrong, by what tells it from others.
  mutating func note(_ found: [(key: String, title: String, isError: Bool)]) {
    for trouble in found {
      let last = troubles.lastIndex { $0.key == trouble.key && $0.to == next - Self.step }
      if let last {
        troubles[last].to = next
      } else {
        troubles.append(
          Trouble(key: trouble.key, title: trouble.title, isError: trouble.isError, from: next, to: next))
      }
    }
    next += Self.step
  }
}
