import PlumbNibLoading
import Testing
import UIKit

/// Items of bars and gesture recognisers of classes that a document names.
@MainActor
@Suite(.serialized) struct OwnItemClassTests {
  private static let document = #"""
    <viewController id="a" customClass="ItemEditor" customModule="NibLoadingTests">
      <view key="view" id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="g" id="o0"/></connections></view>
      <navigationItem key="navigationItem" title="Editor" id="n">
        <barButtonItem key="rightBarButtonItem" systemItem="add" tag="3" id="c" customClass="CountedItem"
          customModule="NibLoadingTests"><connections><outlet property="owner" destination="a" id="o1"/>
          <action selector="add:" destination="a" id="x1"/></connections></barButtonItem></navigationItem>
      <connections><outlet property="counter" destination="c" id="o2"/>
        <outlet property="tap" destination="g" id="o3"/></connections>
    </viewController>
    <tapGestureRecognizer id="g" numberOfTapsRequired="2" customClass="TwiceTap" customModule="NibLoadingTests">
      <connections><outlet property="owner" destination="a" id="o4"/></connections></tapGestureRecognizer>
    """#

  @Test func classesAreTheDocuments() throws {
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(initial: "a", Self.document), name: "Items.storyboard", as: .onDevice)
    let editor = try #require(storyboard.instantiateInitialViewController() as? ItemEditor)
    editor.loadViewIfNeeded()
    let item = try #require(editor.navigationItem.rightBarButtonItem as? CountedItem)
    #expect(item === editor.counter && item.owner === editor && item.target === editor)
    #expect(item.action == Selector("add:"))
    // The item knows what the document says of it as soon as its class's superclass is done.
    #expect(item.tagAtFirst == 3 && item.isMade)
    let tap = try #require(editor.view.gestureRecognizers?.first as? TwiceTap)
    #expect(tap === editor.tap && tap.owner === editor)
    #expect(tap.numberOfTapsRequired == 2 && tap.isMade)
  }
}

final class ItemEditor: UIViewController {
  var counter: CountedItem?
  var tap: TwiceTap?
}

final class CountedItem: UIBarButtonItem {
  weak var owner: UIViewController?
  private(set) var isMade = false
  private(set) var tagAtFirst = -1

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isMade = true
    tagAtFirst = tag
  }
}

final class TwiceTap: UITapGestureRecognizer {
  weak var owner: UIViewController?
  private(set) var isMade = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    isMade = true
  }
}
