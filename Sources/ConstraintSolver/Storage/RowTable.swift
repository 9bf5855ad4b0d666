/// The rows, their entries in one pool, and the rows that each variable is in.
struct RowTable: Sendable {
  var rows: [Row] = []
  /// Entries of all rows: those of row r are `rows[r].start ..< start + count`.
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  /// For each variable the live rows that name it, in no particular (but reproducible) order.
  private(set) var columns: [[Int32]] = []
  private var vacancies: [Int32] = []
  private var garbage = 0

  mutating func makeColumn() { columns.append([]) }

  @inline(__always) func entries(of row: Int32) -> Range<Int> {
    let start = Int(rows[Int(row)].start)
    return start..<start + Int(rows[Int(row)].count)
  }

  /// A live row with these entries; the other fields are the caller's to fill.
  mutating func insert(_ variables: [Int32], _ coefficients: [Double]) -> Int32 {
    let index: Int32
    if let vacancy = vacancies.popLast() {
      index = vacancy
    } else {
      index = Int32(rows.count)
      rows.append(Row())
    }
    var row = Row()
    row.generation = rows[Int(index)].generation
    row.standing = .live
    row.start = Int32(self.variables.count)
    row.count = Int32(variables.count)
    rows[Int(index)] = row
    self.variables += variables
    self.coefficients += coefficients
    for variable in variables { columns[Int(variable)].append(index) }
    return index
  }

  /// Takes a row out of the columns and makes its handle stale. It keeps its entries until `free`.
  mutating func retire(_ row: Int32) {
    for entry in entries(of: row) {
      let column = Int(variables[entry])
      if let place = columns[column].firstIndex(of: row) {
        columns[column].swapAt(place, columns[column].count - 1)
        columns[column].removeLast()
      }
    }
    rows[Int(row)].standing = .orphan
    rows[Int(row)].generation &+= 1
    rows[Int(row)].level = Row.costless
    rows[Int(row)].home = Row.costless
    rows[Int(row)].isRefused = false
  }

  /// Gives back the place of a retired row that is in no basis.
  mutating func free(_ row: Int32) {
    garbage += Int(rows[Int(row)].count)
    rows[Int(row)].count = 0
    rows[Int(row)].standing = .vacant
    vacancies.append(row)
    if garbage > 1024 && 2 * garbage > variables.count { compact() }
  }

  /// Takes one entry out of a retired row, the variable being fixed at a value from now on; returns its
  /// coefficient.
  mutating func eliminate(_ variable: Int32, at value: Double, from row: Int32) -> Double {
    let range = entries(of: row)
    for entry in range where variables[entry] == variable {
      let coefficient = coefficients[entry]
      rows[Int(row)].constant -= coefficient * value
      variables[entry] = variables[range.upperBound - 1]
      coefficients[entry] = coefficients[range.upperBound - 1]
      rows[Int(row)].count -= 1
      garbage += 1
      return coefficient
    }
    return 0
  }

  /// For each of these rows Σ coefficient·component; zero where that is negligible.
  func computeRates(
    of touched: [Int32], along direction: [Double], negligible: Double, into rates: inout [Double]
  ) {
    rows.withUnsafeBufferPointer { rows in
      variables.withUnsafeBufferPointer { variables in
        coefficients.withUnsafeBufferPointer { coefficients in
          for index in touched {
            let start = Int(rows[Int(index)].start)
            var rate = 0.0
            for entry in start..<start + Int(rows[Int(index)].count) {
              rate += coefficients[entry] * direction[Int(variables[entry])]
            }
            rates[Int(index)] = rate.magnitude <= negligible ? 0 : rate
          }
        }
      }
    }
  }

  private mutating func compact() {
    var newVariables: [Int32] = []
    var newCoefficients: [Double] = []
    newVariables.reserveCapacity(variables.count - garbage)
    newCoefficients.reserveCapacity(variables.count - garbage)
    for row in rows.indices where rows[row].standing != .vacant {
      let range = entries(of: Int32(row))
      rows[row].start = Int32(newVariables.count)
      newVariables += variables[range]
      newCoefficients += coefficients[range]
    }
    variables = newVariables
    coefficients = newCoefficients
    garbage = 0
  }
}
