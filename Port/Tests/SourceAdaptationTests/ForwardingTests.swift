import Testing

@testable import SourceAdaptation

/// Overrides of the way in which methods are found.
struct ForwardingTests {
  private let lines = Adapting.body(
    """
    class Proxy: NSObject {
      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || other?.responds(to: selector) == true
      }
      override func forwardingTarget(for selector: Selector!) -> Any? {
        other ?? super.forwardingTarget(for: selector)
      }
    }
    class Below: Proxy {
      override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
    }
    class Other: NSObject {
      func responds(to name: String) -> Bool { false }
    }
    """
  ).split(separator: "\n", omittingEmptySubsequences: false)

  @Test func theyBecomeMethodsOfProtocols() {
    #expect(
      lines[0]
        == "class Proxy: NSObject, @preconcurrency PlumbSelectorResponder, @preconcurrency PlumbMessageForwarder {"
    )
    #expect(lines[1] == "   func plumbResponds(to selector: Selector!) -> Bool {")
    #expect(
      lines[2] == "    plumbOwnResponds(to: selector) || other?.responds(to: selector) == true")
    #expect(lines[4] == "   func plumbForwardingTarget(for selector: Selector!) -> Any? {")
    #expect(lines[5] == "    other ?? (nil as Any?)")
  }

  @Test func classesBelowOverrideThem() {
    #expect(lines[8] == "class Below: Proxy {")
    #expect(
      lines[9]
        == "  override func plumbResponds(to selector: Selector!) -> Bool { super.plumbResponds(to: selector) }"
    )
  }

  @Test func othersOfTheNameStay() {
    #expect(lines[12] == "  func responds(to name: String) -> Bool { false }")
  }
}
