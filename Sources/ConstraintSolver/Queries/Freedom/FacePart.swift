/// Coordinates of an `OptimalFace` that limits tie together.
///
/// Their polyhedron is described to a solver of its own, which is small: in it a descent meets the coordinates and limits of
/// the part and nothing of the layout. What moves in proportion has one and the same range, which is remembered. Where there
/// are many coordinates, and the limits are about multiples of one sum, as mostly, there are ranges without a descent
/// (`FaceBand`).
struct FacePart {
  var edges: [Int32] = []
  /// The limits with several coordinates.
  var limits: [Int32] = []
  private var solver: Solver?
  #if !hasFeature(Embedded)
    // A page draws screens as people make them: it finds each range anew, by the solver.

    /// The part where it is a band; nil as long as nobody asked.
    private var band: FaceBand??
    private var known: [[OptimalFace.Motion]: Extent] = [:]
    /// Whether no coordinate moves; nil as long as nobody looked.
    private var isPoint: Bool?
  #endif

  private struct Extent {
    var lowest: Double
    var highest: Double
  }

  /// The range of Σ rate·t over the part.
  ///
  /// - Precondition: every coordinate is the part's, and no rate is zero.
  mutating func extent(
    _ motions: [OptimalFace.Motion], _ all: [OptimalFace.Edge], _ limits: [OptimalFace.Limit]
  ) throws(SolverError) -> (lowest: Double, highest: Double) {
    let unit = motions[0].rate
    let shape = motions.map { OptimalFace.Motion(edge: $0.edge, rate: $0.rate / unit) }
    let extent = try rememberedExtent(shape, all, limits)
    if unit < 0 { return (extent.highest * unit, extent.lowest * unit) }
    return (extent.lowest * unit, extent.highest * unit)
  }

  private mutating func rememberedExtent(
    _ shape: [OptimalFace.Motion], _ all: [OptimalFace.Edge], _ limits: [OptimalFace.Limit]
  ) throws(SolverError) -> Extent {
    #if hasFeature(Embedded)
      return try find(shape, all, limits)
    #else
      if let extent = extentInBand(shape, all, limits) { return extent }
      if let found = known[shape] { return found }
      if !known.isEmpty, try isSinglePoint(all, limits) { return Extent(lowest: 0, highest: 0) }
      let extent = try find(shape, all, limits)
      known[shape] = extent
      return extent
    #endif
  }

  #if !hasFeature(Embedded)
    /// Whether the limits allow nothing but zero, as at most degenerate vertices: one descent says so for all that moves, where
    /// each shape would take two. What may be negative, or leads somewhere by itself, is not looked at.
    mutating func isSinglePoint(
      _ all: [OptimalFace.Edge], _ limits: [OptimalFace.Limit]
    ) throws(SolverError) -> Bool {
      if let isPoint { return isPoint }
      var isPoint = false
      if edges.allSatisfy({ all[Int($0)].lowest >= 0 && all[Int($0)].length == 0 }) {
        let sum = edges.map { OptimalFace.Motion(edge: $0, rate: 1) }
        if let extent = extentInBand(sum, all, limits) {
          isPoint = extent.highest == 0
        } else {
          isPoint = try find(sum, all, limits).highest == 0
        }
      }
      self.isPoint = isPoint
      return isPoint
    }
  #endif

  private mutating func find(
    _ shape: [OptimalFace.Motion], _ all: [OptimalFace.Edge], _ limits: [OptimalFace.Limit]
  ) throws(SolverError) -> Extent {
    var model: Solver
    if let solver { model = solver } else { model = try makeModel(all, limits) }
    // The model is in one place only, or each change of it would copy it.
    solver = nil
    defer { solver = model }
    if shape.count == 1 {
      let ends = try model.extent(of: place(of: shape[0].edge))
      return Extent(lowest: ends.lowest, highest: ends.highest)
    }
    let sum = model.makeVariable()
    var terms = [Term(sum, -1)]
    for motion in shape { terms.append(Term(Variable(index: place(of: motion.edge)), motion.rate)) }
    let definition = try model.add(terms, .equal, 0, priority: .required, rank: 0)
    try model.solve()
    let ends = try model.extent(of: sum.index)
    try model.remove(definition)
    try model.removeVariable(sum)
    return Extent(lowest: ends.lowest, highest: ends.highest)
  }

  #if !hasFeature(Embedded)
    /// As few coordinates as this are left to the solver, whose last bits are those of a page, too.
    private static var few: Int { 16 }

    private mutating func extentInBand(
      _ shape: [OptimalFace.Motion], _ all: [OptimalFace.Edge], _ limits: [OptimalFace.Limit]
    ) -> Extent? {
      if edges.count <= Self.few { return nil }
      let band = self.band ?? FaceBand(edges, all, self.limits.map { limits[Int($0)] })
      self.band = .some(band)
      guard let band else { return nil }
      var rates = [Double](repeating: 0, count: edges.count)
      for motion in shape { rates[Int(place(of: motion.edge))] = motion.rate }
      let ends = band.extent(rates)
      return Extent(lowest: ends.lowest, highest: ends.highest)
    }
  #endif

  /// A variable for each coordinate, and the limits as required constraints: all hold where every coordinate
  /// is zero.
  private func makeModel(
    _ all: [OptimalFace.Edge], _ limits: [OptimalFace.Limit]
  ) throws(SolverError) -> Solver {
    var model = Solver()
    for edge in edges {
      let coordinate = [Term(model.makeVariable())]
      let (lowest, highest) = (all[Int(edge)].lowest, all[Int(edge)].highest)
      if lowest.isFinite {
        try model.add(coordinate, .greaterThanOrEqual, lowest, priority: .required, rank: 0)
      }
      if highest.isFinite {
        try model.add(coordinate, .lessThanOrEqual, highest, priority: .required, rank: 0)
      }
    }
    for limit in self.limits {
      let terms = limits[Int(limit)].motions.map { Term(Variable(index: place(of: $0.edge)), $0.rate) }
      try model.add(
        terms, .greaterThanOrEqual, -limits[Int(limit)].slack, priority: .required, rank: 0)
    }
    try model.solve()
    return model
  }

  /// The index of a coordinate's variable.
  private func place(of edge: Int32) -> Int32 {
    var (low, high) = (0, edges.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < edge { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }
}
