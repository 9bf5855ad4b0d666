extension ConflictLog {
  /// The same log with what the text around it tells of its views: the texts of labels that the list does not show, and
  /// what views are in.
  ///
  /// - Complexity: Linear in the log.
  package func told(of views: KnownViews) -> ConflictLog {
    guard !views.views.isEmpty else { return self }
    var log = self
    for place in log.constraints.indices {
      guard var statement = log.constraints[place].statement else { continue }
      statement.first.item.learn(from: views)
      statement.second?.item.learn(from: views)
      log.constraints[place].statement = statement
      log.constraints[place].superview?.learn(from: views)
    }
    for item in constraints.flatMap({ $0.items }) {
      guard let address = item.address, let view = views[address] else { continue }
      log.views[address] = view
    }
    return log
  }
}

extension LoggedItem {
  fileprivate mutating func learn(from views: KnownViews) {
    guard let address, let view = views[address] else { return }
    if label?.isEmpty != false, let text = view.text, !text.isEmpty { label = text }
    if className.isEmpty { className = view.className }
  }
}
