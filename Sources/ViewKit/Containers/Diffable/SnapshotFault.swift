import CoreGraphics

/// What is wrong with identifiers that UIKit answers with an exception.
package enum SnapshotFault {
  /// The identifiers that are not there yet, each once: all, where there is no mistake.
  static func unique<ID: Hashable>(_ identifiers: [ID], _ what: String, isThere: (ID) -> Bool) -> [ID] {
    var seen: Set<ID> = []
    var (new, twice): ([ID], [ID]) = ([], [])
    for identifier in identifiers {
      if seen.insert(identifier).inserted && !isThere(identifier) {
        new.append(identifier)
      } else {
        twice.append(identifier)
      }
    }
    if !twice.isEmpty {
      Faults.raise(
        "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: \(list(twice)). Each "
          + "\(what) is in a snapshot once.")
    }
    return new
  }

  static func unknownSection<ID>(_ identifier: ID) {
    Faults.raise("Invalid section identifier: \(identifier) is not in the snapshot. Append it first.")
  }

  package static func unknownItem<ID>(_ identifier: ID) {
    Faults.raise("Invalid item identifier: \(identifier) is not in the snapshot. Append it first.")
  }

  static func noSection() {
    Faults.raise("There are currently no sections in the data source. Please add a section first.")
  }

  package static func noCell<ID>(for identifier: ID, _ provider: String) {
    Faults.raise(
      "The cell provider of a \(provider) has to return a cell, and returned nil for \(identifier).")
  }

  private static func list<ID>(_ identifiers: [ID]) -> String {
    identifiers.map { "\($0)" }.joined(separator: ", ")
  }
}
