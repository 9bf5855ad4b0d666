@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a window has around its content, and what can be done with it: `<windowStyleMask>`.
package struct WindowStyleMaskElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension WindowStyleMaskElement {
  /// `closable`.
  package var closable: Bool? { element.bool("closable") }
  /// `documentModal`.
  package var documentModal: Bool? { element.bool("documentModal") }
  /// `fullSizeContentView`.
  package var fullSizeContentView: Bool? { element.bool("fullSizeContentView") }
  /// `HUD`.
  package var hud: Bool? { element.bool("HUD") }
  /// `miniaturizable`.
  package var miniaturizable: Bool? { element.bool("miniaturizable") }
  /// `nonactivatingPanel`.
  package var nonactivatingPanel: Bool? { element.bool("nonactivatingPanel") }
  /// `resizable`.
  package var resizable: Bool? { element.bool("resizable") }
  /// `texturedBackground`.
  package var texturedBackground: Bool? { element.bool("texturedBackground") }
  /// `titled`.
  package var titled: Bool? { element.bool("titled") }
  /// `unifiedTitleAndToolbar`.
  package var unifiedTitleAndToolbar: Bool? { element.bool("unifiedTitleAndToolbar") }
  /// `utility`.
  package var utility: Bool? { element.bool("utility") }
}
