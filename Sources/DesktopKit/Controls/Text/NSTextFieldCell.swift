import Foundation
public import PlumbViewKit

/// What a text field shows, as an object of its own.
@preconcurrency @MainActor
open class NSTextFieldCell: NSActionCell {
  open var textColor: NSColor? {
    get { contents.textColor }
    set { contents.textColor = newValue }
  }
  open var backgroundColor: NSColor? {
    get { contents.backgroundColor }
    set { contents.backgroundColor = newValue }
  }
  open var drawsBackground: Bool {
    get { contents.drawsBackground }
    set { contents.drawsBackground = newValue }
  }
  open var bezelStyle: NSTextField.BezelStyle {
    get { contents.isRound ? .roundedBezel : .squareBezel }
    set { contents.isRound = newValue == .roundedBezel }
  }
  open var placeholderString: String? {
    get { contents.plainPlaceholder ?? contents.placeholder?.string }
    set { (contents.plainPlaceholder, contents.placeholder) = (newValue, nil) }
  }
  open var placeholderAttributedString: NSAttributedString? {
    get { contents.placeholder }
    set { (contents.plainPlaceholder, contents.placeholder) = (nil, newValue) }
  }
}

/// What a field for secrets shows.
@preconcurrency @MainActor
open class NSSecureTextFieldCell: NSTextFieldCell {
  /// Does nothing here.
  open var echosBullets = true
}

/// What a search field shows.
@preconcurrency @MainActor
open class NSSearchFieldCell: NSTextFieldCell {
  /// Does nothing here.
  open var searchButtonCell: NSButtonCell? = NSButtonCell()
  /// Does nothing here.
  open var cancelButtonCell: NSButtonCell? = NSButtonCell()
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
  open func searchTextRect(forBounds rect: NSRect) -> NSRect { rect }
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell() }
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell() }
}

/// What a token field shows.
@preconcurrency @MainActor
open class NSTokenFieldCell: NSTextFieldCell {}

/// What a combo box shows.
@preconcurrency @MainActor
open class NSComboBoxCell: NSTextFieldCell {}
