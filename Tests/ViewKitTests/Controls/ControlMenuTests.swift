import Testing
import UIKit

/// What apps' controls, texts and buttons override and set, which has to compile and to be asked.
@MainActor @Suite struct ControlMenuTests {
  private final class Card: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: self) }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { UITargetedPreview(view: self) }
  }

  @Test func controlsSayWhatTheirMenusShow() throws {
    let card = Card()
    let interaction = UIContextMenuInteraction(delegate: card)
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
    let delegate: any UIContextMenuInteractionDelegate = try #require(interaction.delegate)
    let preview = delegate.contextMenuInteraction(
      interaction, previewForDismissingMenuWithConfiguration: configuration)
    #expect(preview?.view === card)
    let button = UIButton()
    button.isSymbolAnimationEnabled = true
    #expect(button.isSymbolAnimationEnabled)
  }

  @Test func textsSayWhatIsInTheirMenus() throws {
    final class Note: UITextView {
      override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        UIMenu(title: "Note", children: suggestedActions)
      }
    }
    let note = Note()
    note.text = "Text"
    let range = try #require(note.textRange(from: note.beginningOfDocument, to: note.endOfDocument))
    #expect(note.editMenu(for: range, suggestedActions: [])?.title == "Note")
    #expect(UITextField().editMenu(for: range, suggestedActions: []) == nil)
    #expect(UITableView().contextMenuInteraction == nil)
  }

  @Test func numbersAreArgumentsOfFormats() {
    #expect(String(format: "%@ of %@", NSNumber(value: 3), NSNumber(value: 4.5)) == "3 of 4.5")
  }
}
