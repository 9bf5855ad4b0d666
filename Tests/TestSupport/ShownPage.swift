import Foundation

/// A page of documentation with blocks that tests make: code that runs, and what it prints.
///
/// With `PLUMB_RECORD=1` in the environment the present blocks replace those on the page.
package struct ShownPage: Sendable {
  private let path: String
  /// Tests of several targets write blocks of one page.
  private static let lock = NSLock()

  /// - Parameter path: From the checkout's root.
  package init(_ path: String) { self.path = path }

  package func text() throws -> String {
    try String(
      decoding: Data(contentsOf: FixtureFolder.checkout.appendingPathComponent(path)), as: UTF8.self)
  }

  /// What is wrong with the page, where a function makes its blocks anew; nil where nothing is.
  package func difference(_ present: (String) throws -> String) throws -> String? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return try Snapshot(path).difference(from: present(text()))
  }

  /// The page with the block below each line `<!-- name -->` made anew; the line may stand without one.
  ///
  /// - Parameter block: The block of a name, without fences: its language and lines; nil where the name says
  ///   nothing.
  package static func replacingBlocks(
    of page: String, with block: (_ name: String) throws -> (language: String, text: String)?
  ) rethrows -> String {
    var result: [Substring] = []
    var rest = page.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      result.append(line)
      guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"),
        let made = try block(String(line.dropFirst(5).dropLast(4)))
      else { continue }
      if rest.first?.hasPrefix("```") == true, let end = rest.dropFirst().firstIndex(of: "```") {
        rest = rest[(end + 1)...]
      }
      result +=
        ["```" + made.language[...]] + made.text.split(separator: "\n", omittingEmptySubsequences: false)
      result.append("```")
    }
    return result.joined(separator: "\n")
  }
}
