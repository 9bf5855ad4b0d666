import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Labels whose lines end where their width does.
@MainActor @Suite struct WrappingLabelTests {
  private let container = NSView(frame: NSRect(x: 0, y: 0, width: 262, height: 300))

  private func pinned(_ label: NSTextField) -> NSTextField {
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutSubtreeIfNeeded()
    return label
  }

  /// Two labels of 11 points in `Preferences.xib` of Simple Comic, 266 points wide and 28 high, and one of a line, 14 high.
  @Test func aPinnedLabelHasTheHeightOfItsLines() {
    let label = NSTextField(
      wrappingLabelWithString:
        "Images will not exceed their actual resolution in \"fit to window\" scaling modes.")
    label.font = .systemFont(ofSize: 11)
    #expect(pinned(label).frame.size == NSSize(width: 266, height: 28))
    label.stringValue = "Windows automatically resize to maximize viewing area."
    container.layoutSubtreeIfNeeded()
    #expect(label.frame.height == 28)
    label.stringValue = "Recognize Text so you can select and copy it."
    container.layoutSubtreeIfNeeded()
    #expect(label.frame.height == 14)
    container.setFrameSize(NSSize(width: 100, height: 300))
    container.layoutSubtreeIfNeeded()
    #expect(label.frame.height == 42)
  }

  @Test func linesMayBeLimited() {
    let label = NSTextField(wrappingLabelWithString: String(repeating: "word ", count: 40))
    label.maximumNumberOfLines = 2
    #expect(pinned(label).frame.height == 32)
    label.maximumNumberOfLines = 0
    container.layoutSubtreeIfNeeded()
    #expect(label.frame.height > 48)
    label.usesSingleLineMode = true
    container.layoutSubtreeIfNeeded()
    #expect(label.frame.height == 16)
  }

  /// A label of one line is clipped; in modes that truncate, line ends of the text itself stay.
  @Test func aPlainLabelShowsItsOwnLineEnds() {
    let label = NSTextField(labelWithString: "one\ntwo")
    #expect(label.lineBreakMode == .byClipping)
    #expect(pinned(label).frame.height == 32)
    label.lineBreakMode = .byTruncatingTail
    #expect(label.intrinsicContentSize.height == 32)
  }

  @Test func thePreferredWidthEndsLines() {
    let label = NSTextField(wrappingLabelWithString: "one two three four five six seven")
    let wide = label.intrinsicContentSize
    #expect(wide.height == 16)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.width <= 100)
    #expect(label.intrinsicContentSize.height == 48)
  }

  /// The kinds of fields that AppKit's convenience initializers make, as GNUstep's tests found them.
  @Test func initializersMakeLabelsAndFields() {
    let label = NSTextField(labelWithString: "Label")
    #expect(!label.isEditable && !label.isSelectable && !label.isBezeled && !label.drawsBackground)
    let wrapping = NSTextField(wrappingLabelWithString: "Wrap")
    #expect(!wrapping.isEditable && wrapping.isSelectable)
    #expect(wrapping.lineBreakMode == .byWordWrapping)
    let field = NSTextField(string: "Field")
    #expect(field.isEditable && field.isSelectable && field.isBezeled && field.drawsBackground)
    #expect(!field.isBordered)
    let styled = NSTextField(labelWithAttributedString: NSAttributedString(string: "Attr"))
    #expect(styled.stringValue == "Attr")
    #expect(styled.lineBreakMode == .byWordWrapping)
  }

  @Test func anAttributedTextHasItsFonts() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: NSFont.systemFont(ofSize: 11)])
    text.append(NSAttributedString(string: "LARGE", attributes: [.font: NSFont.systemFont(ofSize: 24)]))
    let label = NSTextField(labelWithAttributedString: text)
    #expect(label.intrinsicContentSize.height >= 28)
    #expect(label.font?.pointSize == 11)
  }

  /// One who overrides the intrinsic size is asked for it at each width.
  @Test func overridesOfTheIntrinsicSizeCount() {
    final class Padded: NSTextField {
      override var intrinsicContentSize: NSSize {
        let size = super.intrinsicContentSize
        return NSSize(width: size.width, height: size.height + 10)
      }
    }
    let label = Padded(
      wrappingLabelWithString: "Recognize Text so you can select and copy it, and more of it")
    label.font = .systemFont(ofSize: 11)
    #expect(pinned(label).frame.height == 38)
  }
}
