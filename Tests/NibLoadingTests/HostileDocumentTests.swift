import PlumbNibLoading
import Testing
import UIKit

/// Documents that no Interface Builder writes: found by exchanging ids, numbers and classes in real ones.
@MainActor
@Suite(.serialized) struct HostileDocumentTests {
  private func load(_ objects: String) throws -> (views: [UIView], said: [String]) {
    var said: [String] = []
    LayoutLog.handler = { said.append($0) }
    defer { LayoutLog.handler = nil }
    let nib = try UINib(data: NibText.nib(objects), name: "Hostile.xib", as: .onDevice)
    let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
    let window = UIWindow()
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
    return (views, said)
  }

  /// UIKit raises an exception at a priority of 0, which is what the number is as a `Float`.
  @Test func prioritiesThatAreNone() throws {
    let (views, said) = try load(
      #"""
      <view id="a"><constraints>
        <constraint firstAttribute="width" constant="10" priority="1e-320" id="c"/></constraints></view>
      """#)
    #expect(views.count == 1 && views[0].constraints.isEmpty)
    #expect(said.count == 1 && said[0].contains("Its priority is not above 0"))
  }

  /// Classes of views in places that are not theirs, and the same id for all.
  @Test func classesAndIdsThatDoNotFit() throws {
    let classes = [
      "UIWindow", "UITableView", "_UILayoutGuide", "UITabBarController", "UITableViewCell", "Absent",
    ]
    for name in classes {
      let (views, _) = try load(
        #"""
        <view customClass="\#(name)" id="a"><rect key="frame" x="0" y="0" width="1e308" height="-5"/><subviews>
          <stackView customClass="\#(name)" id="a"><subviews><label text="a" numberOfLines="-3" id="a"/>
            <tableViewCell id="a"/></subviews></stackView></subviews>
          <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="a" secondAttribute="leading"
            constant="1e300" multiplier="0" id="a"/></constraints>
          <connections><outlet property="subviews" destination="a" id="a"/></connections></view>
        """#)
      #expect(views.count == 1, "\(name)")
    }
  }
}
