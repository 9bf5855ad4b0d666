@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The cell that draws a control of macOS: `<buttonCell>`, `<comboBoxCell>`, `<customCell>` and others.
package struct CellElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension CellElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `alignment`.
  package var alignment: String? { element["alignment"] }
  /// `<allowedInputSourceLocales>`.
  package var allowedInputSourceLocales: MarkupElement? { element.firstChild("allowedInputSourceLocales") }
  /// `<allowedTypes>`.
  package var allowedTypes: MarkupElement? { element.firstChild("allowedTypes") }
  /// `allowsEditingTextAttributes`.
  package var allowsEditingTextAttributes: Bool? { element.bool("allowsEditingTextAttributes") }
  /// `allowsMixedState`.
  package var allowsMixedState: Bool? { element.bool("allowsMixedState") }
  /// `allowsTickMarkValuesOnly`.
  package var allowsTickMarkValuesOnly: Bool? { element.bool("allowsTickMarkValuesOnly") }
  /// `allowsUndo`.
  package var allowsUndo: Bool? { element.bool("allowsUndo") }
  /// `alternateImage`.
  package var alternateImage: String? { element["alternateImage"] }
  /// `alternateTitle`.
  package var alternateTitle: String? { element["alternateTitle"] }
  /// `altersStateOfSelectedItem`.
  package var altersStateOfSelectedItem: Bool? { element.bool("altersStateOfSelectedItem") }
  /// `animates`.
  package var animates: Bool? { element.bool("animates") }
  /// `arrowPosition`.
  package var arrowPosition: String? { element["arrowPosition"] }
  /// `autoenablesItems`.
  package var autoenablesItems: Bool? { element.bool("autoenablesItems") }
  /// `autorepeat`.
  package var autorepeat: Bool? { element.bool("autorepeat") }
  /// `<color key="backgroundColor">`.
  package var backgroundColor: ColorElement? {
    element.firstChild("color", key: "backgroundColor").map { ColorElement($0) }
  }
  /// `baseWritingDirection`.
  package var baseWritingDirection: String? { element["baseWritingDirection"] }
  /// `bezelStyle`.
  package var bezelStyle: String? { element["bezelStyle"] }
  /// `borderStyle`.
  package var borderStyle: String? { element["borderStyle"] }
  /// `buttonBordered`.
  package var buttonBordered: Bool? { element.bool("buttonBordered") }
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `completes`.
  package var completes: Bool? { element.bool("completes") }
  /// `completionDelay`.
  package var completionDelay: Double? { element.number("completionDelay") }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `continuous`.
  package var continuous: Bool? { element.bool("continuous") }
  /// `controlSize`.
  package var controlSize: String? { element["controlSize"] }
  /// `criticalValue`.
  package var criticalValue: Double? { element.number("criticalValue") }
  /// `datePickerStyle`.
  package var datePickerStyle: String? { element["datePickerStyle"] }
  /// `doubleValue`.
  package var doubleValue: Double? { element.number("doubleValue") }
  /// `drawsBackground`.
  package var drawsBackground: Bool? { element.bool("drawsBackground") }
  /// `editable`.
  package var editable: Bool? { element.bool("editable") }
  /// `enabled`.
  package var enabled: Bool? { element.bool("enabled") }
  /// `focusRingType`.
  package var focusRingType: String? { element["focusRingType"] }
  /// `<font key="font">`.
  package var font: FontElement? { element.firstChild("font", key: "font").map { FontElement($0) } }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `image`.
  package var image: String? { element["image"] }
  /// `imageAlignment`.
  package var imageAlignment: String? { element["imageAlignment"] }
  /// `imageFrameStyle`.
  package var imageFrameStyle: String? { element["imageFrameStyle"] }
  /// `imagePosition`.
  package var imagePosition: String? { element["imagePosition"] }
  /// `<imageReference key="image">`.
  package var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `imageScaling`.
  package var imageScaling: String? { element["imageScaling"] }
  /// `increment`.
  package var increment: Double? { element.number("increment") }
  /// `inset`.
  package var inset: Double? { element.number("inset") }
  /// `keyEquivalent`, as an attribute or a `<string>`.
  package var keyEquivalent: String? { element.string("keyEquivalent") }
  /// `levelIndicatorStyle`.
  package var levelIndicatorStyle: String? { element["levelIndicatorStyle"] }
  /// `lineBreakMode`.
  package var lineBreakMode: String? { element["lineBreakMode"] }
  /// `maxAcceleratorLevel`.
  package var maxAcceleratorLevel: Double? { element.number("maxAcceleratorLevel") }
  /// `maximumRecents`.
  package var maximumRecents: Double? { element.number("maximumRecents") }
  /// `maxValue`.
  package var maxValue: Double? { element.number("maxValue") }
  /// `<menu key="menu">`.
  package var menu: MenuElement? { element.firstChild("menu", key: "menu").map { MenuElement($0) } }
  /// `minValue`.
  package var minValue: Double? { element.number("minValue") }
  /// `numberOfMajorTickMarks`.
  package var numberOfMajorTickMarks: Double? { element.number("numberOfMajorTickMarks") }
  /// `numberOfTickMarks`.
  package var numberOfTickMarks: Double? { element.number("numberOfTickMarks") }
  /// `numberOfVisibleItems`.
  package var numberOfVisibleItems: Double? { element.number("numberOfVisibleItems") }
  /// `<objectValues>`.
  package var objectValues: MarkupElement? { element.firstChild("objectValues") }
  /// `pathStyle`.
  package var pathStyle: String? { element["pathStyle"] }
  /// `placeholderString`, as an attribute or a `<string>`.
  package var placeholderString: String? { element.string("placeholderString") }
  /// `preferredEdge`.
  package var preferredEdge: String? { element["preferredEdge"] }
  /// `pullsDown`.
  package var pullsDown: Bool? { element.bool("pullsDown") }
  /// `recentsAutosaveName`.
  package var recentsAutosaveName: String? { element["recentsAutosaveName"] }
  /// `refusesFirstResponder`.
  package var refusesFirstResponder: Bool? { element.bool("refusesFirstResponder") }
  /// `scrollable`.
  package var scrollable: Bool? { element.bool("scrollable") }
  /// `segmentDistribution`.
  package var segmentDistribution: String? { element["segmentDistribution"] }
  /// What `<segments>` holds.
  package var segments: [SegmentElement] {
    element.firstChild("segments")?.children.map { SegmentElement($0) } ?? []
  }
  /// `selectable`.
  package var selectable: Bool? { element.bool("selectable") }
  /// `selectedItem`.
  package var selectedItem: String? { element["selectedItem"] }
  /// `sendsActionOnEndEditing`.
  package var sendsActionOnEndEditing: Bool? { element.bool("sendsActionOnEndEditing") }
  /// `sendsSearchStringImmediately`.
  package var sendsSearchStringImmediately: Bool? { element.bool("sendsSearchStringImmediately") }
  /// `sendsWholeSearchString`.
  package var sendsWholeSearchString: Bool? { element.bool("sendsWholeSearchString") }
  /// `sliderType`.
  package var sliderType: String? { element["sliderType"] }
  /// `state`.
  package var state: String? { element["state"] }
  /// `stringValue`.
  package var stringValue: Double? { element.number("stringValue") }
  /// `style`.
  package var style: String? { element["style"] }
  /// `tag`.
  package var tag: Int? { element.integer("tag") }
  /// `<color key="textColor">`.
  package var textColor: ColorElement? {
    element.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `tickMarkPosition`.
  package var tickMarkPosition: String? { element["tickMarkPosition"] }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `<font key="titleFont">`.
  package var titleFont: FontElement? { element.firstChild("font", key: "titleFont").map { FontElement($0) } }
  /// `tokenStyle`.
  package var tokenStyle: String? { element["tokenStyle"] }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { element.string("toolTip") }
  /// `trackingMode`.
  package var trackingMode: String? { element["trackingMode"] }
  /// `transparent`.
  package var transparent: Bool? { element.bool("transparent") }
  /// `truncatesLastVisibleLine`.
  package var truncatesLastVisibleLine: Bool? { element.bool("truncatesLastVisibleLine") }
  /// `type`.
  package var type: String? { element["type"] }
  /// `useCurrentDate`.
  package var useCurrentDate: Bool? { element.bool("useCurrentDate") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `userInterfaceLayoutDirection`.
  package var userInterfaceLayoutDirection: String? { element["userInterfaceLayoutDirection"] }
  /// `usesDataSource`.
  package var usesDataSource: Bool? { element.bool("usesDataSource") }
  /// `usesSingleLineMode`.
  package var usesSingleLineMode: Bool? { element.bool("usesSingleLineMode") }
  /// `valueWraps`.
  package var valueWraps: Bool? { element.bool("valueWraps") }
  /// `warningValue`.
  package var warningValue: Double? { element.number("warningValue") }
}
