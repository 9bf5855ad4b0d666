@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A menu of macOS: `<menu>`.
package struct MenuElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension MenuElement {
  /// `autoenablesItems`.
  package var autoenablesItems: Bool? { element.bool("autoenablesItems") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `<items>`.
  package var items: MarkupElement? { element.firstChild("items") }
  /// `showsStateColumn`.
  package var showsStateColumn: Bool? { element.bool("showsStateColumn") }
  /// `systemMenu`.
  package var systemMenu: String? { element["systemMenu"] }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `userInterfaceLayoutDirection`.
  package var userInterfaceLayoutDirection: String? { element["userInterfaceLayoutDirection"] }
}
