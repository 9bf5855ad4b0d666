import PlumbInterfaceBuilder

/// What one document wins and loses between two rows of the record.
package struct RecordChange: Sendable {
  package var before: DocumentRow
  package var after: DocumentRow

  /// nil where the rows are the same.
  package init?(from before: DocumentRow, to after: DocumentRow) {
    guard before != after else { return nil }
    (self.before, self.after) = (before, after)
  }

  /// The places of views that are where Xcode recorded them now, and were not before.
  package func won(_ content: ContentMode) -> [Int] {
    before.missed(content).subtracting(after.missed(content))
  }

  /// The places of views that were where Xcode recorded them, and are no more.
  package func lost(_ content: ContentMode) -> [Int] {
    after.missed(content).subtracting(before.missed(content))
  }

  package var newFindings: [String] { Self.surplus(of: after.findings, over: before.findings) }
  package var goneFindings: [String] { Self.surplus(of: before.findings, over: after.findings) }

  /// How many texts are nearer, and how many are further off.
  package var texts: (nearer: Int, further: Int) {
    let pairs = zip(before.texts, after.texts)
    return (pairs.count { $1 < $0 }, pairs.count { $1 > $0 })
  }

  /// Whether the change is no loss: no view, no text, and no view that begins to echo what it reads.
  package var losesNothing: Bool {
    ContentMode.allCases.allSatisfy { lost($0).isEmpty } && texts.further == 0
      && after.echoing.subtracting(before.echoing).isEmpty
  }

  private static func surplus(of list: [String], over other: [String]) -> [String] {
    var rest: [String: Int] = [:]
    for entry in other { rest[entry, default: 0] += 1 }
    return list.filter { entry in
      guard let count = rest[entry], count > 0 else { return true }
      rest[entry] = count - 1
      return false
    }
  }
}
