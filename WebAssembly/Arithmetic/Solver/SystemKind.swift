import PlumbConstraintSolver

/// What kind of constraints a script draws from its seed.
enum SystemKind {
  /// Any variables, any relations, any priorities: many clash.
  case tangle
  /// The same with coefficients and constants between a millionth and a million.
  case scales
  /// Content sizes between two ends.
  case column
  /// Rows and columns of equal sizes in each other.
  case loops

  init?(name: String) {
    // By their bytes: comparing strings takes the tables of Unicode.
    let bytes = Array(name.utf8)
    if bytes.elementsEqual("tangle".utf8) {
      self = .tangle
    } else if bytes.elementsEqual("scales".utf8) {
      self = .scales
    } else if bytes.elementsEqual("column".utf8) {
      self = .column
    } else if bytes.elementsEqual("loops".utf8) {
      self = .loops
    } else {
      return nil
    }
  }
}

extension SolverScript {
  mutating func build(_ kind: SystemKind, size: Int) {
    switch kind {
    case .tangle: buildTangle(size)
    case .scales:
      isScaled = true
      buildTangle(size)
    case .column: buildColumn(size)
    case .loops:
      let (place, length) = (makeVariable(), makeVariable())
      add([Term(place)], .equal, 0, .required)
      add([Term(length)], .equal, 1000, .required)
      buildLoops(place, length, size)
    }
  }

  private mutating func buildTangle(_ size: Int) {
    for _ in 0..<size { _ = makeVariable() }
    for _ in 0..<2 * size { addRandomConstraint() }
  }

  /// Heights that want to be of a size, one below the other, pinned at both ends.
  private mutating func buildColumn(_ size: Int) {
    let length = makeVariable()
    add([Term(length)], .equal, Double(24 * size), .required)
    var last: (place: Variable, height: Variable)?
    for _ in 0..<size {
      let (place, height) = (makeVariable(), makeVariable())
      let content = random.number(17, 46)
      add([Term(height)], .greaterThanOrEqual, 0, .required)
      add([Term(height)], .greaterThanOrEqual, content, Priority(750))
      add([Term(height)], .lessThanOrEqual, content, Priority(random.number(250, 251)))
      if let last {
        add([Term(place), Term(last.place, -1), Term(last.height, -1)], .equal, 8, .required)
      } else {
        add([Term(place)], .equal, 8, .required)
      }
      last = (place, height)
    }
    if let last {
      add([Term(last.place), Term(last.height), Term(length, -1)], .equal, -8, .required)
    }
  }

  /// Four equal parts, and parts of these.
  private mutating func buildLoops(_ place: Variable, _ length: Variable, _ depth: Int) {
    var parts: [(place: Variable, length: Variable)] = []
    for index in 0..<4 {
      let part = (place: makeVariable(), length: makeVariable())
      if index == 0 {
        add([Term(part.place), Term(place, -1)], .equal, 4, .required)
      } else {
        let last = parts[index - 1]
        add([Term(part.place), Term(last.place, -1), Term(last.length, -1)], .equal, 8, .required)
        add([Term(part.length), Term(parts[0].length, -1)], .equal, 0, .required)
      }
      parts.append(part)
    }
    add(
      [Term(parts[3].place), Term(parts[3].length), Term(place, -1), Term(length, -1)], .equal, -4, .required)
    if depth <= 1 { return }
    for part in parts { buildLoops(part.place, part.length, depth - 1) }
  }
}
