@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A text view: `<textView>`.
package struct TextViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension TextViewElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsFontForContentSizeCategory`.
  package var adjustsFontForContentSizeCategory: Bool? { varied.bool("adjustsFontForContentSizeCategory") }
  /// `<allowedInputSourceLocales>`.
  package var allowedInputSourceLocales: MarkupElement? {
    varied.element.firstChild("allowedInputSourceLocales")
  }
  /// `allowsCharacterPickerTouchBarItem`.
  package var allowsCharacterPickerTouchBarItem: Bool? { varied.bool("allowsCharacterPickerTouchBarItem") }
  /// `allowsDocumentBackgroundColorChange`.
  package var allowsDocumentBackgroundColorChange: Bool? {
    varied.bool("allowsDocumentBackgroundColorChange")
  }
  /// `allowsEditingTextAttributes`.
  package var allowsEditingTextAttributes: Bool? { varied.bool("allowsEditingTextAttributes") }
  /// `allowsImageEditing`.
  package var allowsImageEditing: Bool? { varied.bool("allowsImageEditing") }
  /// `allowsNonContiguousLayout`.
  package var allowsNonContiguousLayout: Bool? { varied.bool("allowsNonContiguousLayout") }
  /// `allowsUndo`.
  package var allowsUndo: Bool? { varied.bool("allowsUndo") }
  /// `alwaysBounceVertical`.
  package var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<attributedString key="attributedText">`.
  package var attributedText: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedText").map { AttributedStringElement($0) }
  }
  /// `bounces`.
  package var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  package var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `canCancelContentTouches`.
  package var canCancelContentTouches: Bool? { varied.bool("canCancelContentTouches") }
  /// `contentInsetAdjustmentBehavior`.
  package var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `continuousSpellChecking`.
  package var continuousSpellChecking: Bool? { varied.bool("continuousSpellChecking") }
  /// `dashSubstitution`.
  package var dashSubstitution: Bool? { varied.bool("dashSubstitution") }
  /// `dataDetection`.
  package var dataDetection: Bool? { varied.bool("dataDetection") }
  /// `delaysContentTouches`.
  package var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  package var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `drawsBackground`.
  package var drawsBackground: Bool? { varied.bool("drawsBackground") }
  /// `editable`.
  package var editable: Bool? { varied.bool("editable") }
  /// `fieldEditor`.
  package var fieldEditor: Bool? { varied.bool("fieldEditor") }
  /// `findStyle`.
  package var findStyle: String? { varied["findStyle"] }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// `<fontDescription key="fontDescription">`.
  package var fontDescription: FontDescriptionElement? {
    varied.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `grammarChecking`.
  package var grammarChecking: Bool? { varied.bool("grammarChecking") }
  /// `horizontallyResizable`.
  package var horizontallyResizable: Bool? { varied.bool("horizontallyResizable") }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `importsGraphics`.
  package var importsGraphics: Bool? { varied.bool("importsGraphics") }
  /// `incrementalSearchingEnabled`.
  package var incrementalSearchingEnabled: Bool? { varied.bool("incrementalSearchingEnabled") }
  /// `indicatorStyle`.
  package var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `<color key="insertionPointColor">`.
  package var insertionPointColor: ColorElement? {
    varied.firstChild("color", key: "insertionPointColor").map { ColorElement($0) }
  }
  /// `keyboardDismissMode`.
  package var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `linkDetection`.
  package var linkDetection: Bool? { varied.bool("linkDetection") }
  /// `<size key="maxSize">`.
  package var maxSize: SizeElement? { varied.firstChild("size", key: "maxSize").map { SizeElement($0) } }
  /// `<size key="minSize">`.
  package var minSize: SizeElement? { varied.firstChild("size", key: "minSize").map { SizeElement($0) } }
  /// `pagingEnabled`.
  package var pagingEnabled: Bool? { varied.bool("pagingEnabled") }
  /// `quoteSubstitution`.
  package var quoteSubstitution: Bool? { varied.bool("quoteSubstitution") }
  /// `richText`.
  package var richText: Bool? { varied.bool("richText") }
  /// `scrollEnabled`.
  package var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<inset key="scrollIndicatorInsets">`.
  package var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `selectable`.
  package var selectable: Bool? { varied.bool("selectable") }
  /// `selectionGranularity`.
  package var selectionGranularity: String? { varied["selectionGranularity"] }
  /// `showsHorizontalScrollIndicator`.
  package var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsVerticalScrollIndicator`.
  package var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `smartInsertDelete`.
  package var smartInsertDelete: Bool? { varied.bool("smartInsertDelete") }
  /// `spellingCorrection`.
  package var spellingCorrection: Bool? { varied.bool("spellingCorrection") }
  /// `text`, as an attribute or a `<string>`.
  package var text: String? { varied.string("text") }
  /// `textAlignment`.
  package var textAlignment: String? { varied["textAlignment"] }
  /// `<color key="textColor">`.
  package var textColor: ColorElement? {
    varied.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `textCompletion`.
  package var textCompletion: Bool? { varied.bool("textCompletion") }
  /// `<textInputTraits key="textInputTraits">`.
  package var textInputTraits: TextInputTraitsElement? {
    varied.firstChild("textInputTraits", key: "textInputTraits").map { TextInputTraitsElement($0) }
  }
  /// `textReplacement`.
  package var textReplacement: Bool? { varied.bool("textReplacement") }
  /// `<attributedString key="textStorage">`.
  package var textStorage: AttributedStringElement? {
    varied.firstChild("attributedString", key: "textStorage").map { AttributedStringElement($0) }
  }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `usesAttributedText`.
  package var usesAttributedText: Bool? { varied.bool("usesAttributedText") }
  /// `usesFontPanel`.
  package var usesFontPanel: Bool? { varied.bool("usesFontPanel") }
  /// `usesInspectorBar`.
  package var usesInspectorBar: Bool? { varied.bool("usesInspectorBar") }
  /// `usesRuler`.
  package var usesRuler: Bool? { varied.bool("usesRuler") }
  /// `verticallyResizable`.
  package var verticallyResizable: Bool? { varied.bool("verticallyResizable") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
