import Testing
import UIKit

/// Classes as apps derive them from controls, which have to compile and to be asked.
@MainActor @Suite struct ControlSubclassTests {
  private final class PillButton: UIButton {
    private(set) var changes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      titleLabel?.font = .boldSystemFont(ofSize: 20)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isHighlighted: Bool { didSet { changes += 1 } }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect).offsetBy(dx: 3, dy: 0)
    }
  }

  private final class AvatarView: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      contentMode = .scaleAspectFill
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class PaddedField: UITextField, UITextFieldDelegate {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  private final class NoteView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isScrollEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Dial: UIControl {
    var value = 0.0 { didSet { sendActions(for: .valueChanged) } }

    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }
  }

  @Test func overridesAreAsked() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = PillButton(type: .system)
    button.setTitle("Go", for: .normal)
    let dial = Dial()
    for view in [button, dial] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    }
    container.layoutIfNeeded()
    // 20 points make a line of 23.87, and so a button of 36.
    #expect(button.frame.height == 46)
    #expect(abs(button.titleLabel!.frame.midX - button.bounds.midX - 3) < 0.67)
    button.isHighlighted = true
    #expect(button.changes == 1)
    #expect(dial.frame.size == CGSize(width: 80, height: 80))
    var values: [Double] = []
    dial.addAction(UIAction { [weak dial] _ in values.append(dial?.value ?? -1) }, for: .valueChanged)
    dial.value = 3
    #expect(values == [3])
  }

  @Test func initializersAreInherited() {
    #expect(AvatarView(image: nil).contentMode == .scaleAspectFill)
    let field = PaddedField()
    field.delegate = field
    #expect(field.placeholderRect(forBounds: CGRect(x: 0, y: 0, width: 50, height: 20)).minX == 12)
    #expect(field.delegate?.textFieldShouldReturn(field) == false)
    let note = NoteView()
    note.text = "Note"
    #expect(note.intrinsicContentSize.height > 27)
    #expect(UILabel().text == nil)
  }

  /// Controls die with the last reference to them, with their parts and what they are in.
  @Test func controlsDie() {
    weak var button: UIButton?
    weak var label: UILabel?
    weak var text: UITextView?
    do {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let made = UIButton(configuration: .plain(), primaryAction: UIAction(title: "x") { _ in })
      let view = UITextView()
      for part in [made, view] {
        part.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(part)
      }
      container.layoutIfNeeded()
      button = made
      label = made.titleLabel
      text = view
      #expect(label != nil)
    }
    #expect(button == nil)
    #expect(label == nil)
    #expect(text == nil)
  }
}
