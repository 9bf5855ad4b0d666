import Testing

@testable import SourceAdaptation

/// Members of extensions that classes of other modules override.
struct OverriddenMemberTests {
  private let adapter = """
    import Foundation
    open class Adapter: NSObject {}
    """
  private let rows = """
    import UIKit
    extension Adapter: UITableViewDelegate {
      public func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height }
      func other() {}
    }
    private let height: CGFloat = 4
    """

  @Test func whatTestsOverrideMovesIntoItsClass() {
    let mock = """
      @testable import App
      class Mock: Adapter {}
      final class Counting: Mock {
        override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 7 }
      }
      """
    let module = Adapting.module([adapter, rows], users: [mock])
    #expect(
      module.sources[0].text.contains(
        "public func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height }"))
    #expect(!module.sources[1].text.contains("tableView("))
    #expect(module.sources[1].text.contains("  func other() {}"))
    // It sees there what it saw in its own source.
    #expect(module.sources[0].text.contains("#if canImport(UIKit)\nimport UIKit\n#endif\n"))
    #expect(module.sources[1].text.contains("\n let height: CGFloat = 4"))
  }

  @Test func whatNobodyOverridesStays() {
    let mock = "class Mock: Adapter { override func tableView(_ table: UITableView) {} }\nclass Own: Rows {}"
    let module = Adapting.module([adapter, rows], users: [mock])
    #expect(module.sources.map(\.changes) == [0, 0])
  }

  @Test func whatIsOpenMovesForOthers() {
    let source = """
      open class Adapter: NSObject {}
      #if os(iOS)
      extension Adapter {
        @objc open func reload() {}
        open var title: String { "" }
      }
      #endif
      extension UIView { @objc open func stay() {} }
      """
    let text = Adapting.body(source)
    #expect(
      text.hasPrefix(
        """
        open class Adapter: NSObject {
        #if (canImport(UIKit))
        #sourceLocation(file: "File0.swift", line: 4)
        open func reload() {}
        #endif
        #if (canImport(UIKit))
        #sourceLocation(file: "File0.swift", line: 5)
        open var title: String { "" }
        #endif
        #sourceLocation(file: "File0.swift", line: 1)
        }
        """))
    #expect(text.contains("extension UIView { "))
    #expect(text.contains("open func stay() {}"))
  }
}
