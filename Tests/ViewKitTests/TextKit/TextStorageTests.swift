import CoreGraphics
import Testing
import UIKit

/// Texts that tell of their changes.
@MainActor @Suite struct TextStorageTests {
  private final class Delegate: NSTextStorageDelegate {
    var told: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { told.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  /// As editors that colour what is typed have it.
  private final class Own: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
      -> [NSAttributedString.Key: Any]
    { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      if let place = string.range(of: "big") {
        backing.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(place, in: string))
      }
      super.processEditing()
    }
  }

  @Test func changesAreToldOnce() {
    let (storage, delegate) = (NSTextStorage(string: "Anna"), Delegate())
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Jo")
    storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 1, length: 2))
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    storage.endEditing()
    #expect(storage.string == "nna!")
    #expect(delegate.told == ["2 0+2 1", "1 1+2 0", "3 0+6 -1"])
    storage.setAttributedString(storage)
    #expect(storage.string == "nna!" && storage.attributes(at: 0, effectiveRange: nil)[.kern] as? Double == 1)
  }

  @Test func aSubclassKeepsItsText() {
    let storage = Own()
    storage.append(NSAttributedString(string: "Anna", attributes: [.kern: 2.0]))
    storage.insert(NSAttributedString(string: "big "), at: 0)
    storage.addAttribute(.link, value: "there", range: NSRange(location: 2, length: 4))
    #expect(storage.string == "big Anna" && storage.length == 8)
    #expect(storage.attributes(at: 7, effectiveRange: nil)[.kern] as? Double == 2)
    #expect((storage.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?.pointSize == 40)
    storage.removeAttribute(.link, range: NSRange(location: 0, length: 4))
    #expect(storage.attributes(at: 2, effectiveRange: nil)[.link] == nil)
    #expect(storage.attributes(at: 4, effectiveRange: nil)[.link] != nil)
  }

  @Test func aTextViewShowsItsStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "One"
    let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.textStorage.append(
      NSAttributedString(string: "\nTwo", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    #expect(view.text == "One\nTwo" && view.sizeThatFits(CGSize(width: 200, height: 0)).height > one + 15)
    view.text = "Three"
    #expect(view.textStorage.string == "Three" && view.layoutManager.numberOfGlyphs == 5)
    view.font = .systemFont(ofSize: 30)
    #expect((view.textStorage.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?.pointSize == 30)
    #expect(view.textContainer.size.width == 200)
    let left = view.layoutManager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).minX
    view.textAlignment = .right
    #expect(view.layoutManager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).minX > left)
  }

  /// A text view of one's own text, as editors make it.
  @Test func aContainerBringsItsText() {
    let (storage, manager) = (Own(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.append(
      NSAttributedString(string: "a big one", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "a big one" && view.textStorage === storage && view.layoutManager === manager)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > 16 + 40)
    storage.replaceCharacters(in: NSRange(location: 2, length: 3), with: "small")
    #expect(view.text == "a small one")
    view.text = "other"
    #expect(storage.string == "other")
  }

  @Test func pictureStandsAmongCharacters() {
    let (attachment, font) = (NSTextAttachment(), UIFont.systemFont(ofSize: 17))
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 60)
    let text = NSMutableAttributedString(string: "A", attributes: [.font: font])
    let label = UILabel()
    label.font = font
    label.attributedText = text
    let (plain, baseline) = (label.intrinsicContentSize, label.plumbFirstBaseline)
    text.append(NSAttributedString(attachment: attachment))
    label.attributedText = text
    let size = label.intrinsicContentSize
    #expect(abs(size.width - plain.width - 30) < 1.01 && size.height == 60)
    #expect(label.plumbFirstBaseline == 50 && abs(baseline - 16.5) < 1)
    #expect(NSAttributedString(attachment: attachment).size() == CGSize(width: 30, height: 60))
  }

  @Test func aPictureIsAsLargeAsItsImage() {
    let image = UIImage.ofSize(CGSize(width: 24, height: 12))
    #expect(
      NSAttributedString(attachment: NSTextAttachment(image: image)).size() == CGSize(width: 24, height: 12))
  }
}

extension UILabel {
  /// From the top of its own size to the first baseline.
  fileprivate var plumbFirstBaseline: CGFloat {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let mark = UIView()
    for view in [self, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: parent.topAnchor),
      leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      mark.topAnchor.constraint(equalTo: firstBaselineAnchor),
      mark.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 1), mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    parent.layoutIfNeeded()
    let place = mark.frame.minY
    removeFromSuperview()
    return place
  }
}

extension UIImage {
  fileprivate static func ofSize(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }
}
