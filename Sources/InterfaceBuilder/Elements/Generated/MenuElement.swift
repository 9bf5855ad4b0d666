@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A menu of macOS: `<menu>`.
public struct MenuElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension MenuElement {
  /// `autoenablesItems`.
  public var autoenablesItems: Bool? { element.bool("autoenablesItems") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `<items>`.
  public var items: MarkupElement? { element.firstChild("items") }
  /// `showsStateColumn`.
  public var showsStateColumn: Bool? { element.bool("showsStateColumn") }
  /// `systemMenu`.
  public var systemMenu: String? { element["systemMenu"] }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `userInterfaceLayoutDirection`.
  public var userInterfaceLayoutDirection: String? { element["userInterfaceLayoutDirection"] }
}
