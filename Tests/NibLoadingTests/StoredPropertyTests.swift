import PlumbNibLoading
import Testing
import UIKit

/// Which stored properties a document can set by their names, and what it must not reach. What comes of each is that
/// the value is there, or that the property is as it was and the log names it: nothing between.
@MainActor
@Suite(.serialized) struct StoredPropertyTests {
  class Generic<Content>: UIView {
    var contents: [Content] = []
    var count = 0
    var label: UILabel?
  }

  @propertyWrapper struct Wrapper<Value> {
    var wrappedValue: Value
  }

  protocol Owner: AnyObject {}

  final class Odd: Generic<String> {
    private var secret: UILabel?
    weak var anything: AnyObject?
    weak var owner: (any Owner)?
    unowned(unsafe) var unmanaged: UILabel?
    lazy var lazily: UILabel = UILabel()
    @Wrapper var wrapped: UILabel? = nil
    var computed: UILabel? { didSetLabel }
    let constant: UILabel? = nil
    var tuple: (UILabel?, Int) = (nil, 7)
    var action: (() -> Void)?
    var existential: (any NSObjectProtocol)?
    var everything: Any?
    var twice: UILabel??
    var guardian = 0x5EED
    private var didSetLabel: UILabel? { nil }

    var secretTag: Int? { secret?.tag }
  }

  private func load(_ properties: [String], said: inout [String]) throws -> Odd {
    NibClasses.register(Odd.self)
    var texts: [String] = []
    LayoutLog.handler = { texts.append($0) }
    defer { LayoutLog.handler = nil }
    let outlets = properties.enumerated().map {
      "<outlet property=\"\($1)\" destination=\"l\" id=\"o\($0)\"/>"
    }
    let nib = try UINib(
      data: NibText.nib(
        """
        <view customClass="Odd" id="a"><subviews><label tag="3" id="l"/></subviews>
        <connections>\(outlets.joined())</connections></view>
        """), name: "Odd.xib", as: .onDevice)
    let odd = try #require(nib.instantiate(withOwner: nil).first as? Odd)
    said = texts
    return odd
  }

  @Test func propertiesThatAreSet() throws {
    var said: [String] = []
    let names = ["label", "secret", "anything", "existential", "everything", "twice"]
    let odd = try load(names, said: &said)
    #expect(said == [])
    #expect(odd.label?.tag == 3)
    #expect(odd.secretTag == 3)
    #expect((odd.anything as? UILabel)?.tag == 3)
    #expect((odd.existential as? UILabel)?.tag == 3)
    #expect((odd.everything as? UILabel)?.tag == 3)
    #expect(odd.twice??.tag == 3)
    #expect(odd.guardian == 0x5EED && odd.count == 0 && odd.contents == [])
    let label = odd.label
    (odd.label, odd.existential, odd.everything, odd.twice) = (nil, nil, nil, nil)
    #expect(odd.anything === label)
  }

  @Test func propertiesThatAreLeftAlone() throws {
    var said: [String] = []
    let names = [
      "owner", "unmanaged", "lazily", "wrapped", "_wrapped", "computed", "constant", "tuple", "action",
      "contents", "count",
    ]
    let odd = try load(names, said: &said)
    #expect(said.count == names.count)
    for (text, name) in zip(said, names) { #expect(text.contains("for the key \(name).")) }
    #expect(odd.owner == nil && odd.unmanaged == nil && odd.wrapped == nil && odd.constant == nil)
    #expect(odd.tuple.1 == 7 && odd.action == nil && odd.contents == [] && odd.count == 0)
    #expect(odd.lazily.tag == 0)
    #expect(odd.guardian == 0x5EED)
  }

  /// A document that names what UIKit's classes keep to themselves would break them: a superview as its own subview.
  @Test func whatUIKitKeepsIsOutOfReach() throws {
    var said: [String] = []
    let names = ["storedSubviews", "superview", "controller", "layoutState", "guides", "item"]
    let odd = try load(names, said: &said)
    #expect(said.count == names.count)
    #expect(odd.subviews.count == 1 && odd.superview == nil)
  }
}
