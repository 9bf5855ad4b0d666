#if !hasFeature(Embedded)
  /// Coordinates between bounds of their own, of which one weighted sum lies in a band: what most parts of a face are, such as
  /// labels that share too little room. All coordinates may be zero.
  ///
  /// The most that a sum of such coordinates can be is found by a price of the weighted sum: at each price, what the
  /// coordinates gain at most and the band's end costs is a bound from above, and the least of these bounds is met (duality;
  /// for one weighted sum Dantzig, "Discrete-Variable Extremum Problems", Operations Research 5, 1957). The bounds are convex
  /// in the price and bend where a coordinate gains nothing, so they are only looked at there.
  struct FaceBand {
    private var weights: [Double] = []
    private var lowest: [Double] = []
    private var highest: [Double] = []
    private var least = -Double.infinity
    private var greatest = Double.infinity

    /// The coordinates of some edges, in their order; nil where limits are about sums of which one is no multiple of another.
    ///
    /// - Precondition: edges are in the order of their numbers, and each is in a limit.
    init?(_ edges: [Int32], _ all: [OptimalFace.Edge], _ limits: [OptimalFace.Limit]) {
      for limit in limits {
        if limit.motions.count != edges.count { return nil }
        let rates = limit.motions.sorted { $0.edge < $1.edge }.map { $0.rate }
        if weights.isEmpty { weights = rates }
        let factor = rates[0] / weights[0]
        for (rate, weight) in zip(rates, weights) where !Self.isNothing(rate, less: weight * factor) {
          return nil
        }
        let end = -limit.slack / factor
        if factor > 0 { least = max(least, end) } else { greatest = min(greatest, end) }
      }
      for edge in edges {
        lowest.append(all[Int(edge)].lowest)
        highest.append(all[Int(edge)].highest)
      }
    }

    /// The range of Σ rate·t, with a rate for each coordinate.
    ///
    /// - Complexity: O(n log n) for n coordinates.
    func extent(_ rates: [Double]) -> (lowest: Double, highest: Double) {
      (-most(rates.map { -$0 }), most(rates))
    }

    private func most(_ rates: [Double]) -> Double {
      var (from, to) = (least > -.infinity ? -Double.infinity : 0, greatest < .infinity ? Double.infinity : 0)
      var prices = [0.0]
      for index in rates.indices {
        let price = rates[index] / weights[index]
        prices.append(price)
        // What may grow without end must gain nothing by it.
        if weights[index] > 0 ? highest[index] == .infinity : lowest[index] == -.infinity {
          from = max(from, price)
        }
        if weights[index] > 0 ? lowest[index] == -.infinity : highest[index] == .infinity {
          to = min(to, price)
        }
      }
      if from > to {
        if !Self.isNothing(from, less: to) { return .infinity }
        swap(&from, &to)
      }
      prices.removeAll { $0 < from || $0 > to }
      prices.sort()
      // Of prices that are one but for rounding, the bounds would not say which way they fall.
      var distinct = [prices[0]]
      for price in prices where !Self.isNothing(price, less: distinct[distinct.count - 1]) {
        distinct.append(price)
      }
      prices = distinct
      var (low, high) = (0, prices.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if bound(prices[middle], rates) <= bound(prices[middle + 1], rates) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return max(0, bound(prices[low], rates))
    }

    /// What the sum is at most, by a price.
    private func bound(_ price: Double, _ rates: [Double]) -> Double {
      var bound = price == 0 ? 0 : price * (price > 0 ? greatest : least)
      for index in rates.indices {
        let cost = price * weights[index]
        if Self.isNothing(rates[index], less: cost) { continue }
        let gain = rates[index] - cost
        bound += gain * (gain > 0 ? highest[index] : lowest[index])
      }
      return bound
    }

    /// Whether a difference is no more than rounding.
    private static func isNothing(_ a: Double, less b: Double) -> Bool {
      (a - b).magnitude <= Tolerances.price * max(a.magnitude, b.magnitude)
    }
  }
#endif
