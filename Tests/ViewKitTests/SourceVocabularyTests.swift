import Testing
import UIKit
import UniformTypeIdentifiers

/// What apps' sources say besides layout.
@MainActor
struct SourceVocabularyTests {
  @Test func kindsOfDataKnowTheirExtensionsAndWhatTheyAre() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text) && UTType.image.isSupertype(of: .heic))
    #expect(UTType("public.no-such-type") == nil && UTType("public.image") == .image)
    #expect(UTType(filenameExtension: "pages2")?.isDynamic == true)
    #expect(Set(TypeKinds.all).count == TypeKinds.all.count && TypeKinds.all.allSatisfy(\.isDeclared))
  }

  private enum TypeKinds {
    static let all: [UTType] = [.pdf, .plainText, .url, .fileURL, .folder, .movie, .mp3, .zip, .json, .html]
  }

  @Test func symbolsChangeAtOnce() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let heart = try #require(UIImage(systemName: "heart"))
    var ends = 0
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2)) { context in
      ends += context.sender === view ? 1 : 0
    }
    view.setSymbolImage(heart, contentTransition: .replace.downUp) { _ in ends += 1 }
    view.removeAllSymbolEffects()
    #expect(view.image === heart && ends == 2)
  }

  @Test func animationsOfSwiftUIRun() {
    let view = UIView()
    UIView.animate(.spring(duration: 0.3, bounce: 0.2)) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  private final class Card: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var inset: CGFloat = 3
    private(set) var layouts = 0
    override func layoutSubviews() { layouts += 1 }
    override var intrinsicContentSize: CGSize { CGSize(width: inset, height: inset) }
  }

  @Test func propertiesInvalidateTheirView() {
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.layouts == 1 && card.frame.width == 3)
    card.inset = 3
    root.layoutIfNeeded()
    #expect(card.layouts == 1)
    card.inset = 5
    root.layoutIfNeeded()
    #expect(card.layouts == 2 && card.frame.width == 5)
  }

  @Test func attributedTextsGoOverIntoEachOther() {
    var text = AttributedString("wide")
    text.font = .systemFont(ofSize: 20)
    text.kern = 2
    text.underlineStyle = .single
    let object = NSAttributedString(text)
    #expect((object.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    #expect(object.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    let plain = NSAttributedString(string: "wide", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(abs(object.size().width - plain.size().width - 8) < 0.01)
    let back = AttributedString(object)
    #expect(back == text)
    #expect(AttributeContainer([.kern: 2]).kern == 2)
  }

  private final class Listener: UIView, NSTextStorageDelegate {
    private(set) var changes = 0
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { changes += delta }
  }

  @Test func viewsHearOfTextsThatTheyStore() {
    let listener = Listener()
    let storage = NSTextStorage(string: "ab")
    storage.delegate = listener
    storage.append(NSAttributedString(string: "cde"))
    #expect(listener.changes == 3)
  }

  @Test func classesSayTheirNames() {
    #expect(UILabel.description() == "UILabel")
    #expect(PlumbClassName.text(UIStackView.self) == "UIStackView")
    #expect(Card.description().hasSuffix("Card"))
  }

  @Test func aStretchableImageHasOnePixelBehindItsCaps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { _ in }
    let caps = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 3).capInsets
    #expect(caps == UIEdgeInsets(top: 3, left: 4, bottom: 4, right: 5))
  }
}
