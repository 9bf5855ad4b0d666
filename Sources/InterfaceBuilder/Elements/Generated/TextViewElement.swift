@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A text view: `<textView>`.
public struct TextViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension TextViewElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory: Bool? { varied.bool("adjustsFontForContentSizeCategory") }
  /// `<allowedInputSourceLocales>`.
  public var allowedInputSourceLocales: MarkupElement? {
    varied.element.firstChild("allowedInputSourceLocales")
  }
  /// `allowsCharacterPickerTouchBarItem`.
  public var allowsCharacterPickerTouchBarItem: Bool? { varied.bool("allowsCharacterPickerTouchBarItem") }
  /// `allowsDocumentBackgroundColorChange`.
  public var allowsDocumentBackgroundColorChange: Bool? { varied.bool("allowsDocumentBackgroundColorChange") }
  /// `allowsEditingTextAttributes`.
  public var allowsEditingTextAttributes: Bool? { varied.bool("allowsEditingTextAttributes") }
  /// `allowsImageEditing`.
  public var allowsImageEditing: Bool? { varied.bool("allowsImageEditing") }
  /// `allowsNonContiguousLayout`.
  public var allowsNonContiguousLayout: Bool? { varied.bool("allowsNonContiguousLayout") }
  /// `allowsUndo`.
  public var allowsUndo: Bool? { varied.bool("allowsUndo") }
  /// `alwaysBounceVertical`.
  public var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<attributedString key="attributedText">`.
  public var attributedText: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedText").map { AttributedStringElement($0) }
  }
  /// `bounces`.
  public var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  public var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `canCancelContentTouches`.
  public var canCancelContentTouches: Bool? { varied.bool("canCancelContentTouches") }
  /// `contentInsetAdjustmentBehavior`.
  public var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `continuousSpellChecking`.
  public var continuousSpellChecking: Bool? { varied.bool("continuousSpellChecking") }
  /// `dashSubstitution`.
  public var dashSubstitution: Bool? { varied.bool("dashSubstitution") }
  /// `dataDetection`.
  public var dataDetection: Bool? { varied.bool("dataDetection") }
  /// `delaysContentTouches`.
  public var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  public var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `drawsBackground`.
  public var drawsBackground: Bool? { varied.bool("drawsBackground") }
  /// `editable`.
  public var editable: Bool? { varied.bool("editable") }
  /// `fieldEditor`.
  public var fieldEditor: Bool? { varied.bool("fieldEditor") }
  /// `findStyle`.
  public var findStyle: String? { varied["findStyle"] }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<fontDescription key="fontDescription">`.
  public var fontDescription: FontDescriptionElement? {
    varied.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `grammarChecking`.
  public var grammarChecking: Bool? { varied.bool("grammarChecking") }
  /// `horizontallyResizable`.
  public var horizontallyResizable: Bool? { varied.bool("horizontallyResizable") }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `importsGraphics`.
  public var importsGraphics: Bool? { varied.bool("importsGraphics") }
  /// `incrementalSearchingEnabled`.
  public var incrementalSearchingEnabled: Bool? { varied.bool("incrementalSearchingEnabled") }
  /// `indicatorStyle`.
  public var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `<color key="insertionPointColor">`.
  public var insertionPointColor: ColorElement? {
    varied.firstChild("color", key: "insertionPointColor").map { ColorElement($0) }
  }
  /// `keyboardDismissMode`.
  public var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `linkDetection`.
  public var linkDetection: Bool? { varied.bool("linkDetection") }
  /// `<size key="maxSize">`.
  public var maxSize: SizeElement? { varied.firstChild("size", key: "maxSize").map { SizeElement($0) } }
  /// `<size key="minSize">`.
  public var minSize: SizeElement? { varied.firstChild("size", key: "minSize").map { SizeElement($0) } }
  /// `pagingEnabled`.
  public var pagingEnabled: Bool? { varied.bool("pagingEnabled") }
  /// `quoteSubstitution`.
  public var quoteSubstitution: Bool? { varied.bool("quoteSubstitution") }
  /// `richText`.
  public var richText: Bool? { varied.bool("richText") }
  /// `scrollEnabled`.
  public var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<inset key="scrollIndicatorInsets">`.
  public var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `selectable`.
  public var selectable: Bool? { varied.bool("selectable") }
  /// `selectionGranularity`.
  public var selectionGranularity: String? { varied["selectionGranularity"] }
  /// `showsHorizontalScrollIndicator`.
  public var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsVerticalScrollIndicator`.
  public var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `smartInsertDelete`.
  public var smartInsertDelete: Bool? { varied.bool("smartInsertDelete") }
  /// `spellingCorrection`.
  public var spellingCorrection: Bool? { varied.bool("spellingCorrection") }
  /// `text`, as an attribute or a `<string>`.
  public var text: String? { varied.string("text") }
  /// `textAlignment`.
  public var textAlignment: String? { varied["textAlignment"] }
  /// `<color key="textColor">`.
  public var textColor: ColorElement? {
    varied.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `textCompletion`.
  public var textCompletion: Bool? { varied.bool("textCompletion") }
  /// `<textInputTraits key="textInputTraits">`.
  public var textInputTraits: TextInputTraitsElement? {
    varied.firstChild("textInputTraits", key: "textInputTraits").map { TextInputTraitsElement($0) }
  }
  /// `textReplacement`.
  public var textReplacement: Bool? { varied.bool("textReplacement") }
  /// `<attributedString key="textStorage">`.
  public var textStorage: AttributedStringElement? {
    varied.firstChild("attributedString", key: "textStorage").map { AttributedStringElement($0) }
  }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `usesAttributedText`.
  public var usesAttributedText: Bool? { varied.bool("usesAttributedText") }
  /// `usesFontPanel`.
  public var usesFontPanel: Bool? { varied.bool("usesFontPanel") }
  /// `usesInspectorBar`.
  public var usesInspectorBar: Bool? { varied.bool("usesInspectorBar") }
  /// `usesRuler`.
  public var usesRuler: Bool? { varied.bool("usesRuler") }
  /// `verticallyResizable`.
  public var verticallyResizable: Bool? { varied.bool("verticallyResizable") }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
