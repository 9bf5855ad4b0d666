import Foundation
import TestSupport

/// Which fold each project of the collection is in: a rule is derived on four and tried on the fifth.
package enum Folds {
  /// By project; empty where the table is absent.
  package static let byProject: [String: Int] = {
    let url = MarkupCorpus.collection.appendingPathComponent("folds.tsv")
    guard let table = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    return table.split(separator: "\n").reduce(into: [:]) { folds, line in
      let fields = line.split(separator: "\t")
      if fields.count == 2, let fold = Int(fields[1]) { folds[String(fields[0])] = fold }
    }
  }()
}
