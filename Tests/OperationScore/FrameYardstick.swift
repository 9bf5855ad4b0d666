import Foundation
import TestSupport

/// How often Update Frames leaves a document alone in which Xcode found nothing to do, and how often it still puts right
/// what is wrong.
enum FrameYardstick {
  /// - Parameter table: A file for what changes in documents that Xcode left clean, a line a view; nil for none.
  static func run(_ paths: [String], table: String?) async {
    let yields = await withTaskGroup(of: [FrameYield].self) { group in
      let parts = 2
      for part in 0..<parts {
        group.addTask {
          paths.enumerated().compactMap { place, path in
            guard place % parts == part else { return nil }
            do { return try FrameYield(path) } catch {
              print("\(path): \(error)")
              return nil
            }
          }
        }
      }
      var all: [FrameYield] = []
      for await yields in group { all += yields }
      return all.sorted { $0.path < $1.path }
    }
    for platform in ["iOS", "macOS"] {
      print("Clean documents unchanged, \(platform):")
      let clean = yields.filter { $0.isClean && $0.platform == platform }
      printShare("all", clean) { $0.changed == 0 }
      for fold in 1...5 { printShare("fold \(fold)", clean.filter { $0.fold == fold }) { $0.changed == 0 } }
      for era in Set(clean.map(\.era)).sorted() {
        printShare(era, clean.filter { $0.era == era }) { $0.changed == 0 }
      }
      let projects = Dictionary(grouping: clean, by: \.project).values
      printShare("projects without a changed document", Array(projects)) { $0.allSatisfy { $0.changed == 0 } }
      print("What is wrong, \(platform), noticed and put right:")
      let all = yields.filter { $0.platform == platform }
      print("  misplaced by Xcode's own marks", all.reduce(into: Share()) { $0 += $1.marked }.text)
      for kind in FrameTrial.Kind.allCases {
        let noticed = all.reduce(into: Share()) { $0 += $1.noticed[kind] ?? Share() }
        let restored = all.reduce(into: Share()) { $0 += $1.restored[kind] ?? Share() }
        print("  \(kind.rawValue)", noticed.text, "put right", restored.text)
      }
    }
    guard let table else { return }
    var lines: [String] = []
    for yield in yields {
      let noticed = FrameTrial.Kind.allCases.map { kind in
        "\(yield.noticed[kind]?.count ?? 0)/\(yield.restored[kind]?.count ?? 0)/\(yield.noticed[kind]?.all ?? 0)"
      }
      let head = ["\(yield.fold)", yield.platform, "\(yield.tools)", yield.path]
      var line = ["document"] + head + [yield.isClean ? "clean" : "marked", "\(yield.changed)"]
      line.append("\(yield.marked.count)/\(yield.marked.all)")
      line += noticed
      lines.append(line.joined(separator: "\t"))
      lines += yield.causes.map { (["view"] + head + [$0]).joined(separator: "\t") }
    }
    try? lines.joined(separator: "\n").write(toFile: table, atomically: true, encoding: .utf8)
  }

  private static func printShare<Item>(_ name: String, _ items: [Item], _ counts: (Item) -> Bool) {
    var share = Share()
    for item in items { share.add(counts(item)) }
    print("  \(name)", share.text)
  }
}

extension Share {
  var text: String {
    String(format: "%d of %d (%.1f %%)", count, all, 100 * Double(count) / Double(max(all, 1)))
  }
}
