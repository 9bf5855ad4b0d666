/// What the search for edges keeps.
struct Pricing: Sendable {
  /// Where an edge begins, as far as pricing many at once needs to know.
  struct Candidate: Sendable {
    var source: Int32
    var direction: Int8
    /// Whether the costs are known to rise, or to fall, along it.
    var isOut = false
    /// The level, and among ties the rank, at which letting go costs something itself that nothing has made
    /// up for yet; or more than any.
    var level: Int32
    var tieRank: Int32
    var rank: Int32
    /// Of a promising one: the level, and the rank among ties, at which the costs fall.
    var stageLevel = Int32.max
    var stageRank = Int32.min
    var slope: Double
    /// Of a promising one.
    var loss = Loss.none
  }

  struct Breakpoint: Sendable {
    var length: Double
    var row: Int32
  }

  /// A step from one bound of a variable to another one.
  struct Flip: Sendable {
    var candidate: Candidate
    var end: Breakpoint

    func variable(_ table: RowTable) -> Int32 { table.entries[table.rows[end.row].start].variable }
  }

  /// Constraints, and as `~variable` free variables, at which an edge may descend. At all others none does.
  var suspects: Store<Int32>
  /// Sources at which an edge was found to descend when many were priced, a heap, the best one first.
  var promising: Store<Candidate>
  /// Steps from bound to bound that are taken at once.
  var flips: Store<Flip>
  var candidates: Store<Candidate>
  /// Where among the candidates those of a row or of a free variable are, or −1.
  var placeOfRow: Store<Int32>
  var placeOfVariable: Store<Int32>

  /// Slopes of the edge at hand by level, of the levels that it touches; zero elsewhere.
  var slopes: Store<Double>
  var magnitudes: Store<Double>
  var levels: Store<Int32>
  /// Sorted as far as somebody asked: the first are a heap, and behind them stand the least, the very least last.
  var ties: Store<TieSlope>
  var tiesInHeap = 0
  var breakpoints: Store<Breakpoint>
  /// Rows whose breakpoints lie on the edge before its end.
  var passed: Store<Int32>
  var pulling: Store<Int32>
  /// By level, while the pulling rows are put in order.
  var ends: Store<Int32>

  /// The row that became active last, if the costs are known to rise from it both ways: the edges from it are
  /// the two parts of the line on which the descent came.
  var settled: Int32?
  /// Steps of length zero since the last longer one.
  var stalled = 0
  /// Sources that were promising and are not any more, or not for the sake of the same level.
  var disappointments = 0
  /// How many edges were taken since the promising ones were priced.
  var taken = 0
  /// Whether the slopes of the promising ones are what they were when they were priced.
  var isCurrent = false
  var watch: CircleWatch

  init(in memory: Memory) {
    suspects = Store(in: memory)
    promising = Store(in: memory)
    flips = Store(in: memory)
    candidates = Store(in: memory)
    slopes = Store(in: memory)
    magnitudes = Store(in: memory)
    levels = Store(in: memory)
    ties = Store(in: memory)
    breakpoints = Store(in: memory)
    passed = Store(in: memory)
    pulling = Store(in: memory)
    ends = Store(in: memory)
    placeOfVariable = Store(in: memory)
    placeOfRow = Store(in: memory)
    watch = CircleWatch(in: memory)
    extend(levels: Int(Level.firstOptional) + 1)
  }

  mutating func move(to memory: Memory) {
    suspects = suspects.copy(in: memory)
    promising = promising.copy(in: memory)
    flips = flips.copy(in: memory)
    candidates = candidates.copy(in: memory)
    slopes = slopes.copy(in: memory)
    magnitudes = magnitudes.copy(in: memory)
    levels = levels.copy(in: memory)
    ties = ties.copy(in: memory)
    breakpoints = breakpoints.copy(in: memory)
    passed = passed.copy(in: memory)
    pulling = pulling.copy(in: memory)
    ends = ends.copy(in: memory)
    placeOfVariable = placeOfVariable.copy(in: memory)
    placeOfRow = placeOfRow.copy(in: memory)
    // Nothing that it notes outlives a descent.
    watch = CircleWatch(in: memory)
  }

  mutating func extend(levels count: Int) {
    slopes.extend(to: count, with: 0)
    magnitudes.extend(to: count, with: 0)
    ends.extend(to: count, with: 0)
  }

  mutating func extend(variables: Int, rows: Int) {
    placeOfVariable.extend(to: variables, with: -1)
    placeOfRow.extend(to: rows, with: -1)
  }

  /// The slope before which so many are in the order of ranks; nil behind the last.
  @inline(__always) mutating func tie(at index: Int) -> TieSlope? {
    let place = ties.count - 1 - index
    if place < 0 { return nil }
    if tiesInHeap > place { sortTies(from: place) }
    return ties[place]
  }

  private mutating func sortTies(from place: Int) {
    while tiesInHeap > place {
      tiesInHeap -= 1
      ties.moveFirst(behind: tiesInHeap) { $0.rank > $1.rank }
    }
  }

  mutating func clearSlopes() {
    for index in levels.indices {
      slopes[levels[index]] = 0
      magnitudes[levels[index]] = 0
    }
    levels.removeAll()
    ties.removeAll()
  }
}
