import Foundation
import Testing
import UIKit

/// What classes of one's own override to learn of a change.
@MainActor @Suite struct TextHookTests {
  private final class Storage: NSTextStorage {
    var fixed: [NSRange] = []
    override func fixAttributes(in range: NSRange) {
      super.fixAttributes(in: range)
      fixed.append(range)
    }
  }

  private final class Manager: NSLayoutManager {
    var told: [String] = []
    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
      told.append("\(newCharRange.location)+\(newCharRange.length) \(delta)")
    }
  }

  @Test func aChangeIsToldOnce() {
    let (storage, manager, container) = (Storage(string: "Anna"), Manager(), NSTextContainer(size: .zero))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let width = manager.usedRect(for: container).width
    storage.beginEditing()
    storage.append(NSAttributedString(string: " goes"))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "a")
    storage.endEditing()
    #expect(manager.told == ["0+9 5"] && storage.fixed == [NSRange(location: 0, length: 9)])
    #expect(manager.usedRect(for: container).width > width)
  }

  /// What subclasses of older code have to have beside `init(searchResultsController:)`.
  @Test func aSearchHasAControllerOrNot() {
    final class Search: UISearchController {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      }
      required init?(coder: NSCoder) { nil }
    }
    let search = Search(nibName: nil, bundle: nil)
    #expect(search.searchResultsController == nil && search.searchBar.barPosition == .any)
  }
}
