import PlumbAutoLayout
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

/// The order of the parts is that of published dumps of views; no dump has all of them.
@Suite("Views in UIKit's words")
struct ConsoleViewTests {
  static func view(_ className: String = "UIView") -> ConsoleView {
    ConsoleView(
      className, 0x7f01, frame: Rect(x: 0, y: -0.5, width: 100, height: 1 / 3), layerAddress: 0x6001)
  }

  @Test func aPlainViewHasItsFrameAndLayer() {
    #expect(
      Self.view().description == "<UIView: 0x7f01; frame = (0 -0.5; 100 0.333333); layer = <CALayer: 0x6001>>"
    )
  }

  @Test func aLabelHasItsTextAndMask() {
    var label = Self.view("UILabel")
    label.text = "A text of more than twenty-five letters"
    label.isOpaque = false
    label.mask = [.flexibleRight, .flexibleBottom]
    label.isUserInteractionEnabled = false
    label.tag = 3
    label.layerClassName = "_UILabelLayer"
    #expect(
      label.description
        == "<UILabel: 0x7f01; frame = (0 -0.5; 100 0.333333); text = 'A text of more than twent...'; opaque"
        + " = NO;"
        + " autoresize = RM+BM; userInteractionEnabled = NO; tag = 3; layer = <_UILabelLayer: 0x6001>>")
  }

  @Test func partsComeInTheirOrder() {
    var view = Self.view("App.Cell")
    view.baseClassName = "UITableViewCell"
    view.transform = [0.1, 0, 0, 1, 30, -60]
    view.clipsToBounds = true
    view.isHidden = true
    view.alpha = 0.5
    view.mask = [.flexibleWidth, .flexibleHeight]
    view.gestureRecognizersAddress = 0x6003
    view.backgroundColor = "UIExtendedGrayColorSpace 0 0"
    // 0.1 is no binary fraction: 17 digits show it, as they do in dumps.
    #expect(
      view.description
        == "<App.Cell: 0x7f01; baseClass = UITableViewCell; frame = (0 -0.5; 100 0.333333);"
        + " transform = [0.10000000000000001, 0, 0, 1, 30, -60]; clipsToBounds = YES; hidden = YES; alpha ="
        + " 0.5;"
        + " autoresize = W+H; gestureRecognizers = <NSArray: 0x6003>;"
        + " backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <CALayer: 0x6001>>"
    )
  }

  @Test func masksListAllThatIsFlexible() {
    let mask: AutoresizingMask = [
      .flexibleLeft, .flexibleWidth, .flexibleRight, .flexibleTop, .flexibleHeight, .flexibleBottom,
    ]
    #expect(mask.descriptionText == "LM+W+RM+TM+H+BM")
  }

  @Test func aGuideHasItsFrameAndOwner() {
    let frame = Rect(x: 0, y: 20, width: 414, height: 716)
    let guide = ConsoleGuide(0x6002, identifier: "safe", layoutFrame: frame, owningView: Self.view())
    #expect(
      guide.description
        == "<UILayoutGuide: 0x6002 - \"safe\", layoutFrame = {{0, 20}, {414, 716}}, owningView = "
        + Self.view().description + ">")
    let free = ConsoleGuide(0x6002, identifier: "", layoutFrame: .zero, owningView: nil)
    #expect(
      free.description
        == "<UILayoutGuide: 0x6002 - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
  }
}
