import CoreGraphics

/// What is wrong with identifiers that UIKit answers with an exception: here a trap that names them.
enum SnapshotFault {
  /// Each identifier is there once.
  static func checkUnique<ID: Hashable>(_ identifiers: [ID], _ what: String, isThere: (ID) -> Bool) {
    var seen: Set<ID> = []
    let twice = identifiers.filter { !seen.insert($0).inserted || isThere($0) }
    guard !twice.isEmpty else { return }
    fatalError(
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: \(list(twice)). Each "
        + "\(what) is in a snapshot once.")
  }

  static func unknownSection<ID>(_ identifier: ID) -> Never {
    fatalError("Invalid section identifier: \(identifier) is not in the snapshot. Append it first.")
  }

  static func unknownItem<ID>(_ identifier: ID) -> Never {
    fatalError("Invalid item identifier: \(identifier) is not in the snapshot. Append it first.")
  }

  static func noSection() -> Never {
    fatalError("There are currently no sections in the data source. Please add a section first.")
  }

  static func noCell<ID>(for identifier: ID, _ provider: String) -> Never {
    fatalError("The cell provider of a \(provider) has to return a cell, and returned nil for \(identifier).")
  }

  private static func list<ID>(_ identifiers: [ID]) -> String {
    identifiers.map { "\($0)" }.joined(separator: ", ")
  }
}
