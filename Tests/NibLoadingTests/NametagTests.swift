import PlumbNibLoading
import Testing
import UIKit

/// Names that somebody gives in Interface Builder, as user-defined runtime attributes.
@MainActor
@Suite(.serialized) struct NametagTests {
  /// A class with a nametag of its own, as listings of the literature give all views one.
  final class Tagged: UIView, NibConfigurable {
    var taken: [String: String] = [:]
    func setNibValue(_ value: Any?, forKeyPath keyPath: String) { taken[keyPath] = value as? String }
  }

  private static func attribute(_ keyPath: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="\(value)"/>
    </userDefinedRuntimeAttributes>
    """
  }

  private func load(_ objects: String) throws -> (view: UIView?, said: [String]) {
    var said: [String] = []
    LayoutLog.handler = { said.append($0) }
    defer { LayoutLog.handler = nil }
    let nib = try UINib(data: NibText.nib(objects), name: "Test.xib", as: .onDevice)
    return (nib.instantiate(withOwner: nil).first as? UIView, said)
  }

  @Test func ofAView() throws {
    let (view, said) = try load(#"<view id="a">\#(Self.attribute("nametag", "RootView"))</view>"#)
    #expect(view?.plumb.nametag == "RootView" && said == [])
    #expect(view?.plumb.layoutReport.hasPrefix("<RootView:0x") == true)
  }

  @Test func ofConstraintsAndGuides() throws {
    let (view, said) = try load(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <viewLayoutGuide key="safeArea" id="g">\(Self.attribute("nametag", "visible part"))</viewLayoutGuide>
        <constraints><constraint firstAttribute="width" constant="100" id="c1">\(Self.attribute("nametag", "frame"))
          </constraint><constraint firstAttribute="height" constant="100" id="c2">
          \(Self.attribute("identifier", "how high"))</constraint></constraints></view>
      """)
    let root = try #require(view)
    #expect(said == [])
    #expect(root.constraints.map(\.plumb.nametag) == ["frame", "how high"])
    #expect(root.plumb.constraints(named: "frame").map(\.constant) == [100])
    #expect(root.safeAreaLayoutGuide.identifier == "visible part")
  }

  /// Both get it.
  @Test func ofAClassThatHasOne() throws {
    NibClasses.register(Tagged.self)
    let (view, said) = try load(
      #"<view customClass="Tagged" id="a">\#(Self.attribute("nametag", "Card"))</view>"#)
    let tagged = try #require(view as? Tagged)
    #expect(tagged.plumb.nametag == "Card" && tagged.taken == ["nametag": "Card"] && said == [])
  }
}
