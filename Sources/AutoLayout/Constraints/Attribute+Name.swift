extension Attribute {
  /// The name by which code and documents know the attribute.
  package var name: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// The attribute with a name; `baseline` is an older one of `lastBaseline`.
  package init?(name: String) {
    let bytes = name.utf8
    let found = Self.allCases.first { attribute in
      attribute.name.utf8CodeUnitCount == bytes.count
        && attribute.name.withUTF8Buffer { bytes.elementsEqual($0) }
    }
    guard let found = found ?? (name == "baseline" ? .lastBaseline : nil) else { return nil }
    self = found
  }
}
