import Testing
import UIKit

/// Content against constraints: hugging, resistance, alignment rectangles, lines of text.
@MainActor @Suite struct ContentExampleTests {
  let page = Sample.page()

  /// A picture in the middle of the page, asked to be 100 points wide and high.
  private func picture(
    _ mode: UIView.ContentMode, asked priority: Float, hugging: Float
  ) -> UIImageView {
    page.plumb.nametag = "RootView"
    let view = Sample.add(UIImageView(image: Sample.image(64, 64)), to: page)
    view.contentMode = mode
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
    }
    Sample.activate(
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
      priority: priority)
    Sample.activate(
      view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: page.centerYAnchor))
    page.layoutIfNeeded()
    return view
  }

  private func lines(_ report: String) -> [String] {
    Sample.withoutAddresses(report).split(separator: "\n").map(String.init)
  }

  @Test func paddedImage() {
    let view = picture(.center, asked: 250, hugging: 50)
    #expect(view.frame == CGRect(x: 110, y: 202, width: 100, height: 100))
    #expect(
      lines(view.plumb.layoutReport) == [
        "<UIImageView:0x…> UIImageView : UIView",
        "Frame:.........(110 202; 100 100)",
        "Content size...{64, 64} [Content Mode: Center]",
        "Hugging........[H 50] [V 50]",
        "Resistance.....[H 750] [V 750]",
        "1. @ 250 <UIImageView:0x…>.width == 100.0",
        "2. @ 250 <UIImageView:0x…>.height == 100.0",
        "3. <UIImageView:0x…>.width == 64.0 (NSContentSizeLayoutConstraint)",
        "4. <UIImageView:0x…>.height == 64.0 (NSContentSizeLayoutConstraint)",
        // The book's report left out what is installed further up.
        "5. @1000 <UIImageView:0x…>.centerX == <RootView:0x…>.centerX",
        "6. @1000 <UIImageView:0x…>.centerY == <RootView:0x…>.centerY",
      ])
  }

  /// The published frame starts at (131 223), where a page of another size was; here the page is the other report's.
  @Test func huggedImage() {
    let view = picture(.scaleAspectFill, asked: 500, hugging: 750)
    #expect(view.frame == CGRect(x: 128, y: 220, width: 64, height: 64))
    let report = lines(view.plumb.layoutReport)
    #expect(report.contains("Content size...{64, 64} [Content Mode: Scale Aspect Fill]"))
    #expect(report.contains("Hugging........[H 750] [V 750]"))
    #expect(report.contains("1. @ 500 <UIImageView:0x…>.width == 100.0"))
    // Why 64 and not 100: what won, and what lost.
    let why = view.plumb.why(.width)
    #expect(why.contains("64") && why.contains("100") && why.contains("750") && why.contains("500"), "\(why)")
  }

  /// The constraints that center a view are its superview's.
  @Test func centeringConstraintsLiveInTheParent() {
    let view = picture(.center, asked: 250, hugging: 50)
    #expect(view.constraints.map(\.firstAttribute) == [.width, .height] && !view.hasAmbiguousLayout)
    let report = lines(page.plumb.layoutReport)
    #expect(report.contains("1. @1000 <UIImageView:0x…>.centerX == <RootView:0x…>.centerX"), "\(report)")
    #expect(report.contains("2. @1000 <UIImageView:0x…>.centerY == <RootView:0x…>.centerY"))
    #expect(view.plumb.referencingConstraintsInSuperviews.map(\.firstAttribute) == [.centerX, .centerY])
    #expect(view.plumb.referencingConstraints.map(\.firstAttribute) == [.width, .height, .centerX, .centerY])
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains { $0.firstAttribute == .centerX })
  }

  /// A picture with 20 points of shadow below and to the right: 200 points, of which 180 are aligned.
  @Test func imageWithAlignmentInsets() {
    let image = Sample.image(200, 200).withAlignmentRectInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20))
    let view = Sample.add(UIImageView(image: image), to: page)
    Sample.activate(
      view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: page.centerYAnchor))
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 162, width: 200, height: 200))
    #expect(view.intrinsicContentSize == CGSize(width: 180, height: 180))
    #expect(
      view.alignmentRect(forFrame: view.frame) == CGRect(x: 70, y: 162, width: 180, height: 180))
    #expect(view.plumb.layoutReport(detailed: true).contains("(70 162; 180 180)"))
  }

  /// A button told to be 40 points wide: resistance decides.
  @Test(arguments: [(750.0, false), (250, true)])
  func buttonToldToBeNarrow(resistance: Double, isNarrow: Bool) {
    let button = Sample.add(UIButton(type: .system), to: page)
    button.setTitle("Long button title", for: .normal)
    button.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: .horizontal)
    Sample.activate(
      button.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      button.topAnchor.constraint(equalTo: page.topAnchor))
    Sample.activate(button.widthAnchor.constraint(equalToConstant: 40), priority: 500)
    page.layoutIfNeeded()
    let natural = button.intrinsicContentSize.width
    #expect(natural > 100)
    #expect(abs(button.frame.width - (isNarrow ? 40 : natural)) < 0.5)
    #expect(page.plumb.lostViews.contains { $0.view === button } == isNarrow)
  }

  /// Two buttons asked to reach as far left as a label: hugging decides.
  @Test func buttonsStretchedAndHugged() {
    let label = Sample.add(UILabel(), to: page)
    label.text = "Label"
    Sample.activate(
      label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: page.topAnchor, constant: 20))
    let buttons = [Float(751), 249].map { hugging in
      let button = Sample.add(UIButton(type: .system), to: page)
      button.setTitle("Button", for: .normal)
      button.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      Sample.activate(
        button.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
        button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8))
      Sample.activate(
        button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8), priority: 500)
      return button
    }
    page.layoutIfNeeded()
    #expect(abs(buttons[0].frame.width - buttons[0].intrinsicContentSize.width) < 0.5)
    #expect(abs(buttons[1].frame.minX - (label.frame.maxX + 8)) < 0.5)
    #expect(buttons.allSatisfy { $0.frame.maxX == 300 && !$0.hasAmbiguousLayout })
  }

  /// A label that learns its width in the first pass, and with it its height in the second.
  @Test func multiLineLabelInTwoPasses() {
    final class TwoPassLabel: UILabel {
      override func layoutSubviews() {
        preferredMaxLayoutWidth = frame.width
        super.layoutSubviews()
      }
    }
    let label = Sample.add(TwoPassLabel(), to: page)
    label.numberOfLines = 0
    label.text = String(repeating: "The height of a text depends on the width of its lines. ", count: 4)
    Sample.activate(
      label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: page.topAnchor, constant: 20))
    page.layoutIfNeeded()
    page.layoutIfNeeded()
    #expect(label.preferredMaxLayoutWidth == 280)
    let natural = label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(natural > 60 && abs(label.frame.height - natural) < 0.5)

    // A height above the text's resistance outranks it; one below does not.
    let height = label.heightAnchor.constraint(equalToConstant: 20)
    Sample.activate(height, priority: 740)
    page.layoutIfNeeded()
    #expect(abs(label.frame.height - natural) < 0.5)
    height.priority = UILayoutPriority(760)
    page.layoutIfNeeded()
    #expect(label.frame.height == 20)
    #expect(page.plumb.lostViews.contains { $0.view === label })
  }

  /// A window whose size is asked for with 510, as a drag asks: its content's resistance keeps it from becoming
  /// smaller, until one of them gives in.
  @Test func windowCannotShrinkBelowItsContent() {
    let content = Sample.add(UIView(), to: page)
    let label = Sample.add(UILabel(), to: content)
    label.text = "Label"
    let button = Sample.add(UIButton(type: .system), to: content)
    button.setTitle("Button", for: .normal)
    button.setContentHuggingPriority(.init(1), for: .horizontal)
    Sample.activate(
      content.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      content.topAnchor.constraint(equalTo: page.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 60),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      button.centerYAnchor.constraint(equalTo: content.centerYAnchor))
    let drag = content.widthAnchor.constraint(equalToConstant: 300)
    Sample.activate(drag, priority: 510)
    page.layoutIfNeeded()
    #expect(content.frame.width == 300 && button.frame.maxX == 280)
    let least = 48 + label.intrinsicContentSize.width + button.intrinsicContentSize.width
    drag.constant = 10
    page.layoutIfNeeded()
    #expect(abs(content.frame.width - least) < 1)
    button.setContentCompressionResistancePriority(.init(500), for: .horizontal)
    page.layoutIfNeeded()
    #expect(content.frame.width < least - 10 && button.frame.width == 0)
  }
}
