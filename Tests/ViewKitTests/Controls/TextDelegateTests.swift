import CoreGraphics
import Testing
import UIKit

/// Who is told as editing begins and ends, and where the parts of text inputs are.
@MainActor @Suite struct TextDelegateTests {
  private final class Plain: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  private final class Reasoned: NSObject, UITextFieldDelegate {
    var (plain, reasons): (Int, [UITextField.DidEndEditingReason]) = (0, [])
    func textFieldDidEndEditing(_ textField: UITextField) { plain += 1 }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      reasons.append(reason)
    }
  }

  /// Documentation of `textFieldDidEndEditing(_:reason:)`: it is called in place of the one without a reason.
  @Test func theReasonComesInPlaceOfThePlainMessage() {
    let field = UITextField()
    let (plain, reasoned) = (Plain(), Reasoned())
    field.delegate = plain
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(plain.ends == 1)
    field.delegate = reasoned
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(plain.ends == 1 && reasoned.reasons == [.committed] && reasoned.plain == 0)
  }

  private final class Field: UITextField {
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
      super.clearButtonRect(forBounds: bounds).offsetBy(dx: -10, dy: 0)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 1, dy: 1)) }
    override var inputAccessoryView: UIView? {
      get { super.inputAccessoryView ?? own }
      set { super.inputAccessoryView = newValue }
    }
    let own = UIView()
  }

  @Test func theTextLeavesRoomForTheButtonThatClearsIt() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.clearButtonMode = .always
    #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 66, y: 5.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds).width == 100)
    field.text = "Text"
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 66, height: 30))
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds).width == 100)
  }

  private final class Page: UIViewController {
    let bar = UIView()
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func viewsAboveTheKeyboardAreSetAndOverridden() {
    let (field, other) = (Field(), UIView())
    #expect(field.inputAccessoryView === field.own && UITextField().inputAccessoryView == nil)
    field.inputAccessoryView = other
    #expect(field.inputAccessoryView === other)
    let page = Page()
    #expect(page.inputAccessoryView === page.bar && UIView().inputView == nil)
    let view = UITextView()
    view.inputView = other
    #expect(view.inputView === other)
  }

  @Test func textViewsScrollToARange() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: view.textStorage.length, length: 0))
    let end = view.contentOffset.y
    #expect(end > 600 && end <= view.contentSize.height - 100)
    view.scrollRangeToVisible(NSRange(location: view.textStorage.length - 2, length: 1))
    #expect(view.contentOffset.y == end)
    view.scrollRangeToVisible(NSRange(location: 0, length: 4))
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 10)
  }

  private final class Searcher: NSObject, UISearchBarDelegate {
    var told: [String] = []
    var begins = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("end") }
  }

  @Test func aSearchBarEditsInItsField() {
    let (bar, searcher) = (UISearchBar(), Searcher())
    bar.delegate = searcher
    searcher.begins = false
    #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
    searcher.begins = true
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isEditing)
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    #expect(searcher.told == ["begin", "end"])
  }

  @Test func theFieldOfASearchBarMoves() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    let place = bar.searchTextField.frame
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 4, vertical: -2)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == place.offsetBy(dx: 4, dy: -2))
    bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Person"), at: 5)
    bar.searchTextField.removeToken(at: 3)
    #expect(bar.searchTextField.tokens.count == 1)
  }
}
