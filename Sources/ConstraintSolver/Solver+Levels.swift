/// The levels at which errors count.
extension Solver {
  /// Makes a level for a priority that has none.
  @inline(__always) mutating func registerPriority(_ priority: Double) {
    if priority <= 0 || priority >= Priority.required.value { return }
    makeLevel(for: priority)
  }

  private mutating func makeLevel(for priority: Double) {
    let place = place(of: priority)
    if place < priorities.count && priorities[place] == priority { return }
    priorities.append(priority)
    for index in stride(from: priorities.count - 1, to: place, by: -1) {
      priorities[index] = priorities[index - 1]
    }
    priorities[place] = priority
    levelsAreStale = true
  }

  /// How many priorities are greater, by binary search.
  @inline(__always) private func place(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The level of a priority.
  @inline(__always) func level(of priority: Double) -> Int32 {
    if priority >= Priority.required.value { return Level.required }
    if priority <= 0 { return levelCount }
    return Level.firstOptional + Int32(place(of: priority))
  }

  /// Gives each live row the level of its priority.
  ///
  /// - Complexity: O(rows): once for each priority that is new.
  mutating func numberLevels() {
    if !levelsAreStale { return }
    levelsAreStale = false
    dropUnusedPriorities()
    levelCount = Level.firstOptional + Int32(priorities.count)
    pulls.extend(to: Int(levelCount) + 1, with: 0)
    pricing.extend(levels: Int(levelCount) + 1)
    for level in pulls.indices { pulls[level] = 0 }
    for index in table.rows.indices where table.rows[index].standing == .live {
      table.rows[index].home = level(of: table.rows[index].priority)
      if table.rows[index].level < 0 { continue }
      table.rows[index].level = table.rows[index].home
      if table.determined[index] == RowTable.inactive && table.rows[index].side != 0
        && table.rows[index].slope != 0
      {
        pulls[table.rows[index].level] += 1
      }
    }
  }

  private mutating func dropUnusedPriorities() {
    var isUsed = [Bool](repeating: false, count: priorities.count)
    for index in table.rows.indices where table.rows[index].standing == .live {
      let priority = table.rows[index].priority
      if priority > 0 && priority < Priority.required.value { isUsed[place(of: priority)] = true }
    }
    var kept = 0
    for index in priorities.indices where isUsed[index] {
      priorities[kept] = priorities[index]
      kept += 1
    }
    priorities.truncate(to: kept)
  }

  /// Changes the level at which a row's errors count.
  mutating func setLevel(_ level: Int32, of row: Int32) {
    if table.isActive(row) {
      table.rows[row].level = level
      disturb(row)
    } else {
      changePull(of: row, from: table.rows[row].slope, to: 0)
      table.rows[row].level = level
      changePull(of: row, from: 0, to: table.rows[row].slope)
    }
  }
}
