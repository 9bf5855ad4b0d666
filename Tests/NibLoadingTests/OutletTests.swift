import PlumbNibLoading
import Testing
import UIKit

/// Outlets of classes that say nothing of nibs: plain properties, as code for iOS has them without
/// `@IBOutlet`.
@MainActor
@Suite(.serialized) struct OutletTests {
  class Base: UIViewController {
    var header: UIView?
  }

  final class Form: Base {
    let count = 1
    weak var name: UILabel!
    var box: UIView!
    weak var edge: NSLayoutConstraint?
    var fields: [UILabel] = []
    var others: [UIView]!
    var wrong: UISwitch?
    unowned var owner: UIView?
    var wasLoaded = false

    override func viewDidLoad() {
      super.viewDidLoad()
      wasLoaded = name != nil && box != nil
    }
  }

  final class Card: UIView {
    var radius: CGFloat = 0
    var title: String?
    var lines = 0
    var isOn = false
    var fill = UIColor.clear
  }

  private static let document = #"""
    <viewController id="a" customClass="Form"><connections>
      <outlet property="name" destination="n" id="o1"/><outlet property="box" destination="b" id="o2"/>
      <outlet property="header" destination="b" id="o3"/><outlet property="edge" destination="c" id="o4"/>
      <outlet property="wrong" destination="n" id="o5"/><outlet property="owner" destination="b" id="o6"/>
      <outlet property="absent" destination="b" id="o9"/>
      <outletCollection property="fields" destination="n" id="o7"/>
      <outletCollection property="others" destination="b" id="o8"/></connections>
      <view key="view" id="v"><subviews><label tag="1" id="n"/><view tag="2" id="b"/></subviews>
        <constraints><constraint firstItem="b" firstAttribute="width" constant="5" id="c"/></constraints></view>
    </viewController>
    """#

  @Test func storedPropertiesAreSet() throws {
    NibClasses.register(Form.self)
    var said: [String] = []
    LayoutLog.handler = { said.append($0) }
    defer { LayoutLog.handler = nil }
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(initial: "a", Self.document), name: "Form.storyboard", as: .onDevice)
    let form = try #require(storyboard.instantiateInitialViewController() as? Form)
    form.loadViewIfNeeded()
    #expect(form.wasLoaded)
    #expect(form.name.tag == 1)
    #expect(form.box.tag == 2)
    #expect(form.header === form.box)
    #expect(form.edge?.constant == 5)
    #expect(form.fields.map { $0.tag } == [1])
    #expect(form.others.map { $0.tag } == [2])
    // A label is no switch, what is unowned has another layout, and the last does not exist.
    #expect(form.wrong == nil)
    #expect(form.owner == nil)
    #expect(said.count == 3)
    #expect(said.allSatisfy { $0.contains("this class is not key value coding-compliant for the key") })
  }

  @Test func weakOnesStayWeak() throws {
    NibClasses.register(Form.self)
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(initial: "a", Self.document), name: "Form.storyboard", as: .onDevice)
    let form = try #require(storyboard.instantiateInitialViewController() as? Form)
    form.loadViewIfNeeded()
    form.fields = []
    form.name.removeFromSuperview()
    #expect(form.name == nil)
  }

  @Test func runtimeAttributesFindTheirType() throws {
    NibClasses.register(Card.self)
    let nib = try UINib(
      data: NibText.nib(
        #"""
        <view customClass="Card" id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="4"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="lines"><integer key="value" value="3"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="title" value="Card"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
          <userDefinedRuntimeAttribute type="color" keyPath="fill"><color key="value" white="1" alpha="1"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """#), name: "Card.xib", as: .onDevice)
    let card = try #require(nib.instantiate(withOwner: nil).first as? Card)
    #expect(card.radius == 4)
    #expect(card.lines == 3)
    #expect(card.title == "Card")
    #expect(card.isOn)
    #expect(card.fill == UIColor(white: 1, alpha: 1))
  }
}
