import Foundation
import PlumbConsoleLog
import TestSupport
import Testing

/// Texts that would be slow or fatal for a reader that tries everything everywhere.
struct HostileTextTests {
  /// Each is read in pieces that a terminal would bring.
  private func read(_ bytes: [UInt8]) -> Int {
    var reader = ConsoleLogReader()
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
      count += reader.read(bytes[start..<min(start + 1 << 16, bytes.count)]).count
    }
    return count + reader.finish().count
  }

  @Test(arguments: [
    "<", "'", "(", "\"<", "\\", "&", "&amp;", "\n", "\0", "C", "s", "Constraint:0x",
    "<NSLayoutConstraint:0x1 ",
    "\"<NSLayoutConstraint:0x1 UIView:0x2'", "simultaneously satisfy ", "breaking constraint ", "\"<A:0x1\n",
    "<NSLayoutConstraint:0x1 UIView:0x2.width == ", "<NSLayoutConstraint:0x1 '' ' == ' == ",
    "\\\"<NSLayoutConstraint:",
    "<NSLayoutConstraint:0x1\n", ">\n", "</p", "(active, names: a:0x1, ", "V:[A(", "]-(8)-[",
  ])
  func repeatedText(_ unit: String) {
    let start = Array("Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 ".utf8)
    let unit = Array(unit.utf8)
    for prefix in [[], start] {
      var bytes = prefix
      while bytes.count < 80_000 { bytes += unit }
      // That it ends, and soon, is what is tested; a reader that tried everything would take hours.
      #expect(read(bytes) < bytes.count)
    }
  }

  @Test func anythingIsRead() {
    let texts = InventedLogs.all.map { Array($0.utf8) }
    for seed in SeededGenerator.seeds(300) {
      var generator = SeededGenerator(seed: seed)
      var bytes = texts.pick(&generator)
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let place = Int.random(in: 0...max(bytes.count - 1, 0), using: &generator)
        guard !bytes.isEmpty else { break }
        let end = min(place + Int.random(in: 1...40, using: &generator), bytes.count)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3:
          let other = texts.pick(&generator)
          bytes.insert(
            contentsOf: other[Int.random(in: 0..<other.count, using: &generator)...].prefix(200), at: place)
        case 4: bytes = Mangling.allCases.pick(&generator).apply(String(decoding: bytes, as: UTF8.self))
        default: bytes.removeSubrange(place...)
        }
        if bytes.count > 100_000 { bytes.removeSubrange(100_000...) }
      }
      for log in ConsoleLogReader.logs(in: bytes) {
        #expect(log.broken.map { log.constraints.indices.contains($0) } ?? true)
        for constraint in log.constraints where constraint.isUnderstood {
          #expect(constraint.reprint.filter { $0 != " " } == constraint.text.filter { $0 != " " })
        }
      }
    }
  }
}
