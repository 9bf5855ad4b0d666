import PlumbAutoLayout

/// An order in which rows give one number after the other: each block of rows those that are not known from the blocks
/// before it.
///
/// 1. A row that speaks of one unknown number determines it; and so on, until every row left speaks of several.
/// 2. Of what is left, rows are matched with numbers. Numbers that remain without a row cancel in what is asked for:
///    they and the rows that speak of them are the last block.
/// 3. The others are divided into the least blocks that determine their numbers together (strongly connected
///    components: Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM J. Computing 1, 1972).
/// 4. Blocks come right before the first one that needs them.
struct DerivationOrder {
  struct Block {
    /// Positions of rows.
    var rows: [Int]
    /// What they determine; for rows whose unknown numbers cancel, nothing.
    var parts: [FramePartID]
    var isCancelling = false
  }

  private(set) var blocks: [Block] = []
  private let rows: [LayoutExpression]
  /// The rows that speak of a number.
  private var users: [FramePartID: [Int]] = [:]
  /// The block that determines a number.
  private var determiners: [FramePartID: Int] = [:]
  private var found: [Block] = []
  /// By row: whether a block has it.
  private var isPlaced: [Bool]

  /// - Parameters:
  ///   - rows: Left sides of rows that produce the target.
  ///   - target: What is asked for.
  ///   - isHelper: Whether a row may be left out.
  /// - Complexity: Linear in the terms; where rows determine numbers together, at most the product of how many such
  ///   rows and terms there are.
  init(
    _ rows: [LayoutExpression], target: LayoutExpression, isHelper: (Int) -> Bool = { _ in false }
  ) {
    self.rows = rows
    isPlaced = [Bool](repeating: false, count: rows.count)
    for (row, expression) in rows.enumerated() {
      for term in expression.terms { users[term.part, default: []].append(row) }
    }
    peel()
    let left = rows.indices.filter { !isPlaced[$0] && !isHelper($0) }
    let rest = left.isEmpty ? nil : placeLoops(left)
    arrange(from: target.terms.map { $0.part } + (rest.map { knownParts(of: $0) } ?? []))
    if let rest { blocks.append(rest) }
  }

  private mutating func place(_ block: Block) {
    for part in block.parts { determiners[part] = found.count }
    for row in block.rows { isPlaced[row] = true }
    found.append(block)
  }

  private func isKnown(_ part: FramePartID) -> Bool { determiners[part] != nil }

  // MARK: One after the other

  private mutating func peel() {
    var unknown = rows.map { $0.terms.count }
    var ready = rows.indices.filter { unknown[$0] == 1 }
    var next = 0
    while next < ready.count {
      let row = ready[next]
      next += 1
      guard !isPlaced[row], let part = rows[row].terms.first(where: { !isKnown($0.part) })?.part else {
        continue
      }
      place(Block(rows: [row], parts: [part]))
      for user in users[part] ?? [] {
        unknown[user] -= 1
        if unknown[user] == 1 { ready.append(user) }
      }
    }
  }

  // MARK: Together

  /// Places blocks of rows that determine numbers together.
  ///
  /// - Returns: The rows whose unknown numbers cancel.
  private mutating func placeLoops(_ left: [Int]) -> Block? {
    var unknown: [Int: [FramePartID]] = [:]
    for row in left { unknown[row] = rows[row].terms.map { $0.part }.filter { !isKnown($0) } }
    var rowOfPart: [FramePartID: Int] = [:]
    for row in left {
      var seen: Set<FramePartID> = []
      _ = Self.match(row, unknown, &rowOfPart, &seen)
    }
    // What an unmatched number is tied to is not determined either.
    var open: [FramePartID] = []
    var isOpen: Set<FramePartID> = []
    for row in left {
      for part in unknown[row] ?? [] where rowOfPart[part] == nil && isOpen.insert(part).inserted {
        open.append(part)
      }
    }
    var cancelling: [Int] = []
    var isCancelling: Set<Int> = []
    while let part = open.popLast() {
      for row in users[part] ?? [] where unknown[row] != nil && isCancelling.insert(row).inserted {
        cancelling.append(row)
        for other in unknown[row] ?? [] where isOpen.insert(other).inserted { open.append(other) }
      }
    }
    var partOfRow: [Int: FramePartID] = [:]
    for row in left where !isCancelling.contains(row) {
      for part in unknown[row] ?? [] where rowOfPart[part] == row { partOfRow[row] = part }
    }
    var components = RowComponents(unknown, rowOfPart)
    for row in left where partOfRow[row] != nil { components.visit(row) }
    for component in components.found {
      place(Block(rows: component.sorted(), parts: component.sorted().compactMap { partOfRow[$0] }))
    }
    let rest = left.filter { !isPlaced[$0] }
    for row in rest { isPlaced[row] = true }
    return rest.isEmpty ? nil : Block(rows: rest, parts: [], isCancelling: true)
  }

