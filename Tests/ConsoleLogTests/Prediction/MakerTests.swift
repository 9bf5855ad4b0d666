import PlumbConsoleLog
import Testing

/// Who made a constraint shows in its class, its identifier, or the classes of its views.
struct MakerTests {
  @Test(arguments: [
    ("UILabel:0x10.width == 8", Maker.app),
    ("'title width' UILabel:0x10.width == 8", .app),
    ("h=--& v=--& UILabel:0x10.width == 8", .mask),
    ("<NSAutoresizingMaskLayoutConstraint:0x60 UILabel:0x10.width == 8>", .mask),
    ("'UIView-Encapsulated-Layout-Height' UILabel:0x10.height == 8", .encapsulation),
    ("'NSView-Encapsulated-Layout-Width' NSView:0x10.width == 8", .encapsulation),
    ("'_UITemporaryLayoutWidth' UILabel:0x10.width == 0", .measurement),
    ("'fittingSizeHTarget' UILabel:0x10.width == 0", .measurement),
    ("'UISV-hiding' UILabel:0x10.height == 0", .stackViewHiding),
    ("'UISV-spacing' H:[UILabel:0x10]-(4)-[UILabel:0x11]", .stackView),
    ("'NSStackView.Edge.Leading' NSView:0x10.leading == NSView:0x11.leading", .stackView),
    ("'UIViewSafeAreaLayoutGuide-top' UIView:0x10.top == UIView:0x11.top", .guide),
    ("'UIView-leftMargin-guide-constraint' UIView:0x10.left == UIView:0x11.left + 16", .guide),
    ("<_UILayoutSupportConstraint:0x60 V:[_UILayoutGuide:0x10(0)]>", .guide),
    ("<NSIBPrototypingLayoutConstraint:0x60 UILabel:0x10.width == 8>", .prototyping),
    (
      "<NSContentSizeLayoutConstraint:0x60 UILabel:0x10.width == 8 Hug:1000 CompressionResistance:1000>",
      .content
    ),
    ("_UIButtonBarButton:0x10.width == 8", .system),
    ("_TtCC5UIKit17InnerButtonBarRow11ItemWrapper:0x10.width == 8", .system),
    ("_TtC4Shop11ItemWrapper:0x10.width == 8", .app),
    // Half of it may be the app's.
    ("_UIButtonBarButton:0x10.width == UIView:0x11.width", .unknown),
    ("_UIAlertControllerView:0x10.width == 270", .unknown),
    ("UIView:0x11.width == _UIPageViewControllerContentView:0x10.width", .unknown),
    // Public properties return them.
    ("UILabel:0x11.width == _UIHostingView:0x10.width", .app),
    ("UILabel:0x11.bottom == UIKeyboardLayoutGuide:0x10.top", .app),
    ("UILabel:0x11.width == _UIScrollViewLayoutGuide:0x10'UIScrollView-frameLayoutGuide'.width", .app),
    // Words that an app may give too count between the system's own views.
    ("'keyboardHeight' UIView:0x10.height == 300", .app),
    ("'UIIBSystemGenerated' UIView:0x10.height == 300", .system),
    ("'assistantHeight' UIKeyboardAssistantBar:0x10.height == 45", .system),
    ("UIKeyboardImpl:0x10.width == UIInputSetHostView:0x11.width", .system),
    // A class of the app's among them: the app wrote it.
    ("_UIButtonBarButton:0x10.width == Shop.Badge:0x11.width", .app),
    // Guides of view controllers are private classes that apps use.
    ("UILabel:0x10.top == _UILayoutGuide:0x11.bottom", .app),
    ("<SnapKit.LayoutConstraint:0x60@Card.swift#30 UILabel:0x10.height == 32.0>", .app),
  ])
  func maker(_ line: String, _ maker: Maker) {
    let log = invented(line)
    #expect(log.constraints.first?.maker == maker)
  }
}
