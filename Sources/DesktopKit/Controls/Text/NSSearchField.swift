import CoreGraphics
import Foundation
internal import PlumbTextMetrics

/// A field with round ends for what somebody looks for.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
  public typealias RecentsAutosaveName = String

  /// Does nothing here.
  open var recentSearches: [String] = []
  /// Does nothing here.
  open var recentsAutosaveName: RecentsAutosaveName?
  /// Does nothing here.
  open var maximumRecents = 10
  /// Does nothing here.
  open var searchMenuTemplate: NSMenu?
  /// Whether the action is sent with the Return key alone.
  open var sendsWholeSearchString = false
  /// Does nothing here.
  open var sendsSearchStringImmediately = false
  /// Does nothing here.
  open var centersPlaceholder = false

  override class var standardContents: CellContents {
    var contents = super.standardContents
    contents.isRound = true
    contents.usesSingleLineMode = true
    return contents
  }
  public class var recentsTitleMenuItemTag: Int { 1000 }
  public class var recentsMenuItemTag: Int { 1001 }
  public class var clearRecentsMenuItemTag: Int { 1002 }
  public class var noRecentsMenuItemTag: Int { 1003 }

  override class var usualCellClass: NSCell.Type { NSSearchFieldCell.self }
  override var measure: ControlMeasure? {
    ControlMeasure(
      DesktopControl(
        kind: .plain(.searchField), controlSize: contents.controlSize.measured, title: shownText,
        font: contents.firstFont.onDesktop))
  }
}
