import CoreGraphics

/// A keyboard of a program's own. Nobody types on it here: it is laid out like any controller's view.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The view, where it looks like a keyboard.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  private let proxy = UnheardText()
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  /// False: the keyboard is the only one.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    let size = SimulatedDevice.current.size
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height), inputViewStyle: .keyboard)
  }

  /// Does nothing here: no keyboard is shown.
  open func dismissKeyboard() {}
  /// Does nothing here, for want of another keyboard.
  open func advanceToNextInputMode() {}
  /// Does nothing here: keyboards cannot be chosen.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard types into, as far as it is told of it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// A text that begins empty, in which what is typed stands.
@MainActor
private final class UnheardText: NSObject, UITextDocumentProxy {
  private var before = ""
  private var after = ""
  let documentIdentifier = UUID()

  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  var hasText: Bool { !(before.isEmpty && after.isEmpty) }

  func insertText(_ text: String) { before += text }
  func deleteBackward() { before = String(before.dropLast()) }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let whole = before + after
    let place = min(max(before.count + offset, 0), whole.count)
    (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) { before += markedText }
  func unmarkText() {}
}
