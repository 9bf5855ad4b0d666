import Foundation
import TestSupport

/// Logs that people published, where a folder of them lies beside the checkout; they belong to others, so the
/// checkout itself has none.
enum LogCorpus {
  static let files: [(name: String, bytes: [UInt8])] = {
    let folder = FixtureFolder.checkout.deletingLastPathComponent().appendingPathComponent(
      "shared/logs/whole")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { (name, Array($0)) }
    }
  }()
}
