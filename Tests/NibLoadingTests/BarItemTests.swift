import PlumbNibLoading
import Testing
import UIKit

/// Items of bars, which outlets of most view controllers lead to.
@MainActor
@Suite(.serialized) struct BarItemTests {
  final class Editor: UIViewController {
    var save: UIBarButtonItem!
    weak var item: UINavigationItem?
    var tab: UITabBarItem?
    var add: UIBarButtonItem!
    var trash: UIBarButtonItem!
    var tap: NSObject?
    var safe: UILayoutGuide?
    var savedTitle: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      savedTitle = save.title
    }
  }

  private static let document = #"""
    <viewController id="a" customClass="Editor" title="Edit">
      <view key="view" id="v"><subviews>
          <toolbar id="bar"><items><barButtonItem systemItem="trash" id="t"/>
            <barButtonItem systemItem="flexibleSpace" id="f"/></items></toolbar>
          <navigationBar id="nav"><items><navigationItem title="Inner" id="i"/></items></navigationBar></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/></view>
      <toolbarItems><barButtonItem systemItem="add" id="p"/></toolbarItems>
      <navigationItem key="navigationItem" title="Editor" id="n">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/>
        <rightBarButtonItems><barButtonItem title="Save" style="done" enabled="NO" tag="4" id="s"/>
          <barButtonItem title="More" id="m"/></rightBarButtonItems></navigationItem>
      <tabBarItem key="tabBarItem" title="Tab" id="tab"/>
      <connections><outlet property="save" destination="s" id="o1"/><outlet property="item" destination="n" id="o2"/>
        <outlet property="tab" destination="tab" id="o3"/><outlet property="add" destination="p" id="o4"/>
        <outlet property="trash" destination="t" id="o5"/><outlet property="tap" destination="g" id="o6"/>
        <outlet property="safe" destination="safe" id="o7"/></connections>
    </viewController>
    <tapGestureRecognizer id="g"/>
    """#

  @Test func outletsToItems() throws {
    NibClasses.register(Editor.self)
    var said: [String] = []
    LayoutLog.handler = { said.append($0) }
    defer { LayoutLog.handler = nil }
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(initial: "a", Self.document), name: "Editor.storyboard", as: .onDevice)
    let editor = try #require(storyboard.instantiateInitialViewController() as? Editor)
    #expect(!editor.isViewLoaded)
    #expect(editor.navigationItem.title == "Editor")
    #expect(editor.navigationItem.rightBarButtonItems?.map(\.title) == ["Save", "More"])
    #expect(editor.navigationItem.leftBarButtonItems?.count == 1)
    editor.loadViewIfNeeded()
    #expect(editor.savedTitle == "Save")
    #expect(editor.save === editor.navigationItem.rightBarButtonItem)
    #expect(editor.save.style == .done && !editor.save.isEnabled && editor.save.tag == 4)
    #expect(editor.item === editor.navigationItem)
    #expect(editor.tab === editor.tabBarItem && editor.tab?.title == "Tab")
    #expect(editor.add === editor.toolbarItems?.first)
    let toolbar = try #require(editor.view.subviews.first as? UIToolbar)
    #expect(toolbar.items?.first === editor.trash && toolbar.items?.count == 2)
    #expect((editor.view.subviews.last as? UINavigationBar)?.topItem?.title == "Inner")
    #expect(editor.safe === editor.view.safeAreaLayoutGuide)
    #expect(editor.tap is UITapGestureRecognizer && said.isEmpty)
  }

  /// `sender` and the style of a segue arrive ("modalPresentationStyle" of a segue is the destination's).
  @Test func seguesSayHowAndFromWhom() throws {
    final class Source: UIViewController {
      var senders: [String?] = []
      override func show(_ vc: UIViewController, sender: Any?) { senders.append(sender as? String) }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { senders.append(sender as? String) }
    }
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(
        initial: "a",
        #"""
        <viewController id="a"><connections>
          <segue destination="b" kind="show" identifier="go" modalPresentationStyle="fullScreen" id="s"/></connections>
        </viewController>
        """#, #"<viewController id="b"/>"#), name: "Segue.storyboard", as: .onDevice)
    let source: Source? = storyboard.instantiateInitialViewController { Source(coder: $0) }
    source?.performSegue(withIdentifier: "go", sender: "button")
    #expect(source?.senders == ["button", "button"])
  }

  @Test func segueClassesOfDocumentsArePerformed() throws {
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(
        initial: "a",
        #"""
        <viewController id="a"><connections>
          <segue destination="b" kind="custom" identifier="go" customClass="FadingSegue" customModule="NibLoadingTests" id="s"/>
        </connections></viewController>
        """#, #"<viewController id="b" title="B"/>"#), name: "Custom.storyboard", as: .onDevice)
    let source = try #require(storyboard.instantiateInitialViewController())
    source.performSegue(withIdentifier: "go", sender: nil)
    #expect(FadingSegue.performed == ["go to B"])
  }

  /// An embedded controller is no child yet as the segue is prepared, and has no view ("Segues are prepared before they
  /// are performed", documentation of `UIStoryboardSegue`).
  @Test func embeddingSeguesArePreparedFirst() throws {
    final class Outer: UIViewController {
      var steps: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        steps.append("prepare \(children.count) \(segue.destination.isViewLoaded)")
      }
      override func viewDidLoad() { steps.append("loaded \(children.count)") }
    }
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(
        initial: "a",
        #"""
        <viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="b" kind="embed" id="s"/></connections></containerView></subviews></view>
        </viewController>
        """#, #"<viewController id="b"/>"#), name: "Embed.storyboard", as: .onDevice)
    let outer: Outer? = storyboard.instantiateInitialViewController { Outer(coder: $0) }
    outer?.loadViewIfNeeded()
    #expect(outer?.steps == ["prepare 0 false", "loaded 1"])
  }
}

/// A segue that a document names.
final class FadingSegue: UIStoryboardSegue {
  static var performed: [String] = []
  override func perform() { Self.performed.append("\(identifier ?? "-") to \(destination.title ?? "-")") }
}
