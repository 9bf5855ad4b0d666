import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Alignment rectangles, baselines and priorities.
@MainActor @Suite struct ControlAlignmentTests {
  private let container = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))

  private func added<View: NSView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  /// Between the frame of a recorded push button and its alignment rectangle there are 7 points at either side, 5 above and 7
  /// below (n = 330, 377, 314 and 315): constraints put the alignment rectangle at the edges, and the frame reaches beyond.
  @Test func constraintsAlignWhatIsSeen() {
    let button = added(NSButton(title: "OK", target: nil, action: nil))
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      button.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -20),
    ])
    container.layoutSubtreeIfNeeded()
    #expect(button.frame.minX == 13)
    #expect(button.frame.minY == 13)
    #expect(button.frame.height == 32)
    #expect(button.intrinsicContentSize.height == 20)
    #expect(button.alignmentRect(forFrame: button.frame).origin == NSPoint(x: 20, y: 20))
  }

  /// Check boxes begin 2 points inside their frames, pop-up buttons 3 and labels 2.
  @Test func insetsAreThoseOfRecordedFrames() {
    let checkBox = NSButton(checkboxWithTitle: "A", target: nil, action: nil)
    #expect(checkBox.alignmentRectInsets.left == 2)
    #expect(checkBox.alignmentRectInsets.right == 0)
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    #expect(popUp.alignmentRectInsets.left == 3)
    #expect(popUp.alignmentRectInsets.bottom == 4)
    #expect(NSTextField(labelWithString: "A").alignmentRectInsets.left == 2)
    #expect(NSTextField().alignmentRectInsets.left == 0)
  }

  @Test func insetsTurnWithTheDirectionOfReading() {
    let checkBox = NSButton(checkboxWithTitle: "A", target: nil, action: nil)
    checkBox.userInterfaceLayoutDirection = .rightToLeft
    #expect(checkBox.alignmentRectInsets.left == 0)
    #expect(checkBox.alignmentRectInsets.right == 2)
  }

  /// A label of 13 points is 16 high, and its baseline 13 below its top: what lies below it is the font's descender, 3.
  @Test func aLabelStandsOnTheBaselineOfTheFieldBeside() {
    let label = added(NSTextField(labelWithString: "Name:"))
    let field = added(NSTextField())
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      field.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    container.layoutSubtreeIfNeeded()
    #expect(label.firstBaselineOffsetFromTop == 13)
    #expect(label.lastBaselineOffsetFromBottom == 3)
    #expect(field.frame.maxY == 280)
    // In forms the label's frame lies 3 points above the bottom of the field's, and 2 below its top.
    #expect(label.frame.minY - field.frame.minY == 3)
    #expect(label.frame.maxY == 278)
    // The label's text is 2 points inside its frame at either side.
    #expect(label.frame.minX == -2)
    #expect(field.frame.width == 400 - (label.frame.width - 4) - 8)
  }

  /// Of several lines the first stands at the top and the last at the bottom.
  @Test func aLabelOfSeveralLinesHasTwoBaselines() {
    let label = NSTextField(wrappingLabelWithString: "one two three four five six")
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.height > 32)
    #expect(label.firstBaselineOffsetFromTop == 13)
    #expect(label.lastBaselineOffsetFromBottom == 3)
  }

  private func hugging(_ view: NSView) -> [Float] {
    [NSLayoutConstraint.Orientation.horizontal, .vertical].map {
      view.contentHuggingPriority(for: $0).rawValue
    }
  }

  /// What documents write for most controls of a kind; a view without any has 250.
  @Test func controlsKeepTheirHeights() {
    #expect(hugging(NSButton(title: "OK", target: nil, action: nil)) == [250, 750])
    #expect(hugging(NSTextField()) == [250, 750])
    #expect(hugging(NSTextField(labelWithString: "A")) == [250, 750])
    #expect(hugging(NSPopUpButton()) == [250, 750])
    #expect(hugging(NSStepper()) == [750, 750])
    #expect(hugging(NSSwitch()) == [750, 750])
    #expect(hugging(NSImageView()) == [250, 250])
    #expect(hugging(NSView()) == [250, 250])
    let slider = NSSlider()
    #expect(hugging(slider) == [250, 750])
    slider.isVertical = true
    #expect(hugging(slider) == [750, 250])
  }

  /// A wrapping label gives along its width: it does not make its window wider.
  @Test func aWrappingLabelDoesNotWidenItsWindow() {
    let label = NSTextField(
      wrappingLabelWithString:
        "Images will not exceed their actual resolution in \"fit to window\" scaling modes.")
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .borderless, backing: .buffered,
      defer: true)
    label.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(label)
    guard let content = window.contentView else { return }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(window.frame.width == 200)
    label.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    label.maximumNumberOfLines = 1
    window.layoutIfNeeded()
    #expect(window.frame.width > 300)
  }
}
