import CoreGraphics

/// The attributes that UIKit gives to an `AttributedString`.
extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The text with what of its attributes decides its size.
  ///
  /// - Parameter standard: Attributes of characters that have none of their own.
  func measured(over standard: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = standard.merging(run.attributes)
      var shown: [NSAttributedString.Key: Any] = [:]
      shown[.font] = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self]
      shown[.paragraphStyle] = attributes[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
      shown[.foregroundColor] = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      shown[.kern] = attributes[AttributeScopes.UIKitAttributes.KernAttribute.self].map { Double($0) }
      result.append(NSAttributedString(string: String(self[run.range].characters), attributes: shown))
    }
    return result
  }
}
