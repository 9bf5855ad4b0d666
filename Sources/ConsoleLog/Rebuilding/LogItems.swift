import PlumbAutoLayout

/// The views and guides of a log, in the order in which it names them.
struct LogItems {
  private(set) var keys: [String] = []
  private(set) var items: [String: LoggedItem] = [:]
  /// By key: the key of the view that an item is in, as far as the log tells.
  private(set) var superviews: [String: String] = [:]

  init(_ log: ConflictLog) {
    for constraint in log.constraints where constraint.isUnderstood {
      for item in constraint.items { note(item) }
      noteSuperview(constraint)
    }
    for key in keys {
      if let superview = log.views[key]?.superview, items[superview] != nil { put(key, into: superview) }
    }
    for constraint in log.constraints where Self.isWithoutSuperview(constraint) {
      if let view = constraint.statement?.first.item { guessSuperview(of: view, log) }
    }
  }

  subscript(key: String) -> LoggedItem { items[key] ?? LoggedItem(name: key) }

  /// What one constraint leaves out another may say: a label that has been emptied, a class.
  private mutating func note(_ item: LoggedItem) {
    guard var known = items[item.key] else {
      keys.append(item.key)
      items[item.key] = item
      return
    }
    if known.className.isEmpty { known.className = item.className }
    if known.label?.isEmpty != false, let label = item.label { known.label = label }
    known.name = known.name ?? item.name
    items[item.key] = known
  }

  // MARK: Superviews

  private mutating func noteSuperview(_ constraint: LoggedConstraint) {
    guard let statement = constraint.statement else { return }
    // A mask knows no other view than the superview.
    if constraint.maker == .mask, constraint.superview == nil, let second = statement.second,
      !statement.isVisual, second.item.key != statement.first.item.key
    {
      put(statement.first.item.key, into: second.item.key)
    }
    guard let superview = constraint.superview else { return }
    for item in [statement.first.item, statement.second?.item] {
      if let item, item.key != superview.key { put(item.key, into: superview.key) }
    }
  }

  /// Nothing is inside itself, whatever a log that was cut and pasted says.
  private mutating func put(_ key: String, into superview: String) {
    guard superviews[key] == nil else { return }
    var above: String? = superview
    while let current = above {
      if current == key { return }
      above = superviews[current]
    }
    superviews[key] = superview
  }

  private static func isWithoutSuperview(_ constraint: LoggedConstraint) -> Bool {
    guard let statement = constraint.statement, statement.second == nil, constraint.superview == nil else {
      return false
    }
    if case .layout(let attribute) = statement.first.attribute { return !attribute.isDimension }
    return true
  }

  /// Logs before iOS 10 name no superview beside `midY == + 39`: that of a neighbour in a visual format, else what the
  /// view is aligned with.
  private mutating func guessSuperview(of view: LoggedItem, _ log: ConflictLog) {
    guard superviews[view.key] == nil else { return }
    var seen: Set<String> = [view.key]
    var open = [view.key]
    while let key = open.popLast() {
      for neighbour in neighbours(of: key, log) where seen.insert(neighbour).inserted {
        if let superview = superviews[neighbour], superview != view.key {
          return put(view.key, into: superview)
        }
        open.append(neighbour)
      }
    }
    for constraint in log.constraints {
      guard let statement = constraint.statement, let second = statement.second else { continue }
      let pair = [statement.first.item.key, second.item.key]
      guard let place = pair.firstIndex(of: view.key), pair[1 - place] != view.key else { continue }
      return put(view.key, into: pair[1 - place])
    }
  }

  /// The views beside a view in visual formats.
  private func neighbours(of key: String, _ log: ConflictLog) -> [String] {
    log.constraints.compactMap { constraint in
      guard let statement = constraint.statement, statement.isVisual, constraint.superview == nil,
        let second = statement.second
      else { return nil }
      if statement.first.item.key == key { return second.item.key }
      return second.item.key == key ? statement.first.item.key : nil
    }
  }
}