  /// Finds a number for a row, and others for the rows that had it (Kuhn's augmenting paths).
  private static func match(
    _ row: Int, _ unknown: [Int: [FramePartID]], _ rowOfPart: inout [FramePartID: Int],
    _ seen: inout Set<FramePartID>
  ) -> Bool {
    for part in unknown[row] ?? [] where rowOfPart[part] == nil {
      rowOfPart[part] = row
      return true
    }
    for part in unknown[row] ?? [] where seen.insert(part).inserted {
      guard let other = rowOfPart[part], match(other, unknown, &rowOfPart, &seen) else { continue }
      rowOfPart[part] = row
      return true
    }
    return false
  }

  // MARK: The order

  /// The numbers that a block's rows speak of and other blocks determine.
  private func knownParts(of block: Block) -> [FramePartID] {
    block.rows.flatMap { rows[$0].terms.map { $0.part } }.filter { isKnown($0) && !block.parts.contains($0) }
  }

  private mutating func arrange(from parts: [FramePartID]) {
    var isListed = [Bool](repeating: false, count: found.count)
    var stack: [(block: Int, needs: [Int])] = []
    for part in parts {
      guard let first = determiners[part], !isListed[first] else { continue }
      isListed[first] = true
      stack.append((first, needs(of: first)))
      while let top = stack.last {
        if let next = top.needs.last {
          stack[stack.count - 1].needs.removeLast()
          if !isListed[next] {
            isListed[next] = true
            stack.append((next, needs(of: next)))
          }
        } else {
          blocks.append(found[top.block])
          stack.removeLast()
        }
      }
    }
  }

  /// The blocks that a block comes after, the last first.
  private func needs(of block: Int) -> [Int] {
    knownParts(of: found[block]).reversed().compactMap { determiners[$0] }
  }
}

/// The strongly connected components of rows that need each other's numbers, in an order in which each comes after what
/// it needs.
private struct RowComponents {
  private let unknown: [Int: [FramePartID]]
  private let rowOfPart: [FramePartID: Int]
  private var order: [Int: Int] = [:]
  private var low: [Int: Int] = [:]
  private var stack: [Int] = []
  private var isOnStack: Set<Int> = []
  private(set) var found: [[Int]] = []

  init(_ unknown: [Int: [FramePartID]], _ rowOfPart: [FramePartID: Int]) {
    self.unknown = unknown
    self.rowOfPart = rowOfPart
  }

  mutating func visit(_ start: Int) {
    if order[start] != nil { return }
    var path: [(row: Int, parts: [FramePartID])] = []
    enter(start, &path)
    while let top = path.last {
      if let part = top.parts.last {
        path[path.count - 1].parts.removeLast()
        guard let next = rowOfPart[part], next != top.row else { continue }
        if order[next] == nil {
          enter(next, &path)
        } else if isOnStack.contains(next) {
          low[top.row] = min(low[top.row] ?? 0, order[next] ?? 0)
        }
        continue
      }
      path.removeLast()
      if let above = path.last { low[above.row] = min(low[above.row] ?? 0, low[top.row] ?? 0) }
      if low[top.row] == order[top.row] { close(top.row) }
    }
  }

  private mutating func enter(_ row: Int, _ path: inout [(row: Int, parts: [FramePartID])]) {
    order[row] = order.count
    low[row] = order[row]
    stack.append(row)
    isOnStack.insert(row)
    path.append((row, (unknown[row] ?? []).reversed()))
  }

  private mutating func close(_ row: Int) {
    var component: [Int] = []
    while let member = stack.popLast() {
      isOnStack.remove(member)
      component.append(member)
      if member == row { break }
    }
    found.append(component)
  }
}
