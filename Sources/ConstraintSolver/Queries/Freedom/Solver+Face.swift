extension Solver {
  /// The face of equally good solutions that the vertex is on.
  ///
  /// - Precondition: the solver is a copy for this purpose, and solved.
  /// - Complexity: the pricing of all edges once, and what `limits(of:_:)` takes.
  mutating func optimalFace() -> OptimalFace {
    becomeUnique()
    suspectAll()
    return face(alongSuspects: Goal.levels(below: levelCount))
  }

  /// The face as far as the edges of the suspects span it.
  mutating func face(alongSuspects goal: Goal) -> OptimalFace {
    let edges = flatEdges(goal)
    var face = OptimalFace(edges, rows: table.rows.count, variables: values.count)
    for limit in limits(of: face, goal) { face.append(limit) }
    face.divide()
    return face
  }

  /// The suspects' edges along which no level changes.
  private mutating func flatEdges(_ goal: Goal) -> [OptimalFace.Edge] {
    priceSuspects(goal, isCautious: false)
    defer {
      acquitAll()
      pricing.promising.removeAll()
    }
    var edges: [OptimalFace.Edge] = []
    func append(_ source: Int32, ahead: Bool, back: Bool) {
      if ahead || back {
        edges.append(.init(source: source, direction: ahead ? 1 : -1, isTwoWay: ahead && back))
      }
    }
    if pricing.promising.isEmpty {
      for index in pricing.candidates.indices {
        let candidate = pricing.candidates[index]
        if edges.last?.source == candidate.source { edges.removeLast() }
        let isSecond = index > 0 && pricing.candidates[index - 1].source == candidate.source
        append(candidate.source, ahead: isSecond || candidate.direction > 0, back: candidate.direction < 0)
      }
    } else {
      // By its rounding errors, pricing has not come to the later levels: the edges tell by themselves.
      for index in pricing.suspects.indices where isSource(pricing.suspects[index]) {
        let source = pricing.suspects[index]
        follow(source)
        collectSlopes(source, goal)
        append(source, ahead: isFlat(source, 1, goal), back: isFlat(source, -1, goal))
      }
    }
    return edges
  }

  /// Whether no level changes along the edge at hand.
  private func isFlat(_ source: Int32, _ direction: Int8, _ goal: Goal) -> Bool {
    for index in pricing.levels.indices {
      let level = pricing.levels[index]
      let isOwn = source >= 0 && table.rows[source].level == level
      let own = isOwn ? ownSlope(source, direction) : 0
      let slope = pricing.slopes[level] * Double(direction) + own
      if slope.magnitude > Tolerances.slope * (pricing.magnitudes[level] + own) { return false }
    }
    return true
  }

  /// The rows that flat edges touch.
  ///
  /// An edge is followed along the plan to all the rows that it touches, or a row back to all the edges that touch it: which
  /// takes less cannot be known beforehand. So both are tried in turns, with room for ever more work.
  private mutating func limits(of face: OptimalFace, _ goal: Goal) -> [OptimalFace.Limit] {
    #if hasFeature(Embedded)
      // A page draws screens as people make them.
      return limitsAlongEdges(face, goal, .max) ?? []
    #else
      var room = 4 * (values.count + table.rows.count)
      while true {
        if let limits = limitsAlongEdges(face, goal, room) ?? limitsOfRows(face, goal, room) { return limits }
        room *= 4
      }
    #endif
  }

  private mutating func limitsAlongEdges(
    _ face: OptimalFace, _ goal: Goal, _ room: Int
  ) -> [OptimalFace.Limit]? {
    var room = room
    var limits: [OptimalFace.Limit] = []
    var places = [Int32](repeating: -1, count: table.rows.count)
    for (index, edge) in face.edges.enumerated() {
      follow(edge.source)
      room -= walk.order.count + walk.touched.count
      if room < 0 { return nil }
      for place in walk.touched.indices {
        let row = walk.touched[place]
        if walk.rates[row] == 0 || !goal.counts(table.rows[row].level) { continue }
        if places[Int(row)] < 0 {
          places[Int(row)] = Int32(limits.count)
          limits.append(.init(slack: slack(of: row)))
        }
        let rate = walk.rates[row] * Double(edge.direction) * Double(table.rows[row].side)
        limits[Int(places[Int(row)])].motions.append(.init(edge: Int32(index), rate: rate))
      }
    }
    return limits
  }

  #if !hasFeature(Embedded)
    private mutating func limitsOfRows(
      _ face: OptimalFace, _ goal: Goal, _ room: Int
    ) -> [OptimalFace.Limit]? {
      walk.begin()
      for edge in face.edges { goOn(from: edge.source) }
      var room = room
      var limits: [OptimalFace.Limit] = []
      for place in walk.touched.indices {
        let row = walk.touched[place]
        if !goal.counts(table.rows[row].level) { continue }
        back.begin()
        addToGradient(row, times: Double(table.rows[row].side))
        room -= back.order.count
        let motions = motions(on: face)
        if room < 0 { return nil }
        if !motions.isEmpty { limits.append(.init(slack: slack(of: row), motions: motions)) }
      }
      return limits
    }
  #endif

  private func slack(of row: Int32) -> Double {
    let slack = Double(table.rows[row].side) * table.rows[row].error
    return slack <= table.rows[row].tolerance ? 0 : slack
  }

  /// How a variable moves along the edges of a face.
  mutating func motions(of variable: Int32, on face: OptimalFace) -> [OptimalFace.Motion] {
    beginInfluences()
    addToGradient(Term(Variable(index: variable)))
    return motions(on: face)
  }

  /// What the gradient at hand is along the edges of a face.
  private mutating func motions(on face: OptimalFace) -> [OptimalFace.Motion] {
    distributeGradient()
    defer { clearMultipliers() }
    var motions: [OptimalFace.Motion] = []
    for index in back.support.indices {
      let source = back.support[index]
      guard let edge = face.edge(from: source), counts(source) else { continue }
      let direction = Double(face.edges[Int(edge)].direction)
      motions.append(.init(edge: edge, rate: multiplier(source).value * direction))
    }
    return motions
  }

  /// By how much each variable moves if some sources let go at once: active constraints, and as `~variable` free variables.
  ///
  /// Each goes as far as its step, but for a factor of its own: factors without any relation to each other do not cancel, so
  /// that zero says that no source moves the variable.
  mutating func motion(with sources: [Int32], steps: [Double]) -> [Double] {
    becomeUnique()
    extendScratch()
    walk.prepareEdge(variables: values.count, rows: table.rows.count)
    walk.begin()
    for source in sources { goOn(from: source) }
    walk.isDirected = true
    for (source, step) in zip(sources, steps) { inject(source, step * Self.rate(of: source)) }
    directWalk()
    return values.indices.map { walk.direction[$0] }
  }

  /// As `motion(with:steps:)`, of the sources of edges.
  mutating func motion(
    along edges: [OptimalFace.Edge], _ step: (OptimalFace.Edge) -> Double = { _ in 1 }
  ) -> [Double] {
    motion(with: edges.map { $0.source }, steps: edges.map(step))
  }

  /// Between one and two, as if by chance: of the bits of a product with an odd constant the upper ones depend on all those of
  /// the number (Knuth, "The Art of Computer Programming" 3, 6.4, multiplicative hashing).
  private static func rate(of source: Int32) -> Double {
    var bits = (UInt64(UInt32(bitPattern: source)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    return 1 + Double(bits >> 12) * 0x1p-52
  }
}
