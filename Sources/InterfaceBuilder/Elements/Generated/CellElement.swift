@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The cell that draws a control of macOS: `<buttonCell>`, `<comboBoxCell>`, `<customCell>` and others.
public struct CellElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension CellElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `alignment`.
  public var alignment: String? { element["alignment"] }
  /// `<allowedInputSourceLocales>`.
  public var allowedInputSourceLocales: MarkupElement? { element.firstChild("allowedInputSourceLocales") }
  /// `<allowedTypes>`.
  public var allowedTypes: MarkupElement? { element.firstChild("allowedTypes") }
  /// `allowsEditingTextAttributes`.
  public var allowsEditingTextAttributes: Bool? { element.bool("allowsEditingTextAttributes") }
  /// `allowsMixedState`.
  public var allowsMixedState: Bool? { element.bool("allowsMixedState") }
  /// `allowsTickMarkValuesOnly`.
  public var allowsTickMarkValuesOnly: Bool? { element.bool("allowsTickMarkValuesOnly") }
  /// `allowsUndo`.
  public var allowsUndo: Bool? { element.bool("allowsUndo") }
  /// `alternateImage`.
  public var alternateImage: String? { element["alternateImage"] }
  /// `alternateTitle`.
  public var alternateTitle: String? { element["alternateTitle"] }
  /// `altersStateOfSelectedItem`.
  public var altersStateOfSelectedItem: Bool? { element.bool("altersStateOfSelectedItem") }
  /// `animates`.
  public var animates: Bool? { element.bool("animates") }
  /// `arrowPosition`.
  public var arrowPosition: String? { element["arrowPosition"] }
  /// `autoenablesItems`.
  public var autoenablesItems: Bool? { element.bool("autoenablesItems") }
  /// `autorepeat`.
  public var autorepeat: Bool? { element.bool("autorepeat") }
  /// `<color key="backgroundColor">`.
  public var backgroundColor: ColorElement? {
    element.firstChild("color", key: "backgroundColor").map { ColorElement($0) }
  }
  /// `baseWritingDirection`.
  public var baseWritingDirection: String? { element["baseWritingDirection"] }
  /// `bezelStyle`.
  public var bezelStyle: String? { element["bezelStyle"] }
  /// `borderStyle`.
  public var borderStyle: String? { element["borderStyle"] }
  /// `buttonBordered`.
  public var buttonBordered: Bool? { element.bool("buttonBordered") }
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `completes`.
  public var completes: Bool? { element.bool("completes") }
  /// `completionDelay`.
  public var completionDelay: Double? { element.number("completionDelay") }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `continuous`.
  public var continuous: Bool? { element.bool("continuous") }
  /// `controlSize`.
  public var controlSize: String? { element["controlSize"] }
  /// `criticalValue`.
  public var criticalValue: Double? { element.number("criticalValue") }
  /// `datePickerStyle`.
  public var datePickerStyle: String? { element["datePickerStyle"] }
  /// `doubleValue`.
  public var doubleValue: Double? { element.number("doubleValue") }
  /// `drawsBackground`.
  public var drawsBackground: Bool? { element.bool("drawsBackground") }
  /// `editable`.
  public var editable: Bool? { element.bool("editable") }
  /// `enabled`.
  public var enabled: Bool? { element.bool("enabled") }
  /// `focusRingType`.
  public var focusRingType: String? { element["focusRingType"] }
  /// `<font key="font">`.
  public var font: FontElement? { element.firstChild("font", key: "font").map { FontElement($0) } }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `image`.
  public var image: String? { element["image"] }
  /// `imageAlignment`.
  public var imageAlignment: String? { element["imageAlignment"] }
  /// `imageFrameStyle`.
  public var imageFrameStyle: String? { element["imageFrameStyle"] }
  /// `imagePosition`.
  public var imagePosition: String? { element["imagePosition"] }
  /// `<imageReference key="image">`.
  public var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `imageScaling`.
  public var imageScaling: String? { element["imageScaling"] }
  /// `increment`.
  public var increment: Double? { element.number("increment") }
  /// `inset`.
  public var inset: Double? { element.number("inset") }
  /// `keyEquivalent`, as an attribute or a `<string>`.
  public var keyEquivalent: String? { element.string("keyEquivalent") }
  /// `levelIndicatorStyle`.
  public var levelIndicatorStyle: String? { element["levelIndicatorStyle"] }
  /// `lineBreakMode`.
  public var lineBreakMode: String? { element["lineBreakMode"] }
  /// `maxAcceleratorLevel`.
  public var maxAcceleratorLevel: Double? { element.number("maxAcceleratorLevel") }
  /// `maximumRecents`.
  public var maximumRecents: Double? { element.number("maximumRecents") }
  /// `maxValue`.
  public var maxValue: Double? { element.number("maxValue") }
  /// `<menu key="menu">`.
  public var menu: MenuElement? { element.firstChild("menu", key: "menu").map { MenuElement($0) } }
  /// `minValue`.
  public var minValue: Double? { element.number("minValue") }
  /// `numberOfMajorTickMarks`.
  public var numberOfMajorTickMarks: Double? { element.number("numberOfMajorTickMarks") }
  /// `numberOfTickMarks`.
  public var numberOfTickMarks: Double? { element.number("numberOfTickMarks") }
  /// `numberOfVisibleItems`.
  public var numberOfVisibleItems: Double? { element.number("numberOfVisibleItems") }
  /// `<objectValues>`.
  public var objectValues: MarkupElement? { element.firstChild("objectValues") }
  /// `pathStyle`.
  public var pathStyle: String? { element["pathStyle"] }
  /// `placeholderString`, as an attribute or a `<string>`.
  public var placeholderString: String? { element.string("placeholderString") }
  /// `preferredEdge`.
  public var preferredEdge: String? { element["preferredEdge"] }
  /// `pullsDown`.
  public var pullsDown: Bool? { element.bool("pullsDown") }
  /// `recentsAutosaveName`.
  public var recentsAutosaveName: String? { element["recentsAutosaveName"] }
  /// `refusesFirstResponder`.
  public var refusesFirstResponder: Bool? { element.bool("refusesFirstResponder") }
  /// `scrollable`.
  public var scrollable: Bool? { element.bool("scrollable") }
  /// `segmentDistribution`.
  public var segmentDistribution: String? { element["segmentDistribution"] }
  /// What `<segments>` holds.
  public var segments: [SegmentElement] {
    element.firstChild("segments")?.children.map { SegmentElement($0) } ?? []
  }
  /// `selectable`.
  public var selectable: Bool? { element.bool("selectable") }
  /// `selectedItem`.
  public var selectedItem: String? { element["selectedItem"] }
  /// `sendsActionOnEndEditing`.
  public var sendsActionOnEndEditing: Bool? { element.bool("sendsActionOnEndEditing") }
  /// `sendsSearchStringImmediately`.
  public var sendsSearchStringImmediately: Bool? { element.bool("sendsSearchStringImmediately") }
  /// `sendsWholeSearchString`.
  public var sendsWholeSearchString: Bool? { element.bool("sendsWholeSearchString") }
  /// `sliderType`.
  public var sliderType: String? { element["sliderType"] }
  /// `state`.
  public var state: String? { element["state"] }
  /// `stringValue`.
  public var stringValue: Double? { element.number("stringValue") }
  /// `style`.
  public var style: String? { element["style"] }
  /// `tag`.
  public var tag: Int? { element.integer("tag") }
  /// `<color key="textColor">`.
  public var textColor: ColorElement? {
    element.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `tickMarkPosition`.
  public var tickMarkPosition: String? { element["tickMarkPosition"] }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `<font key="titleFont">`.
  public var titleFont: FontElement? { element.firstChild("font", key: "titleFont").map { FontElement($0) } }
  /// `tokenStyle`.
  public var tokenStyle: String? { element["tokenStyle"] }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { element.string("toolTip") }
  /// `trackingMode`.
  public var trackingMode: String? { element["trackingMode"] }
  /// `transparent`.
  public var transparent: Bool? { element.bool("transparent") }
  /// `truncatesLastVisibleLine`.
  public var truncatesLastVisibleLine: Bool? { element.bool("truncatesLastVisibleLine") }
  /// `type`.
  public var type: String? { element["type"] }
  /// `useCurrentDate`.
  public var useCurrentDate: Bool? { element.bool("useCurrentDate") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `userInterfaceLayoutDirection`.
  public var userInterfaceLayoutDirection: String? { element["userInterfaceLayoutDirection"] }
  /// `usesDataSource`.
  public var usesDataSource: Bool? { element.bool("usesDataSource") }
  /// `usesSingleLineMode`.
  public var usesSingleLineMode: Bool? { element.bool("usesSingleLineMode") }
  /// `valueWraps`.
  public var valueWraps: Bool? { element.bool("valueWraps") }
  /// `warningValue`.
  public var warningValue: Double? { element.number("warningValue") }
}
