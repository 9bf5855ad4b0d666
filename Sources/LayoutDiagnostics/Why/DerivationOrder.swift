import PlumbAutoLayout

/// An order in which rows give one number after the other: each block of rows those that are not known from the blocks
/// before it.
///
/// 1. A row that speaks of one unknown number determines it; and so on, until every row left speaks of several.
/// 2. Of what is left, rows are matched with numbers. Numbers that remain without a row cancel in what is asked for:
///    they and the rows that speak of them are the last block.
/// 3. The others are divided into the least blocks that determine their numbers together.
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
    arrange(from: target.terms.map { $0.part } + (rest.map { knownParts(of: $0.rows) } ?? []))
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
    // Rows and numbers by their places among these.
    var parts: [FramePartID] = []
    var placeOfPart: [FramePartID: Int] = [:]
    var unknown: [[Int]] = []
    for row in left {
      unknown.append(
        rows[row].terms.map { $0.part }.filter { !isKnown($0) }.map { part in
          if let place = placeOfPart[part] { return place }
          placeOfPart[part] = parts.count
          parts.append(part)
          return parts.count - 1
        })
    }
    let matching = RowMatching(unknown, partCount: parts.count)
    let isCancelling = Self.tied(toPartsWithoutRowOf: matching, unknown)
    let components = RowComponents(unknown, matching, without: isCancelling)
    for component in components.found {
      let members = component.sorted()
      place(
        Block(rows: members.map { left[$0] }, parts: members.map { parts[matching.partOfRow[$0]] }))
    }
    let rest = left.filter { !isPlaced[$0] }
    for row in rest { isPlaced[row] = true }
    return rest.isEmpty ? nil : Block(rows: rest, parts: [], isCancelling: true)
  }

  /// By row: whether it is tied to a number without a row, which is not determined, and neither is what it is tied to.
  private static func tied(toPartsWithoutRowOf matching: RowMatching, _ unknown: [[Int]]) -> [Bool] {
    var users = [[Int]](repeating: [], count: matching.rowOfPart.count)
    for (row, parts) in unknown.enumerated() {
      for part in parts { users[part].append(row) }
    }
    var isTied = [Bool](repeating: false, count: unknown.count)
    var isOpen = matching.rowOfPart.map { $0 == RowMatching.none }
    var open = isOpen.indices.filter { isOpen[$0] }
    while let part = open.popLast() {
      for row in users[part] where !isTied[row] {
        isTied[row] = true
        for other in unknown[row] where !isOpen[other] {
          isOpen[other] = true
          open.append(other)
        }
      }
    }
    return isTied
  }

  // MARK: The order

  /// The numbers that rows speak of and blocks determine.
  private func knownParts(of rows: [Int]) -> [FramePartID] {
    rows.flatMap { self.rows[$0].terms.map { $0.part } }.filter { isKnown($0) }
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
    knownParts(of: found[block].rows).reversed().compactMap { determiners[$0] }.filter { $0 != block }
  }
}
