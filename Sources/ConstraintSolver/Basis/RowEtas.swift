/// The exchanges of rows since the basis was factored, in product form.
///
/// If row a takes place c of the basis B and aᵀ = μᵀB, the new matrix is M·B, M being the identity with μᵀ
/// in row c. M⁻¹ is the identity with (−μⱼ/μ_c, 1/μ_c in place c) in row c. This is the product form of the
/// inverse of Dantzig and Orchard-Hays (1954) for rows in place of columns.
struct RowEtas: Sendable {
  private struct Eta {
    var place: Int32
    var pivot: Double
    var start: Int32
  }

  private var etas: [Eta] = []
  private var places: [Int32] = []
  private var values: [Double] = []

  var count: Int { etas.count }

  /// Whether solving anew would cost less than carrying the etas along.
  var isLong: Bool { etas.count >= 50 }

  mutating func removeAll() {
    etas.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  mutating func append(place: Int, multipliers: [Double]) {
    etas.append(Eta(place: Int32(place), pivot: multipliers[place], start: Int32(places.count)))
    for (other, value) in multipliers.enumerated() where value != 0 && other != place {
      places.append(Int32(other))
      values.append(value)
    }
  }

  /// An eta with one entry beside the pivot.
  mutating func append(place: Int, pivot: Double, other: Int, value: Double) {
    etas.append(Eta(place: Int32(place), pivot: pivot, start: Int32(places.count)))
    places.append(Int32(other))
    values.append(value)
  }

  private func range(_ index: Int) -> Range<Int> {
    let end = index + 1 < etas.count ? Int(etas[index + 1].start) : places.count
    return Int(etas[index].start)..<end
  }

  /// v becomes M₁⁻¹…M_k⁻¹v.
  func applyInverse(_ vector: inout [Double]) {
    for index in etas.indices.reversed() {
      let place = Int(etas[index].place)
      var sum = vector[place]
      for entry in range(index) { sum -= values[entry] * vector[Int(places[entry])] }
      vector[place] = sum / etas[index].pivot
    }
  }

  /// w becomes M_k⁻ᵀ…M₁⁻ᵀw.
  func applyInverseTransposed(_ vector: inout [Double]) {
    for index in etas.indices {
      let place = Int(etas[index].place)
      if vector[place] == 0 { continue }
      let value = vector[place] / etas[index].pivot
      vector[place] = value
      for entry in range(index) { vector[Int(places[entry])] -= values[entry] * value }
    }
  }
}
